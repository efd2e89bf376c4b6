import type { Metric } from "#domain/metric"
import type { Intent } from "#embedded/model/understanding/intent"

/** The metrics that an intent is about, what is asked for first. */
export const metricsOf = (intent: Intent): ReadonlyArray<Metric> => {
  switch (intent.kind) {
    case "level":
    case "change":
    case "comparison":
    case "overview":
    case "split":
    case "usual":
    case "since":
    case "shift":
    case "norm":
      return intent.metrics
    case "association":
      return intent.pairs.flatMap(({ feature, target }) => [target, feature])
    case "correlation":
    case "threshold":
      return [intent.pair.target, intent.pair.feature]
    case "conditional":
      return [intent.target, intent.feature]
    case "extremes":
    case "count":
    case "streak":
      return [intent.metric]
    case "drivers":
      return [intent.target]
    case "labs":
      return intent.beside ? [intent.beside] : []
    case "coaching":
      return intent.habit ? [intent.target, intent.habit] : [intent.target]
    default:
      return []
  }
}
