import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import { capital, judged, moved, sentence, verb } from "#embedded/model/english"
import { dayCount, magnitude, placeholder, signOf } from "#embedded/model/placeholder"
import { caveatSentence, intervalSentence, notClear } from "#embedded/model/prose/certainty"
import { writeContrast } from "#embedded/model/prose/contrast"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Change } from "#embedded/model/questions/change/intent"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { seriesChart } from "#embedded/model/widgets/series-chart"
import { mayBeSeason } from "#statistics/series/season"

/** The size of the slope per week, with "per week" exactly once. */
const weekly = (slope: Fact) =>
  slope.item.unit?.includes("week") ? magnitude(slope) : `${magnitude(slope)} per week`

const judgement = (metric: Metric, sign: number): string => {
  const way = judged(metric, sign)
  if (way === null) return ""
  return way === "better" ? " That is an improvement." : " That is the less welcome way."
}

const headline = (
  metric: Metric,
  period: Period,
  slope: Fact,
  change: Fact | null,
  finding: Finding | null,
): string => {
  const sign = signOf(slope)
  const size = `${weekly(slope)}${change ? `, ${magnitude(change)} across that time` : ""}`
  if (sign === 0)
    return `There is no clear trend in your ${metric.name} ${inWords(period)}: the typical slope is ${weekly(slope)}.`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `Your ${metric.name} ${moved(metric, sign)} ${inWords(period)}, by ${size}.${judgement(metric, sign)}`
    case "rejected":
      return sentence`There is no clear trend in your ${metric.name} ${inWords(period)}: a slope of
        ${weekly(slope)} ${way(metric, sign)} ${notClear(finding, "chance")}.`
    default:
      return sentence`Your ${metric.name} probably ${moved(metric, sign)} ${inWords(period)}, by ${size}, though that is
        not certain yet.`
  }
}

const way = ({ scale }: Metric, sign: number) => {
  if (scale === "clock") return sign > 0 ? "later" : "earlier"
  return sign > 0 ? "upwards" : "downwards"
}

/**
 * Compares the last days of the period with the first, when autocorrelation is too high for a
 * slope.
 */
const endsSentence = (metric: Metric, period: Period, { fact, finding }: Found): string | null => {
  const [difference, first, last] = [fact("difference"), fact("a_mean"), fact("b_mean")]
  if (!difference || !first || !last) return null
  const sign = signOf(difference)
  if (sign === 0)
    return sentence`Your ${metric.name} ${verb(metric, "is")} about the same at both ends
      ${inWords(period)}: ${magnitude(difference)} between the first days and the last, with a median of
      ${placeholder(last)}.`
  const ends = `a median of ${placeholder(last)} over the last days, against ${placeholder(first)} over the first`
  const moves = `your ${metric.name} ${moved(metric, sign)} ${inWords(period)}, by ${magnitude(difference)}: ${ends}`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `${capital(moves)}.${judgement(metric, sign)}`
    case "rejected":
      return sentence`There is no clear change in your ${metric.name} ${inWords(period)}: a difference of
        ${magnitude(difference)} between the first days and the last
        ${notClear(finding, "the usual ups and downs")}, with ${ends}.`
    default:
      return `Probably, though that is not certain yet: ${moves}.`
  }
}

/** Says that autocorrelation is too high for a trend and for a comparison of the ends. */
const alikeSentence = (metric: Metric, period: Period, found: Found): string | null =>
  found.fact("n") && independentSentence(found)
    ? sentence`The values of your ${metric.name} ${inWords(period)} are too few for a trend, since each is so
      much like the one before.`
    : null

/** The interval of the change over the whole time, in the metric's own unit. */
const rangeSentence = ({ fact, finding }: Found): string | null => {
  const [low, high] = [fact("change_low"), fact("change_high")]
  if (!low || !high || finding?.item.p_value === undefined) return null
  return sentence`The plausible range of the change across that time runs from ${placeholder(low)} to
    ${placeholder(high)} (p-value {{${finding.item.id}.p_value}}).`
}

/**
 * Says that a change came in one step rather than steadily. A step that was found within a part of the
 * time is the last of several.
 */
const stepSentence = (found: Found, series: Found): string | null => {
  const on = series.fact("changed_on")
  if (!on || found.finding?.verdict === "rejected") return null
  const isLast =
    series.finding !== null &&
    !Bun.deepEquals(series.finding.item.window, found.finding?.item.window)
  return isLast
    ? `It came in several steps rather than steadily, the last around ${placeholder(on)}.`
    : `It came in a single step rather than steadily, around ${placeholder(on)}.`
}

const SEASON =
  "Until every season has come round again in your data, a trend and the season cannot be told apart."

const seasonSentence = (metric: Metric, { window }: Period): string | null =>
  mayBeSeason(metric, daysIn(window)) ? SEASON : null

/** A trend that nobody can rely on, beside a comparison: its chart, and its words for those who ask for details. */
const aside = (trend: ReadonlyArray<Paragraph>): ReadonlyArray<Paragraph> =>
  trend.map((each) => ({ ...each, isDetail: true as const }))

/** Whether a metric rises or falls over a named time; since a day, first the comparison with the time before. */
export const writeTrend = (
  metric: Metric,
  { period, before }: Change,
  ledger: Ledger,
  question: string,
): ReadonlyArray<Paragraph> => {
  const { window } = period
  const found = foundBy(ledger, "trend", { metric: metric.key, window })
  const { fact, finding } = found
  const [slope, change, n] = [fact("slope_per_week"), fact("change"), fact("n")]
  const short = insufficientDataSentence(found, metric.name, period)
  const series = foundBy(ledger, "series", { metric: metric.key, window })
  const chart = seriesChart(metric, series.chart, series.fact("baseline"))
  const ends = slope
    ? null
    : (endsSentence(metric, period, found) ?? alikeSentence(metric, period, found))
  const trend =
    slope || ends
      ? [
          paragraph(
            [
              slope ? headline(metric, period, slope, change, finding) : ends,
              stepSentence(found, series),
              finding?.verdict === "validated" ? seasonSentence(metric, period) : null,
            ],
            [chart],
          ),
          details([
            rangeSentence(found) ?? (finding && intervalSentence(finding, "the change")),
            n && `It rests on ${dayCount(n)} with a value.`,
            independentSentence(found),
            finding && caveatSentence(finding),
          ]),
        ]
      : [paragraph([short])]
  if (!before) return trend
  const contrast = writeContrast(metric, { a: before, b: period }, ledger, "difference", question)
  return [...contrast, ...(finding?.verdict === "validated" ? trend : aside(trend))]
}
