import { describe, expect, test } from "bun:test"
import { analytes } from "#catalogue/biomarkers"
import { analyteCoded, furtherCodes, loincOfAnalyte } from "#catalogue/biomarkers/loinc"
import { analyteNamed } from "#catalogue/biomarkers/name"

const codes = [
  ...Object.entries(loincOfAnalyte).flatMap(([key, own]) =>
    Object.values(own).map((code: string) => [key, code] as const),
  ),
  ...Object.entries(furtherCodes).flatMap(([key, further]) =>
    further.split(" ").map((code) => [key, code] as const),
  ),
]

/** The last digit of a code makes it one: Luhn's sum of the others. */
const isWhole = (code: string): boolean => {
  const [number, check] = code.split("-") as [string, string]
  const sum = [...number].reverse().reduce((all, digit, at) => {
    const times = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return all + (times > 9 ? times - 9 : times)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(check)
}

describe("the codes of LOINC", () => {
  test("are each of one analyte that the catalogue has, and end with their check digit", () => {
    const known = new Set(analytes.map(({ key }) => key))
    for (const [key, code] of codes) {
      expect({ key, isKnown: known.has(key) }).toEqual({ key, isKnown: true })
      expect({ code, isWhole: isWhole(code), key: analyteCoded(code) }).toEqual({
        code,
        isWhole: true,
        key,
      })
    }
    expect(new Set(codes.map(([, code]) => code)).size).toBe(codes.length)
  })

  test("say what a name in any words is", () => {
    for (const name of [
      "Glycated something (LOINC: 4548-4)",
      "LOINC 4548-4",
      "Gylkohämoglobin [LOINC:4548-4]",
    ])
      expect(analyteNamed(name, "%")?.key).toBe("hba1c")
  })

  test("that nobody knows leave a name as it is", () => {
    expect(analyteNamed("Ferritin (LOINC: 99999-9)", "ng/mL")?.key).toBe("ferritin")
    expect(analyteNamed("Anything (LOINC: 99999-9)", "ng/mL")).toBe(null)
  })
})

for (const printed of ["percent", "per cent", "Prozent", "pour cent", "por ciento", "per cento"])
  test(`"${printed}" is %`, () => {
    expect(analyteNamed("Neutrophils", printed)?.key).toBe("neutrophils_pct")
  })

test("the code of something else makes a name none of the catalogue's, and a misprinted one says nothing", () => {
  expect(analyteNamed("Leukocytes (LOINC: 5821-4)", "/HPF")).toBeNull()
  expect(analyteNamed("Creatinine (LOINC: 2161-8)", "mg/dL")).toBeNull()
  expect(analyteNamed("Creatinine (LOINC: 2161-9)", "mg/dL")?.key).toBe("creatinine")
  expect(analyteNamed("Vit D (LOINC: 1989-3)", "ng/mL")?.key).toBe("vitamin_d_25oh")
})
