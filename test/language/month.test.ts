import { expect, test } from "bun:test"
import { MONTH_NAMES, monthNumber } from "#language/month"

test("a month is known by its name and its abbreviations, in any case", () => {
  expect(["January", "feb", "SEPT", "sep", "may"].map(monthNumber)).toEqual([1, 2, 9, 9, 5])
})

test("what is no month has no number", () => {
  expect(monthNumber("monday")).toBe(0)
  expect(monthNumber("")).toBe(0)
})

test("a whole name stands before its abbreviations, so that a pattern takes the longer one", () => {
  const shadowed = MONTH_NAMES.filter((name, at) =>
    MONTH_NAMES.slice(0, at).some((earlier) => name.startsWith(earlier)),
  )
  expect(shadowed).toEqual([])
})
