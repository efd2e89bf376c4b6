import { expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import {
  exceeds,
  percentChange,
  referenceChange,
  skewedReferenceChange,
} from "#catalogue/biomarkers/reference-change"

test("a change of a result counts when an unchanged person would not show it", () => {
  const change = referenceChange(2.5, 4.6)
  expect(change.rise).toBeCloseTo(2.7718 * Math.hypot(2.5, 4.6), 3)
  expect([
    exceeds(percentChange(100, 114), change),
    exceeds(percentChange(100, 116), change),
  ]).toEqual([false, true])
  expect(exceeds(percentChange(100, 84), change)).toBe(true)
})

test("skewed results may rise further than they fall", () => {
  const { rise, fall } = skewedReferenceChange(4, 21.8)
  expect(rise).toBeGreaterThan(fall)
  expect((1 + rise / 100) * (1 - fall / 100)).toBeCloseTo(1, 14)
})

test("the catalogue's values are those of log-normal results: as far up as down, as ratios", () => {
  const known = analytes.flatMap(({ variation }) => variation ?? [])
  expect(known.length).toBeGreaterThan(10)
  for (const { rise, fall } of known) {
    expect(rise).toBeGreaterThan(fall)
    expect((1 + rise / 100) * (1 - fall / 100)).toBeCloseTo(1, 2)
  }
})
