import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { described, type Found, foundBy } from "#embedded/model/prose/found"
import { labsOutOfRange } from "#embedded/model/prose/labs"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { besides, capital, judged, listed, told, valueOf } from "#embedded/model/prose/wording"
import type { Overview } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"
import { call } from "#embedded/model/work/call"

interface Part {
  readonly metric: Metric
  readonly now: Found
  readonly before: Found
  readonly compared: Found
}

const partsOf = ({ metrics, contrast: { a, b } }: Overview, ledger: Ledger) =>
  metrics.map(
    (metric): Part => ({
      metric,
      now: described(ledger, metric, b.window),
      before: described(ledger, metric, a.window),
      compared: foundBy(ledger, call("compare", { metric: metric.key, a: a.window, b: b.window })),
    }),
  )

const verdictOf = ({ compared }: Part) => compared.finding?.verdict ?? null

const clause = ({ metric, compared }: Part): string => {
  const sign = Math.sign(valueOf(compared.fact("difference")) ?? 0)
  const way = judged(metric, sign)
  switch (compared.finding?.verdict ?? null) {
    case "validated":
      return way ? `a clear change, for the ${way}` : "a clear change"
    case "conditional":
      return "a hint of a change, not yet reliable"
    case "rejected":
      return "no clear change"
    case null:
      return "too little to judge a change"
  }
}

const sentence = (part: Part, { contrast: { a, b } }: Overview): string | null => {
  const { metric, now, before } = part
  const [current, earlier] = [now.fact("median"), before.fact("median")]
  if (!current) return shortageTold(now, metric.name, b.words)
  const level = `${capital(metric.name)}: a median of ${told(current)} ${b.words}`
  if (!earlier) return `${level}.`
  const sign = Math.sign((valueOf(current) ?? 0) - (valueOf(earlier) ?? 0))
  return `${level}, ${besides(metric, sign)} the ${told(earlier)} ${a.words}; ${clause(part)}.`
}

const lead = (parts: ReadonlyArray<Part>): string => {
  const clear = parts.filter((part) => verdictOf(part) === "validated")
  if (clear.length > 0) {
    return `What has clearly changed: ${listed(clear.map(({ metric }) => metric.name))}.`
  }
  return parts.some((part) => verdictOf(part) === "rejected" || verdictOf(part) === "conditional")
    ? "Your main measures are about where they were before: nothing has clearly changed."
    : "There is not enough on record yet to say how you compare with the time before."
}

/** How a few central metrics stand against the time before; then the labs. */
export const overviewTold = (intent: Overview, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const parts = partsOf(intent, ledger)
  const tiles = parts.map(({ metric, now, compared }) => {
    const delta: Fact | null = compared.fact("difference")
    return { label: capital(metric.name), fact: now.fact("median"), delta }
  })
  const labs = intent.labs ? labsOutOfRange(ledger) : []
  return [
    paragraph([lead(parts)], [statTiles("overview", "Where you stand", tiles)]),
    ...parts.map((part) => paragraph([sentence(part, intent)])),
    ...labs,
  ]
}
