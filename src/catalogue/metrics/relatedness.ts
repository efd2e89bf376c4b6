import type { Metric } from "#domain/metric"

const shareNothing = (a: Metric, b: Metric) =>
  a.families.every((family) => !b.families.includes(family))

const isScore = ({ families }: Metric) => families.includes("score")

/**
 * Whether an association of two metrics would be informative: they share no family, and neither is a
 * score, which is made from the rest.
 */
export const isIndependent = (a: Metric, b: Metric): boolean =>
  !isScore(a) && !isScore(b) && shareNothing(a, b)

/** Whether a metric may explain a target: it shares no family with it and is not a score. */
export const canExplain = (feature: Metric, target: Metric): boolean =>
  !isScore(feature) && shareNothing(feature, target)
