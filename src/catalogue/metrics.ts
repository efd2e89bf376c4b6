import { body } from "#catalogue/metrics/body"
import { foodAndDrink } from "#catalogue/metrics/intake"
import { movement } from "#catalogue/metrics/movement"
import { paces } from "#catalogue/metrics/pace"
import { recovery } from "#catalogue/metrics/recovery"
import { sleep } from "#catalogue/metrics/sleep"
import { stress } from "#catalogue/metrics/stress"
import { wellbeing } from "#catalogue/metrics/wellbeing"
import { workout } from "#catalogue/metrics/workout"
import type { Metric } from "#domain/metric"

/**
 * The metric catalogue: every number of the typed rows that a person may ask for, once. Plausible
 * bounds are engineering limits against device and delivery errors, not medical statements.
 */
export const metrics: ReadonlyArray<Metric> = [
  ...recovery,
  ...stress,
  ...sleep,
  ...movement,
  ...workout,
  ...paces,
  ...body,
  ...foodAndDrink,
  ...wellbeing,
]

const byKey: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.key, metric]))

/** The metric of a key; null for anything else. */
export const metricOf = (key: string): Metric | null => byKey.get(key) ?? null
