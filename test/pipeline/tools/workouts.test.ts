import { expect } from "bun:test"
import { Effect } from "effect"
import { aWorkout, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const march = { from: "2026-03-01", to: "2026-03-31" }

const rows = [
  aWorkout(ada, "2026-03-02", {
    type_name: "Running",
    duration_s: 3_600,
    distance_m: 10_000,
    calories_kcal: 700,
  }),
  aWorkout(ada, "2026-03-04", {
    type_name: "Trail Running",
    duration_s: 5_400,
    distance_m: 12_500,
  }),
  aWorkout(ada, "2026-03-05", { type_name: "Yoga", duration_s: 1_800 }),
  aWorkout(ada, "2026-04-01", { type_name: "Running", duration_s: 3_600, distance_m: 8_000 }),
]

it("adds up the workouts of one sport within a window", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const found = yield* ask("workouts", { sport: "run", window: march })
    const shown = found.facts.map(({ role, item: { value, unit, n } }) => [role, value, unit, n])
    expect(shown).toEqual([
      ["count", 2, "workouts", 2],
      ["minutes", 150, "minutes", 2],
      ["distance", 22.5, "km", 2],
      ["energy", 700, "kcal", 1],
      ["longest", 90, "minutes", 2],
      ["n", 2, "workouts", 2],
    ])
    expect(new Set(found.facts.map(({ item }) => item.key)).size).toBe(found.facts.length)
    expect(valueOf(yield* ask("workouts", { window: march }), "count")).toBe(3)
  }))

it("counts a workout once that two devices saw", () =>
  Effect.gen(function* () {
    const seen = { type_name: "Running", duration_s: 3_600, distance_m: 10_000 }
    yield* store({
      workouts: [
        aWorkout(ada, "2026-03-02", { ...seen, provider: "garmin" }),
        aWorkout(ada, "2026-03-02", { ...seen, provider: "fitbit", distance_m: 9_700 }),
      ],
    })
    const found = yield* ask("workouts", { sport: "running", window: march })
    expect([valueOf(found, "count"), valueOf(found, "distance")]).toEqual([1, 10])
  }))

it("tells a sport that was not done from workouts that were never recorded", () =>
  Effect.gen(function* () {
    expect(insufficientDataOf(yield* ask("workouts", { window: march }))?.reason).toBe("no_data")
    yield* store({ workouts: rows })
    const found = yield* ask("workouts", { sport: "swim", window: march })
    expect(found.insufficient_data).toBeNull()
    expect(factsOf(found, "count").map(({ item, label }) => [item.value, label])).toEqual([
      [0, "workouts of swim"],
    ])
  }))

it("never adds up what was taken back", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows.map((row) => ({ ...row, deleted: true })) })
    expect((yield* ask("workouts", { window: march })).insufficient_data?.reason).toBe("no_data")
  }))
