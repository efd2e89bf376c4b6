import { expect } from "bun:test"
import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { addDays } from "#domain/time"
import { runTool } from "#pipeline/toolbox"
import { besideUsual, positionOf } from "#pipeline/tools/beside-usual"
import { aDay, aNight, store } from "#test/rows"
import { EVERYTHING, itOverRows as it } from "#test/tools"

const LAST = "2026-11-20"
const DAYS = 120
const KEYS = ["sleep_minutes", "wakeups", "steps", "resting_hr"] as const

/** Numbers from 0 to 1 that are the same at every run. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

/** People who differ in how much they vary, how skewed and how coarse their days are. */
const lived = Effect.fnUntraced(function* (user: UserId, at: number) {
  const roll = dice(at + 1)
  const spread = [0, 1, 6, 20, 60][at % 5]!
  const skewed = () => (roll() + roll() + (at % 2 ? roll() ** 6 * 4 : roll())) * spread
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(LAST, -day))
  yield* store({
    nights: dates.map((date) =>
      aNight(user, date, {
        asleep_s: Math.round(380 + skewed()) * 60,
        wakeups: Math.round(2 + skewed() / 10),
      }),
    ),
    days: dates.map((date) =>
      aDay(user, date, {
        steps: Math.round(6_000 + 40 * skewed()),
        resting_hr_bpm: 55 + Math.round(skewed() / 6),
      }),
    ),
  })
})

it("what is usual is the same on every screen and in every answer, for people and days of all kinds", () =>
  Effect.gen(function* () {
    const series = yield* MetricSeriesStore
    const verdicts = new Map<string, number>()
    for (let at = 0; at < 10; at++) {
      const user: UserId = `user_person${at}`
      yield* lived(user, at)
      for (const key of KEYS)
        for (let back = 0; back < 8; back++) {
          const [metric, date] = [metricOf(key)!, addDays(LAST, -back)]
          const [day] = yield* series.series(user, metric, { from: date, to: date })
          const values = [{ metric, value: day!.value }]
          const [shown] = yield* besideUsual(user, { date, days: 90 }, values)
          const { facts } = yield* runTool(user, EVERYTHING, "baseline", {
            metric: key,
            date,
            days: 90,
          })
          const found = (role: string) => facts.find((fact) => fact.role === role)?.item.value
          const usual = shown!.usual!
          expect([key, found("low"), found("median"), found("high"), found("n")]).toEqual([
            key,
            usual.low,
            usual.median,
            usual.high,
            usual.n,
          ])
          const position = positionOf(metric, shown!.value, usual)
          expect([key, date, found("label") === "usual"]).toEqual([
            key,
            date,
            position === "within",
          ])
          verdicts.set(position, (verdicts.get(position) ?? 0) + 1)
        }
    }
    for (const position of ["below", "within", "above"])
      expect(verdicts.get(position)).toBeGreaterThan(5)
  }))
