import type { Limit } from "#domain/limit"
import type { Intent } from "#embedded/model/questions/kinds"

/** What a question asks to compute, on one line: the metric, the arithmetic and the windows. */

const windowOf = ({
  window,
}: {
  readonly window: { readonly from: string; readonly to: string }
}) => `${window.from}..${window.to}`

const signs: Record<Limit["is"], string> = {
  above: ">",
  below: "<",
  at_least: ">=",
  at_most: "<=",
}
const limited = ({ is, value }: Limit) => `${signs[is]}${value}`

const keys = (metrics: ReadonlyArray<{ readonly key: string }>) =>
  metrics.map(({ key }) => key).join("+")

/** The spec of an intent; of kinds that are no arithmetic, the kind alone. */
export const specOf = (intent: Intent): string => {
  switch (intent.kind) {
    case "level":
      return `${intent.statistic} ${keys(intent.metrics)} ${windowOf(intent.period)}`
    case "extremes":
      return `${intent.asks} of ${intent.end} ${intent.metric.key} ${windowOf(intent.period)}`
    case "count":
      return intent.limit
        ? `${intent.asks} ${intent.metric.key}${limited(intent.limit)} ${windowOf(intent.period)}`
        : `missing ${intent.metric.key} ${windowOf(intent.period)}`
    case "streak":
      return `${intent.asks} streak ${intent.metric.key}${limited(intent.limit)} ${windowOf(intent.period)}`
    case "comparison":
      return `${intent.asks} ${keys(intent.metrics)} ${windowOf(intent.contrast.a)} ${windowOf(intent.contrast.b)}`
    case "split":
      return `${intent.by} ${intent.asks} ${keys(intent.metrics)} ${windowOf(intent.period)}`
    case "usual":
      return `${intent.asks} ${keys(intent.metrics)} ${intent.date} ${intent.days}`
    case "correlation":
      return (
        `correlation ${[intent.pair.feature.key, intent.pair.target.key].sort().join("+")} ` +
        `+${intent.pair.lag} ${windowOf(intent.period)}`
      )
    case "conditional":
      return (
        `${intent.asks} ${intent.target.key} where ` +
        `${intent.feature.key}${limited(intent.limit)} +${intent.lag} ` +
        `${windowOf(intent.period)}`
      )
    default:
      return intent.kind
  }
}
