import { isCounted } from "#catalogue/metrics/degrees"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, comparedWith, sentence, signBetween } from "#embedded/model/english"
import { dayCount, placeholder, valueOf } from "#embedded/model/placeholder"
import { described, lastKnown } from "#embedded/model/prose/found"
import { noValues } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** The first sentence says when; the others need not. */
const beside = (
  { period, usual, known, metrics }: Level,
  ledger: Ledger,
  metric: Metric,
): string | null => {
  const value = described(ledger, metric, period.window).fact("mean")
  const before = described(ledger, metric, usual)
  const mean = metric.recurs ? null : before.fact("mean")
  if (!value) {
    const last = lastKnown(before) ?? (known && lastKnown(described(ledger, metric, known)))
    const none = noValues([metric.name], period)
    return last ? `${none} ${last}` : none
  }
  const subject = isCounted(metric) ? "you" : `your ${metric.name}`
  const when = metric === metrics[0] ? `${capital(inWords(period))} ${subject}` : capital(subject)
  const start = `${when} came to ${placeholder(value)}`
  if (!mean) return `${start}.`
  const sign = signBetween(metric, valueOf(value)!, valueOf(mean)!)
  const alone = usual.from === usual.to
  const what = alone ? "the" : "your average of"
  return sentence`${start}, ${comparedWith(metric, sign)} ${what} ${placeholder(mean)}
    ${alone ? "of the day before" : "in the time before"}.`
}

/** A single day's values, each beside what is usual. */
export const writeDay = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period, usual } = intent
  const bases = metrics.flatMap((metric) => {
    const value = described(ledger, metric, period.window).fact("mean")
    const { fact } = described(ledger, metric, usual)
    const n = fact("n")
    return value && n && fact("mean") && !metric.recurs ? [n] : []
  })
  const tiles = metrics.map((metric) => ({
    label: capital(metric.name),
    fact: described(ledger, metric, period.window).fact("mean"),
  }))
  return [
    paragraph(
      metrics.map((metric) => beside(intent, ledger, metric)),
      [statTiles("day", inWords(period), tiles)],
    ),
    paragraph([
      bases[0] && usual.from !== usual.to
        ? sentence`The average of the time before rests on ${dayCount(bases[0])} with a value; a single
          ${metrics[0]!.day} says little by itself.`
        : null,
    ]),
  ]
}
