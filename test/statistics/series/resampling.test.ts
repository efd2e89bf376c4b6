import { expect, test } from "bun:test"
import reference from "#fixtures/statistics/recommended-methods.json"
import { mulberry32, seedOf } from "#statistics/random"
import { sum } from "#statistics/sample/descriptive"
import { spearman } from "#statistics/sample/spearman"
import { sample } from "#test/reference"
import { blockBootstrap, blockLength, percentileInterval } from "#test/statistics/series/bootstrap"
import { spearmanBootstrap } from "#test/statistics/series/spearman-bootstrap"

const days = (length: number) => Float64Array.from({ length }, (_, at) => at)

test("the stream of mulberry32 is that of the reference, bit for bit", () => {
  const random = mulberry32(12345)
  for (const number of reference.mulberry32_seed12345_first5) expect(random()).toBe(number)
})

test("a block bootstrap draws what the reference draws, bit for bit", () => {
  const { a, b, L, B, seed, first3, mean, ci95 } = reference.block_bootstrap
  const average = (values: Float64Array) => sum(values) / values.length
  const found = blockBootstrap(
    [sample(a), sample(b)],
    ([before, after]) => average(after!) - average(before!),
    { replicates: B, block: L, seed },
  )
  expect([...found.slice(0, 3)]).toEqual(first3)
  expect(average(found)).toBe(mean)
  const { ci_low, ci_high } = percentileInterval(found)
  expect([ci_low, ci_high]).toEqual(ci95)
})

test("rho of drawn pairs by counts is rho of the drawn pairs themselves, ties and all", () => {
  const x = sample("steps_90")
  const y = sample("sleep_90").map((minutes) => Math.round(minutes / 30))
  const how = { replicates: 40, block: 7, seed: 3 }
  const slow = blockBootstrap(
    [days(90)],
    ([drawn]) =>
      spearman(
        drawn!.map((at) => x[at]!),
        drawn!.map((at) => y[at]!),
      )!.rho,
    how,
  )
  spearmanBootstrap(x, y, how).forEach((rho, at) => {
    expect(rho).toBeCloseTo(slow[at]!, 13)
  })
})

test("a block is as long as memory lasts: the cube root of the days, three at least", () => {
  expect([10, 30, 90, 365, 1460].map(blockLength)).toEqual([3, 3, 4, 7, 11])
})

test("blocks longer than the series are the series", () => {
  const found = blockBootstrap([days(5)], ([drawn]) => drawn![4]!, {
    replicates: 3,
    block: 9,
    seed: 1,
  })
  expect([...found]).toEqual([4, 4, 4])
})

test("days in a row stay together", () => {
  const torn = blockBootstrap(
    [days(100)],
    ([drawn]) => drawn!.filter((at, place) => place > 0 && at !== drawn![place - 1]! + 1).length,
    { replicates: 200, block: 10, seed: 5 },
  )
  expect(Math.max(...torn)).toBeLessThanOrEqual(9)
})

test("the percentile interval is of type 7", () => {
  const { ci_low, ci_high } = percentileInterval(days(101), 0.9)
  expect([ci_low.toFixed(9), ci_high.toFixed(9)]).toEqual(["5.000000000", "95.000000000"])
})

test("a text is its own seed", () => {
  expect(seedOf("steps sleep 1")).toBe(seedOf("steps sleep 1"))
  expect(seedOf("steps sleep 1")).not.toBe(seedOf("steps sleep 0"))
  // FNV-1a of the empty text and of "a".
  expect([seedOf(""), seedOf("a")]).toEqual([0x811c9dc5, 0xe40c292c])
})
