import { expect, test } from "bun:test"
import { withDigits } from "#language/dictated-number"
import { NUMERAL, numeralOf } from "#language/numeral"

const whole = new RegExp(`^${NUMERAL}$`)

test.each([
  ["8,000", 8_000],
  ["8.000", 8_000],
  ["8 000", 8_000],
  ["1,234.5", 1_234.5],
  ["46,7", 46.7],
  ["10k", 10_000],
  ["two and a half", 2.5],
  ["eight thousand", 8_000],
  ["a hundred and twenty-five", 125],
  ["seven point two five", 7.25],
  ["nineteen", 19],
])("%s is %d", (text, value) => {
  expect(text).toMatch(whole)
  expect(numeralOf(text)).toBe(value)
})

test("a dictated reading is written in digits, whether its hundred is said or not", () => {
  expect(withDigits("one ninety over one fifteen")).toBe("190 over 115")
  expect(withDigits("three hundred and forty-two")).toBe("342")
  expect(withDigits("ninety nine")).toBe("99")
})

test("what is no reading stays in words: a single digit, a round thousand", () => {
  expect(withDigits("one of seven")).toBe("one of seven")
  expect(withDigits("twenty thousand steps")).toBe("twenty thousand steps")
})
