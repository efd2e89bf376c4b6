import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { aDay, aNight, aWorkout, store } from "#test/rows"

const it = itWith(Layer.provideMerge(MetricSeriesStore.layer, testDatabase()))

const ada: UserId = "user_ada"
const bob: UserId = "user_bob"
const week = { from: "2026-03-02", to: "2026-03-08" }

const valuesOf = (key: string, window = week, user = ada) =>
  Effect.map(
    Effect.flatMap(MetricSeriesStore, ({ series }) => series(user, metricOf(key)!, window)),
    (series) => series.map(({ date, value }) => [date, value]),
  )

it("counts one night once when two devices have slept it", () =>
  Effect.gen(function* () {
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { provider: "apple", asleep_s: 24_000 }),
        aNight(ada, "2026-03-03", { provider: "oura", asleep_s: 25_200 }),
      ],
    })
    expect(yield* valuesOf("sleep_minutes")).toEqual([["2026-03-03", 420]])
  }))

it("takes the other device's value where the better one has none", () =>
  Effect.gen(function* () {
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { provider: "oura", asleep_s: 25_200 }),
        aNight(ada, "2026-03-03", { provider: "apple", asleep_s: 24_000, deep_s: 3_600 }),
      ],
    })
    expect(yield* valuesOf("deep_minutes")).toEqual([["2026-03-03", 60]])
  }))

it("takes the longest sleep of a day that is no nap", () =>
  Effect.gen(function* () {
    const long = { start_at: "2026-03-03T02:00:00+01:00", end_at: "2026-03-03T08:00:00+01:00" }
    const short = { start_at: "2026-03-02T23:00:00+01:00", end_at: "2026-03-03T01:00:00+01:00" }
    const nap = { start_at: "2026-03-03T09:00:00+01:00", end_at: "2026-03-03T19:00:00+01:00" }
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { ...short, asleep_s: 7_000 }),
        aNight(ada, "2026-03-03", { ...long, asleep_s: 21_000 }),
        aNight(ada, "2026-03-03", { ...nap, asleep_s: 30_000, is_nap: true }),
      ],
    })
    expect(yield* valuesOf("sleep_minutes")).toEqual([["2026-03-03", 350]])
  }))

it("reads resting heart rate from the day, else from the night", () =>
  Effect.gen(function* () {
    yield* store({
      days: [aDay(ada, "2026-03-03", { resting_hr_bpm: 52 }), aDay(ada, "2026-03-04")],
      nights: [
        aNight(ada, "2026-03-03", { resting_hr_bpm: 50 }),
        aNight(ada, "2026-03-04", { resting_hr_bpm: 51 }),
      ],
    })
    expect(yield* valuesOf("resting_hr")).toEqual([
      ["2026-03-03", 52],
      ["2026-03-04", 51],
    ])
  }))

it("never mixes the two measures of heart rate variability", () =>
  Effect.gen(function* () {
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { hrv_rmssd_ms: 40 }),
        aNight(ada, "2026-03-04", { hrv_sdnn_ms: 80 }),
      ],
    })
    expect(yield* valuesOf("hrv_rmssd")).toEqual([["2026-03-03", 40]])
    expect(yield* valuesOf("hrv_sdnn")).toEqual([["2026-03-04", 80]])
  }))

it("leaves out tombstones, missing-value zeros and what no body does", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-03-03", { resting_hr_bpm: 52, deleted: true }),
        aDay(ada, "2026-03-04", { resting_hr_bpm: 0, steps: 0 }),
        aDay(ada, "2026-03-05", { resting_hr_bpm: 255 }),
      ],
    })
    expect(yield* valuesOf("resting_hr")).toEqual([])
    expect(yield* valuesOf("steps")).toEqual([["2026-03-04", 0]])
  }))

it("leaves out a day that has not ended, unless it is all that is asked for", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-03-07", { steps: 9_000 }),
        aDay(ada, "2026-03-08", { steps: 12, weight_kg: 70, is_complete: false }),
      ],
      nights: [aNight(ada, "2026-03-08", { asleep_s: 25_200 })],
      workouts: [aWorkout(ada, "2026-03-08")],
    })
    const today = { from: "2026-03-08", to: "2026-03-08" }
    expect(yield* valuesOf("steps")).toEqual([["2026-03-07", 9_000]])
    expect(yield* valuesOf("steps", today)).toEqual([["2026-03-08", 12]])
    expect(yield* valuesOf("workouts")).toEqual([])
    expect(yield* valuesOf("workouts", today)).toEqual([["2026-03-08", 1]])
    expect(yield* valuesOf("sleep_minutes")).toEqual([["2026-03-08", 420]])
    expect(yield* valuesOf("weight_kg")).toEqual([["2026-03-08", 70]])
  }))

it("unwraps bedtime around noon and keeps waking as the clock shows it", () =>
  Effect.gen(function* () {
    const night = (date: string, start_at: string, more = {}) =>
      aNight(ada, date, { start_at, ...more })
    yield* store({
      nights: [
        night("2026-03-03", "2026-03-02T23:30:00.000000+01:00"),
        night("2026-03-04", "2026-03-04T00:30:00.000000-05:00"),
        night("2026-03-05", "2026-03-04T23:30:00Z", { tz_offset_min: 60 }),
      ],
    })
    expect(yield* valuesOf("bedtime_hour")).toEqual([
      ["2026-03-03", 23.5],
      ["2026-03-04", 24.5],
      ["2026-03-05", 24.5],
    ])
    expect((yield* valuesOf("wake_hour"))[0]).toEqual(["2026-03-03", 7])
  }))

it("adds up the workouts of a day, and knows a day without one from a day unseen", () =>
  Effect.gen(function* () {
    const morning = { start_at: "2026-03-03T07:00:00+01:00", end_at: "2026-03-03T07:30:00+01:00" }
    yield* store({
      days: ["2026-03-02", "2026-03-03", "2026-03-04"].map((date) => aDay(ada, date)),
      workouts: [
        aWorkout(ada, "2026-03-03"),
        aWorkout(ada, "2026-03-03", { ...morning, duration_s: 1_800 }),
      ],
    })
    expect(yield* valuesOf("workouts")).toEqual([
      ["2026-03-03", 2],
      ["2026-03-04", 0],
    ])
    expect(yield* valuesOf("workout_minutes")).toEqual([
      ["2026-03-03", 90],
      ["2026-03-04", 0],
    ])
  }))

it("has no values, and no zeros, of what no workout of the person reports", () =>
  Effect.gen(function* () {
    const silent = { duration_s: 1_800, training_load: 0, laps: null }
    yield* store({
      days: [aDay(ada, "2026-03-02"), aDay(ada, "2026-03-03"), aDay(ada, "2026-03-04")],
      workouts: [
        aWorkout(ada, "2026-03-02", { ...silent, tss: null }),
        aWorkout(ada, "2026-03-04", { ...silent, strain: 0, elevation_gain_m: 40 }),
      ],
    })
    expect(yield* valuesOf("training_load")).toEqual([])
    expect(yield* valuesOf("workout_laps")).toEqual([])
    expect(yield* valuesOf("workout_strain")).toEqual([])
    expect(yield* valuesOf("workout_elevation_m")).toEqual([
      ["2026-03-03", 0],
      ["2026-03-04", 40],
    ])
    yield* store({ workouts: [aWorkout(ada, "2026-02-01", { training_load: 80 })] })
    expect(yield* valuesOf("training_load")).toEqual([
      ["2026-03-02", 0],
      ["2026-03-03", 0],
      ["2026-03-04", 0],
    ])
  }))

it("counts a workout once that two devices recorded", () =>
  Effect.gen(function* () {
    yield* store({
      workouts: [
        aWorkout(ada, "2026-03-03", { provider: "garmin", distance_m: 10_000 }),
        aWorkout(ada, "2026-03-03", {
          provider: "whoop",
          start_at: "2026-03-03T18:02:00+01:00",
          distance_m: 9_800,
        }),
        aWorkout(ada, "2026-03-03", {
          provider: "whoop",
          start_at: "2026-03-03T06:00:00+01:00",
          end_at: "2026-03-03T07:00:00+01:00",
          distance_m: 2_000,
        }),
      ],
    })
    expect(yield* valuesOf("workouts")).toEqual([["2026-03-03", 2]])
    expect(yield* valuesOf("workout_distance_km")).toEqual([["2026-03-03", 12]])
  }))

it("counts a workout once that one device has several times, the longest of them", () =>
  Effect.gen(function* () {
    const from = (start: string, end: string, minutes: number) =>
      aWorkout(ada, "2026-03-03", {
        start_at: `2026-03-03T${start}:00+01:00`,
        end_at: `2026-03-03T${end}:00+01:00`,
        duration_s: minutes * 60,
      })
    yield* store({
      workouts: [
        from("18:00", "19:00", 60),
        from("18:05", "18:55", 50),
        from("18:30", "19:40", 70),
        // A fifth of it lies within the one before: another workout
        from("19:30", "20:20", 50),
      ],
    })
    expect(yield* valuesOf("workouts")).toEqual([["2026-03-03", 2]])
    expect(yield* valuesOf("workout_minutes")).toEqual([["2026-03-03", 120]])
  }))

it("never shows another person's rows", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-03-03", { steps: 1_000 }),
        aDay(bob, "2026-03-03", { steps: 2_000 }),
        aDay(bob, "2026-03-04", { steps: 2_000 }),
      ],
    })
    expect(yield* valuesOf("steps")).toEqual([["2026-03-03", 1_000]])
    const { coverage } = yield* MetricSeriesStore
    expect(yield* coverage(ada, metrics)).toEqual([
      { metric: "steps", first: "2026-03-03", last: "2026-03-03", days: 1 },
    ])
  }))

it("prefers the latest row of two equal devices, whatever order they came in", () =>
  Effect.gen(function* () {
    const later = aDay(ada, "2026-03-03", { steps: 2, updated_at: 9_000_000 })
    yield* store({
      days: [later, aDay(ada, "2026-03-03", { steps: 1, source_id: "src_other" })].reverse(),
    })
    expect(yield* valuesOf("steps")).toEqual([["2026-03-03", 2]])
  }))

it("reads many metrics as it reads each alone", () =>
  Effect.gen(function* () {
    const dates = Array.from({ length: 30 }, (_, day) => addDays("2026-02-10", day))
    yield* store({
      days: dates.map((date, day) => aDay(ada, date, { steps: day, resting_hr_bpm: 50 + day })),
      nights: dates.map((date, day) => aNight(ada, date, { asleep_s: 20_000 + day })),
    })
    const { series, seriesOfAll } = yield* MetricSeriesStore
    const each = yield* Effect.all(metrics.map((metric) => series(ada, metric, week)))
    expect(yield* seriesOfAll(ada, metrics, week)).toEqual(each)
  }))
