import { expect, test } from "bun:test"
import fc from "fast-check"
import { analytes } from "#catalogue/biomarkers"
import { criticalOf, type LabResult } from "#catalogue/biomarkers/critical"

const critical = (name: string, value: number, unit: string, rest: Partial<LabResult> = {}) => {
  const found = criticalOf({
    name,
    value,
    unit,
    operator: null,
    reference_range: "",
    out_of_range: false,
    ...rest,
  })
  return found && [found.analyte.key, found.side, found.limit?.value ?? null]
}

test("a value at a limit is critical, one short of it is not", () => {
  for (const { name, unit, critical: limits } of analytes) {
    const { low, high } = limits ?? {}
    if (low) expect(critical(name, low.value, unit)?.slice(1)).toEqual(["low", low.value])
    if (low) expect(critical(name, low.value * 1.01, unit)).toBeNull()
    if (high) expect(critical(name, high.value, unit)?.slice(1)).toEqual(["high", high.value])
    if (high) expect(critical(name, high.value * 0.99, unit)).toBeNull()
  }
})

test("screens with the most sensitive of the cited limits", () => {
  const screened = Object.fromEntries(
    analytes.flatMap(({ key, critical }) =>
      critical ? [[key, [critical.low?.value ?? null, critical.high?.value ?? null]]] : [],
    ),
  )
  expect(screened).toMatchObject({
    glucose: [50, 400],
    potassium: [2.8, 6],
    sodium: [120, 158],
    calcium: [7, 12],
    calcium_ionized: [0.82, 1.5],
    magnesium: [1, 4.5],
    chloride: [75, 121],
    co2: [14, 40],
    hemoglobin: [7, 20],
    platelets: [40, 910],
    wbc: [2, 37],
    neutrophils_abs: [0.5, null],
    inr: [null, 5],
  })
})

test("reads a value in whatever unit it is printed", () => {
  expect(critical("Hämoglobin", 65, "g/L")).toEqual(["hemoglobin", "low", 7])
  expect(critical("Glucose", 2.5, "mmol/L")).toEqual(["glucose", "low", 50])
  expect(critical("Neutrophils", 400, "cells/uL")).toEqual(["neutrophils_abs", "low", 0.5])
  expect(critical("Neutrophils absolute", 0.4, "")).toEqual(["neutrophils_abs", "low", 0.5])
})

test("takes a value beyond belief for an error of reading", () => {
  expect(critical("Potassium", 69, "mmol/L")).toBeNull()
  expect(critical("Hemoglobin", 0.65, "g/dL")).toBeNull()
})

test("judges nothing in a unit it cannot convert", () => {
  expect(critical("Potassium", 6.9, "mg/dL")).toBeNull()
  expect(critical("Glucose, Urine", 500, "mg/dL")).toBeNull()
})

test("a bound counts as far as it is certain", () => {
  expect(critical("Neutrophils, Absolute", 0.5, "K/uL", { operator: "<" })).not.toBeNull()
  expect(critical("Glucose", 600, "mg/dL", { operator: ">" })).not.toBeNull()
  expect(critical("Glucose", 60, "mg/dL", { operator: "<" })).toBeNull()
  expect(critical("Glucose", 450, "mg/dL", { operator: "<" })).toBeNull()
})

test("of a troponin the printed range is the limit, and a general one stands in for it", () => {
  const above = { reference_range: "<14", out_of_range: true }
  expect(critical("hs Troponin T", 40, "ng/L", above)).toEqual(["troponin_t", "high", null])
  expect(critical("Troponin I", 0.05, "ng/mL", { reference_range: "<0.3" })).toBeNull()
  expect(critical("troponin", 0.9, "ng/mL")).toEqual(["troponin_i", "high", 0.04])
})

test("a result in words is none", () => {
  expect(critical("Potassium", 6.9, "mmol/L", { value: null })).toBeNull()
})

test("survives whatever a report may say", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom("Potassium", "Glucose", "(((", "{{steps}}", "K+ (")),
      fc.oneof(fc.string(), fc.constantFrom("mmol/L", "mg/dL", "x10E3/uL", "🔥")),
      fc.double(),
      (name, unit, value) => {
        const found = critical(name, value, unit)
        expect(found === null || Number.isFinite(value)).toBe(true)
      },
    ),
  )
})
