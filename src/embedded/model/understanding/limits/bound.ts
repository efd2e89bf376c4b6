import type { Briefing } from "#domain/briefing"
import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import { unitsOf } from "#domain/profile"
import type { FoundLimit } from "#embedded/model/understanding/limits/limit"
import { inUnitOf, type Quantity, type Unit } from "#embedded/model/understanding/limits/quantity"
import { type Mention, metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** A limit of one metric, in that metric's unit. */
export interface Bound {
  readonly metric: Metric
  readonly mention: Mention
  readonly limit: Limit
  readonly said: boolean
}

const ADJACENT = /^[\s-]*(?:(?:of|in|worth of|daily|total|my|for)\s+)*$/i

/** Without the last digits that a change of units leaves behind. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** Candidates for the metric of a limit: right behind the number, then the last one before, then the first after. */
const candidates = (text: string, mentions: ReadonlyArray<Mention>, limit: FoundLimit) => [
  ...mentions.filter(
    ({ start }) => start >= limit.end && ADJACENT.test(text.slice(limit.end, start)),
  ),
  ...mentions.filter(({ start, end }) => start < limit.end && end > limit.start),
  ...mentions.filter(({ end }) => end <= limit.start).toReversed(),
  ...mentions.filter(({ start }) => start >= limit.end),
]

/** A question with its metrics, and whose it is. */
interface Asked {
  readonly whole: string
  readonly mentions: ReadonlyArray<Mention>
  readonly briefing: Pick<Briefing, "profile">
}

/** Assigns a limit to the first candidate whose unit fits; null where none does. */
export const boundOf = ({ whole, mentions, briefing }: Asked, found: FoundLimit): Bound | null => {
  const units = unitsOf(briefing.profile)
  for (const mention of candidates(whole, mentions, found)) {
    for (const metric of mention.metrics) {
      const value = inUnitOf(metric, found.quantity, units)
      if (value === null) continue
      return {
        metric,
        mention,
        limit: { is: found.is, value: rounded(value) },
        said: found.said,
      }
    }
  }
  return null
}

const IMPLIED: Partial<Record<Unit, string>> = {
  bpm: "resting_hr",
  ms: "hrv_rmssd",
  mg: "caffeine_mg",
  ml: "water_ml",
  kg: "weight_kg",
  km: "distance_km",
  "breaths/min": "respiratory_rate",
}
/** A bare number as large as this counts steps: "days in a row over 10k". */
const STEPS = { from: 3_000, to: 60_000 }

const impliedKey = (text: string, { value, unit }: Quantity): string | undefined => {
  if (unit === null) return value >= STEPS.from && value <= STEPS.to ? "steps" : undefined
  return unit === "min" && NIGHTS.test(text) ? "sleep_minutes" : IMPLIED[unit]
}
const NIGHTS = phrases`
  night/s
  bed
`

/**
 * "nights under 6 hours" means sleep, "days over 60 bpm" the resting heart rate, "over 10k" steps.
 */
export const impliedBy = (
  text: string,
  limits: ReadonlyArray<FoundLimit>,
): ReadonlyArray<Mention> => {
  const [limit] = limits
  const key = limit && impliedKey(text, limit.quantity)
  if (!limit) return []
  const metrics = key === undefined ? [] : metricsNamed(key)
  return metrics.length === 0 ? [] : [{ metrics, start: limit.start, end: limit.start }]
}
