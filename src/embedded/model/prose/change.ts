import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/tool"
import { caveatTold, intervalTold, notClear } from "#embedded/model/prose/certainty"
import { contrastTold } from "#embedded/model/prose/comparison"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentTold } from "#embedded/model/prose/independent"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import {
  capital,
  daysTold,
  judged,
  moved,
  signOf,
  sizeOf,
  told,
  valueOf,
  verb,
} from "#embedded/model/prose/wording"
import type { Change } from "#embedded/model/understanding/intent"
import type { Period } from "#embedded/model/understanding/time/period"
import { seriesChart } from "#embedded/model/widgets/series-chart"
import { isSeasonOpen } from "#statistics/series/season"

/** The slope with "per week" once, in the unit or behind it, without its sign. */
const weekly = (slope: Fact) =>
  slope.item.unit?.includes("week") ? sizeOf(slope) : `${sizeOf(slope)} per week`

const judgement = (metric: Metric, sign: number): string => {
  const way = judged(metric, sign)
  if (way === null) return ""
  return way === "better" ? " That is an improvement." : " That is the less welcome way."
}

const headline = (
  metric: Metric,
  { words }: Period,
  slope: Fact,
  change: Fact | null,
  finding: Finding | null,
): string => {
  const sign = signOf(slope)
  const size = `${weekly(slope)}${change ? `, which comes to ${sizeOf(change)} across that time` : ""}`
  if (sign === 0)
    return `There is no clear trend in your ${metric.name} ${words}: the typical slope is ${weekly(slope)}.`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `Your ${metric.name} ${moved(metric, sign)} ${words}, by ${size}.${judgement(metric, sign)}`
    case "rejected":
      return `There is no clear trend in your ${metric.name} ${words}. The typical slope is ${weekly(slope)} ${way(metric, sign)}, and that ${notClear(finding, "chance")}.`
    default:
      return `There is a hint, not yet reliable, that your ${metric.name} ${moved(metric, sign)} ${words}, by ${size}.`
  }
}

const way = ({ scale }: Metric, sign: number) => {
  if (scale === "clock") return sign > 0 ? "later" : "earlier"
  return sign > 0 ? "upwards" : "downwards"
}

/** Where days are too much alike for a slope: the last days of the time against its first. */
const endsTold = (metric: Metric, { words }: Period, { fact, finding }: Found): string | null => {
  const [difference, first, last] = [fact("difference"), fact("a_mean"), fact("b_mean")]
  if (!difference || !first || !last) return null
  const sign = signOf(difference)
  if (sign === 0)
    return `Your ${metric.name} ${verb(metric, "is")} where it was ${words}: ${sizeOf(difference)} lie between its first days and its last, with a median of ${told(last)}.`
  const ends = `a median of ${told(last)} over its last days, against ${told(first)} over its first`
  const moves = `your ${metric.name} ${moved(metric, sign)} ${words}, by ${sizeOf(difference)}: ${ends}`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `${capital(moves)}.${judgement(metric, sign)}`
    case "rejected":
      return `There is no clear change in your ${metric.name} ${words}: what lies between its first days and its last, ${sizeOf(difference)}, ${notClear(finding, "its usual ups and downs")}. It had ${ends}.`
    default:
      return `There is a hint, not yet reliable, that ${moves}.`
  }
}

/** Where days are so much alike that they say neither. */
const alikeTold = (metric: Metric, { words }: Period, found: Found): string | null =>
  found.fact("n") && independentTold(found)
    ? `The values of your ${metric.name} ${words} are too few for a trend, since each is so much like the one before.`
    : null

/** The interval of the change over the whole time, in the metric's own unit. */
const rangeTold = ({ fact, finding }: Found): string | null => {
  const [low, high] = [fact("change_low"), fact("change_high")]
  if (!low || !high || finding?.item.p_value === undefined) return null
  return `The plausible range of the change across that time runs from ${told(low)} to ${told(high)} (p-value {{${finding.item.id}.p_value}}).`
}

/**
 * A change that came at once is told as one, beside the slope. A step that was found within a part of the
 * time is the last of several.
 */
const stepTold = (found: Found, series: Found): string | null => {
  const on = series.fact("changed_on")
  if (!on || found.finding?.verdict === "rejected") return null
  const isLast =
    series.finding !== null && series.finding.item.window !== found.finding?.item.window
  return isLast
    ? `It came in several steps rather than steadily, the last around ${told(on)}.`
    : `It came in a single step rather than steadily, around ${told(on)}.`
}

const SEASON =
  "Until every season has come round again in your data, a trend and the season cannot be told apart."

const seasonTold = (metric: Metric, { window }: Period): string | null =>
  isSeasonOpen(metric, daysIn(window)) ? SEASON : null

const trendTold = (
  metric: Metric,
  { period, before }: Change,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { window } = period
  const found = foundBy(ledger, "trend", { metric: metric.key, window })
  const { fact, finding } = found
  const [slope, change, n] = [fact("slope_per_week"), fact("change"), fact("n")]
  const short = shortageTold(found, metric.name, period.words)
  const series = foundBy(ledger, "series", { metric: metric.key, window })
  const chart = seriesChart(metric, series.chart, valueOf(series.fact("baseline")))
  const ends = slope ? null : (endsTold(metric, period, found) ?? alikeTold(metric, period, found))
  const trend =
    slope || ends
      ? [
          paragraph(
            [
              slope ? headline(metric, period, slope, change, finding) : ends,
              stepTold(found, series),
            ],
            [chart],
          ),
          paragraph([
            rangeTold(found) ?? (finding && intervalTold(finding, "the change")),
            n && `It rests on ${daysTold(n)} with a value.`,
            independentTold(found),
            finding && caveatTold(finding),
            finding?.verdict === "validated" ? seasonTold(metric, period) : null,
          ]),
        ]
      : [paragraph([short])]
  return before ? [...contrastTold(metric, { a: before, b: period }, ledger), ...trend] : trend
}

/** Whether a metric rises or falls; since a day, first how it stands against the time before. */
export const changeTold = (intent: Change, ledger: Ledger): ReadonlyArray<Paragraph> =>
  intent.metrics.flatMap((metric) => trendTold(metric, intent, ledger))
