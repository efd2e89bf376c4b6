import type { Fact } from "#domain/ledger"
import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { factsOn } from "#pipeline/tools/fact"

/** Whether a value keeps to a limit. */
export const keeps = (value: number, { is, value: limit }: Limit): boolean => {
  switch (is) {
    case "above":
      return value > limit
    case "below":
      return value < limit
    case "at_least":
      return value >= limit
    case "at_most":
      return value <= limit
  }
}

/** A limit within a key: `above_61_5`, `below_minus_1`. */
export const limitKey = ({ is, value }: Limit): string =>
  `${is}_${String(value)
    .replaceAll("-", "minus_")
    .replace(/[^a-z0-9_]/g, "_")}`

const MAX_DECIMALS = 3

/** The value of a limit in the metric's unit, with the decimals it was asked with. */
export const limitFact = (
  facts: ReturnType<typeof factsOn>,
  { unit }: Metric,
  limit: Limit,
): Fact => {
  const decimals = Math.min(MAX_DECIMALS, String(limit.value).split(".")[1]?.length ?? 0)
  return facts.number("limit", limit.value, unit, decimals, `limit_${limitKey(limit)}`)
}
