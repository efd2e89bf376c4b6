import type { Usage } from "#upstream/anthropic/usage"

/** USD per million tokens. */
interface Rates {
  readonly input: number
  readonly output: number
  readonly cache_read: number
  /** Writes to a cache of five minutes. */
  readonly cache_write: number
  /** Writes to a cache of an hour; twice the input where it is not given. */
  readonly cache_write_1h?: number | undefined
}

/** What a model costs. */
export interface Price extends Rates {
  /** What a call costs whose prompt has more tokens than `above`, all of it. */
  readonly long_prompt?: (Rates & { readonly above: number }) | undefined
}

/** Prices by model id. */
export type Prices = Readonly<Record<string, Price>>

/** List prices as of 2026-11. */
const LISTED: Prices = {
  "claude-opus-5-5": { input: 4, output: 20, cache_read: 0.2, cache_write: 5 },
  "claude-opus-5": { input: 5, output: 25, cache_read: 0.5, cache_write: 6.25 },
  "claude-sonnet-5-5": { input: 2, output: 10, cache_read: 0.1, cache_write: 2.5 },
  "claude-sonnet-5": { input: 2, output: 10, cache_read: 0.2, cache_write: 2.5 },
  "claude-haiku-5-5": {
    input: 0.1,
    output: 0.5,
    cache_read: 0.01,
    cache_write: 0.125,
    long_prompt: {
      above: 100_000,
      input: 0.5,
      output: 2.5,
      cache_read: 0.05,
      cache_write: 0.625,
    },
  },
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

const ratesFor = (price: Price, prompt_tokens: number): Rates =>
  price.long_prompt && prompt_tokens > price.long_prompt.above ? price.long_prompt : price

const hourlyWrite = ({ input, cache_write_1h }: Rates) => cache_write_1h ?? 2 * input

/** The cost of a call in USD; null for a model without a price. */
export const costOf = (price: Price | null, usage: Usage): number | null => {
  if (price === null) return null
  const written = usage.cache_write_5m_tokens + usage.cache_write_1h_tokens
  const rates = ratesFor(price, usage.input_tokens + usage.cache_read_tokens + written)
  return (
    (usage.input_tokens * rates.input +
      usage.output_tokens * rates.output +
      usage.cache_read_tokens * rates.cache_read +
      usage.cache_write_5m_tokens * rates.cache_write +
      usage.cache_write_1h_tokens * hourlyWrite(rates)) /
    MILLION
  )
}

/** What a prompt and each token of its answer can cost at most, in USD; null for a model without a price. */
export const dearest = (price: Price | null, prompt_tokens: number) => {
  if (price === null) return null
  const rates = ratesFor(price, prompt_tokens)
  return {
    input_usd: (prompt_tokens * Math.max(rates.input, rates.cache_write)) / MILLION,
    output_token_usd: rates.output / MILLION,
  }
}
