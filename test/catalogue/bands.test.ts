import { expect, test } from "bun:test"
import { metrics } from "#catalogue/metrics"
import { bandOf, isJudgeable, zoneOf } from "#catalogue/norms/bands"
import { NO_PROFILE } from "#domain/profile"

const known = { ...NO_PROFILE, age: 40, gender: "male" as const, height_cm: 180, weight_kg: 75 }
const judged = metrics.filter(({ key }) => isJudgeable(key))

test.each(judged.map(({ key }) => key))(
  "the band of %s has a source, and its zones rise",
  (key) => {
    const band = bandOf(key, known)!
    expect(band.source).toMatch(/\w/)
    const bounds = band.zones.slice(0, -1).map(({ below }) => below!)
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
    expect(band.zones.at(-1)!.below).toBeUndefined()
  },
)

test.each(judged.map(({ key }) => key))(
  "what lies within the band of %s is not called off",
  (key) => {
    const band = bandOf(key, known)!
    if (band.low !== null) expect(zoneOf(band, band.low).is).not.toBe("off")
    if (band.high !== null) expect(zoneOf(band, band.high - 0.01).is).not.toBe("off")
  },
)

test("a weight is judged by the height, and by none where that is unknown", () => {
  expect(bandOf("weight_kg", known)).toMatchObject({ low: 59.9, high: 80.9 })
  expect(bandOf("weight_kg", NO_PROFILE)).toBeNull()
})

test("a weight on the border is judged as it reads: 81 kg is above a range that ends at 80.9", () => {
  const zoneAt = (value: number) =>
    bandOf("weight_kg", known)!.zones.find(({ below }) => below === undefined || value < below)!
      .says
  expect([80.94, 80.96, 59.86, 59.84].map(zoneAt)).toEqual([
    "within the healthy range",
    "above the healthy range",
    "within the healthy range",
    "below the healthy range",
  ])
})

test("nobody below eighteen or pregnant is judged by what holds for adults", () => {
  const pregnant = { ...known, conditions: [{ name: "pregnant" }] }
  for (const { key } of judged) {
    expect(bandOf(key, { ...known, age: 17 })).toBeNull()
    expect(bandOf(key, pregnant)).toBeNull()
  }
})
