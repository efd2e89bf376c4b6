import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"
import { temporaryServer } from "#app"
import { bringDemo, demo } from "#cli/demo"
import { QUESTIONS } from "#cli/demo/report"
import { Config } from "#config"
import type { DataSync } from "#domain/data-sync"
import { addDays } from "#domain/time"
import { findServer } from "#operations/find-server"
import { DemoConfig, DemoServer, demoClient, owner, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"

const itAlone = itLive(DemoConfig)
const itServed = itLive(DemoServer)

const changedSince = Effect.fnUntraced(function* (since: string) {
  const answer = yield* (yield* demoClient).get(`/v1/data/sync?since=${since}`)
  return answer.body as DataSync
})

const bring = Effect.flatMap(owner, bringDemo)

const onDay = (today: string) =>
  Effect.updateService(bring, Config, (config) => ({ ...config, TODAY: today }))

describe("hygeia demo", () => {
  itServed("delivers every day, night, workout and result it made up", () =>
    Effect.gen(function* () {
      const { counts, first, last } = yield* bring
      expect(counts).toEqual({ daily: 687 + 302, sleep: 693, activities: 411, biomarkers: 24 })
      expect([first, last]).toEqual([addDays(TODAY, -730), addDays(TODAY, -1)])
    }),
  )

  itServed("joins both lab reports to their uploads", () =>
    Effect.gen(function* () {
      yield* bring
      const { biomarkers } = yield* changedSince("1970-01-01T00:00:00Z")
      // Rows of one commit come in the order of their ids, which is none.
      const vitaminD = biomarkers
        .filter(({ name }) => name.startsWith("Vitamin D"))
        .sort((a, b) => a.value - b.value)
      expect(
        vitaminD.map(({ value, out_of_range, lab_id }) => ({ value, out_of_range, lab_id })),
      ).toEqual([
        { value: 19, out_of_range: true, lab_id: "lab_demo_earlier" },
        { value: 24, out_of_range: true, lab_id: "lab_demo_later" },
      ])
    }),
  )

  itServed("changes nothing when it is run again", () =>
    Effect.gen(function* () {
      yield* bring
      const { now } = yield* changedSince("1970-01-01T00:00:00Z")
      yield* bring
      expect((yield* changedSince(now)).counts).toEqual({
        daily: 0,
        activities: 0,
        sleep: 0,
        biomarkers: 0,
      })
      expect((yield* (yield* demoClient).get("/v1/sources")).body.data).toHaveLength(2)
    }),
  )

  itServed("adds what was lived since when it is run on a later day", () =>
    Effect.gen(function* () {
      yield* bring
      const { now } = yield* changedSince("1970-01-01T00:00:00Z")
      yield* onDay(addDays(TODAY, 5))
      const { daily_summary, biomarkers } = yield* changedSince(now)
      expect(daily_summary.every(({ date }) => date >= TODAY)).toBe(true)
      expect(daily_summary.length).toBeGreaterThan(2)
      expect(biomarkers).toEqual([])
    }),
  )

  itServed("is refused by a server whose secrets are not in the folder", () =>
    Effect.gen(function* () {
      const server = { ...(yield* owner), webhook_secret: null }
      const refused = yield* Effect.flip(bringDemo(server))
      expect(refused.message).toContain("WEBHOOK_SECRET")
    }),
  )

  itAlone("works with no server, leaves none behind and says what to ask", () =>
    Effect.gen(function* () {
      const said = yield* demo(temporaryServer).pipe(
        Effect.andThen(TestConsole.logLines),
        Effect.provide(TestConsole.layer),
      )
      for (const question of QUESTIONS) expect(said.join("\n")).toContain(question)
      expect(yield* findServer((yield* Config).DATA_DIR)).toBeNull()
    }),
  )
})
