import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { dayTold } from "#embedded/model/prose/day"
import { described, type Found, foundBy, lastKnown } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { capital, daysTold, told, valueOf } from "#embedded/model/prose/wording"
import type { Level } from "#embedded/model/understanding/intent"
import { seriesChart } from "#embedded/model/widgets/series-chart"
import { statTiles } from "#embedded/model/widgets/stat-tiles"
import { call } from "#embedded/model/work/call"
import { isCounted } from "#science/metrics/words"

/** The first sentence says when; the others need not. */
const yours = (when: string | null) => (when === null ? "Your" : `${capital(when)} your`)

/** What a day adds up to is averaged by day, and said so. */
const perDay = ({ adds_up, day }: Metric) => (adds_up ? ` a ${day}` : "")

/** An average is not averaged again in words. */
const averaged = ({ name }: Metric) => (name.startsWith("average") ? "was" : "averaged")

/** "Last week you", "Last week your distance". */
const subject = (metric: Metric, when: string | null) =>
  isCounted(metric)
    ? when === null
      ? "You"
      : `${capital(when)} you`
    : `${yours(when)} ${metric.name}`

type Headline = (metric: Metric, found: Found, when: string | null) => string | null

const headlines: Record<Level["statistic"], Headline> = {
  mean: (metric, { fact }, when) => {
    const mean = fact("mean")
    return mean && `${subject(metric, when)} ${averaged(metric)} ${told(mean)}${perDay(metric)}.`
  },
  total: (metric, { fact }, when) => {
    const [total, mean] = [fact("total"), fact("mean")]
    return (
      total &&
      mean &&
      `${subject(metric, when)} came to ${told(total)} in total, an average of ${told(mean)}${perDay(metric)}.`
    )
  },
  median: ({ name }, { fact }, when) => {
    const median = fact("median")
    return median && `${yours(when)} ${name} had a median of ${told(median)}.`
  },
  sd: ({ name }, { fact }, when) => {
    const [sd, mean] = [fact("sd"), fact("mean")]
    return (
      sd &&
      mean &&
      `${yours(when)} ${name} varied with a standard deviation of ${told(sd)} around an average of ${told(mean)}.`
    )
  },
  latest: ({ name }, { fact }) => {
    const [latest, date] = [fact("latest"), fact("latest_date")]
    return (
      latest && date && `The latest value of your ${name} is ${told(latest)}, from ${told(date)}.`
    )
  },
}

const spread = ({ fact }: Found): string | null => {
  const [min, minDate, max, maxDate] = [
    fact("min"),
    fact("min_date"),
    fact("max"),
    fact("max_date"),
  ]
  if (min && max && min.item.value === max.item.value) return `Every value was ${told(min)}.`
  return min && minDate && max && maxDate
    ? `The values ran from ${told(min)} on ${told(minDate)} to ${told(max)} on ${told(maxDate)}.`
    : null
}

const basis = ({ fact }: Found): string | null => {
  const [n, coverage] = [fact("n"), fact("coverage_pct")]
  if (!n) return null
  return coverage
    ? `That rests on ${daysTold(n)} with a value, ${told(coverage)} of the time asked about.`
    : `That rests on ${daysTold(n)} with a value.`
}

/** The other number of the middle, beside the one that leads. */
const other = (statistic: Level["statistic"], { fact }: Found): string | null => {
  const [mean, median] = [fact("mean"), fact("median")]
  if (statistic === "mean") return median && `The median over that time is ${told(median)}.`
  if (statistic === "total" || statistic === "sd") return null
  return mean && `The average over that time is ${told(mean)}.`
}

const OWN_PAST =
  "Whether that is good for you is more than your numbers alone can say: I can only set it against your own past."

/** For "is that good": the time before, and what numbers cannot say. */
const beside = ({ judged, usual }: Level, ledger: Ledger, metric: Metric): string | null => {
  if (!judged) return null
  const mean = described(ledger, metric, usual).fact("mean")
  return mean ? `In the time before that, the average was ${told(mean)}. ${OWN_PAST}` : OWN_PAST
}

/** What was measured last, when nothing was in the time asked about. */
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
  const headline = headlines[statistic](metric, found, period.words)
  const short = shortageTold(found, metric.name, period.words)
  if (headline === null)
    return [paragraph([short, lastKnown(found) ?? before(intent, ledger, metric)])]
  const { fact } = found
  const chart = foundBy(ledger, call("series", { metric: metric.key, window }))
  return [
    paragraph(
      [headline, other(statistic, found), beside(intent, ledger, metric)],
      [
        statTiles(`${metric.key}_level`, metric.name, [
          ...(statistic === "total" ? [{ label: "Total", fact: fact("total") }] : []),
          { label: "Average", fact: fact("mean") },
          ...(statistic === "total" ? [] : [{ label: "Median", fact: fact("median") }]),
          { label: "Lowest", fact: fact("min") },
          { label: "Highest", fact: fact("max") },
        ]),
      ],
    ),
    paragraph(
      [spread(found), basis(found), gaps(intent, found), short],
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
  const sentences = each.flatMap(({ metric, found }) => {
    const when = metric === metrics[0] ? period.words : null
    const headline = headlines[statistic](metric, found, when)
    return headline === null
      ? [
          shortageTold(found, metric.name, period.words),
          lastKnown(found) ?? before(intent, ledger, metric),
        ]
      : [headline]
  })
  const tiles = each.map(({ metric, found }) => ({
    label: capital(metric.name),
    fact: found.fact(statistic === "latest" ? "latest" : statistic),
  }))
  const bases = each.flatMap(({ found }) => basis(found) ?? []).slice(0, 1)
  return [paragraph(sentences, [statTiles("levels", period.words, tiles)]), paragraph(bases)]
}

/** How high a metric was: the average first, then the spread, then what it rests on. */
export const levelTold = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  if (period.window.from === period.window.to) return dayTold(intent, ledger)
  const [only] = metrics
  return only && metrics.length === 1 ? one(intent, ledger, only) : several(intent, ledger)
}
