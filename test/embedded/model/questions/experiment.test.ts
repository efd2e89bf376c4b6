import { expect, test } from "bun:test"
import { LENGTHS, lengthFor } from "#domain/experiment"
import { durationIn } from "#embedded/model/questions/experiment/duration"

test("reads for how long an experiment is wished", () => {
  for (const [text, days] of [
    ["let's try it for 2 weeks", 14],
    ["ok run it for a fortnight", 14],
    ["sure, ten days", 10],
    ["a month please", 30],
    ["a couple of weeks", 14],
    ["let's try it tonight", null],
    ["let's do it", null],
  ] as const)
    expect([text, durationIn(text)]).toEqual([text, days])
})

test("runs as long as was wished, unless that can tell nothing or nobody keeps to it", () => {
  expect(lengthFor(null)).toBe(LENGTHS.usual)
  expect(lengthFor(14)).toBe(14)
  expect(lengthFor(7)).toBe(LENGTHS.short)
  expect(lengthFor(365)).toBe(LENGTHS.longest)
})
