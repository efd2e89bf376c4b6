import { describe, expect } from "bun:test"
import { Effect, Layer } from "effect"
import { LabStore } from "#db/labs"
import { UserStore } from "#db/users"
import { prepareDemo } from "#operations/prepare-demo"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(
  Layer.mergeAll(UserStore.layer, LabStore.layer).pipe(Layer.provideMerge(testDatabase())),
)

describe("preparing the demo", () => {
  it("gives the owner two lab reports that wait for their results", () =>
    Effect.gen(function* () {
      const { user_id, upload_ids } = yield* prepareDemo("2026-11-20")
      const labs = yield* LabStore.use((store) => store.list(user_id))
      expect(labs.map(({ aggregator_status }) => aggregator_status)).toEqual([
        "submitted",
        "submitted",
      ])
      expect(new Set(labs.map(({ upload_id }) => upload_id))).toEqual(
        new Set(Object.values(upload_ids)),
      )
    }))

  it("keeps the day of the first run when it is done again", () =>
    Effect.gen(function* () {
      const first = yield* prepareDemo("2026-11-20")
      const again = yield* prepareDemo("2027-02-01")
      expect(again).toEqual(first)
      const labs = yield* LabStore.use((store) => store.list(first.user_id))
      expect(labs).toHaveLength(2)
    }))

  it("brings back a report that was deleted, as of the first run", () =>
    Effect.gen(function* () {
      const { user_id } = yield* prepareDemo("2026-11-20")
      yield* direct((_, sqlite) =>
        sqlite.run("DELETE FROM labs WHERE upload_id = 'demo-panel-later'"),
      )
      yield* prepareDemo("2027-02-01")
      const labs = yield* LabStore.use((store) => store.list(user_id))
      expect(labs.map(({ uploaded_at }) => uploaded_at.slice(0, 10))).toEqual([
        "2026-11-20",
        "2026-11-20",
      ])
    }))
})
