import { expect, test } from "bun:test"
import { isOutOfRange, printedValue, readReferenceRange } from "#domain/reference-range"

const judge = (value: string, range: string) => {
  const read = printedValue(value)
  const known = readReferenceRange(range)
  return read && known ? isOutOfRange(read.value, read.operator, known) : null
}

for (const [value, range, out] of [
  ["24", "30 - 100", true],
  ["30", "30 - 100", false],
  ["100", "30 - 100", false],
  ["5.6", "4.0 - 5.6", false],
  ["5.7", "4.0 – 5.6", true],
  ["128", "<100", true],
  ["100", "<100", true],
  ["99.9", "< 100 mg/dL", false],
  ["92", "> 60", false],
  ["60", ">60", true],
  ["60", ">= 60", false],
  ["5.6", "≤5.6", false],
  ["5.7", "≤5.6", true],
  ["3,2", "3,5 - 5,1 mmol/L", true],
  ["3,6", "3,5-5,1", false],
  ["0.2", "0-3.0", false],
  ["-2", "-1.5 to 1.5", true],
  ["<0.3", "0-3.0", false],
  ["<0.3", "1 - 3", true],
  ["<2", "1 - 3", false],
  [">10", "1 - 3", true],
  [">60", "> 60", false],
  ["61", "< 61", true],
  ["61", "under 61", true],
  ["61", "up to 61", false],
  ["61", "bis 61", false],
  ["62", "61 max", true],
  ["62", "-61", true],
  ["62", "not more than 61", true],
  ["3", "4,0 bis 5,6", true],
  ["61", "Up to 61 U/L", false],
  ["61.1", "up to 61", true],
  ["61", "≤ 61", false],
  ["60", "over 60", true],
  ["60", "from 60", false],
  ["59", "at least 60 mL/min/1.73 m²", true],
  ["11", "4.0 - 10.0 x 10^9/L", true],
  ["11", "4.0 - 10.0 10^3/µL", true],
] as const)
  test(`finds ${value} ${out ? "outside" : "inside"} of ${range}`, () => {
    expect(judge(value, range)).toBe(out)
  })

test("keeps the operator of a value", () => {
  expect(printedValue("<0.3")).toEqual({ value: 0.3, operator: "<" })
  expect(printedValue("≥ 90")).toEqual({ value: 90, operator: ">=" })
  expect(printedValue(" 24 ")).toEqual({ value: 24, operator: null })
  expect(printedValue("0,345")).toEqual({ value: 0.345, operator: null })
})

test("does not guess at words, nor at a comma that may mean thousands", () => {
  for (const text of ["Non-Reactive", "1+", "150,000", "1:80", "12 mg", ""])
    expect(printedValue(text)).toBeNull()
  for (const text of ["", "negative", "13-17 (M), 12-15 (F)", "150,000 - 400,000", "5 - 2"])
    expect(readReferenceRange(text)).toBeNull()
})
