import { describe, expect, test } from "bun:test"
import { ColumnRows } from "#embedded/aggregator/exports/column-rows"
import { unionOf } from "#embedded/aggregator/exports/union"

const MINUTE_MS = 60_000
const WATCH = 0
const PHONE = 1

type Counted = readonly [fromMin: number, toMin: number, value: number, device: number]

const sumOf = (...counted: ReadonlyArray<Counted>) => {
  const rows = new ColumnRows()
  for (const [from, to, value, device] of counted)
    rows.add(from * MINUTE_MS, to * MINUTE_MS, 0, value, device)
  const at = counted.map((_, index) => index)
  return unionOf(rows, at, (device) => device).sum
}

describe("the union of devices", () => {
  test("is the sum where no time is counted twice", () => {
    expect(sumOf([0, 10, 100, WATCH], [10, 20, 50, PHONE])).toBe(150)
  })

  test("takes the first device where two count the same walk", () => {
    expect(sumOf([0, 10, 640, PHONE], [0, 10, 655, WATCH])).toBe(655)
  })

  test("adds the share of a span that the first device did not see", () => {
    expect(sumOf([0, 5, 300, WATCH], [0, 10, 600, PHONE])).toBe(600)
    expect(sumOf([2, 4, 100, WATCH], [6, 8, 100, WATCH], [0, 10, 500, PHONE])).toBe(500)
  })

  test("counts what one device said twice once", () => {
    expect(sumOf([0, 10, 100, WATCH], [0, 10, 100, WATCH])).toBe(100)
  })

  test("does not hold spans of one device against each other", () => {
    expect(sumOf([0, 10, 100, WATCH], [5, 15, 100, WATCH])).toBe(200)
  })

  test("takes a span without a length whole or not at all", () => {
    expect(sumOf([0, 10, 100, WATCH], [5, 5, 30, PHONE])).toBe(100)
    expect(sumOf([0, 10, 100, WATCH], [12, 12, 30, PHONE])).toBe(130)
  })

  test("is linear enough for a day of a hundred thousand spans", () => {
    const many = Array.from({ length: 100_000 }, (_, at): Counted => [at, at + 1, 1, at % 2])
    expect(sumOf(...many)).toBe(100_000)
  })
})
