import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { WEEKDAYS } from "#domain/date-in-words"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { weekdayOf } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { DAYS_OF_WEEK } from "#domain/tools/split"
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

const SATURDAY = 5

/** A mean of fewer values says nothing. */
const MIN_A_SIDE = 3
const MIN_A_WEEKDAY = 2

/** Two kinds of days of the week: those asked about, and the others. */
interface Kinds {
  /** Within the keys: "weekend", "monday". */
  readonly key: string
  readonly isAsked: (weekday: number) => boolean
  readonly roles: readonly [asked: FactRole, others: FactRole]
  readonly claim:
    | { readonly kind: "weekends" }
    | { readonly kind: "day_of_week"; readonly day: number }
}

const WEEKENDS: Kinds = {
  key: "weekend",
  isAsked: (weekday) => weekday >= SATURDAY,
  roles: ["weekend_mean", "weekday_mean"],
  claim: { kind: "weekends" },
}

const dayAlone = (day: number): Kinds => ({
  key: DAYS_OF_WEEK[day]!,
  isAsked: (weekday) => weekday === day,
  roles: ["named_mean", "others_mean"],
  claim: { kind: "day_of_week", day },
})

/** The test of the difference, on days that one device measured. */
const tested = (prepared: Prepared, window: Window, { key, isAsked, claim }: Kinds) => {
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
    id: `${metric.key}_${key}_${spanOf(window)}`,
    metric,
    window: singleDevice.window,
    a: daysWhere(grid, (at) => !isAsked(weekdayOfDay(at))),
    b: daysWhere(grid, (at) => isAsked(weekdayOfDay(at))),
    preparation: [report],
    takeTurns: true,
    device: singleDevice.device,
    claim,
  })
}

const inTwo = (prepared: Prepared, window: Window, kinds: Kinds): Findings => {
  const { metric, usable, report } = prepared
  const { key, isAsked, roles } = kinds
  const [asked, others] = [true, false].map((side) =>
    usable.filter(({ date }) => isAsked(weekdayOf(date)) === side).map(({ value }) => value),
  ) as [Array<number>, Array<number>]
  const have = Math.min(asked.length, others.length)
  if (have < MIN_A_SIDE)
    return insufficient({ metric, question: key, window, have, need: MIN_A_SIDE })

  const facts = factsOn(metric, window, usable.length)
  const difference = mean(asked) - mean(others)
  const percent = (100 * difference) / Math.abs(mean(others))
  const isRatio = metric.scale === "ratio" && Number.isFinite(percent)
  const test = tested(prepared, window, kinds)
  const named = (role: FactRole) =>
    role === "named_mean" || role === "others_mean" ? `${key}_${role}` : role
  return {
    ...noFindings,
    ...test,
    facts: [
      factsOn(metric, window, asked.length).value(roles[0], mean(asked), named(roles[0])),
      factsOn(metric, window, others.length).value(roles[1], mean(others), named(roles[1])),
      facts.apart("difference", difference, `${key}_difference`),
      ...(isRatio
        ? [facts.number("percent", percent, "%", percentDecimals(percent), `${key}_percent`)]
        : []),
      facts.count("n", usable.length),
      ...test.facts,
      ...excludedFact(facts, report),
    ],
  }
}

const byWeekday = ({ metric, usable, report }: Prepared, window: Window): Findings => {
  const each = WEEKDAYS.map((name, weekday) => {
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
 * the level of each day of the week, highest first; or one day of the week against the others, as weekends are.
 */
export const split = Effect.fn("split")(function* (
  user: UserId,
  { metric: key, window, by }: ToolInput<"split">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  if (by === "weekday") return byWeekday(prepared, window)
  return inTwo(prepared, window, by === "weekend" ? WEEKENDS : dayAlone(DAYS_OF_WEEK.indexOf(by)))
})
