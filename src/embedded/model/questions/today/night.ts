import { metricOf } from "#catalogue/metrics"
import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { judged, listed } from "#embedded/model/english"
import { placeholder, rounded, signOf, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { NIGHT_METRICS } from "#embedded/model/questions/today/plan"

/** A measure of the night, and how far it lies on the better side of usual. */
export interface NightPart {
  readonly clause: string
  readonly better: number
}

const NOTABLE = 1

/** More and less of a measure in everyday words, and whether its usual value stands beside it. */
const WORDS: Readonly<Record<string, readonly [more: string, less: string, usual: boolean]>> = {
  sleep_efficiency: ["a higher sleep efficiency", "a lower sleep efficiency", true],
  wakeups: ["more wake-ups", "fewer wake-ups", false],
  deep_minutes: ["more deep sleep", "less deep sleep", true],
  sleep_latency: ["slower to fall asleep", "quicker to fall asleep", true],
}

const partOf = (key: string, { fact }: Found): NightPart | null => {
  const [metric, words] = [metricOf(key), WORDS[key]]
  const [value, median, z] = [fact("value"), fact("median"), fact("z")]
  const size = Math.abs(valueOf(z) ?? 0)
  if (!metric || !words || !value || !median || size < NOTABLE) return null
  const [more, less, usual] = words
  const side = signOf(z)
  const way = judged(metric, side)
  const beside = usual ? `${placeholder(value)}, usually ${rounded(median)}` : placeholder(value)
  return {
    clause: `${side > 0 ? more : less} (${beside})`,
    better: way === null ? 0 : way === "better" ? size : -size,
  }
}

/** What was unlike other nights: efficiency, wake-ups, deep sleep, falling asleep. */
export const nightParts = (ledger: Ledger, date: LocalDate): ReadonlyArray<NightPart> =>
  NIGHT_METRICS.flatMap(
    (metric) => partOf(metric, foundBy(ledger, "baseline", { metric, date })) ?? [],
  )

const clausesOf = (parts: ReadonlyArray<NightPart>) => listed(parts.map(({ clause }) => clause))

/** "Better than usual: …. Worse: …."; null where the night was like others. */
export const standingOut = (parts: ReadonlyArray<NightPart>): string | null => {
  const [better, worse] = [
    parts.filter((part) => part.better > 0),
    parts.filter((part) => part.better < 0),
  ]
  const sentences = [
    ...(better.length > 0 ? [`Better than usual: ${clausesOf(better)}.`] : []),
    ...(worse.length > 0 ? [`Less good: ${clausesOf(worse)}.`] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(" ")
}
