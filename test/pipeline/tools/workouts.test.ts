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
    const shown = found.facts.map(({ role, item: { value, unit, n } }) => [
      role,
      Math.round(Number(value) * 100) / 100,
      unit,
      n,
    ])
    expect(shown).toEqual([
      ["count", 2, "workouts", 2],
      ["weekly_count", 0.45, "workouts", 2],
      ["rest_days", 29, "days", 31],
      ["minutes", 150, "minutes", 2],
      ["each_minutes", 75, "minutes", 2],
      ["weekly_minutes", 33.87, "minutes", 2],
      ["distance", 22.5, "km", 2],
      ["each_distance", 11.25, "km", 2],
      ["weekly_distance", 5.08, "km", 2],
      ["energy", 700, "kcal", 1],
      ["longest", 90, "minutes", 2],
      ["pace", 6.67, "min/km", 2],
      ["n", 2, "workouts", 2],
    ])
    expect(new Set(found.facts.map(({ item }) => item.key)).size).toBe(found.facts.length)
    expect(valueOf(yield* ask("workouts", { window: march }), "count")).toBe(3)
  }))

it("adds up each sport, the one with most time first, and each week, those without a workout too", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const groups = (found: {
      readonly facts: ReadonlyArray<{ role: string; item: { value: unknown } }>
    }) =>
      found.facts
        .filter(({ role }) => role === "group" || role === "group_count")
        .map(({ item: { value } }) => value)
    const bySport = yield* ask("workouts", { window: march, by: "sport" })
    expect(groups(bySport)).toEqual(["trail running", 1, "running", 1, "yoga", 1])
    const byWeek = yield* ask("workouts", {
      window: { from: "2026-03-02", to: "2026-03-15" },
      by: "week",
    })
    expect(groups(byWeek)).toEqual(["2026-03-02", 3, "2026-03-09", 0])
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
