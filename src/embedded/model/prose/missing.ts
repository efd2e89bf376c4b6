import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { listed, sentence, spokenName } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** Whether a metric is written down by the person rather than measured. */
const isLogged = ({ sources }: Metric): boolean =>
  sources.every(({ table }) => table === "diary_days")

const helps = (metrics: ReadonlyArray<Metric>, whole: string): string =>
  metrics.every(isLogged)
    ? `Log ${metrics.length > 1 ? "them" : "it"} for a few weeks, and I can hold ${whole} beside it.`
    : `Once a device that measures ${metrics.length > 1 ? "them" : "it"} has synced, I can.`

/** What keeps pairs of metrics from being tested, and what would help. */
export const missingSentences = (
  untested: ReadonlyArray<{ readonly pair: Pair; readonly found: Found }>,
  when: Period,
  { metrics }: Briefing,
): ReadonlyArray<string> => {
  const present = new Set(metrics.map(({ metric }) => metric))
  const all = untested.flatMap(({ pair: { feature, target } }) => [feature, target])
  const absent = [...new Set(all)].filter(({ key }) => !present.has(key))
  const others = [...new Set(all)].filter(({ key }) => present.has(key))
  if (absent.length > 0) {
    const names = listed(absent.map(spokenName))
    const whole = others.length > 0 ? `your ${listed(others.map(spokenName))}` : "the rest"
    return [
      sentence`I can't tell from your own data: no ${names} ${absent.length > 1 ? "are" : "is"} on record.`,
      helps(absent, whole),
    ]
  }
  return [
    ...new Set(
      untested.flatMap(({ pair: { feature, target }, found }) => {
        const short = [feature, target].filter(
          ({ key }) =>
            found.insufficient_data?.reason === "no_data" && key === found.insufficient_data.metric,
        )
        const named = short.length > 0 ? short : [feature, target]
        return (
          insufficientDataSentence(found, named.map(({ name }) => name).join(" and "), when) ?? []
        )
      }),
    ),
  ]
}
