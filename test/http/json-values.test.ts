import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { hasMoreValues, MAX_JSON_VALUES, SCANNED_AT_ONCE, scanValues } from "#http/json-values"

/** What a scan comes to, and how often it let others have the event loop. */
const scanned = (text: string, most = MAX_JSON_VALUES) => {
  const steps = scanValues(Buffer.from(text), most)
  for (let yields = 0; ; yields++) {
    const step = steps.next()
    if (step.done) return { isOver: step.value, yields }
  }
}

const MEGABYTE = 1_048_576

/** The items and members at all depths, an empty list or object as one of them, and the whole. */
const valuesIn = (json: unknown): number => {
  const inside = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 0
    const own = Object.values(value)
    return own.reduce<number>((sum, one) => sum + inside(one), Math.max(1, own.length))
  }
  return 1 + inside(json)
}

describe("the values of a JSON text", () => {
  test("are counted as a parser would, whatever stands in its strings", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const values = valuesIn(JSON.parse(text))
        expect(scanned(text, values).isOver).toBe(false)
        expect(scanned(text, values - 1).isOver).toBe(values > 1)
      }),
    )
  })

  test("in strings are none, escaped quotes included", () => {
    expect(scanned(String.raw`{"a":"[[,,\",[{\\"}`, 2).isOver).toBe(false)
    expect(scanned(String.raw`{"a":"\\",b}`, 2).isOver).toBe(true)
  })

  test("are counted no further than the limit", () => {
    const text = `[${"0,".repeat(MEGABYTE / 2)}0]`
    expect(scanned(text)).toEqual({ isOver: true, yields: 0 })
  })

  test("of a long text are counted in steps of 128 KiB at most", () => {
    for (const fragment of ["a", "\\u0041", '"","'])
      expect(
        scanned(`"${fragment.repeat(MEGABYTE / fragment.length)}"`, MEGABYTE).yields,
      ).toBeGreaterThanOrEqual(Math.floor(MEGABYTE / SCANNED_AT_ONCE / 2))
  })

  test("let the event loop turn while they are counted", async () => {
    let turns = 0
    const count = () => {
      turns++
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    expect(await hasMoreValues(new Uint8Array(MEGABYTE), 5)).toBe(false)
    clearImmediate(timer)
    expect(turns).toBeGreaterThanOrEqual(MEGABYTE / SCANNED_AT_ONCE - 1)
  })
})
