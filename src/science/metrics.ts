import type { Metric } from "#domain/metric"
import { body } from "#science/metrics/body"
import { foodAndDrink } from "#science/metrics/intake"
import { movement } from "#science/metrics/movement"
import { paces } from "#science/metrics/pace"
import { recovery } from "#science/metrics/recovery"
import { sleep } from "#science/metrics/sleep"
import { stress } from "#science/metrics/stress"
import { wellbeing } from "#science/metrics/wellbeing"
import { workout } from "#science/metrics/workout"

/**
 * The metric catalogue: every number of the typed rows that a person asks for, once. Plausible
 * bounds are engineering limits against errors of device and delivery, never a medical statement.
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

/** The metric of a key, or null: the key may come from anywhere. */
export const metricOf = (key: string): Metric | null => byKey.get(key) ?? null
