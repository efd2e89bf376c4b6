import { describe, expect, test } from "bun:test"
import { readingOf } from "#embedded/aggregator/labs/report"
import { textLayerOf } from "#embedded/aggregator/labs/text-layer"
import { pdfOf, words } from "#test/pdf"
import { pageOf } from "#test/printed-page"

const rowsOf = ({ results }: ReturnType<typeof readingOf>) =>
  results.map(({ name, value, unit, range }) => [name, value, unit, range])

const read = (text: string) => rowsOf(readingOf([pageOf(text)]))

/** A name and its value printed at places of one line, however near. */
const overprinted = async (name: string, at: number) => {
  const line = [
    words(name, [50, 700]),
    words("52.480", [at, 700]),
    words("ng/L", [320, 700]),
    words("<14", [400, 700]),
  ]
  return rowsOf(readingOf(await textLayerOf(pdfOf({ content: line.join("") }))))
}

describe("a name that runs into its value", () => {
  for (const at of [150, 160, 166, 170, 173, 176, 177, 178, 179])
    test(`is parted from it where it begins at ${at} points`, async () => {
      expect(await overprinted("Troponin T (High Sensitivity)", at)).toEqual([
        ["Troponin T (High Sensitivity)", "52.480", "ng/L", "<14"],
      ])
    })

  test("is read whole where its value is printed over the middle of it", async () => {
    const name = "Creatine Kinase MB (CK-MB) Mass, Serum"
    expect(await overprinted(name, 176)).toEqual([[name, "52.480", "ng/L", "<14"]])
  })
})

describe("strokes", () => {
  test("part the columns of a table, and are no part of a name", () => {
    expect(
      read(
        [
          "+------------------+--------+--------+---------+",
          "| Test | Result | Units | Range | Flag |",
          "|---|---|---|---|---|",
          "| Hemoglobin A1c | 5.9 | % | 4.0-5.6 | H |",
          "|Zonulin|44|ng/mL|<61||",
          "+------------------+--------+--------+---------+",
        ].join("\n"),
      ),
    ).toEqual([
      ["Hemoglobin A1c", "5.9", "%", "4.0-5.6"],
      ["Zonulin", "44", "ng/mL", "<61"],
    ])
  })

  test("part tables that stand side by side", () => {
    expect(read("WBC | 6.8 10^3/uL | 4.0-11.0 || Sodium | 140 mmol/L | 136-145")).toEqual([
      ["WBC", "6.8", "10^3/uL", "4.0-11.0"],
      ["Sodium", "140", "mmol/L", "136-145"],
    ])
  })
})

describe("a LOINC code", () => {
  for (const [printed, name] of [
    ["Hemoglobin A1c (LOINC: 4548-4):   5.5 percent", "Hemoglobin A1c"],
    ["Hemoglobin A1c [LOINC 4548-4]   5.5 percent", "Hemoglobin A1c"],
    ["4548-4   Hemoglobin A1c   5.5 percent", "Hemoglobin A1c"],
    ["Hemoglobin A1c   5.5 percent   4548-4", "Hemoglobin A1c"],
    ["Glycation, blood (LOINC: 4548-4)   5.5 percent", "Glycation, blood (LOINC: 4548-4)"],
    ["4548-4   Glycation, blood   5.5 percent", "Glycation, blood (LOINC: 4548-4)"],
  ] as const)
    test(`of "${printed}" stays with a name that says less`, () => {
      expect(read(printed)).toEqual([[name, "5.5", "percent", ""]])
    })
})

describe("a sentence", () => {
  for (const printed of [
    "Potassium 5.6 may be due to delayed separation; repeat within 7 days.",
    "2. Sodium 140 is the midpoint of the range.",
    "HbA1c of 6.5 percent or higher on two tests indicates diabetes.",
    "LDL cholesterol 100 mg/dL is desirable for most",
    "Ferritin below 30 ug/L indicates iron deficiency.",
    "Hinweis: LDL < 116 mg/dl bei niedrigem Risiko, < 70 mg/dl bei hohem.",
    "Objectif de LDL : < 0,70 g/L en cas de risque élevé (HAS 2017).",
  ])
    test(`is no result: ${printed}`, () => {
      expect(read(printed)).toEqual([])
    })
})

test("a range whose low end is above its high one is kept as it is printed", () => {
  expect(read("TSH   2.1   mIU/L   4.20 - 0.27")).toEqual([["TSH", "2.1", "mIU/L", "4.20 - 0.27"]])
})

test("a day may begin with its year and have strokes", () => {
  expect(readingOf([pageOf("Blood Test\nDate: 2025/07/25")]).test_date).toBe("2025-07-25")
})

test("a row with a number beside an analyte that is no result is counted, a sentence is not", () => {
  const lines = [
    "Hemoglobin   13.3 - 17.2   g/dL   15.8",
    "Ferritin   44   ng/mL   30-400",
    "Potassium 5.6 may be due to delayed separation; repeat within 7 days.",
  ]
  const { results, unread } = readingOf([pageOf(lines.join("\n"))])
  expect([results.length, unread]).toEqual([1, 1])
})

test("what is said of a value that stands in a row is no result of its own", () => {
  expect(
    read("Potassium   5.6   mmol/L   3.5-5.1\nPotassium 5.6 mmol/L: haemolysed sample"),
  ).toEqual([["Potassium", "5.6", "mmol/L", "3.5-5.1"]])
})

test("two days behind their labels are no columns of what follows", () => {
  const head = "Report date: 2025/11/30   Specimen date: 2025/11/28"
  expect(read(`${head}\nFerritin   44   ng/mL   30-400`)).toEqual([
    ["Ferritin", "44", "ng/mL", "30-400"],
  ])
})
