import { worded } from "#catalogue/claims"
import {
  type Fact,
  type Finding,
  type Findings,
  noFindings,
  type Preparation,
} from "#domain/ledger"
import type { Metric, Series } from "#domain/metric"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import type { Position } from "#domain/today"
import type { Window } from "#domain/window"
import { positionOf, usualLabel } from "#pipeline/tools/beside-usual"
import { markOf } from "#pipeline/tools/device-change"
import { differenceUnit, factsOn, spanOf } from "#pipeline/tools/fact"
import { mad, median } from "#statistics/sample/descriptive"
import { baseline, type UsualRange, usualRange } from "#statistics/series/baseline"
import { type Judgement, weakest } from "#statistics/verdict"

/** A measure that drifts with fitness and season is compared with the last four weeks as well. */
const DRIFTING = "resting_hr"
const RECENT_DAYS = 28
/** Steps follow the week: they are compared with the same weekday, from eight of them on. */
const WEEKLY = "steps"
const MIN_OF_WEEKDAY = 8

/** So many values are enough of the last four weeks. */
const MIN_RECENT = 21

/** One day with the history that it is compared with. */
export interface DayInContext {
  readonly metric: Metric
  readonly date: LocalDate
  readonly value: number
  readonly window: Window
  readonly history: Series
  readonly preparation: Preparation
  readonly device: Judgement
}

const valuesOf = (series: Series) => series.map(({ value }) => value)

/** The facts about the usual range, from the days before. */
export const usualFacts = ({
  metric,
  window,
  history,
}: Pick<DayInContext, "metric" | "window" | "history">): ReadonlyArray<Fact> => {
  const values = valuesOf(history)
  const usual = usualRange(values)
  const facts = factsOn(metric, window, values.length)
  return [
    facts.value("median", usual.median, "baseline_median"),
    facts.apart("mad", mad(values), "baseline_mad"),
    facts.value("low", usual.low, "baseline_low"),
    facts.value("high", usual.high, "baseline_high"),
    facts.count("n", usual.n, "baseline_n"),
  ]
}

/** Compares the day with a part of its history; no facts when that part has too few values or no spread. */
const against = (
  { metric, value, window }: DayInContext,
  yardstick: "recent" | "weekday",
  part: ReadonlyArray<number>,
  min_values: number,
): ReadonlyArray<Fact> => {
  const spread = mad(part)
  if (part.length < min_values || spread === 0) return []
  const facts = factsOn(metric, window, part.length)
  const centre = median(part)
  return [
    facts.value(`${yardstick}_median`, centre),
    facts.number(`${yardstick}_z`, (value - centre) / spread, "z", 2),
  ]
}

const closer = (day: DayInContext): ReadonlyArray<Fact> => {
  const { metric, date, history } = day
  switch (metric.key) {
    case DRIFTING: {
      const first = addDays(date, -RECENT_DAYS)
      const recent = history.filter((day) => day.date >= first)
      return against(day, "recent", valuesOf(recent), MIN_RECENT)
    }
    case WEEKLY: {
      const same = history.filter((day) => weekdayOf(day.date) === weekdayOf(date))
      return against(day, "weekday", valuesOf(same), MIN_OF_WEEKDAY)
    }
    default:
      return []
  }
}

/** Counts how many of a day and the two before it lie beyond the same end of the usual range as the day itself. */
const outsideOf = (
  { metric, date, history, value }: DayInContext,
  usual: UsualRange,
  position: Position,
): number => {
  if (position === "within") return 0
  const before = history.filter((day) => day.date >= addDays(date, -2))
  return [...valuesOf(before), value].filter((each) => positionOf(metric, each, usual) === position)
    .length
}

/** One in a month is as unusual by chance. */
const single = ({ day }: Metric): Judgement => ({
  verdict: "conditional",
  reason: day === "night" ? "single_night" : "single_day",
})

const singleDayFinding = (
  { metric, window, value, history, preparation, device }: DayInContext,
  centre: number,
  alone: boolean,
): Finding => {
  const { per, unit, decimals } = differenceUnit(metric)
  return worded({
    item: {
      id: `${metric.key}_baseline_${spanOf(window)}`,
      kind: "scalar",
      target: metric.key,
      window,
      unit,
      effect: (value - centre) * per,
      n: history.length,
    },
    claim: { kind: "single_day" },
    family: null,
    decimals,
    ...markOf(alone ? weakest(device, single(metric)) : device),
    preparation: [preparation],
  })
}

/** Compares a day with its history, and with the part of it that suits the metric better. */
export const baselineFindings = (day: DayInContext): Findings => {
  const { metric, date, value, window, history } = day
  const values = valuesOf(history)
  const found = baseline(values, value)
  const facts = factsOn(metric, window, values.length)
  const measured = factsOn(metric, { from: date, to: date }, 1).measured("value", value)
  const usual = usualRange(values)
  const position = positionOf(metric, value, usual)
  const label = facts.word("label", usualLabel(position, found?.z ?? null), "baseline_label")
  const difference = facts.apart("difference", value - usual.median, "baseline_difference")
  if (!found)
    return {
      ...noFindings,
      facts: [measured, ...usualFacts(day), difference, label],
    }
  const outside = outsideOf(day, usual, position)
  return {
    ...noFindings,
    facts: [
      measured,
      facts.number("z", found.z, "z", 2, "baseline_z"),
      ...usualFacts(day),
      difference,
      label,
      facts.count("outside", outside, "baseline_outside"),
      ...closer(day),
    ],
    evidence: [singleDayFinding(day, found.median, outside === 1)],
  }
}
