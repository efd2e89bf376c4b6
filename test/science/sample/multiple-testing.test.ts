import { expect, test } from "bun:test"
import families from "#fixtures/science/multiple-testing.json"
import { benjaminiHochberg, benjaminiYekutieli } from "#science/sample/multiple-testing"
import {
  exceeds,
  percentChange,
  referenceChange,
  skewedReferenceChange,
} from "#science/sample/reference-change"
import { missOf } from "#test/reference"

for (const [name, { p, bh, by }] of Object.entries(families))
  test(`q values of ${name} as statsmodels and R compute them, in the order given`, () => {
    const hochberg = benjaminiHochberg(p)
    const yekutieli = benjaminiYekutieli(p)
    p.forEach((_, at) => {
      expect(missOf(hochberg[at]!, bh[at]!)).toBeLessThan(1e-12)
      expect(missOf(yekutieli[at]!, by[at]!)).toBeLessThan(1e-12)
    })
  })

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
