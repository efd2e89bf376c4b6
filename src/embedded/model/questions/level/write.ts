import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, sentence } from "#embedded/model/english"
import { dayCount, placeholder, valueOf } from "#embedded/model/placeholder"
import { described, type Found, foundBy, lastKnown } from "#embedded/model/prose/found"
import { insufficientDataSentence, noValues } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { writeDay } from "#embedded/model/questions/level/day"
import { headlines } from "#embedded/model/questions/level/headline"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { seriesChart } from "#embedded/model/widgets/series-chart"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

const spread = ({ fact }: Found): string | null => {
  const [min, minDate, max, maxDate] = [
    fact("min"),
    fact("min_date"),
    fact("max"),
    fact("max_date"),
  ]
  if (min && max && min.item.value === max.item.value) return `Every value was ${placeholder(min)}.`
  return min && minDate && max && maxDate
    ? sentence`The values ran from ${placeholder(min)} on ${placeholder(minDate)} to ${placeholder(max)} on
      ${placeholder(maxDate)}.`
    : null
}

const doubt = ({ fact }: Found): string | null =>
  fact("doubtful") && "An end that lies so far from the rest may be an error of measurement."

const basis = ({ fact }: Found): string | null => {
  const [n, coverage] = [fact("n"), fact("coverage_pct")]
  if (!n) return null
  return coverage && valueOf(coverage) !== WHOLE
    ? `That rests on ${dayCount(n)} with a value, ${placeholder(coverage)} of the time asked about.`
    : `That rests on ${dayCount(n)} with a value.`
}

/** The median beside an average that leads, and the other way round. */
const other = (
  { recurs }: Metric,
  statistic: Level["statistic"],
  { fact }: Found,
): string | null => {
  if (recurs) return null
  const [mean, median] = [fact("mean"), fact("median")]
  if (statistic === "mean") return median && `The median over that time is ${placeholder(median)}.`
  if (statistic === "total" || statistic === "sd") return null
  return mean && `The average over that time is ${placeholder(mean)}.`
}

const OWN_PAST =
  "Whether that is good for you is more than your numbers alone can say: I can only set it against your own past."

/** For "is that good": the time before, and what numbers cannot say. */
const beside = ({ judged, usual }: Level, ledger: Ledger, metric: Metric): string | null => {
  if (!judged) return null
  const mean = described(ledger, metric, usual).fact("mean")
  return mean
    ? `In the time before that, the average was ${placeholder(mean)}. ${OWN_PAST}`
    : OWN_PAST
}

/** The last value on record, where the time asked about has none. */
const before = ({ known }: Level, ledger: Ledger, metric: Metric): string | null =>
  known && lastKnown(described(ledger, metric, known))

const WHOLE = 100

const gaps = ({ statistic }: Level, { fact }: Found): string | null => {
  const coverage = valueOf(fact("coverage_pct"))
  return statistic === "total" && coverage !== null && coverage < WHOLE
    ? "Days without a value, and a day that is not over yet, add nothing to the total."
    : null
}

const one = (intent: Level, ledger: Ledger, metric: Metric): ReadonlyArray<Paragraph> => {
  const { period, statistic } = intent
  const { window } = period
  const found = described(ledger, metric, window)
  const headline = headlines[statistic](metric, found, inWords(period))
  const short = insufficientDataSentence(found, metric.name, period)
  if (headline === null)
    return [paragraph([short, lastKnown(found, "The last one") ?? before(intent, ledger, metric)])]
  const { fact } = found
  const chart = foundBy(ledger, "series", { metric: metric.key, window })
  return [
    paragraph(
      [headline, other(metric, statistic, found), beside(intent, ledger, metric)],
      [
        statTiles(`${metric.key}_level`, metric.name, [
          ...(statistic === "total" ? [{ label: "Total", fact: fact("total") }] : []),
          ...(metric.recurs
            ? [{ label: "Latest", fact: fact("latest") }]
            : [{ label: "Average", fact: fact("mean") }]),
          ...(statistic === "total" || metric.recurs
            ? []
            : [{ label: "Median", fact: fact("median") }]),
          { label: "Lowest", fact: fact("min") },
          { label: "Highest", fact: fact("max") },
        ]),
      ],
    ),
    paragraph(
      [
        statistic === "range" ? null : spread(found),
        doubt(found),
        basis(found),
        gaps(intent, found),
        short,
      ],
      [seriesChart(metric, chart.chart, valueOf(chart.fact("baseline")))],
    ),
  ]
}

const several = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period, statistic } = intent
  const each = metrics.map((metric) => ({
    metric,
    found: described(ledger, metric, period.window),
  }))
  const none = each.filter(({ found }) => found.insufficient_data?.reason === "no_data")
  const sentences = each.flatMap(({ metric, found }) => {
    if (none.length > 1 && none.some((other) => other.metric === metric)) return []
    const when = metric === metrics[0] ? inWords(period) : null
    const headline = headlines[statistic](metric, found, when)
    return headline === null
      ? [
          insufficientDataSentence(found, metric.name, period),
          lastKnown(found, "The last one") ?? before(intent, ledger, metric),
        ]
      : [headline]
  })
  const tiles = each.map(({ metric, found }) => ({
    label: capital(metric.name),
    fact: found.fact(statistic === "range" ? "mean" : statistic),
  }))
  const bases = each.flatMap(({ found }) => basis(found) ?? []).slice(0, 1)
  const absent =
    none.length > 1
      ? noValues(
          none.map(({ metric }) => metric.name),
          inWords(period),
        )
      : null
  return [
    paragraph([...sentences, absent], [statTiles("levels", inWords(period), tiles)]),
    paragraph(bases),
  ]
}

/** The level of a metric: the average first, then the spread, then the number of days behind it. */
export const writeLevel = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  if (period.window.from === period.window.to) return writeDay(intent, ledger)
  const [only] = metrics
  return only && metrics.length === 1 ? one(intent, ledger, only) : several(intent, ledger)
}
