import { expect, test } from "bun:test"
import { rangeInUnit } from "#ingest/range-in-unit"

const printed = (name: string, unit: string, reference_range: string) => ({
  name,
  unit,
  reference_range,
})

test("a range that was printed for the unit before is converted to the corrected one", () => {
  expect(rangeInUnit(printed("Hemoglobin", "g/dL", "12.0 - 15.5"), "g/L")).toBe("120 - 155")
  expect(rangeInUnit(printed("LDL cholesterol", "mg/dL", "< 116"), "mmol/L")).toBe("<3")
  expect(rangeInUnit(printed("HDL cholesterol", "mg/dL", ">=40"), "mmol/L")).toBe(">=1.03")
})

test("a range that fits the corrected unit stands as it is printed, since only the unit was misread", () => {
  expect(rangeInUnit(printed("Hemoglobin", "g/dL", "120-155"), "g/L")).toBe("120-155")
  expect(rangeInUnit(printed("Glucose", "mg/dL", "3.9 - 5.5"), "mmol/L")).toBe("3.9 - 5.5")
})

test("a range in words, of an unknown test or of a unit that is not known stands as it is printed", () => {
  expect(rangeInUnit(printed("Hemoglobin", "g/dL", "see note"), "g/L")).toBe("see note")
  expect(rangeInUnit(printed("Frobnicase", "U/L", "2 - 9"), "kU/L")).toBe("2 - 9")
  expect(rangeInUnit(printed("Hemoglobin", "g/dL", "12.0 - 15.5"), "bananas")).toBe("12.0 - 15.5")
})
