import { describe, expect, test } from "bun:test"
import { conversion } from "#catalogue/unit"

describe("a unit of an export", () => {
  for (const [printed, wanted, value, expected] of [
    ["lb", "kg", 172.4, 78.199_324_588],
    ["st", "kg", 12, 76.203_518_16],
    ["mi", "m", 3.21, 5_165.994_24],
    ["km", "m", 8.4, 8_400],
    ["degF", "Cel", 98.6, 37],
    ["Cal", "kcal", 612.4, 612.4],
    ["kJ", "kcal", 418.4, 100],
    ["mmol<180.1558800000541>/L", "mg/dL", 5.8, 104.490_48],
    ["min", "s", 48, 2_880],
    ["h", "s", 7.5, 27_000],
    ["mL/min·kg", "mL/kg/min", 41.8, 41.8],
    ["g", "kg", 59_720, 59.72],
  ] as const)
    test(`of ${value} ${printed} is ${expected} ${wanted}`, () => {
      expect(conversion(printed, wanted)!(value)).toBeCloseTo(expected, 6)
    })

  test("that is no measure of the quantity is none", () => {
    expect(conversion("cups", "mg")).toBeNull()
    expect(conversion("kg", "m")).toBeNull()
    expect(conversion("constructor", "1")).toBeNull()
  })
})
