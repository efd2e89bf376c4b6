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
  expect(await reasonsOf(weight({ valueString: "81,4 kg" }))).toEqual([])
  for (const [words, reason] of [
    ["81.4", "its value is written as words, without a unit"],
    ["heavy", "its value is written as words that are no number"],
    ["81.4 mmHg", "its unit is not one of this quantity"],
  ])
    expect(await reasonsOf(weight({ valueString: words }))).toEqual([reason!])
})

test("a number of a phone's app is read as text too; none at all is no value", async () => {
  const pushed = (...qty: ReadonlyArray<unknown>) => {
    const points = qty.map((each, at) => ({ date: `2026-03-01 1${at}:00:00 +0100`, qty: each }))
    return JSON.stringify({
      data: { metrics: [{ name: "step_count", units: "count", data: points }] },
    })
  }
  expect(await reasonsOf(pushed("1200", 300))).toEqual([])
  expect(await reasonsOf(pushed(null, undefined, 300))).toEqual(["it has no value"])
  expect(await reasonsOf(pushed("many", 300))).toEqual(["its value is no number"])
})

test("a record says so where an entity of it is none of the file, or stands for too much", async () => {
  const of = (declared: string) =>
    steps
      .replace(/<!DOCTYPE[\s\S]{0,9999}?\]>/, "")
      .replace("<HealthData", `<!DOCTYPE HealthData [${declared}]><HealthData`)
      .replace('sourceName="', 'sourceName="&x;')
  const ten = (name: string) => `&${name};`.repeat(10)
  const laughs = `<!ENTITY a "${"ha".repeat(50)}"><!ENTITY b "${ten("a")}"><!ENTITY c "${ten("b")}">`
  for (const declared of [
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
    '<!ENTITY x "&y;"><!ENTITY y "&x;">',
    `${laughs}<!ENTITY x "${ten("c")}">`,
  ])
    expect(await reasonsOf(of(declared))).toContain(
      "it has an entity that is not declared in the file, lies outside of it or stands for too much",
    )
})

test("a field that has a value and no number is counted with its reason", async () => {
  const day = {
    calendarDate: "2026-03-01",
    includesWellnessData: true,
    totalSteps: 8_200,
    minHeartRate: "abc",
    maxHeartRate: null,
  }
  const { progress } = await importedBytes(Buffer.from(JSON.stringify([day])))
  expect(progress.by_type).toEqual([
    {
      type: "minHeartRate",
      read: 1,
      used: 0,
      skipped: [{ reason: "its value is no number", count: 1 }],
    },
    { type: "totalSteps", read: 1, used: 1, skipped: [] },
  ])
})
