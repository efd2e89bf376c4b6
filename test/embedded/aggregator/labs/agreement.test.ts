import { expect, test } from "bun:test"
import { agreed } from "#embedded/aggregator/labs/ocr/agreement"
import type { PrintedResult } from "#embedded/aggregator/labs/result"

const at = (line: number, change: Partial<PrintedResult>): PrintedResult => ({
  name: "Ferritin",
  value: "41",
  flag: null,
  unit: "ng/mL",
  range: "30-400",
  page: 1,
  box: [100, line, 120, line + 8],
  printed: "Ferritin 41 ng/mL 30-400",
  isRunning: false,
  ...change,
})

/** What is agreed on of one value that several readings have so, or not at all. */
const agreedOn = (...values: ReadonlyArray<string | null>) => {
  const readings = values.map((value) => ({
    test_date: null,
    results: value === null ? [] : [at(700, { value })],
  }))
  return agreed(readings).results.map(({ value, isUnsure }) => [value, isUnsure])
}

test("what two readings have alike is sure", () => {
  expect(agreedOn("41", "41")).toEqual([["41", false]])
  expect(agreedOn("41", "47", "41")).toEqual([["41", false]])
})

test("what one reading alone has is unsure", () => {
  expect(agreedOn("41", "47")).toEqual([["41", true]])
  expect(agreedOn(null, "41")).toEqual([["41", true]])
})

test("a point that one reading sees is there, and unsure until another sees it", () => {
  expect(agreedOn("231", "2.31")).toEqual([["2.31", true]])
  expect(agreedOn("231", "2.31", "231")).toEqual([["2.31", true]])
  expect(agreedOn("231", "2.31", "2.31")).toEqual([["2.31", false]])
})

test("values on two lines are two results", () => {
  const { results } = agreed([
    { test_date: null, results: [at(700, {}), at(680, { value: "5" })] },
    { test_date: "2026-03-02", results: [at(701, {}), at(679, { value: "5" })] },
  ])
  expect(results.map(({ value }) => value)).toEqual(["41", "5"])
})

test("a name that the catalogue knows is preferred, and a range that is there", () => {
  const [result] = agreed([
    { test_date: null, results: [at(700, { name: "Fenrlin", range: "" })] },
    { test_date: null, results: [at(700, {})] },
  ]).results
  expect(result).toMatchObject({ name: "Ferritin", range: "30-400" })
})
