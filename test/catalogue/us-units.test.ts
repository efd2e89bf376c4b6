import { expect, test } from "bun:test"
import { fromUsUnits, inUsUnits, isDeviation, unitsNamed } from "#catalogue/us-units"

const number = (value: number, unit: string, decimals: number) => ({ value, unit, decimals })

test.each([
  [number(75.7, "kg", 1), number(166.889932, "lb", 1)],
  [number(68.0388555, "kg", 1), number(150, "lb", 0)],
  [number(8.04672, "km", 1), number(5, "mi", 0)],
  [number(121, "m", 0), number(396.981627, "ft", 0)],
  [number(180, "cm", 0), number(70.8661417, "in", 0)],
  [number(2_000, "ml", 0), number(67.6280454, "fl oz", 0)],
  [number(36.6, "°C", 1), number(97.88, "°F", 1)],
  [number(30, "km/h", 1), number(18.6411358, "mph", 1)],
  [number(6, "min/km", 2), number(9.656064, "min/mi", 2)],
])("a level of %p is one of %p", (metric, us) => {
  expect(inUsUnits(metric, "level")).toEqual(us)
})

test("what lies between two temperatures has no zero, and keeps its decimals", () => {
  expect(inUsUnits(number(0.55, "°C", 2), "difference")).toEqual(number(0.99, "°F", 2))
  expect(inUsUnits(number(0, "°C", 1), "level")).toEqual(number(32, "°F", 0))
})

test("a slope is a day, a week or a month, and per a round amount of the other unit", () => {
  expect(inUsUnits(number(0.035, "kg/week", 3), "difference")).toEqual(
    number(0.0771617918, "lb/week", 3),
  )
  expect(inUsUnits(number(2, "°C/day", 2), "level")).toEqual(number(3.6, "°F/day", 2))
  const perKilometre = inUsUnits(number(4, "minutes per 1 km", 1), "difference")
  expect(perKilometre).toEqual(number(6.437376, "minutes per 1 mi", 1))
  const perWater = inUsUnits(number(1, "minutes per 100 ml", 1), "difference")
  expect(perWater).toEqual(number(2.95735296, "minutes per 10 fl oz", 1))
})

test.each(["steps", "minutes", "bpm", "mg", "kcal", "mL/kg/min", "min/100 m", "mg/dL", "%", "rho"])(
  "%p is the same in the United States",
  (unit) => {
    expect(inUsUnits(number(5, unit, 1), "level")).toBeNull()
  },
)

test("what is typed is read in the unit of the metric", () => {
  expect(fromUsUnits(150, "kg", "level")).toBeCloseTo(68.039, 3)
  expect(fromUsUnits(98.6, "°C", "level")).toBeCloseTo(37, 9)
  expect(fromUsUnits(0.9, "°C", "difference")).toBeCloseTo(0.5, 9)
  expect(fromUsUnits(8_000, "steps", "level")).toBe(8_000)
})

test("the skin's temperature is a deviation, the body's is none", () => {
  expect(["skin temperature deviation", "skin_temp_dev"].map(isDeviation)).toEqual([true, true])
  expect(["body temperature", "body_temp"].map(isDeviation)).toEqual([false, false])
})

test.each([
  ["how many miles did I walk", "us"],
  ["my weight in pounds", "us"],
  ["days above 99 °F", "us"],
  ["what is my weight in kg", "metric"],
  ["days with more than 3km", "metric"],
  ["is 150 lbs 68 kg", null],
  ["what is my weight", null],
  ["how smiles the kilogramme", null],
] as const)("%p names the units %p", (text, units) => {
  expect(unitsNamed(text)).toBe(units)
})
