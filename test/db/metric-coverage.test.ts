import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { aDay, aDiaryDay, aNight, aWorkout, store } from "#test/rows"

const it = itWith(Layer.provideMerge(MetricSeriesStore.layer, testDatabase()))

const ada: UserId = "user_ada"
const EVER = { from: "0000-01-01", to: "9999-12-31" }
const FIRST = "2025-08-20"
const DAYS = 260

const rowsOf = (at: number) => {
  const date = addDays(FIRST, at)
  return {
    days: at % 3 === 0 ? [] : [aDay(ada, date, { steps: 5_000 + at, floors: at % 7 })],
    nights: [aNight(ada, date, { asleep_s: 20_000 + at })],
    workouts: at % 9 === 4 ? [aWorkout(ada, date, { calories_kcal: 300 })] : [],
    diary: at > 100 && at < 200 ? [aDiaryDay(ada, date, { caffeine_mg: at })] : [],
  }
}

it("says what there is of each metric as its whole series does, over many windows of days", () =>
  Effect.gen(function* () {
    for (let at = 0; at < DAYS; at++) yield* store(rowsOf(at))
    const { coverage, seriesOfAll } = yield* MetricSeriesStore
    const expected = (yield* seriesOfAll(ada, metrics, EVER)).flatMap((series, at) => {
      const [first] = series
      if (!first) return []
      const metric = metrics[at]!.key
      return [{ metric, first: first.date, last: series.at(-1)!.date, days: series.length }]
    })
    const found = yield* coverage(ada, metrics)
    expect(found).toEqual(expected)
    expect(found.find(({ metric }) => metric === "sleep_minutes")?.days).toBe(DAYS)
    expect(found.some(({ metric }) => metric === metricOf("caffeine_mg")!.key)).toBe(true)
  }))
