import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { described } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { besides, capital, daysTold, told, valueOf } from "#embedded/model/prose/wording"
import type { Level } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** The first sentence says when; the others need not. */
const beside = (
  { period, usual, metrics }: Level,
  ledger: Ledger,
  metric: Metric,
): string | null => {
  const found = described(ledger, metric, period.window)
  const value = found.fact("mean")
  const before = described(ledger, metric, usual)
  const mean = before.fact("mean")
  if (!value) {
    const [latest, date] = [before.fact("latest"), before.fact("latest_date")]
    const last =
      latest && date ? ` The value before that is ${told(latest)}, from ${told(date)}.` : ""
    return `There is no value of your ${metric.name} on record for ${period.words} yet.${last}`
  }
  const when = metric === metrics[0] ? `${capital(period.words)} your` : "Your"
  const start = `${when} ${metric.name} came to ${told(value)}`
  if (!mean) return `${start}.`
  const sign = Math.sign(valueOf(value)! - valueOf(mean)!)
  const alone = usual.from === usual.to
  const what = alone ? "the" : "your average of"
  return `${start}, ${besides(metric, sign)} ${what} ${told(mean)} ${alone ? "of the day before" : "in the time before"}.`
}

/** A single day's values, each beside what is usual. */
export const dayTold = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period, usual } = intent
  const bases = metrics.flatMap((metric) => {
    const n = described(ledger, metric, usual).fact("n")
    return n ? [n] : []
  })
  const tiles = metrics.map((metric) => ({
    label: capital(metric.name),
    fact: described(ledger, metric, period.window).fact("mean"),
  }))
  return [
    paragraph(
      metrics.map((metric) => beside(intent, ledger, metric)),
      [statTiles("day", period.words, tiles)],
    ),
    paragraph([
      bases[0]
        ? `The average of the time before rests on ${daysTold(bases[0])} with a value; one day on its own says little.`
        : null,
    ]),
  ]
}
