import { describe, expect, test } from "bun:test"
import { compileTables, type PhraseTable, phrases } from "#language/phrases"
import { placedTokens } from "#language/tokens"

const foundIn = (table: PhraseTable, text: string): ReadonlyArray<string> =>
  table.find(text).map(({ start, end }) => text.slice(start, end))

const BETTER = phrases`
  better
  improv*
`
const STEPS = phrases`
  step/s
  on (foot|my feet)
  ${BETTER} walks
`

describe("a table of phrases", () => {
  test("has one phrase a line, matched as whole words in any case", () => {
    for (const text of ["my steps", "a Step", "On my feet"]) expect(STEPS.test(text)).toBe(true)
    for (const text of ["doorstep", "on my feetx", ""]) expect(STEPS.test(text)).toBe(false)
  })

  test("takes another table for any of its phrases", () => {
    expect(foundIn(STEPS, "are better walks improving walks?")).toEqual([
      "better walks",
      "improving walks",
    ])
    expect(STEPS.test("better runs")).toBe(false)
  })

  test("names the places in the text that it was given", () => {
    const text = "Ünlike my Café -  BETTER walks, 8,000 steps — on foot!"
    expect(foundIn(STEPS, text)).toEqual(["BETTER walks", "steps", "on foot"])
    expect(STEPS.find("steps")).toEqual([{ start: 0, end: 5 }])
  })

  test("finds what is as long as can be, and phrases that overlap as one span", () => {
    const before = phrases`
      [the] week before [(that|then)]
      then it
    `
    expect(foundIn(before, "and the week before then it, the week before.")).toEqual([
      "the week before then it",
      "the week before",
    ])
  })

  test("says whether a phrase ends right before a place, or begins right at it", () => {
    const text = "no usable HRV, without it. HRV now"
    const first = text.indexOf("HRV")
    const second = text.lastIndexOf("HRV")
    const lacks = phrases`
      no [usable]
      without it
    `
    expect(lacks.endsBefore(text, first)).toBe(true)
    expect(lacks.endsBefore(text, second)).toBe(false)
    expect(lacks.endsBefore("HRV, no   ", 10)).toBe(true)
    expect(lacks.endsBefore("HRV, no.  ", 10)).toBe(false)
    expect(lacks.endsBefore("no     ? it", 3)).toBe(true)
    expect(lacks.beginsAt("HRV?     without it", 9)).toBe(true)
    expect(lacks.endsBefore(text, 0)).toBe(false)
    expect(lacks.beginsAt(text, 0)).toBe(true)
    expect(lacks.beginsAt(text, first + 3)).toBe(true)
    expect(lacks.beginsAt(text, first)).toBe(false)
    expect(phrases`hrv now`.beginsAt(text, second - 2)).toBe(false)
    expect(lacks.beginsAt(text, text.length)).toBe(false)
  })

  test("names the longest phrase that ends or begins there", () => {
    const over = phrases`
      over
      [not] over ...2(about|the)
    `
    const text = "it is not over about the 50 over"
    const at = text.indexOf("50")
    expect(over.spanBefore(text, at)).toEqual({ start: 6, end: at - 1 })
    expect(over.spanFrom(text, 6)).toEqual({ start: 6, end: at - 1 })
    expect(over.spanBefore(text, 6)).toBeNull()
    expect(over.spanFrom(text, at)).toBeNull()
  })

  test("is compiled ahead of its first text, one table in each step", () => {
    const tables = [phrases`early one`, phrases`early other`]
    let steps = 0
    for (const _ of compileTables()) steps += 1
    expect(steps).toBeGreaterThanOrEqual(tables.length)
    for (const table of tables) expect(table.test("an early other, an early one")).toBe(true)
  })

  test("a mistake in a line is reported when the table is first used", () => {
    const broken = phrases`
      (a
      b
    `
    expect(() => broken.test("a")).toThrow("left open")
  })
})

describe("tokens in their places", () => {
  const text = "Caffeine's İ 12.5 mg - and    it isn't 50%"
  const tokens = placedTokens(text)

  test("are the words of the text", () => {
    expect(tokens.words).toEqual(["caffeine's", "i", "12.5", "mg", "and", "it", "isn't", "50", "%"])
    for (const [at, word] of tokens.words.entries())
      expect(text.slice(tokens.starts[at], tokens.ends[at]).toLowerCase().normalize("NFKD")).toBe(
        word.normalize("NFKD").replace(/^i$/, "i̇"),
      )
  })

  test("are parted by dashes and by what was taken out, not by hyphens", () => {
    expect([...tokens.after]).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 1])
    expect([...placedTokens("week-over-week").after]).toEqual([0, 0, 1])
  })
})
