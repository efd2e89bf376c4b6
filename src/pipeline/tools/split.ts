import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { weekdayOf } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { singleDeviceDays } from "#pipeline/tools/device-change"
import { daysWhere, differenceOf } from "#pipeline/tools/difference"
import { excludedFact } from "#pipeline/tools/excluded"
import { factsOn, percentDecimals, spanOf } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean } from "#statistics/sample/descriptive"
import { weekdayAt } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"
import { minValues } from "#statistics/verdict"

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
const SATURDAY = 5

/** A mean of fewer values says nothing. */
const MIN_A_SIDE = 3
const MIN_A_WEEKDAY = 2

const isWeekend = (weekday: number) => weekday >= SATURDAY

/** The test of the difference, on days that one device measured. */
const tested = (prepared: Prepared, window: Window) => {
  const { metric, report } = prepared
  const singleDevice = singleDeviceDays(
    [prepared],
    [],
    0,
    window,
    2 * minValues.difference.validated,
  )
  const grid = singleDevice.grid(prepared)
  const weekdayOfDay = (at: number) => weekdayAt(grid.weekday, at)
  return differenceOf({
    id: `${metric.key}_weekend_${spanOf(window)}`,
    metric,
    window: singleDevice.window,
    a: daysWhere(grid, (at) => !isWeekend(weekdayOfDay(at))),
    b: daysWhere(grid, (at) => isWeekend(weekdayOfDay(at))),
    preparation: [report],
    takeTurns: true,
    device: singleDevice.device,
    claim: { kind: "weekends" },
  })
}

const byWeekend = (prepared: Prepared, window: Window): Findings => {
  const { metric, usable, report } = prepared
  const [weekend, weekdays] = [true, false].map((side) =>
    usable.filter(({ date }) => isWeekend(weekdayOf(date)) === side).map(({ value }) => value),
  ) as [Array<number>, Array<number>]
  const have = Math.min(weekend.length, weekdays.length)
  if (have < MIN_A_SIDE)
    return insufficient({ metric, question: "weekend", window, have, need: MIN_A_SIDE })

  const facts = factsOn(metric, window, usable.length)
  const difference = mean(weekend) - mean(weekdays)
  const percent = (100 * difference) / Math.abs(mean(weekdays))
  const isRatio = metric.scale === "ratio" && Number.isFinite(percent)
  const test = tested(prepared, window)
  return {
    ...noFindings,
    ...test,
    facts: [
      factsOn(metric, window, weekend.length).value("weekend_mean", mean(weekend)),
      factsOn(metric, window, weekdays.length).value("weekday_mean", mean(weekdays)),
      facts.apart("difference", difference, "weekend_difference"),
      ...(isRatio
        ? [facts.number("percent", percent, "%", percentDecimals(percent), "weekend_percent")]
        : []),
      facts.count("n", usable.length),
      ...test.facts,
      ...excludedFact(facts, report),
    ],
  }
}

const byWeekday = ({ metric, usable, report }: Prepared, window: Window): Findings => {
  const each = DAYS.map((name, weekday) => {
    const values = usable
      .filter(({ date }) => weekdayOf(date) === weekday)
      .map(({ value }) => value)
    return { name, n: values.length, level: mean(values) }
  })
  const have = Math.min(...each.map(({ n }) => n))
  if (have < MIN_A_WEEKDAY)
    return insufficient({ metric, question: "weekday", window, have, need: MIN_A_WEEKDAY })

  const ordered = [...each].sort((a, b) => b.level - a.level)
  const facts = factsOn(metric, window, usable.length)
  return {
    ...noFindings,
    facts: [
      ...ordered.flatMap(({ name, n, level }): ReadonlyArray<Fact> => {
        const day = factsOn(metric, window, n)
        const key = name.toLowerCase()
        return [day.word("day", name, key), day.value("day_mean", level, `${key}_mean`)]
      }),
      facts.count("n", usable.length),
      ...excludedFact(facts, report),
    ],
  }
}

/**
 * Weekends against Monday to Friday, with a test of the difference where there are enough values; or
 * the level of each day of the week, highest first.
 */
export const split = Effect.fn("split")(function* (
  user: UserId,
  { metric: key, window, by }: ToolInput<"split">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  return by === "weekend" ? byWeekend(prepared, window) : byWeekday(prepared, window)
})
