import { describe, expect, test } from "bun:test"
import { laboratoryIn } from "#embedded/aggregator/labs/laboratory"
import { linesOf } from "#embedded/aggregator/labs/lines"
import { pageOf } from "#test/printed-page"

const named = (...lines: ReadonlyArray<string>) => laboratoryIn(linesOf(pageOf(lines.join("\n"))))

const ROWS = ["Test        Result     Units     Range", "Ferritin    44         ng/mL     30-400"]

describe("the laboratory of a report", () => {
  for (const [line, name] of [
    ["Northbrook NHS Pathology Service", "Northbrook NHS Pathology Service"],
    ["MVZ Labor Tannenhof GmbH", "MVZ Labor Tannenhof GmbH"],
    ["Praxislabor Dr. Schmidt Entnahme: 18.02.2026", "Praxislabor Dr. Schmidt"],
    [
      "BIOGROUP - Laboratoire de biologie médicale - 12 rue des Lilas 75020 Paris - Tél : 01 40",
      "BIOGROUP - Laboratoire de biologie médicale",
    ],
    ["UNITED REGIONAL LAB      ACCESSION 25-0981123", "UNITED REGIONAL LAB"],
    ["Laboratory: Eastgate Diagnostics", "Eastgate Diagnostics"],
    ["Performing laboratory:      Eastgate Diagnostics, 4 Mill Road", "Eastgate Diagnostics"],
    ["Labor: Dr. Weiß & Kollegen · Tel. 0221 998877", "Dr. Weiß & Kollegen"],
  ] as const)
    test(`is named by "${line}"`, () => {
      expect(named(line, ...ROWS)).toBe(name)
    })

  test("may stand below its results", () => {
    const rows = Array.from({ length: 30 }, () => ROWS[1]!)
    expect(
      named("Patient report", ...rows, "Performed at: Summit Peak Laboratories, 200 Pine St"),
    ).toBe("Summit Peak Laboratories")
  })

  for (const line of [
    "Laboratory report 2025/07/25",
    "Lab results",
    "Laborbefund",
    "Lab No: 55120931",
    "Lab: 12345",
    "Comprehensive Metabolic Panel",
    "Please bring this to your hospital or your clinic",
    "Laboratory: https://evil.example/x",
  ])
    test(`is not "${line}"`, () => {
      expect(named(line, ...ROWS)).toBe(null)
    })

  test("is plain text without links or markup, and bounded", () => {
    expect(named("Laboratory: <b>City</b> [Lab](https://evil.example) `x` www.evil.example")).toBe(
      "City x",
    )
    const long = named(`Laboratory: ${"City Central ".repeat(4)}${"x".repeat(500)}`)!
    expect(long.length).toBeLessThanOrEqual(80)
  })
})
