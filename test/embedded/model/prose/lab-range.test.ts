import { expect, test } from "bun:test"
import type { Fact } from "#domain/ledger"
import { isOutside, sideOf } from "#embedded/model/prose/lab-range"

const fact = (role: Fact["role"], value: number | string): Fact => ({
  item: { key: `lab_alt_${role}`, value, n: 1 },
  role,
  label: "ALT",
  decimals: 0,
})

for (const [value, range, out] of [
  [61, "< 61", true],
  [61, "up to 61", false],
  [61, "≤ 61", false],
  [61, "<= 61", false],
  [60, "> 60", true],
  [60, "≥ 60", false],
  ["<0.3", "< 1", false],
  [61, "see the note", null],
] as const)
  test(`an answer holds ${value} against ${range} as the report's page does`, () => {
    expect(isOutside(fact("value", value), fact("range", range))).toBe(out)
  })

test("a value on an excluded bound is out on the side of that bound", () => {
  const change = { previous: null, previousDate: null, difference: null, changePct: null }
  const result = { ...change, value: fact("value", 61), range: fact("range", "< 61"), date: null }
  expect(sideOf({ ...result, naturalPct: null, flag: fact("flag", "out of range") })).toBe("above")
})
