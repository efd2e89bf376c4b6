import { expect, test } from "bun:test"
import { exportOf, record } from "#test/apple-export"
import { fitFile, fitMessage } from "#test/fit-file"
import { importedBytes } from "#test/imported-bytes"
import { zipOf } from "#test/zip"

const reasonsOf = async (bytes: Uint8Array | string, name?: string) =>
  (await importedBytes(Buffer.from(bytes), name)).progress.by_type.flatMap(({ skipped }) =>
    skipped.map(({ reason }) => reason),
  )

const start = [2, "uint32", 1_117_785_600] as const
const lap = fitMessage(19, [start])
const session = fitMessage(18, [start, [7, "uint32", 3_600_000]])

test("the session of a lap has its sum where there is one", async () => {
  expect(await reasonsOf(fitFile(lap, session))).toEqual(["the session has its sum"])
  expect(await reasonsOf(fitFile(lap))).toEqual(["no session of the file has its sum"])
})

const cda = Buffer.from('<?xml version="1.0"?><ClinicalDocument></ClinicalDocument>')
const steps = exportOf(
  record("StepCount", "2026-03-01 08:00:00 +0200", "2026-03-01 09:00:00 +0200", "100", {
    unit: "count",
  }),
)

test("export.xml says what the document beside it says where it is there", async () => {
  const files = { "apple_health_export/export_cda.xml": cda }
  expect(await reasonsOf(zipOf(files))).toEqual([
    "export.xml, which is read in its place, is not here",
  ])
  const both = { ...files, "apple_health_export/export.xml": Buffer.from(steps) }
  expect(await reasonsOf(zipOf(both))).toEqual(["export.xml says the same"])
})

test("a number that is written as text is one", async () => {
  const weight = (value: unknown) =>
    JSON.stringify({
      resourceType: "Observation",
      status: "final",
      effectiveDateTime: "2026-03-01",
      code: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
      ...(value as object),
    })
  expect(await reasonsOf(weight({ valueQuantity: { value: "81.4", code: "kg" } }))).toEqual([])
  expect(await reasonsOf(weight({ valueString: "81.4" }))).toEqual([
    "its value is written as words, without a unit",
  ])
})
