import type { Metric } from "#domain/metric"

/** Which way is good, as widgets say it; nothing where neither is. */
export const goodWay = ({ direction }: Metric): { direction?: "good_up" | "good_down" } => {
  if (direction === null) return {}
  return { direction: direction === "higher" ? "good_up" : "good_down" }
}
