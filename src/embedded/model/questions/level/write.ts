import { degreesOf } from "#catalogue/metrics/degrees"
import { dayCount, placeholder, valueOf } from "#catalogue/placeholder"
import { readsAlike } from "#catalogue/render"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import { listed, sentence } from "#embedded/model/english"
import { described, type Found, foundBy, lastKnown } from "#embedded/model/prose/found"
import { insufficientDataSentence, noValues } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { isFine, level, single, spoken } from "#embedded/model/prose/spoken"
import { writeDay } from "#embedded/model/questions/level/day"
import { headlines } from "#embedded/model/questions/level/headline"
import type { Level } from "#embedded/model/questions/level/intent"
import { asLongBefore, looksBack } from "#embedded/model/questions/level/looks-back"
import { isAboutNights, writeNight } from "#embedded/model/questions/level/night"
import { pastClause } from "#embedded/model/questions/past"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { seriesChart } from "#widgets/series-chart"
import { statTiles } from "#widgets/stat-tiles"

const spread = (metric: Metric, { fact }: Found): string | null => {
  const [min, minDate, max, maxDate] = [
    fact("min"),
    fact("min_date"),
    fact("max"),
    fact("max_date"),
  ]
  if (min && max && min.item.value === max.item.value) return `Every value was ${placeholder(min)}.`
  return min && minDate && max && maxDate
    ? sentence`The lowest was ${single(metric, min)} on ${placeholder(minDate)}, the highest
      ${single(metric, max)} on ${placeholder(maxDate)}.`
    : null
}

const doubt = ({ fact }: Found): string | null =>
  fact("doubtful") && "One of its ends lies so far from the rest that it may be a measuring error."

const WHOLE = 100
/** From this share of days on a total is not said to lack any. */
const NEARLY_WHOLE = 85

const basis = ({ fact }: Found): string | null => {
  const [n, coverage] = [fact("n"), fact("coverage_pct")]
  if (!n) return null
  return coverage && valueOf(coverage) !== WHOLE
    ? `I counted ${dayCount(n)} with a value, ${placeholder(coverage)} of that time.`
    : `I counted ${dayCount(n)} with a value.`
}

/** Mean and median are both said where they lie further apart than this share of the spread. */
const APART = 0.5

const disagree = ({ fact }: Found): boolean => {
  const [mean, median, sd] = [fact("mean"), fact("median"), fact("sd")].map(valueOf)
  return mean != null && median != null && sd != null && Math.abs(mean - median) > APART * sd
}

/** The median beside an average that leads, and the other way round. */
const other = (metric: Metric, statistic: Level["statistic"], { fact }: Found): string | null => {
  if (metric.recurs) return null
  const [mean, median] = [fact("mean"), fact("median")]
  if (statistic === "mean") return median && `The median is ${placeholder(median)}.`
  if (statistic === "total" || statistic === "sd") return null
  return mean && `The average is ${placeholder(mean)}.`
}

const skewed = (metric: Metric, statistic: Level["statistic"], found: Found): string | null => {
  const median = found.fact("median")
  const mean = found.fact("mean")
  const isSeen = mean && median && !readsAlike(mean, median, !isFine(metric))
  return statistic === "mean" && isSeen && !metric.recurs && disagree(found)
    ? `A few unusual ${metric.day}s pull that; a typical ${metric.day} is ${level(metric, median)}.`
    : null
}

const OWN_PAST =
  "Whether that is good for you is more than your numbers alone can say: I can only set it against your own past."

/** For "is that good": the time before, and what numbers cannot say. */
const beside = (intent: Level, ledger: Ledger, metric: Metric): string | null => {
  const { judged, period } = intent
  if (!judged) return null
  const past = asLongBefore(intent)
  const isDay = period.window.from === period.window.to
  const mean = isDay ? null : described(ledger, metric, past.window).fact("mean")
  return mean
    ? `${capital(inWords(past))}, it averaged ${level(metric, mean)}. ${OWN_PAST}`
    : OWN_PAST
}

/** The last value on record, where the time asked about has none. */
const before = ({ known }: Level, ledger: Ledger, metric: Metric): string | null =>
  known && lastKnown(described(ledger, metric, known))

const gaps = ({ statistic }: Level, { fact }: Found): string | null => {
  const coverage = valueOf(fact("coverage_pct"))
  return statistic === "total" && coverage !== null && coverage < NEARLY_WHOLE
    ? "Days without a value add nothing to that."
    : null
}

/** When the last value is of: "Last night", "Yesterday", or its date. */
const whenLast = ({ day }: Metric, { fact }: Found, today: string): string => {
  const date = fact("latest_date")
  if (!date) return "Last"
  if (date.item.value === today) return day === "night" ? "Last night" : "Today"
  return day === "day" && date.item.value === addDays(today, -1) ? "Yesterday" : placeholder(date)
}

/** The last night or day by itself, where a level was asked for without a time. */
const lastOf = (intent: Level, metric: Metric, { fact }: Found, today: string): string | null => {
  const [latest, date] = [fact("latest"), fact("latest_date")]
  if (!looksBack(intent) || !latest || !date) return null
  const said = single(metric, latest)
  if (metric.day === "night" && date.item.value === today) return `Last night was ${said}.`
  if (metric.day === "day" && date.item.value === addDays(today, -1))
    return `Yesterday was ${said}.`
  return `The latest is ${said}, from ${placeholder(date)}.`
}

/** A time that ends today goes on, and its sentence is in the present tense. */
const timeOf = ({ period }: Level, today: string) => ({
  words: inWords(period),
  isNow: period.window.to === today,
})

const one = (
  intent: Level,
  { ledger, briefing: { today } }: Material,
  metric: Metric,
): ReadonlyArray<Paragraph> => {
  const { period, statistic } = intent
  const { window } = period
  const found = described(ledger, metric, window)
  const headline = headlines[statistic](metric, found, timeOf(intent, today))
  const short = insufficientDataSentence(found, metric.name, period)
  if (headline === null)
    return [paragraph([short, lastKnown(found, "The last one") ?? before(intent, ledger, metric)])]
  const { fact } = found
  const chart = foundBy(ledger, "series", { metric: metric.key, window })
  const degrees = degreesOf(metric)
  const latest = { label: whenLast(metric, found, today), fact: fact("latest") }
  const past = looksBack(intent) ? pastClause(metric, window, ledger) : ""
  return [
    paragraph(
      [
        `${capital(headline)}${past}.`,
        lastOf(intent, metric, found, today),
        skewed(metric, statistic, found),
        beside(intent, ledger, metric),
        gaps(intent, found),
        short,
      ],
      [
        statTiles(`${metric.key}_level`, `${spoken(metric)}, ${inWords(period)}`, [
          ...(statistic === "total" ? [{ label: "Total", fact: fact("total") }] : []),
          ...(metric.recurs ? [latest] : [{ label: "Average", fact: fact("mean") }]),
          ...(statistic === "total" || metric.recurs ? [] : [latest]),
          { label: capital(degrees.lowest), fact: fact("min") },
          { label: capital(degrees.highest), fact: fact("max") },
        ]),
        seriesChart(metric, chart.chart, chart.fact("baseline")),
      ],
    ),
    details([
      other(metric, statistic, found),
      statistic === "range" ? null : spread(metric, found),
      doubt(found),
      basis(found),
    ]),
  ]
}

const several = (
  intent: Level,
  { ledger, briefing: { today } }: Material,
): ReadonlyArray<Paragraph> => {
  const { metrics, period, statistic } = intent
  const each = metrics.map((metric) => ({
    metric,
    found: described(ledger, metric, period.window),
  }))
  const none = each.filter(({ found }) => found.insufficient_data?.reason === "no_data")
  const time = timeOf(intent, today)
  const said: Array<string> = []
  const missing: Array<string | null> = []
  for (const { metric, found } of each) {
    if (none.length > 1 && none.some((other) => other.metric === metric)) continue
    const when = said.length === 0 ? time : { ...time, words: "" }
    const headline = headlines[statistic](metric, found, when)
    if (headline !== null) said.push(headline)
    else
      missing.push(
        insufficientDataSentence(found, metric.name, period),
        lastKnown(found, "The last one") ?? before(intent, ledger, metric),
      )
  }
  const tiles = each.map(({ metric, found }) => ({
    label: capital(spoken(metric)),
    fact: found.fact(statistic === "range" ? "mean" : statistic),
  }))
  const absent =
    none.length > 1
      ? noValues(
          none.map(({ metric }) => metric.name),
          period,
        )
      : null
  const [only] = metrics
  const chart = only && foundBy(ledger, "series", { metric: only.key, window: period.window })
  return [
    paragraph(
      [said.length > 0 ? `${capital(listed(said))}.` : null, ...missing, absent],
      [
        statTiles("levels", inWords(period), tiles),
        chart && only ? seriesChart(only, chart.chart, chart.fact("baseline")) : null,
      ],
    ),
    details(each.flatMap(({ found }) => basis(found) ?? []).slice(0, 1)),
  ]
}

/** The level of a metric: the average first, then where it stood a year ago and what it was last. */
export const writeLevel = (intent: Level, material: Material): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  if (period.window.from === period.window.to)
    return isAboutNights(intent)
      ? writeNight(intent, material.ledger)
      : writeDay(intent, material.ledger)
  const [only] = metrics
  return only && metrics.length === 1 ? one(intent, material, only) : several(intent, material)
}
