import { expect, test } from "bun:test"
import { mulberry32 } from "#statistics/random"
import { compareRandomised, drawBlocks } from "#statistics/series/randomised"

test("each block has as many days with as without, and the same seed draws the same days", () => {
  const drawn = drawBlocks(mulberry32(7), 60, 4)
  for (let at = 0; at < 60; at += 4)
    expect(drawn.slice(at, at + 4).filter((isWith) => isWith)).toHaveLength(2)
  expect(drawBlocks(mulberry32(7), 60, 4)).toEqual(drawn)
  expect(drawBlocks(mulberry32(8), 60, 4)).not.toEqual(drawn)
})

test("finds a planted effect, with means and a p value of the draw itself", () => {
  const arms = drawBlocks(mulberry32(1), 60, 4)
  const noise = mulberry32(2)
  const values = arms.map((isWith) => 400 + 40 * noise() + (isWith ? 30 : 0))
  const found = compareRandomised(values, arms, 4, mulberry32(3))!
  expect(found.difference).toBeCloseTo(found.mean_with - found.mean_without, 10)
  expect(found.difference).toBeGreaterThan(20)
  expect(found.p).toBe(0.0001)
  expect([found.n_with, found.n_without]).toEqual([30, 30])
})

test("calls no more than its share of nothings an effect", () => {
  let called = 0
  for (let person = 0; person < 60; person++) {
    const random = mulberry32(100 + person)
    const arms = drawBlocks(random, 24, 4)
    // A slow drift, which a before and after would take for an effect.
    const values = arms.map((_, at) => at * 3 + 10 * random())
    if (compareRandomised(values, arms, 4, random)!.p < 0.05) called++
  }
  expect(called).toBeLessThan(8)
})

test("leaves out days without a value, and compares nothing with nothing", () => {
  const arms = [true, false, false, true]
  expect(compareRandomised([1, null, null, 2], arms, 4, mulberry32(1))).toBeNull()
  expect(compareRandomised([5, 1, 2, 7], arms, 4, mulberry32(1))).toMatchObject({
    mean_with: 6,
    mean_without: 1.5,
    n_with: 2,
  })
})
