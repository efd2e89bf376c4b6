import { expect } from "bun:test"
import { Effect } from "effect"
import { Database } from "#db/database"
import { MemoryStore } from "#db/memory"
import type { Findings } from "#domain/ledger"
import type { Memory } from "#domain/memory"
import { addDays } from "#domain/time"
import { runTool } from "#pipeline/toolbox"
import { aDay, aNight, aWorkout, store } from "#test/rows"
import { ada, ask, EVERYTHING, factsOf, itOverRows as it } from "#test/tools"

const START = "2026-03-01"
const year = { from: "2025-09-01", to: "2026-08-28" }

const every = (from: string, days: number, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(from, days * at))

/** A resting heart rate that falls by four on the first of March. */
const hearts = every(year.from, 1, 362).map((date, at) =>
  aDay(ada, date, { resting_hr_bpm: (date < START ? 62 : 58) + ((at * 7) % 5) / 2 }),
)
const rides = every("2025-09-02", 5, 70).map((date) =>
  aWorkout(ada, date, { type_name: "Biking", duration_s: 3_600 }),
)
const runs = every("2026-03-02", 4, 40).map((date) =>
  aWorkout(ada, date, { type_name: "Running", duration_s: 1_800 }),
)
const swims = every("2025-11-30", 7, 13).map((date) =>
  aWorkout(ada, date, { type_name: "Swimming", duration_s: 1_800 }),
)

const said = (found: Parameters<typeof factsOf>[0], role: "began_on" | "ended_on" | "travel_on") =>
  factsOf(found, role).map(({ label, item }) => `${label} ${item.value}`)

it("finds what began and what ended in the week in which a level changed", () =>
  Effect.gen(function* () {
    yield* store({ days: hearts, workouts: [...rides, ...runs, ...swims] })
    const found = yield* ask("happenings", { window: year, around: "resting_hr" })
    expect(said(found, "began_on")).toEqual(["running 2026-03-02"])
    expect(said(found, "ended_on")).toEqual(["swimming 2026-02-22"])
    expect(new Set(found.facts.map(({ item }) => item.key)).size).toBe(found.facts.length)
  }))

it("says nothing of what was done all along, nor where no level changed", () =>
  Effect.gen(function* () {
    yield* store({ days: hearts, workouts: rides })
    expect((yield* ask("happenings", { window: year, around: "resting_hr" })).facts).toEqual([])
    const before = { from: year.from, to: "2026-02-01" }
    expect((yield* ask("happenings", { window: before, around: "resting_hr" })).facts).toEqual([])
  }))

it("takes the first workout on record for no beginning", () =>
  Effect.gen(function* () {
    yield* store({ days: hearts, workouts: runs })
    const found = yield* ask("happenings", { window: year, around: "resting_hr" })
    expect(said(found, "began_on")).toEqual([])
  }))

it("tells when the workouts of a day ended, by the clock of the place", () =>
  Effect.gen(function* () {
    yield* store({
      workouts: [
        aWorkout(ada, "2026-03-02", {
          type_name: "Running",
          duration_s: 3_000,
          end_at: "2026-03-02T20:05:00.000000Z",
          tz_offset_min: 60,
        }),
      ],
    })
    const day = { from: "2026-03-02", to: "2026-03-02" }
    const found = yield* ask("happenings", { window: day })
    expect(found.facts.map(({ role, label, item }) => [role, label, item.value])).toEqual([
      ["workout_minutes", "running", 50],
      ["workout_end", "running", "21:05"],
    ])
  }))

it("takes another time zone for a journey, and the hour of summer time for none", () =>
  Effect.gen(function* () {
    const night = (date: string, tz_offset_min: number) => aNight(ada, date, { tz_offset_min })
    yield* store({
      nights: [night("2026-03-28", 60), night("2026-03-29", 120), night("2026-04-03", -240)],
    })
    const within = (from: string, to: string) => ask("happenings", { window: { from, to } })
    expect(said(yield* within("2026-03-27", "2026-03-31"), "travel_on")).toEqual([])
    expect(said(yield* within("2026-03-29", "2026-04-05"), "travel_on")).toEqual([
      "travel 2026-04-03",
    ])
  }))

const note = (text: string): Memory => ({
  id: `mem_${text.length}`,
  ts: "2026-04-01T08:00:00Z",
  agent: "orchestrator",
  kind: "insight",
  text,
  confidence: 0.9,
  meta: null,
})

it("names what the person has said of that week, unless the memory is left out", () =>
  Effect.gen(function* () {
    yield* store({ days: hearts })
    const { append } = yield* MemoryStore
    const notes = [
      note("I started beta blockers (2026-03-03)"),
      note("I was in Spain (2026-05-03 to 2026-05-10)"),
      note("From the first to the second period it fell"),
    ]
    yield* Database.use(({ write }) => write(ada, (tx) => append(tx, ada, null, notes)))
    const input = { window: year, around: "resting_hr" } as const
    const notedIn = (found: Findings) =>
      factsOf(found, "noted_on").map(({ label, item }) => `${label} ${item.value}`)
    expect(notedIn(yield* ask("happenings", input))).toEqual(["I started beta blockers 2026-03-03"])
    const without = { ...EVERYTHING, include_memory: false }
    expect(notedIn(yield* runTool(ada, without, "happenings", input))).toEqual([])
  }))
