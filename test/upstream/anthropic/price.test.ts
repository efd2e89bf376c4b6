import { describe, expect, test } from "bun:test"
import { costOf, priceOf } from "#upstream/anthropic/price"

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

  test("counts every kind of token in millions", () => {
    const usage = {
      input_tokens: 1e6,
      output_tokens: 1e6,
      cache_read_input_tokens: 1e6,
      cache_creation_input_tokens: 1e6,
    }
    expect(costOf(price, usage)).toBe(10)
    expect(costOf(null, usage)).toBe(0)
    for (const nonsense of [null, undefined, "1", { input_tokens: Number.NaN }])
      expect(costOf(price, nonsense)).toBe(0)
  })
})
