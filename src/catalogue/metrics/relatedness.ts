import type { Metric } from "#domain/metric"

const shareNothing = (a: Metric, b: Metric) =>
  a.families.every((family) => !b.families.includes(family))

const isScore = ({ families }: Metric) => families.includes("score")

/**
 * Whether it would be news that two metrics go together: they measure different things, and neither
 * is a score, which is made from the rest.
 */
export const isIndependent = (a: Metric, b: Metric): boolean =>
  !isScore(a) && !isScore(b) && shareNothing(a, b)

/** Whether a metric may be what goes with a target: a score may be explained, it explains nothing. */
export const canExplain = (feature: Metric, target: Metric): boolean =>
  !isScore(feature) && shareNothing(feature, target)
