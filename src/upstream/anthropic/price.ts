/** USD per million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly cache_read: number
  readonly cache_write: number
}

/** Prices by model id. */
export type Prices = Readonly<Record<string, Price>>

/**
 * List prices as of 2026-11. Cache writes are those of five minutes; a model whose price rises with
 * the prompt is listed with its lowest band, which no prompt of ours leaves.
 */
const LISTED: Prices = {
  "claude-opus-5-5": { input: 4, output: 20, cache_read: 0.2, cache_write: 5 },
  "claude-opus-5": { input: 5, output: 25, cache_read: 0.5, cache_write: 6.25 },
  "claude-sonnet-5-5": { input: 2, output: 10, cache_read: 0.1, cache_write: 2.5 },
  "claude-sonnet-5": { input: 2, output: 10, cache_read: 0.2, cache_write: 2.5 },
  "claude-haiku-5-5": { input: 0.1, output: 0.5, cache_read: 0.01, cache_write: 0.125 },
  "claude-haiku-4-5": { input: 1, output: 5, cache_read: 0.1, cache_write: 1.25 },
}

const DATED = /-\d{8}$/

const within = (prices: Prices, model: string): Price | null =>
  Object.hasOwn(prices, model) ? prices[model]! : null

/** The price of a model, dated ids included; null for one that neither list knows. */
export const priceOf = (model: string, prices: Prices | null): Price | null =>
  [prices ?? {}, LISTED].reduce<Price | null>(
    (found, list) => found ?? within(list, model) ?? within(list, model.replace(DATED, "")),
    null,
  )

const MILLION = 1_000_000

/**
 * The cost of a call in USD. `usage` is what the response reports; a count that is not a number is
 * taken as 0.
 */
export const costOf = (price: Price | null, usage: unknown): number => {
  if (price === null || typeof usage !== "object" || usage === null) return 0
  const counts = usage as Readonly<Record<string, unknown>>
  const tokens = (name: string) => {
    const count = counts[name]
    return typeof count === "number" && Number.isFinite(count) && count > 0 ? count : 0
  }
  return (
    (tokens("input_tokens") * price.input +
      tokens("output_tokens") * price.output +
      tokens("cache_read_input_tokens") * price.cache_read +
      tokens("cache_creation_input_tokens") * price.cache_write) /
    MILLION
  )
}
