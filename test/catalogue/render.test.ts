import { expect, test } from "bun:test"
import { resolverOf } from "#catalogue/render"
import { aFact, aLedger } from "#test/ledger"

const clock = (hours: number) =>
  resolverOf(
    aLedger({ facts: [aFact("limit", hours, { label: "bedtime", unit: "h", decimals: 2 })] }),
  ).words("limit")

test("a time of day is one of the clock, whatever number of hours it is", () => {
  expect(clock(23.5)).toBe("23:30")
  expect(clock(24.25)).toBe("00:15")
  expect(clock(-1)).toBe("23:00")
  expect(clock(23.9999)).toBe("00:00")
  expect(clock(1e308)).toMatch(/^\d\d:\d\d$/)
})

const two = resolverOf(
  aLedger({
    facts: [
      aFact("apart", 6.4, { unit: "ms", decimals: 1 }),
      aFact("now", 58.4, { unit: "ms", decimals: 1 }),
      aFact("usual", 52, { unit: "ms", decimals: 1 }),
      aFact("less", 5.1, { unit: "ms", decimals: 1 }),
      aFact("high", 57.5, { unit: "ms", decimals: 1 }),
      aFact("low", 52.4, { unit: "ms", decimals: 1 }),
      aFact("walked", 2_633.6, { unit: "steps", decimals: 0 }),
      aFact("many", 10_214, { unit: "steps", decimals: 0 }),
      aFact("few", 7_581, { unit: "steps", decimals: 0 }),
      aFact("mood_usual", 2.98, { unit: "points", decimals: 1 }),
      aFact("later", 14.7, { label: "bedtime", unit: "minutes", decimals: 0 }),
      aFact("length", 438.6, { unit: "minutes", decimals: 0 }),
      aFact("bed", 23.547, { label: "bedtime", unit: "h", decimals: 2 }),
      aFact("bed_usual", 23.201, { label: "bedtime", unit: "h", decimals: 2 }),
      aFact("bed_later", 20.76, { label: "bedtime", unit: "minutes", decimals: 0 }),
      aFact("bed_near", 23.54, { label: "bedtime", unit: "h", decimals: 2 }),
      aFact("night", 453.3, { unit: "minutes", decimals: 0 }),
    ],
  }),
)

test("a difference is the one that is seen between two values as they are printed", () => {
  expect(two.words("apart.between.now.rounded.and.usual.rounded")).toBe("6 ms")
  expect(two.words("apart.between.now.and.usual")).toBe("6.4 ms")
  expect(two.words("apart.between.now.rounded.and.usual.rounded.bare")).toBe("6")
  expect(two.words("less.between.high.rounded.and.low.rounded")).toBe("6 ms")
  expect(two.words("walked.between.many.rounded.and.few.rounded")).toBe("2,600 steps")
  expect(two.words("mood_usual.rounded")).toBe("3 points")
  expect(two.words("later.between.night.and.length")).toBe("15 minutes")
  expect(two.words("bed_later.between.bed.and.bed_usual")).toBe("21 minutes")
  expect(two.words("bed_later.between.bed.and.bed_near")).toBe("1 minute")
  expect(two.words("apart.between.now.and.nothing")).toBeNull()
})

test("a height in feet keeps its units where others are said once", () => {
  const height = aFact("height_low", 68.2, { label: "height", unit: "in", decimals: 0 })
  expect(resolverOf(aLedger({ facts: [height] })).words("height_low.bare")).toBe("5 ft 8 in")
})
