import { describe, expect, test } from "bun:test"
import { readingOf } from "#embedded/aggregator/labs/report"
import { textLayerOf } from "#embedded/aggregator/labs/text-layer"
import { pdfOf, words } from "#test/pdf"
import { pageOf } from "#test/printed-page"

const HEAD = "Test                    Result      Unit       Reference range"
const SODIUM = "Sodium                  141         mmol/L     135-145"

const rowsOf = ({ results, unread }: ReturnType<typeof readingOf>) => ({
  rows: results.map(({ name, value, unit, range }) => [name, value, unit, range].join("|")),
  unread,
})

/** What is read below a row of sodium of a table. */
const below = (...lines: ReadonlyArray<string>) => {
  const { rows, unread } = rowsOf(readingOf([pageOf([HEAD, SODIUM, ...lines].join("\n"))]))
  return { rows: rows.filter((row) => !row.startsWith("Sodium|")), unread }
}

/** A row of which the value is drawn right where its name ends, in Helvetica of 10 points. */
const printedOnto = async (name: string, width: number, value: string, unit = "mg/dL") => {
  const row = [
    words(name, [50, 700]),
    words(value, [50 + width, 700]),
    words(unit, [320, 700]),
    words("0-999", [400, 700]),
  ]
  return rowsOf(readingOf(await textLayerOf(pdfOf({ content: row.join("") }))))
}

describe("a value that is printed onto the end of its name", () => {
  for (const [name, width, value, read] of [
    ["Vitamin B12", 54.5, "412", "Vitamin B12|412"],
    ["Free T4", 34.5, "1.2", "Free T4|1.2"],
    ["Triglycerides", 57.8, "134H", "Triglycerides|134"],
    ["Basophils", 42.8, "1", "Basophils|1"],
    ["Immunoglobulin E", 78.4, "88", "Immunoglobulin E|88"],
    ["CA 19-9", 37.8, "12", "CA 19-9|12"],
    ["Sodium", 35.6, "141*", "Sodium|141"],
  ] as const)
    test(`is parted from ${name}`, async () => {
      expect((await printedOnto(name, width, value)).rows).toEqual([`${read}|mg/dL|0-999`])
    })
})

describe("a row beside an analyte that cannot be read is counted", () => {
  for (const row of [
    "Iron                    10-20       ug/dL      60-170",
    "Glucose                 see 95      mg/dL",
    "AST                     QNS 5       U/L",
    "Triglycerides134H                   mg/dL      <150",
    "Vitamin B12412                      pg/mL      200-900",
  ])
    test(row, () => {
      expect(below(row)).toEqual({ rows: [], unread: 1 })
    })
})

describe("what is no row is neither read nor counted", () => {
  for (const line of [
    "HbA1c < 5.7 % normal, 5.7-6.4 % prediabetes, >= 6.5 % diabetes",
    "Vitamin D < 20 ng/mL deficient, 20-29 insufficient, >= 30 sufficient",
    "eGFR 60-89 mildly decreased",
    "Glucose (fasting) 100 - 125 mg/dL = prediabetes",
    "Vitamin D 1000 IU daily",
    "Weight                  71          kg",
    "Room                    12",
    "Doctor                  Dr. Smith 55812",
    "Fasting hours           12          h",
    "Remark                  LDL target below 70 mg/dL in high risk patients",
    "Interpretation          HbA1c of 6.5 % or more is diabetes",
  ])
    test(line, () => {
      expect(below(line)).toEqual({ rows: [], unread: 0 })
    })

  test("below the title of a guide", () => {
    expect(below("Interpretation guide", "HbA1c                   < 5.7 % normal")).toEqual({
      rows: [],
      unread: 0,
    })
  })

  test("and a value below its detection limit stays one", () => {
    expect(below("hCG                     <1          mIU/mL     Negative").rows).toEqual([
      "hCG|<1|mIU/mL|Negative",
    ])
  })
})

describe("a range stays as it is printed", () => {
  for (const range of [
    "<61",
    "< 61",
    "up to 61",
    "to 61",
    "61 max",
    "-61",
    "not more than 61",
    "bis 61",
    "5,1 bis 3,5",
    "5.1 to 3.5",
  ])
    test(range, () => {
      expect(below(`ALT                     50          U/L        ${range}`).rows).toEqual([
        `ALT|50|U/L|${range}`,
      ])
    })
})

describe("a LOINC code", () => {
  for (const code of [
    "(LOINC : 4548-4)",
    "(LN 4548-4)",
    "LOINC-Code: 4548-4",
    "(LOINC®: 4548-4)",
    "( LOINC: 4548-4 )",
    "<4548-4>",
    "LOINC=4548-4",
    "(LOINC 4548–4)",
    "http://loinc.org/4548-4",
  ])
    test(`${code} is no part of a name`, () => {
      expect(below(`Hemoglobin A1c ${code}   5.5   %   4.0-5.6`).rows).toEqual([
        "Hemoglobin A1c|5.5|%|4.0-5.6",
      ])
    })
})

test("a name with a space within a word is that of the analyte", () => {
  expect(below("Creat inine             0.6         mg/dL").rows).toEqual(["Creatinine|0.6|mg/dL|"])
})
