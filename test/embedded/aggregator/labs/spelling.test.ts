import { expect, test } from "bun:test"
import { nearestUnit, spelledName, spelledUnit } from "#embedded/aggregator/labs/ocr/spelling"

for (const [seen, unit, name] of [
  ["Hemoglobin Alc", "%", "Hemoglobin A1c"],
  ["HbAlc", "%", "HbA1c"],
  ["Fenitin", "ng/mL", "Ferritin"],
  ["CHOLESTEROI", "mg/dL", "CHOLESTEROL"],
  ["Creatlnine", "mg/dL", "Creatinine"],
  ["Aunt Mary", "mg/dL", "Aunt Mary"],
] as const)
  test(`"${seen}" is ${name}`, () => {
    expect(spelledName(seen, unit)).toBe(name)
  })

for (const [seen, unit] of [
  ["mgfdL", "mg/dL"],
  ["ngimL", "ng/mL"],
  ["ulU/mL", "µIU/mL"],
  ["mg/dL", "mg/dL"],
  ["High", "High"],
  ["31", "31"],
] as const)
  test(`"${seen}" is ${unit}`, () => {
    expect(spelledUnit(seen)).toBe(unit)
  })

for (const [name, seen, unit] of [
  ["Ferritin", "HI/L", "µg/L"],
  ["Ferritin", "pg/L", "µg/L"],
  ["Creatinine", "umolV/L", "µmol/L"],
  ["Vitamin B12", "pg/mL", "pg/mL"],
  ["Glucose", "g/L", "g/L"],
  ["Triglycerides", "ng/dL", "mg/dL"],
  ["Glucose", "furlong", "furlong"],
  ["Aunt Mary", "pg/L", "pg/L"],
] as const)
  test(`${seen} of ${name} is ${unit}`, () => {
    expect(nearestUnit(name, seen)).toBe(unit)
  })
