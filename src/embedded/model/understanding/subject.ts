import type { Metric } from "#domain/metric"
import type { Intent } from "#embedded/model/understanding/intent"

/** The metrics that an intent is about, what is asked for first. */
export const metricsOf = (intent: Intent): ReadonlyArray<Metric> => {
  switch (intent.kind) {
    case "level":
    case "change":
    case "comparison":
    case "overview":
      return intent.metrics
    case "association":
      return intent.pairs.flatMap(({ feature, target }) => [target, feature])
    case "extremes":
      return [intent.metric]
    default:
      return []
  }
}
