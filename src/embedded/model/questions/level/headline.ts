import { isCounted } from "#catalogue/metrics/degrees"
import { placeholder, rounded } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence, verb } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { doneTo, level, single, spoken } from "#embedded/model/prose/spoken"
import type { Level } from "#embedded/model/questions/level/intent"

/** A sentence about a level without its full stop: clauses may follow. */
interface When {
  /** "over the past month"; empty where the sentence before has said it. */
  readonly words: string
  /** Whether that time goes on today. */
  readonly isNow: boolean
}

/** Sums are averaged per day, and the sentence says so. */
const perDay = ({ adds_up, day }: Metric) => (adds_up ? ` a ${day}` : "")

/** What is said of a metric otherwise than by its name, by key: of a time that goes on, and of one that is over. */
const phrases: Readonly<Record<string, readonly [now: string, past: string]>> = {
  sleep_minutes: ["you're averaging * of sleep a night", "you averaged * of sleep a night"],
  wake_hour: ["you wake up at * on average", "you woke up at * on average"],
  bedtime_hour: ["you go to bed at * on average", "you went to bed at * on average"],
  sleep_latency: [
    "it takes you * to fall asleep on average",
    "it took you * to fall asleep on average",
  ],
  wakeups: ["you wake up * a night", "you woke up * a night"],
}

const averaging = (metric: Metric, mean: Fact, { isNow }: When): string => {
  const said = level(metric, mean)
  const phrase = phrases[metric.key]
  if (phrase) return phrase[isNow ? 0 : 1].replace("*", said)
  if (isCounted(metric))
    return `${isNow ? "you're averaging" : "you averaged"} ${said}${perDay(metric)}`
  const name = spoken(metric)
  if (name.startsWith("average"))
    return `your ${name} ${verb(metric, isNow ? "is" : "was")} ${said}`
  const does = isNow ? `${verb(metric, "is")} averaging` : "averaged"
  return `your ${name} ${does} ${said}${perDay(metric)}`
}

const at = ({ words }: When) => (words === "" ? "" : ` ${words}`)

type Headline = (metric: Metric, found: Found, when: When) => string | null

/** The leading sentence for each statistic, without its full stop; null where its facts are missing. */
export const headlines: Record<Level["statistic"], Headline> = {
  mean: (metric, { fact }, when) => {
    const mean = fact("mean")
    return mean && `${averaging(metric, mean, when)}${at(when)}`
  },
  total: (metric, { fact }, when) => {
    const [total, mean] = [fact("total"), fact("mean")]
    if (!total || !mean) return null
    const start = isCounted(metric)
      ? `you ${doneTo(metric)} ${placeholder(total)}`
      : `your ${spoken(metric)} added up to ${placeholder(total)}`
    return `${start}${at(when)}, about ${rounded(mean)}${perDay(metric)}`
  },
  median: (metric, { fact }, when) => {
    const median = fact("median")
    return (
      median &&
      `your median ${spoken(metric)} ${verb(metric, when.isNow ? "is" : "was")} ${placeholder(median)}${at(when)}`
    )
  },
  sd: (metric, { fact }, when) => {
    const [sd, mean] = [fact("sd"), fact("mean")]
    return (
      sd &&
      mean &&
      sentence`your ${spoken(metric)} ${when.isNow ? "swings" : "swung"} by about ${placeholder(sd)} either side of
        its average of ${level(metric, mean)}${at(when)}`
    )
  },
  range: (metric, { fact }, when) => {
    const [min, minDate, max, maxDate] = [
      fact("min"),
      fact("min_date"),
      fact("max"),
      fact("max_date"),
    ]
    return (
      min &&
      minDate &&
      max &&
      maxDate &&
      sentence`your ${spoken(metric)} ranged from ${single(metric, min)} on ${placeholder(minDate)} to
        ${single(metric, max)} on ${placeholder(maxDate)}${at(when)}`
    )
  },
  latest: (metric, { fact }) => {
    const [latest, date] = [fact("latest"), fact("latest_date")]
    return (
      latest &&
      date &&
      `your latest ${spoken(metric)} is ${single(metric, latest)}, from ${placeholder(date)}`
    )
  },
}
