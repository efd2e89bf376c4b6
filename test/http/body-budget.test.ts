import { expect, test } from "bun:test"
import { makeBodyBudget } from "#http/body-budget"
import { isTooSlow } from "#http/delivery-body"

const MIB = 1_048_576

test("the bytes of all bodies together are limited to 256 MiB, those of one network to half of it", () => {
  const budget = makeBodyBudget()
  const [here, alsoHere, there] = [budget.open("a"), budget.open("a"), budget.open("b")]
  expect(here.take(64 * MIB)).toBe(true)
  expect(alsoHere.take(64 * MIB)).toBe(true)
  expect([here.take(1), alsoHere.take(1), budget.open("a").take(1)]).toEqual([false, false, false])
  expect(there.take(128 * MIB)).toBe(true)
  expect(budget.open("c").take(1)).toBe(false)
})

test("a body that has ended holds nothing, however often it ends", () => {
  const budget = makeBodyBudget()
  const body = budget.open("a")
  for (let i = 0; i < 128; i++) expect(body.take(MIB)).toBe(true)
  expect(budget.open("a").take(1)).toBe(false)
  body.close()
  body.close()
  expect(budget.open("a").take(128 * MIB)).toBe(true)
  expect(budget.open("a").take(1)).toBe(false)
})

test("a body has half a minute to arrive, and a second more for each megabyte that has come", () => {
  expect(isTooSlow(1, 30_000)).toBe(false)
  expect(isTooSlow(1, 30_001)).toBe(true)
  expect(isTooSlow(40_000_000, 70_000)).toBe(false)
  expect(isTooSlow(40_000_000, 70_001)).toBe(true)
})
