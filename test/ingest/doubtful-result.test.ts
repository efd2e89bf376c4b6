import { expect, test } from "bun:test"
import { withDoubt } from "#ingest/doubtful-result"
import { readPrintedResult } from "#ingest/lab-result"
import { Unreadable } from "#ingest/parsed"

/** Whether a result that was read in a picture is to be confirmed. */
const isDoubtful = (
  [name, value, unit, reference_range]: ReadonlyArray<string>,
  how: object = { read_by: "picture" },
) => {
  const item = { name, value, unit, reference_range, ...how }
  const read = readPrintedResult(item, null)
  if (read instanceof Unreadable) throw new Error(read.reason)
  return withDoubt(read, item).confirmation === "awaited"
}

const PRINTED = [
  ["Glucose, Fasting", "104", "mg/dL", "70-99"],
  ["Hemoglobin A1c", "5.8", "%", "4.0-5.6"],
  ["Cholesterol, Total", "212", "mg/dL", "<200"],
  ["LDL Chol Calc (NIH)", "139", "mg/dL", "0-99"],
  ["Creatinine", "0.94", "mg/dL", "0.76-1.27"],
  ["Potassium", "4.4", "mmol/L", "3.5-5.2"],
  ["Potassium", "6.9", "mmol/L", "3.5-5.0"],
  ["ALT (SGPT)", "31", "IU/L", "0-44"],
  ["TSH", "2.31", "uIU/mL", "0.450-4.500"],
  ["TSH", "5.10", "uIU/mL", "0.450-4.500"],
  ["Vitamin D, 25-Hydroxy", "22.4", "ng/mL", "30.0-100.0"],
  ["C-Reactive Protein, Cardiac", "1.9", "mg/L", "0.00-3.00"],
  ["Hemoglobin", "14.9", "g/dL", "13.0-17.7"],
  ["LDL-Cholesterin", "3,6", "mmol/L", "< 3,0"],
  ["Vitamin D (25-OH)", "48", "nmol/L", "> 50"],
  ["Ferritin", "450", "ng/mL", "30-400"],
  ["An unknown thing", "12", "U/mL", "0-37"],
]

for (const printed of PRINTED)
  test(`${printed.join(" ")} is believed`, () => {
    expect(isDoubtful(printed)).toBe(false)
  })

const SHIFTED = [
  ["Hemoglobin A1c", "58", "%", "4.0-5.6"],
  ["Potassium", "44", "mmol/L", "3.5-5.2"],
  ["TSH", "231", "uIU/mL", "0.450-4.500"],
  ["C-Reactive Protein, Cardiac", "19", "mg/L", "0.00-3.00"],
  ["Creatinine", "94", "mg/dL", "0.76-1.27"],
  ["Creatinine", "9.4", "mg/dL", "0.76-1.27"],
  ["Creatinine", "0.094", "mg/dL", "0.76-1.27"],
  ["LDL-Cholesterin", "36", "mmol/L", "< 3,0"],
  ["Hemoglobin", "1.49", "g/dL", "13.0-17.7"],
  ["Hemoglobin", "149", "g/dL", "13.0-17.7"],
  ["Glucose, Fasting", "10.4", "mg/dL", "70-99"],
  ["HDL Cholesterol", "4.8", "mg/dL", ">=40"],
  ["Cholesterol, Total", "2120", "mg/dL", "<200"],
  ["Triglycerides", "13.4", "mg/dL", "<150"],
  ["An unknown thing", "120", "U/mL", "0.0-37.0"],
  ["An unknown thing", "720", "pmol/L", "> 50"],
  ["Cholesterol, Total", "0.231", "g/L", "< 2.00"],
  ["LDL-Cholesterin", "0.38", "mmol/L", "< 3,0"],
]

for (const printed of SHIFTED)
  test(`${printed.join(" ")} is to be confirmed`, () => {
    expect(isDoubtful(printed)).toBe(true)
  })

test("a text layer is believed wherever a value lies, if anybody has such a value", () => {
  expect(isDoubtful(["Creatinine", "9.4", "mg/dL", "0.76-1.27"], { read_by: "text" })).toBe(false)
  expect(isDoubtful(["Iron", "9000", "µg/dL", "50 - 150"], { read_by: "text" })).toBe(true)
})

test("what was not read twice alike is to be confirmed", () => {
  const how = { read_by: "picture", is_unsure: true }
  expect(isDoubtful(["Ferritin", "41", "ng/mL", "30-400"], how)).toBe(true)
})

for (const how of ["text", "picture", "model"])
  test(`a range whose low end is above its high one is never believed, read by ${how}`, () => {
    expect(isDoubtful(["TSH", "2.1", "mIU/L", "4.20-0.27"], { read_by: how })).toBe(true)
  })
