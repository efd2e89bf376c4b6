import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aNight, aWorkout, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const window = { from: "2026-10-01", to: "2026-10-24" }
const day = (at: number) => addDays(window.from, at)
const run = (at: number, clock: string) =>
  aWorkout(ada, day(at), { type_name: "Running", start_at: `${day(at)}T${clock}` })

/** Every third day a run in the evening, every third one in the morning: 420, 450 and 400 minutes after. */
const rows = () => ({
  workouts: Array.from({ length: 24 }, (_, at) =>
    at % 3 === 0 ? [run(at, "18:30:00+02:00")] : at % 3 === 1 ? [run(at, "05:00:00Z")] : [],
  ).flat(),
  nights: Array.from({ length: 24 }, (_, at) =>
    aNight(ada, day(at + 1), { asleep_s: 60 * ([420, 450, 400][at % 3] ?? 0) }),
  ).slice(0, 23),
})

it("holds the nights after evening runs against those after days without a run", () =>
  Effect.gen(function* () {
    yield* store(rows())
    const input = { sport: "run", hours: "evening", target: "sleep_minutes", window } as const
    const found = yield* ask("after_workouts", input)
    expect([valueOf(found, "with_mean"), valueOf(found, "with_n")]).toEqual([420, 8])
    expect([valueOf(found, "without_mean"), valueOf(found, "without_n")]).toEqual([400, 7])
    expect([valueOf(found, "other_mean"), valueOf(found, "other_n")]).toEqual([450, 8])
    expect(valueOf(found, "difference")).toBe(20)
    const morning = yield* ask("after_workouts", { ...input, hours: "morning" })
    expect([valueOf(morning, "with_mean"), valueOf(morning, "other_mean")]).toEqual([450, 420])
  }))

it("has nothing to say of a sport that was not done", () =>
  Effect.gen(function* () {
    yield* store(rows())
    const found = yield* ask("after_workouts", { sport: "yoga", target: "sleep_minutes", window })
    expect(insufficientDataOf(found)).toMatchObject({ reason: "no_data", have: 0 })
  }))

it("holds the time since the first workout of a sport against as long a time before", () =>
  Effect.gen(function* () {
    const nights = Array.from({ length: 24 }, (_, at) =>
      aNight(ada, day(at), { asleep_s: 60 * (at < 12 ? 400 : 430) }),
    )
    yield* store({ nights, workouts: [run(12, "18:00:00+02:00"), run(15, "18:00:00+02:00")] })
    const input = { sport: "run", since_first: true, target: "sleep_minutes", window } as const
    const found = yield* ask("after_workouts", input)
    expect(valueOf(found, "first_date")).toBe(day(12))
    expect([valueOf(found, "with_mean"), valueOf(found, "with_n")]).toEqual([430, 12])
    expect([valueOf(found, "without_mean"), valueOf(found, "difference")]).toEqual([400, 30])
  }))
