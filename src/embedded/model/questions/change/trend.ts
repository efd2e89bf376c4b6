import { bare, dayCount, magnitude, placeholder, signOf } from "#catalogue/placeholder"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import { judged, moved, sentence, verb } from "#embedded/model/english"
import { caveatSentence, intervalSentence, notClear } from "#embedded/model/prose/certainty"
import { writeContrast } from "#embedded/model/prose/contrast"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { isAsked } from "#embedded/model/prose/long-term"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { Change } from "#embedded/model/questions/change/intent"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { mayBeSeason } from "#statistics/series/season"
import { seriesChart } from "#widgets/series-chart"

/** The size of the slope per week, with "per week" exactly once. */
const weekly = (slope: Fact) =>
  slope.item.unit?.includes("week") ? magnitude(slope) : `${magnitude(slope)} per week`

const judgement = (metric: Metric, sign: number): string => {
  const way = judged(metric, sign)
  if (way === null) return ""
  return way === "better" ? " That is an improvement." : " That is the less welcome way."
}

/** The slope with its certainty, for those who ask for details. */
const slopeSentence = (slope: Fact, change: Fact | null, finding: Finding | null): string => {
  const size = `${weekly(slope)}${change ? `, ${magnitude(change)} across that time` : ""}`
  return finding?.verdict === "rejected"
    ? `The slope, ${size}, ${notClear(finding, "chance")}.`
    : `The slope is ${size}.`
}

/** ", from 40.8 at first to 44.5 over the past month"; empty where the ends were not compared. */
const endsClause = (
  metric: Metric,
  { ends }: Change,
  ledger: Ledger,
  joint: "from" | ":",
): string => {
  if (!ends) return ""
  const { fact } = foundBy(ledger, "compare", {
    metric: metric.key,
    a: ends.a.window,
    b: ends.b.window,
  })
  const [a, b, difference] = [fact("a_mean"), fact("b_mean"), fact("difference")]
  if (!a || !b || !difference) return ""
  const [then, now] = [levelBeside(metric, a, difference), levelBeside(metric, b, difference)]
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  return joint === "from"
    ? `, from ${bare(then)} ${inWords(ends.a)} to ${now}${each} ${inWords(ends.b)}`
    : `: ${now}${each} ${inWords(ends.b)}, ${bare(then)} ${inWords(ends.a)}`
}

/** Yes or no to the move that was asked for; empty where none was. */
const answerTo = (metric: Metric, sign: number, asked: Change["asked"]): string => {
  const fits = asked === null || asked === "any" ? null : isAsked(metric, sign, asked)
  return fits === null ? "" : fits ? "Yes, " : "No, the other way: "
}

/** "There is no clear trend in your sleep"; to a yes-or-no question "Not clearly" or "No". */
const noTrend = (metric: Metric, { asked, ends }: Change, ledger: Ledger): string => {
  const name = `your ${spoken(metric)}`
  if (asked === null || asked === "any" || !ends) return `There is no clear trend in ${name}`
  const { fact } = foundBy(ledger, "compare", {
    metric: metric.key,
    a: ends.a.window,
    b: ends.b.window,
  })
  const fits = isAsked(metric, signOf(fact("difference")), asked)
  return fits
    ? `Not clearly: ${name} ${verb(metric, "shows")} no clear trend`
    : `No: ${name} ${verb(metric, "shows")} no such trend`
}

const headline = (
  metric: Metric,
  intent: Change,
  ledger: Ledger,
  { fact, finding }: Found,
): string => {
  const [slope, change] = [fact("slope_per_week")!, fact("change")]
  const { period, asked } = intent
  const sign = signOf(slope)
  const name = `your ${spoken(metric)}`
  const when = inWords(period)
  const size = intent.ends || !change ? "" : `, by about ${magnitude(change)}`
  switch (sign === 0 ? "rejected" : (finding?.verdict ?? null)) {
    case "validated":
      return sentence`${capital(`${answerTo(metric, sign, asked)}${name}`)} ${moved(metric, sign)}
        ${when}${size}${endsClause(metric, intent, ledger, "from")}.${asked ? "" : judgement(metric, sign)}`
    case "rejected":
      return `${noTrend(metric, intent, ledger)} ${when}${endsClause(metric, intent, ledger, ":")}.`
    default:
      return sentence`Probably, though that is not certain yet: ${name} ${moved(metric, sign)}
        ${when}${size}${endsClause(metric, intent, ledger, "from")}.`
  }
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

/** The first and the last month of the time, where both were compared; null where not. */
const monthsSentence = (metric: Metric, intent: Change, ledger: Ledger): string | null => {
  const { ends, asked, period } = intent
  if (!ends) return null
  const [a, b] = [ends.a.window, ends.b.window]
  const { fact, finding } = foundBy(ledger, "compare", { metric: metric.key, a, b })
  const difference = fact("difference")
  if (!difference) return null
  const sign = signOf(difference)
  const isSure = finding?.verdict === "validated" && !finding.negligible
  return isSure
    ? sentence`${capital(`${answerTo(metric, sign, asked)}your ${spoken(metric)}`)} ${moved(metric, sign)}
        ${inWords(period)}${endsClause(metric, intent, ledger, "from")}.`
    : `${noTrend(metric, intent, ledger)} ${inWords(period)}${endsClause(metric, intent, ledger, ":")}.`
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
  intent: Change,
  ledger: Ledger,
  question: string,
): ReadonlyArray<Paragraph> => {
  const { period, before } = intent
  const { window } = period
  const found = foundBy(ledger, "trend", { metric: metric.key, window })
  const { fact, finding } = found
  const [slope, change, n] = [fact("slope_per_week"), fact("change"), fact("n")]
  const short = insufficientDataSentence(found, metric.name, period)
  const series = foundBy(ledger, "series", { metric: metric.key, window })
  const chart = seriesChart(metric, series.chart, series.fact("baseline"))
  const ends = slope
    ? null
    : (monthsSentence(metric, intent, ledger) ??
      endsSentence(metric, period, found) ??
      alikeSentence(metric, period, found))
  const trend =
    slope || ends
      ? [
          paragraph(
            [
              slope ? headline(metric, intent, ledger, found) : ends,
              stepSentence(found, series),
              finding?.verdict === "validated" ? seasonSentence(metric, period) : null,
            ],
            [chart],
          ),
          details([
            slope ? slopeSentence(slope, change, finding) : null,
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
