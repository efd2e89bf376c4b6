import { expect } from "bun:test"
import { Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { partsOf } from "#ingest/parts"
import { ada, Deliveries, deliver, payload, rowsOf } from "#test/deliveries"
import { itLive } from "#test/effect"

const it = itLive(Deliveries)

const report = (names: ReadonlyArray<string>) => ({
  type: "lab_report",
  upload_id: "upload-1",
  reference_id: ada,
  data: [
    {
      metadata: { test_date: "2026-01-02" },
      biomarkers: names.map((name, n) => ({
        name,
        value: `${n}`,
        unit: "mg/dL",
        reference_range: "1 - 5",
      })),
    },
  ],
})

/** The upload type of a workout that is taken back. */
const DELETED = 4

const stored = Effect.flatMap(BiomarkerStore, (store) => store.all(ada))

it("writes a report of 3,000 results in many short transactions, and all of it", () =>
  Effect.gen(function* () {
    const names = Array.from({ length: 3_000 }, (_, n) => `Marker ${n}`)
    expect(yield* deliver(report(names))).toMatchObject({ state: "processed" })
    const results = yield* stored
    expect(results.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(new Set(results.map(({ updated_at }) => updated_at)).size).toBeGreaterThan(100)
  }))

it("keeps 3,000 results of one name apart without comparing each with each", () =>
  Effect.gen(function* () {
    expect(yield* deliver(report(Array(3_000).fill("Ferritin")))).toMatchObject({
      state: "processed",
    })
    const names = (yield* stored).map(({ name }) => name)
    expect(names).toHaveLength(3_000)
    expect(names).toContain("Ferritin (3000)")
  }))

it("parks a delivery of which something in an early part has no place", () =>
  Effect.gen(function* () {
    const activity = yield* Effect.promise(() => payload("activity-garmin-allfields1"))
    activity.user.reference_id = ada
    const [workout] = activity.data
    const at = (n: number) => ({
      ...workout,
      metadata: { ...workout.metadata, summary_id: `s${n}` },
    })
    const withdrawn = { metadata: { summary_id: "never came", upload_type: DELETED } }
    const others = Array.from({ length: 60 }, (_, n) => at(n))
    const event = yield* deliver({ ...activity, data: [withdrawn, ...others] })
    expect(event).toMatchObject({
      state: "parked",
      error: "It takes back a workout that has not come.",
    })
    expect(yield* rowsOf("activities")).toHaveLength(60)
  }))

it("leaves what has no rows in one part", () =>
  Effect.sync(() => {
    expect(partsOf({ kind: "skipped" })).toEqual([{ kind: "skipped" }])
  }))
