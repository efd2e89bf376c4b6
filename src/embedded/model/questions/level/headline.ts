import { isCounted } from "#catalogue/metrics/degrees"
import type { Metric } from "#domain/metric"
import { capital, sentence } from "#embedded/model/english"
import { placeholder } from "#embedded/model/placeholder"
import type { Found } from "#embedded/model/prose/found"
import type { Level } from "#embedded/model/questions/level/intent"

/** The first sentence says when; the others need not. */
const yours = (when: string | null) => (when === null ? "Your" : `${capital(when)} your`)

/** Sums are averaged per day, and the sentence says so. */
const perDay = ({ adds_up, day }: Metric) => (adds_up ? ` a ${day}` : "")

/** "Average" is not said twice of a metric that has it in its name. */
const averaged = ({ name }: Metric) => (name.startsWith("average") ? "was" : "averaged")

/** "Last week you", "Last week your distance". */
const subject = (metric: Metric, when: string | null) => {
  if (!isCounted(metric)) return `${yours(when)} ${metric.name}`
  return when === null ? "You" : `${capital(when)} you`
}

type Headline = (metric: Metric, found: Found, when: string | null) => string | null

/** The leading sentence for each statistic; null where its facts are missing. */
export const headlines: Record<Level["statistic"], Headline> = {
  mean: (metric, { fact }, when) => {
    const mean = fact("mean")
    return (
      mean && `${subject(metric, when)} ${averaged(metric)} ${placeholder(mean)}${perDay(metric)}.`
    )
  },
  total: (metric, { fact }, when) => {
    const [total, mean] = [fact("total"), fact("mean")]
    return (
      total &&
      mean &&
      sentence`${subject(metric, when)} came to ${placeholder(total)} in total, an average of
        ${placeholder(mean)}${perDay(metric)}.`
    )
  },
  median: ({ name }, { fact }, when) => {
    const median = fact("median")
    return median && `${yours(when)} ${name} had a median of ${placeholder(median)}.`
  },
  sd: ({ name }, { fact }, when) => {
    const [sd, mean] = [fact("sd"), fact("mean")]
    return (
      sd &&
      mean &&
      sentence`${yours(when)} ${name} varied with a standard deviation of ${placeholder(sd)} around an
        average of ${placeholder(mean)}.`
    )
  },
  range: ({ name }, { fact }, when) => {
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
      sentence`${yours(when)} ${name} ranged from ${placeholder(min)} on ${placeholder(minDate)} to
        ${placeholder(max)} on ${placeholder(maxDate)}.`
    )
  },
  latest: ({ name }, { fact }) => {
    const [latest, date] = [fact("latest"), fact("latest_date")]
    return (
      latest &&
      date &&
      `The latest value of your ${name} is ${placeholder(latest)}, from ${placeholder(date)}.`
    )
  },
}
