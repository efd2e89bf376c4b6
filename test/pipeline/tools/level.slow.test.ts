import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, aNight, aResult, aWorkout, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const week = { from: "2026-03-02", to: "2026-03-08" }

const stepsFrom = (first: string, values: ReadonlyArray<number>) =>
  values.map((steps, day) => aDay(ada, addDays(first, day), { steps }))

it("describes a window by level, spread, ends and coverage", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsFrom("2026-03-02", [4_000, 9_000, 5_000, 9_000, 3_000]) })
    const found = yield* ask("describe", { metric: "steps", window: week })
    expect(found.facts.map(({ role, item }) => [role, item.value])).toEqual([
      ["mean", 6_000],
      ["median", 5_000],
      ["total", 30_000],
      ["sd", Math.sqrt(8_000_000)],
      ["min", 3_000],
      ["min_date", "2026-03-06"],
      ["max", 9_000],
      ["max_date", "2026-03-03"],
      ["latest", 3_000],
      ["latest_date", "2026-03-06"],
      ["n", 5],
      ["coverage_pct", 500 / 7],
    ])
    expect(found.facts[0]).toEqual({
      item: {
        key: "steps_mean_20260302_20260308",
        value: 6_000,
        unit: "steps",
        window: { from: "2026-03-02", to: "2026-03-08" },
        n: 5,
      },
      role: "mean",
      label: "steps",
      decimals: 0,
    })
    expect(found.insufficient_data).toBeNull()
  }))

it("gives the level of a single night, and counts it as a night", () =>
  Effect.gen(function* () {
    yield* store({ nights: [aNight(ada, "2026-03-03", { asleep_s: 25_200 })] })
    const window = { from: "2026-03-03", to: "2026-03-03" }
    const found = yield* ask("describe", { metric: "sleep_minutes", window })
    expect(valueOf(found, "mean")).toBe(420)
    expect(factsOf(found, "n")[0]!.item.unit).toBe("nights")
    expect(found.insufficient_data).toBeNull()
  }))

it("withholds the mean of two days of a week, and says what it would take", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsFrom("2026-03-02", [4_000, 9_000]) })
    const found = yield* ask("describe", { metric: "steps", window: week })
    expect(valueOf(found, "mean")).toBeUndefined()
    expect(valueOf(found, "max")).toBe(9_000)
    expect(insufficientDataOf(found)).toEqual({
      metric: "steps",
      reason: "too_few",
      have: 2,
      need: 3,
    })
  }))

it("says that there is nothing where there is nothing", () =>
  Effect.gen(function* () {
    const found = yield* ask("describe", { metric: "spo2", window: week })
    expect(insufficientDataOf(found)).toEqual({
      metric: "spo2",
      reason: "no_data",
      have: 0,
      need: 3,
    })
    expect(found.facts).toHaveLength(2)
  }))

it("names the best days first, of equals the earliest", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsFrom("2026-03-02", [4_000, 9_000, 5_000, 9_000, 3_000]) })
    const ends = (end: "highest" | "lowest") =>
      Effect.map(ask("extremes", { metric: "steps", window: week, end, count: 3 }), ({ facts }) =>
        facts.map(({ item }) => item.value),
      )
    expect(yield* ends("highest")).toEqual([
      9_000,
      "2026-03-03",
      9_000,
      "2026-03-05",
      5_000,
      "2026-03-04",
      5,
    ])
    expect(yield* ends("lowest")).toEqual([
      3_000,
      "2026-03-06",
      4_000,
      "2026-03-02",
      5_000,
      "2026-03-04",
      5,
    ])
  }))

it("lists what there is, from when to when, on how many days", () =>
  Effect.gen(function* () {
    yield* store({
      days: [...stepsFrom("2026-03-02", [1, 2]), aDay(ada, "2026-03-09", { steps: 3 })],
      nights: [aNight(ada, "2026-03-03", { asleep_s: 25_200 })],
    })
    const { facts } = yield* ask("list_metrics", {})
    expect(facts.map(({ item }) => [item.key, item.value, item.window])).toContainEqual([
      "steps_days_20260302_20260309",
      3,
      { from: "2026-03-02", to: "2026-03-09" },
    ])
    expect(facts.map(({ label }) => label)).toContain("sleep duration")
  }))

it("draws a short window day by day with its median as the baseline", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsFrom("2026-03-02", [4_000, 9_000, 5_000]) })
    const { charts, facts } = yield* ask("series", { metric: "steps", window: week })
    expect(charts).toEqual([
      {
        metric: "steps",
        label: "steps",
        unit: "steps",
        points: [
          { t: "2026-03-02", y: 4_000 },
          { t: "2026-03-03", y: 9_000 },
          { t: "2026-03-04", y: 5_000 },
        ],
        baseline: "steps_median_20260302_20260308",
        changepoint: null,
      },
    ])
    expect(facts.map(({ role, item }) => [role, item.value])).toEqual([["baseline", 5_000]])
  }))

it("draws half a year by week and ten years in no more points than a chart may have", () =>
  Effect.gen(function* () {
    yield* store({ days: stepsFrom("2016-11-21", Array(3_650).fill(70)) })
    const pointsOf = (from: string, to: string) =>
      Effect.map(
        ask("series", { metric: "steps", window: { from, to } }),
        ({ charts }) => charts[0]!.points,
      )
    const half = yield* pointsOf("2020-01-01", "2020-06-30")
    expect(half.slice(0, 3).map(({ t }) => t)).toEqual(["2020-01-01", "2020-01-06", "2020-01-13"])
    const decade = yield* pointsOf("2016-11-22", "2026-11-20")
    expect(decade.length).toBeGreaterThan(90)
    expect(decade.length).toBeLessThanOrEqual(120)
    expect(decade.every(({ y }) => y === 70)).toBe(true)
  }))

it("prints single values as measured and counts as whole numbers, means with their decimals", () =>
  Effect.gen(function* () {
    yield* store({
      days: stepsFrom("2026-03-02", [1_000, 1_000, 1_000, 1_000]),
      workouts: ["2026-03-02", "2026-03-04"].map((date) => aWorkout(ada, date)),
    })
    const found = yield* ask("describe", { metric: "workouts", window: week })
    expect(found.facts.map(({ role, item, decimals }) => [role, item.value, decimals])).toEqual(
      expect.arrayContaining([
        ["mean", 0.5, 2],
        ["total", 2, 0],
        ["max", 1, 0],
      ]),
    )
  }))

it("gives as the latest workout the last day that had one", () =>
  Effect.gen(function* () {
    yield* store({
      days: stepsFrom("2026-03-02", [1_000, 1_000, 1_000, 1_000]),
      workouts: [aWorkout(ada, "2026-03-02"), aWorkout(ada, "2026-03-03")],
    })
    const found = yield* ask("describe", { metric: "workout_minutes", window: week })
    expect([valueOf(found, "latest"), valueOf(found, "latest_date")]).toEqual([60, "2026-03-03"])
  }))

it("tells times of day in hours, and what lies between them in minutes", () =>
  Effect.gen(function* () {
    const night = (date: string, hour: string) =>
      aNight(ada, date, { start_at: `${date}T${hour}:00+01:00`, asleep_s: 25_200 })
    yield* store({
      nights: [
        night("2026-03-02", "00:00"),
        night("2026-03-03", "01:00"),
        night("2026-03-04", "02:00"),
      ],
    })
    const found = yield* ask("describe", { metric: "bedtime_hour", window: week })
    const [mean, sd] = [factsOf(found, "mean")[0]!.item, factsOf(found, "sd")[0]!.item]
    expect([mean.value, mean.unit, sd.value, sd.unit]).toEqual([25, "h", 60, "minutes"])
  }))

it("brings the lab results out of range alone when asked for them", () =>
  Effect.gen(function* () {
    yield* store({
      results: [
        aResult(ada, "LDL Cholesterol", { value: 158, out_of_range: true }),
        aResult(ada, "Ferritin", { value: 70 }),
      ],
    })
    const found = yield* ask("biomarkers", { out_of_range: true })
    expect(factsOf(found, "name").map(({ item }) => item.value)).toEqual(["LDL Cholesterol"])
  }))
