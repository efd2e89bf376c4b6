import { expect } from "bun:test"
import { Effect } from "effect"
import type { Findings } from "#domain/ledger"
import { aWorkout, store } from "#test/rows"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const year = { from: "2026-01-01", to: "2026-12-31" }
const run = (date: string, minutes: number, distance_m: number | null, rest = {}) =>
  aWorkout(ada, date, {
    type_name: "Running",
    duration_s: minutes * 60,
    distance_m,
    start_at: `${date}T18:00:00+01:00`,
    ...rest,
  })

/** 6:00, 5:00, 5:30 a kilometre, and one that no legs can do. */
const rows = [
  run("2026-03-02", 60, 10_000, {
    avg_hr_bpm: 150,
    max_hr_bpm: 170,
    avg_cadence_rpm: 0,
    training_load: 0,
  }),
  run("2026-04-02", 20, 4_000, { avg_hr_bpm: 160 }),
  run("2026-05-02", 33, 6_000),
  run("2026-06-02", 30, 20_000),
  run("2026-07-02", 25, null),
  aWorkout(ada, "2026-08-02", {
    type_name: "Road Biking",
    duration_s: 7_200,
    distance_m: 50_000,
    avg_speed_mps: 7,
    avg_power_w: 180,
  }),
]
const shown = ({ facts }: Findings) =>
  Object.fromEntries(facts.map(({ role, item }) => [role, item.value]))

it("says of one workout what its device recorded, and nothing of what it sent zeros for", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const found = yield* ask("sessions", { sport: "run", window: year, by: "longest", limit: 1 })
    expect(shown(found)).toEqual({
      date: "2026-03-02",
      sport: "running",
      minutes: 60,
      distance: 10,
      pace: 6,
      heart_rate: 150,
      max_heart_rate: 170,
      count: 5,
    })
  }))

it("finds the latest, the farthest and the fastest, and believes no impossible pace", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const dateOf = (by: "latest" | "farthest" | "fastest", min_km?: number) =>
      Effect.map(
        ask("sessions", {
          sport: "run",
          window: year,
          by,
          limit: 1,
          ...(min_km === undefined ? {} : { min_km }),
        }),
        (found) => [valueOf(found, "date"), valueOf(found, "over")],
      )
    expect(yield* dateOf("latest")).toEqual(["2026-07-02", undefined])
    expect(yield* dateOf("farthest")).toEqual(["2026-06-02", undefined])
    expect(yield* dateOf("fastest")).toEqual(["2026-04-02", undefined])
    // Five kilometres at 5:30 are 27:30; the faster run was shorter than that.
    expect(yield* dateOf("fastest", 5)).toEqual(["2026-05-02", 27.5])
    expect(yield* dateOf("fastest", 21.0975)).toEqual([undefined, undefined])
  }))

it("finds the hardest by pulse and time, where the devices give no load", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const found = yield* ask("sessions", { window: year, by: "hardest", limit: 1 })
    expect(valueOf(found, "date")).toBe("2026-03-02")
  }))

it("gives a ride its speed", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const input = { sport: "ride", window: year, by: "latest", limit: 1 } as const
    expect(shown(yield* ask("sessions", input))).toMatchObject({ distance: 50, power: 180 })
    expect(Number(valueOf(yield* ask("sessions", input), "speed"))).toBeCloseTo(25.2, 6)
  }))

it("sets a workout against the median of its sport in the half year before", () =>
  Effect.gen(function* () {
    yield* store({
      workouts: [
        ...[5, 6, 7, 8, 9].map((km, at) => run(`2026-05-0${at + 1}`, km * 6, km * 1_000)),
        run("2025-05-01", 300, 50_000),
        run("2026-06-01", 40, 8_000),
      ],
    })
    const found = yield* ask("sessions", {
      sport: "run",
      window: { from: "2025-01-01", to: "2026-12-31" },
      by: "latest",
      limit: 1,
    })
    expect(shown(found)).toMatchObject({
      pace: 5,
      usual_pace: 6,
      usual_distance: 7,
      usual_minutes: 42,
    })
  }))

it("tells a sport that was not done from workouts that were never recorded", () =>
  Effect.gen(function* () {
    const input = { sport: "swim", window: year, by: "latest", limit: 1 } as const
    expect(insufficientDataOf(yield* ask("sessions", input))?.reason).toBe("no_data")
    yield* store({ workouts: rows })
    expect(shown(yield* ask("sessions", input))).toEqual({ count: 0 })
  }))

it("finds the slope of a pace that falls by a second a day", () =>
  Effect.gen(function* () {
    const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + 2 * at)).toISOString().slice(0, 10)
    // Every other day ten kilometres, each a kilometre's pace two seconds faster than the one before.
    yield* store({
      workouts: Array.from({ length: 30 }, (_, at) => run(day(at), 60 - at / 3, 10_000)),
    })
    const found = yield* ask("pace_trend", { sport: "run", window: year })
    expect(Number(valueOf(found, "slope_per_week"))).toBeCloseTo(-7 / 60, 2)
    // The medians of the first and the last ten: 6 min less 4.5 and 24.5 times two seconds.
    expect(Number(valueOf(found, "a_mean"))).toBeCloseTo(6 - 9 / 60, 6)
    expect(Number(valueOf(found, "b_mean"))).toBeCloseTo(6 - 49 / 60, 6)
    expect(found.tests.trend?.[0]).toBeLessThan(0.001)
  }))

it("has no trend of too few workouts", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows.slice(0, 3) })
    const found = yield* ask("pace_trend", { sport: "run", window: year })
    expect([valueOf(found, "count"), found.evidence.length]).toEqual([3, 0])
    expect(
      insufficientDataOf(yield* ask("pace_trend", { sport: "swim", window: year })),
    ).toMatchObject({ have: 0, need: 3 })
  }))

it("says the pace of a goal, and what a shorter run foretells for it", () =>
  Effect.gen(function* () {
    yield* store({ workouts: rows })
    const found = yield* ask("sessions", {
      sport: "run",
      window: year,
      by: "fastest",
      limit: 1,
      min_km: 5,
      goal_km: 10,
      goal_minutes: 55,
    })
    expect(valueOf(found, "goal_pace")).toBe(5.5)
    expect(valueOf(found, "over")).toBe(27.5)
    expect(valueOf(found, "predicted")).toBeCloseTo(27.5 * 2 ** 1.06, 6)
  }))
