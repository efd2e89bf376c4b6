import { expect, test } from "bun:test"
import { benjaminiHochberg, benjaminiYekutieli } from "#science/sample/multiple-testing"
import {
  exceeds,
  percentChange,
  referenceChange,
  skewedReferenceChange,
} from "#science/sample/reference-change"

test("nothing tested, nothing found", () => {
  expect([benjaminiHochberg([]), benjaminiYekutieli([])]).toEqual([[], []])
})

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
