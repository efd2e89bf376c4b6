import { describe, expect, test } from "bun:test"
import { costOf, priceOf } from "#upstream/anthropic/price"
import { usageOf } from "#upstream/anthropic/usage"

const price = { input: 1, output: 2, cache_read: 3, cache_write: 4 }

describe("the price of a model", () => {
  test("is the configured one before the listed one, and is found for dated ids", () => {
    expect(priceOf("claude-sonnet-5-5", null)?.output).toBe(10)
    expect(priceOf("claude-sonnet-5-5", { "claude-sonnet-5-5": price })).toEqual(price)
    expect(priceOf("claude-haiku-4-5-20251001", null)).toEqual(priceOf("claude-haiku-4-5", null))
    expect(priceOf("llama", { llama: price })).toEqual(price)
  })

  test("is none for a model that nobody has listed", () => {
    for (const model of ["llama", "toString", "__proto__", ""])
      expect(priceOf(model, null)).toBeNull()
  })

  const none = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_5m_tokens: 0,
    cache_write_1h_tokens: 0,
  }

  test("counts every kind of token in millions", () => {
    const million = Object.fromEntries(Object.keys(none).map((kind) => [kind, 1e6]))
    expect(costOf({ ...price, cache_write_1h: 5 }, { ...none, ...million })).toBe(15)
    expect(costOf(null, { ...none, ...million })).toBeNull()
    expect(costOf(price, none)).toBe(0)
  })

  test("has a write to a cache of an hour cost twice the input, where nothing else is known", () => {
    const sonnet = priceOf("claude-sonnet-5-5", null)
    expect(costOf(sonnet, { ...none, cache_write_5m_tokens: 1e6 })).toBe(2.5)
    expect(costOf(sonnet, { ...none, cache_write_1h_tokens: 1e6 })).toBe(4)
  })

  test("is that of a long prompt for all of a call whose prompt is longer, whatever a cache held of it", () => {
    const haiku = priceOf("claude-haiku-5-5", null)
    const call = { ...none, input_tokens: 60_000, output_tokens: 1_000 }
    const at = (cache_read_tokens: number) => costOf(haiku, { ...call, cache_read_tokens })
    expect(at(40_000)).toBeCloseTo((60_000 * 0.1 + 1_000 * 0.5 + 40_000 * 0.01) / 1e6, 12)
    expect(at(40_001)).toBeCloseTo((60_000 * 0.5 + 1_000 * 2.5 + 40_001 * 0.05) / 1e6, 12)
  })
})

describe("the usage of a message", () => {
  test("tells writes to a cache of five minutes from those to one of an hour", () => {
    const cache_creation = { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 20 }
    const reported = { input_tokens: 1, output_tokens: 2, cache_read_input_tokens: 3 }
    const writes = { cache_write_5m_tokens: 10, cache_write_1h_tokens: 20 }
    for (const cache_creation_input_tokens of [30, undefined])
      expect(
        usageOf({ usage: { ...reported, cache_creation, cache_creation_input_tokens } }),
      ).toEqual({ input_tokens: 1, output_tokens: 2, cache_read_tokens: 3, ...writes })
    expect(usageOf({ usage: { ...reported, cache_creation_input_tokens: 7 } })).toMatchObject({
      cache_write_5m_tokens: 7,
      cache_write_1h_tokens: 0,
    })
  })

  test("is none where nothing is reported, or nothing that could be", () => {
    for (const usage of [null, undefined, "1", {}, { input_tokens: 0, output_tokens: Number.NaN }])
      expect(usageOf({ usage })).toBeNull()
    expect(usageOf({ usage: { input_tokens: -5, output_tokens: 3, cache_creation: 7 } })).toEqual({
      input_tokens: 0,
      output_tokens: 3,
      cache_read_tokens: 0,
      cache_write_5m_tokens: 0,
      cache_write_1h_tokens: 0,
    })
    expect(usageOf(null)).toBeNull()
  })
})
