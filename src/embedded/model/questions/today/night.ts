import { metricOf } from "#catalogue/metrics"
import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { judged, listed } from "#embedded/model/english"
import { beyondUsual, sideOfUsual } from "#embedded/model/prose/beside-usual"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { NIGHT_METRICS } from "#embedded/model/questions/today/plan"

/** A measure of the night, and how far it lies on the better side of usual. */
export interface NightPart {
  readonly clause: string
  readonly better: number
}

/** More and less of a measure in everyday words, and whether its usual value stands beside it. */
const WORDS: Readonly<Record<string, readonly [more: string, less: string, usual: boolean]>> = {
  sleep_efficiency: ["a higher sleep efficiency", "a lower sleep efficiency", true],
  wakeups: ["more wake-ups", "fewer wake-ups", false],
  deep_minutes: ["more deep sleep", "less deep sleep", true],
  sleep_latency: ["slower to fall asleep", "quicker to fall asleep", true],
  bedtime_hour: ["a later bedtime", "an earlier bedtime", true],
}

/** A late bedtime is no good one, though nobody's clock is the better one. */
const LATER = "bedtime_hour"

const partOf = (key: string, found: Found): NightPart | null => {
  const { fact } = found
  const [metric, words] = [metricOf(key), WORDS[key]]
  const [value, median] = [fact("value"), fact("median")]
  const size = Math.abs(valueOf(fact("z")) ?? 1)
  if (!metric || !words || !value || !median || beyondUsual(found) === 0) return null
  const [more, less, usual] = words
  const side = sideOfUsual(found)
  const way = key === LATER ? (side > 0 ? "worse" : null) : judged(metric, side)
  const times = key === "wakeups" && valueOf(value) === 1 ? "once" : placeholder(value)
  const beside = usual ? `${placeholder(value)}, usually ${rounded(median)}` : times
  return {
    clause: `${side > 0 ? more : less} (${beside})`,
    better: way === null ? 0 : way === "better" ? size : -size,
  }
}

/** What was unlike other nights: efficiency, wake-ups, deep sleep, falling asleep. */
export const nightParts = (
  ledger: Ledger,
  date: LocalDate,
  metrics: ReadonlyArray<string> = NIGHT_METRICS,
): ReadonlyArray<NightPart> =>
  metrics.flatMap((metric) => partOf(metric, foundBy(ledger, "baseline", { metric, date })) ?? [])

const MAX_PARTS = 2

/** The parts that lie farthest on one side of the usual. */
const clausesOf = (parts: ReadonlyArray<NightPart>): string =>
  listed(
    parts
      .toSorted((one, other) => Math.abs(other.better) - Math.abs(one.better))
      .slice(0, MAX_PARTS)
      .map(({ clause }) => clause),
  )

/** "Less good: …"; null where nothing was worse than usual. */
export const lessGood = (parts: ReadonlyArray<NightPart>): string | null => {
  const worse = parts.filter((part) => part.better < 0)
  return worse.length > 0 ? `Less good: ${clausesOf(worse)}.` : null
}

/** "Better than usual: …. Less good: …."; null where the night was like others. */
export const standingOut = (parts: ReadonlyArray<NightPart>): string | null => {
  const better = parts.filter((part) => part.better > 0)
  const sentences = [
    better.length > 0 ? `Better than usual: ${clausesOf(better)}.` : null,
    lessGood(parts),
  ].filter((each) => each !== null)
  return sentences.length === 0 ? null : sentences.join(" ")
}
