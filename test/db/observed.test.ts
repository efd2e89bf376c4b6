import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { aDay, aDiaryDay, aNight, aWorkout, store } from "#test/rows"

const it = itWith(Layer.provideMerge(MetricSeriesStore.layer, testDatabase()))

const ada: UserId = "user_ada"
const week = { from: "2026-03-02", to: "2026-03-08" }

const observedOf = (key: string, window = week) =>
  Effect.gen(function* () {
    const { observed } = yield* MetricSeriesStore
    const { days, open, merged } = (yield* observed(ada, [metricOf(key)!], window))[0]!
    return { days: days.map(({ date, value }) => [date, value]), open, merged }
  })

it("keeps what is no usable value, so that somebody can count it", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-03-03", { resting_hr_bpm: 0 }),
        aDay(ada, "2026-03-04", { resting_hr_bpm: 255 }),
        aDay(ada, "2026-03-05", { resting_hr_bpm: 52 }),
        aDay(ada, "2026-03-06"),
      ],
    })
    expect((yield* observedOf("resting_hr")).days).toEqual([
      ["2026-03-03", 0],
      ["2026-03-04", 255],
      ["2026-03-05", 52],
    ])
  }))

it("prefers another device's usable value to the better device's zero", () =>
  Effect.gen(function* () {
    yield* store({
      days: [
        aDay(ada, "2026-03-03", { provider: "garmin", resting_hr_bpm: 0 }),
        aDay(ada, "2026-03-03", { provider: "fitbit", resting_hr_bpm: 58 }),
      ],
    })
    expect(yield* observedOf("resting_hr")).toEqual({
      days: [["2026-03-03", 58]],
      open: [],
      merged: 1,
    })
  }))

it("names the days that are not over, and prefers a finished day", () =>
  Effect.gen(function* () {
    const open = { is_complete: false }
    yield* store({
      days: [
        aDay(ada, "2026-03-07", { provider: "garmin", steps: 12, ...open }),
        aDay(ada, "2026-03-07", { provider: "fitbit", steps: 9_000 }),
        aDay(ada, "2026-03-08", { steps: 40, ...open }),
      ],
      diary: [aDiaryDay(ada, "2026-03-08", { water_ml: 300, mood: 4, ...open })],
    })
    expect(yield* observedOf("steps")).toEqual({
      days: [
        ["2026-03-07", 9_000],
        ["2026-03-08", 40],
      ],
      open: ["2026-03-08"],
      merged: 1,
    })
    expect((yield* observedOf("water_ml")).open).toEqual(["2026-03-08"])
    expect((yield* observedOf("mood")).open).toEqual([])
  }))

it("counts a device once that speaks of a night and of its day", () =>
  Effect.gen(function* () {
    const garmin = { provider: "garmin", resting_hr_bpm: 52 } as const
    yield* store({
      days: [aDay(ada, "2026-03-03", garmin)],
      nights: [aNight(ada, "2026-03-03", garmin)],
    })
    expect((yield* observedOf("resting_hr")).merged).toBe(0)
  }))

it("takes no forecast of a cycle for an observation", () =>
  Effect.gen(function* () {
    yield* store({
      diary: [
        aDiaryDay(ada, "2026-03-03", { cycle_day: 3, is_predicted: false }),
        aDiaryDay(ada, "2026-03-04", { cycle_day: 4, is_predicted: true }),
      ],
    })
    expect((yield* observedOf("cycle_day")).days).toEqual([["2026-03-03", 3]])
  }))

const oura = { provider: "oura", asleep_s: 25_200 } as const
const apple = { provider: "apple", asleep_s: 24_000 } as const

it("counts a night once that two devices end on either side of midnight", () =>
  Effect.gen(function* () {
    const start_at = "2026-03-03T16:00:00+01:00"
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { ...oura, start_at, end_at: "2026-03-03T23:55:00+01:00" }),
        aNight(ada, "2026-03-04", { ...apple, start_at, end_at: "2026-03-04T00:10:00+01:00" }),
      ],
    })
    const once = { days: [["2026-03-03", 420]], open: [], merged: 1 }
    expect(yield* observedOf("sleep_minutes")).toEqual(once)
    // Whichever of the two days the window ends with.
    const firstDay = { from: "2026-03-02", to: "2026-03-03" }
    expect(yield* observedOf("sleep_minutes", firstDay)).toEqual(once)
    const secondDay = { from: "2026-03-04", to: "2026-03-08" }
    expect((yield* observedOf("sleep_minutes", secondDay)).days).toEqual([])
  }))

it("counts a night once whose devices live in two time zones, or know of none", () =>
  Effect.gen(function* () {
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", {
          ...oura,
          start_at: "2026-03-03T14:00:00-08:00",
          end_at: "2026-03-03T22:00:00-08:00",
        }),
        aNight(ada, "2026-03-04", {
          ...apple,
          start_at: "2026-03-03T22:05:00Z",
          end_at: "2026-03-04T06:02:00Z",
        }),
        aNight(ada, "2026-03-06", {
          ...oura,
          start_at: "2026-03-05T23:00:00+09:00",
          end_at: "2026-03-06T07:00:00+09:00",
        }),
        aNight(ada, "2026-03-06", {
          ...apple,
          start_at: "2026-03-05T23:10:00",
          end_at: "2026-03-06T06:50:00",
        }),
      ],
    })
    expect(yield* observedOf("sleep_minutes")).toEqual({
      days: [
        ["2026-03-03", 420],
        ["2026-03-06", 420],
      ],
      open: [],
      merged: 2,
    })
  }))

it("leaves two nights two that merely follow each other", () =>
  Effect.gen(function* () {
    yield* store({ nights: [aNight(ada, "2026-03-03", oura), aNight(ada, "2026-03-04", apple)] })
    expect(yield* observedOf("sleep_minutes")).toEqual({
      days: [
        ["2026-03-03", 420],
        ["2026-03-04", 400],
      ],
      open: [],
      merged: 0,
    })
  }))

it("takes the longer of two nights of equal devices, and a duplicate once", () =>
  Effect.gen(function* () {
    const long = { start_at: "2026-03-02T23:00:00+01:00", end_at: "2026-03-03T07:30:00+01:00" }
    yield* store({
      nights: [
        aNight(ada, "2026-03-03", { ...oura, ...long, source_id: "src_first", asleep_s: 28_800 }),
        aNight(ada, "2026-03-03", { ...oura, source_id: "src_second" }),
        aNight(ada, "2026-03-04", oura),
        aNight(ada, "2026-03-04", oura),
      ],
    })
    expect(yield* observedOf("sleep_minutes")).toEqual({
      days: [
        ["2026-03-03", 480],
        ["2026-03-04", 420],
      ],
      open: [],
      merged: 1,
    })
  }))

it("counts a workout once that was sent twice, or begins on either side of midnight", () =>
  Effect.gen(function* () {
    const end_at = "2026-03-05T01:00:00+01:00"
    yield* store({
      workouts: [
        aWorkout(ada, "2026-03-03"),
        aWorkout(ada, "2026-03-03"),
        aWorkout(ada, "2026-03-04", {
          provider: "whoop",
          start_at: "2026-03-04T23:58:00+01:00",
          end_at,
        }),
        aWorkout(ada, "2026-03-05", { start_at: "2026-03-05T00:01:00+01:00", end_at }),
      ],
    })
    expect((yield* observedOf("workouts")).days).toEqual([
      ["2026-03-03", 1],
      ["2026-03-05", 1],
    ])
  }))
