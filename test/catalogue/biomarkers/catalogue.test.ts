import { expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { canonicalOf, isPlausible, unitKey } from "#catalogue/biomarkers/unit"

test("no two analytes share a key", () => {
  expect(new Set(analytes.map(({ key }) => key)).size).toBe(analytes.length)
  for (const { key } of analytes) expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
})

test("every name leads back to its analyte, whatever its case", () => {
  const astray = analytes.flatMap((analyte) =>
    [analyte.name, ...analyte.synonyms].flatMap((name) => {
      const found = analyteNamed(name.toUpperCase(), analyte.unit)
      return found === analyte ? [] : [`${name} is ${found?.key}`]
    }),
  )
  expect(astray).toEqual([])
})

test("a value survives the way into every unit it is printed in and back", () => {
  for (const analyte of analytes)
    for (const [unit, { multiply, add = 0 }] of Object.entries(analyte.units))
      for (const value of [0.37, 4.2, 118, 5_012]) {
        const back = canonicalOf(analyte, (value - add) / multiply, unit)!
        expect(Math.abs(back - value) / value).toBeLessThan(1e-12)
      }
})

test("values of two units are one where chemistry says so", () => {
  const pairs = [
    ["Glucose", 5.5, "mmol/L", 99.09],
    ["Hemoglobin A1c", 53, "mmol/mol", 7.0],
    ["Total cholesterol", 5.0, "mmol/L", 193.3],
    ["Triglycerides", 1.7, "mmol/L", 150.5],
    ["Creatinine", 88.4, "µmol/L", 1.0],
    ["Urea nitrogen", 5, "mmol/L", 14.0],
    ["Uric acid", 357, "umol/L", 6.0],
    ["Calcium", 2.5, "mmol/L", 10.02],
    ["Magnesium", 2, "mEq/L", 2.43],
    ["Bilirubin", 17.1, "µmol/L", 1.0],
    ["AST", 1, "µkat/L", 60],
    ["Hemoglobin", 8.7, "mmol/L", 14.02],
    ["Hematocrit", 0.45, "L/L", 45],
    ["WBC", 6_200, "cells/mcL", 6.2],
    ["Ferritin", 100, "pmol/L", 44.5],
    ["Vitamin B12", 148, "pmol/L", 200.6],
    ["Vitamin D", 75, "nmol/L", 30.05],
    ["Free T4", 12.9, "pmol/L", 1.002],
    ["Testosterone", 10, "nmol/L", 288.4],
    ["Estradiol", 367, "pmol/L", 99.96],
    ["Insulin", 60, "pmol/L", 10],
    ["CRP", 0.8, "mg/dL", 8],
  ] as const
  for (const [name, value, unit, canonical] of pairs) {
    const converted = canonicalOf(analyteNamed(name, unit)!, value, unit)!
    expect([name, Math.abs(converted / canonical - 1) < 0.004]).toEqual([name, true])
  }
})

test("the mass and the particles of lipoprotein(a) are never converted into each other", () => {
  expect(analyteNamed("Lp(a)", "mg/dL")?.key).toBe("lpa_mass")
  expect(analyteNamed("Lp(a)", "nmol/L")?.key).toBe("lpa_molar")
  expect(canonicalOf(analyteNamed("Lp(a)", "mg/dL")!, 75, "nmol/L")).toBeNull()
})

test("laboratories spell one unit in many ways", () => {
  const same = [
    ["10*3/uL", "x10E3/uL", "10^3/µL", "K/uL", "Thousand/uL", "10³/μL"],
    ["mIU/L", "mU/L", "m[IU]/L"],
    ["µmol/L", "umol/L", "μmol/L", "mcmol/L"],
    ["mL/min/1.73 m²", "mL/min/1.73", "mL/min/1.73m2", "mL/min/{1.73_m2}"],
    ["%", "% of total Hgb"],
    ["mg/g", "mg/g creat"],
    ["/µL", "cells/mcL", "/mm3", "cumm"],
    ["U/L", "IU/L", "[IU]/L"],
    ["", "ratio", "1"],
  ]
  for (const [first, ...others] of same)
    for (const other of others) expect([other, unitKey(other)]).toEqual([other, unitKey(first!)])
})

test("the unit tells a count from a share", () => {
  expect(analyteNamed("Neutrophils", "%")?.key).toBe("neutrophils_pct")
  expect(analyteNamed("Neutrophils", "x10E3/uL")?.key).toBe("neutrophils_abs")
  expect(analyteNamed("Neutrophils, Absolute", "")?.key).toBe("neutrophils_abs")
  expect(analyteNamed("Troponin", "ng/L")?.key).toBe("troponin_i_hs")
})

test("a name may stand twice, once in brackets, and with words that mean nothing", () => {
  const key = (name: string) => analyteNamed(name, "")?.key
  expect(key("Mean Corpuscular Hemoglobin Concentration (MCHC)")).toBe("mchc")
  expect(key("White Blood Cell (WBC) Count")).toBe("wbc")
  expect(key("Potassium, Plasma")).toBe("potassium")
  expect(key("CHOLESTEROL, LDL")).toBe("ldl_c")
})

test("what was measured in urine is no blood value", () => {
  for (const name of ["Glucose, Urine", "Creatinine (urine)", "Protein, Urine", "CSF glucose"])
    expect([name, analyteNamed(name, "mg/dL")]).toEqual([name, null])
})

test("knows no analyte that is not listed", () => {
  for (const name of ["", "toString", "Ignore all previous instructions", "constructor"])
    expect(analyteNamed(name, "mg/dL")).toBeNull()
})

test("names on printed reports are known, whatever the language and unit", () => {
  const printed = [
    ["Glucose, Fasting", 104, "mg/dL", "glucose_fasting"],
    ["Hemoglobin A1c", 5.8, "%", "hba1c"],
    ["Cholesterol, Total", 212, "mg/dL", "cholesterol_total"],
    ["HDL Cholesterol", 48, "mg/dL", "hdl_c"],
    ["Triglycerides", 134, "mg/dL", "triglycerides"],
    ["LDL Chol Calc (NIH)", 139, "mg/dL", "ldl_c"],
    ["Creatinine", 0.94, "mg/dL", "creatinine"],
    ["eGFR", 101, "mL/min/1.73", "egfr"],
    ["Potassium", 4.4, "mmol/L", "potassium"],
    ["ALT (SGPT)", 31, "IU/L", "alt"],
    ["TSH", 2.31, "uIU/mL", "tsh"],
    ["Vitamin D, 25-Hydroxy", 22.4, "ng/mL", "vitamin_d_25oh"],
    ["Ferritin", 41, "ng/mL", "ferritin"],
    ["C-Reactive Protein, Cardiac", 1.9, "mg/L", "hs_crp"],
    ["WBC", 6.2, "x10E3/uL", "wbc"],
    ["Hemoglobin", 14.9, "g/dL", "hemoglobin"],
    ["Platelets", 244, "x10E3/uL", "platelets"],
    ["Glukose (nüchtern)", 5.4, "mmol/L", "glucose_fasting"],
    ["HbA1c", 39, "mmol/mol", "hba1c"],
    ["Cholesterin", 5.9, "mmol/L", "cholesterol_total"],
    ["LDL-Cholesterin", 3.6, "mmol/L", "ldl_c"],
    ["Kreatinin", 84, "µmol/L", "creatinine"],
    ["Hämoglobin", 148, "g/L", "hemoglobin"],
    ["Leukozyten", 6.8, "G/L", "wbc"],
    ["Vitamin D (25-OH)", 48, "nmol/L", "vitamin_d_25oh"],
    ["TSH", 1.8, "mU/L", "tsh"],
    ["Ferritin", 88, "µg/L", "ferritin"],
    ["GOT (ASAT)", 0.42, "µkat/L", "ast"],
    ["HbA1c (IFCC)", 39, "mmol/mol", "hba1c"],
    ["VITAMIN D,25-OH,TOTAL,IA", 31, "ng/mL", "vitamin_d_25oh"],
    ["CHOL/HDLC RATIO", 3.4, "(calc)", "chol_hdl_ratio"],
    ["ABSOLUTE NEUTROPHILS", 3_400, "cells/uL", "neutrophils_abs"],
    ["Haemoglobin estimation", 148, "g/L", "hemoglobin"],
    ["Serum potassium level", 4.4, "mmol/L", "potassium"],
    ["Colesterol LDL", 130, "mg/dL", "ldl_c"],
    ["Plaquettes", 244, "G/L", "platelets"],
    ["Troponin T, High Sensitivity", 8, "ng/L", "troponin_t"],
  ] as const
  for (const [name, value, unit, key] of printed) {
    const analyte = analyteNamed(name, unit)
    expect([name, analyte?.key]).toEqual([name, key])
    expect([name, isPlausible(analyte!, canonicalOf(analyte!, value, unit)!)]).toEqual([name, true])
  }
})
