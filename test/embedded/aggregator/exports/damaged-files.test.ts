import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { exportOf, record } from "#test/apple-export"
import { fitFile, fitMessage } from "#test/fit-file"
import { brokenGzip, spoiled, zipOfPacked } from "#test/hostile-files"
import { importedBytes } from "#test/imported-bytes"
import { samplesByVendor } from "#test/mutated-export"
import { zipOf } from "#test/zip"

const REAL = "../shared/samples/real"

const scale = fitFile(
  fitMessage(0, [[1, "uint16", 2]]),
  fitMessage(30, [
    [253, "uint32", 1_117_785_600],
    [0, "uint16", 8_000],
  ]),
)
const steps = (day: string) =>
  record("StepCount", `${day} 08:00:00 +0200`, `${day} 09:00:00 +0200`, "100", { unit: "count" })
const days = Array.from({ length: 28 }, (_, at) => `2026-03-${`${at + 1}`.padStart(2, "0")}`)
const whole = Buffer.from(exportOf(days.map(steps).join("")))

const damagedOnce = expect.objectContaining({
  type: "files",
  skipped: [{ reason: "the archive is damaged", count: 1 }],
})

test("a damaged file of which nothing could be used has failed, with its reason", async () => {
  const ride = fitFile(fitMessage(0, [[1, "uint16", 1]]))
  const { isFailed, error, progress } = await importedBytes(ride.subarray(0, 20))
  expect([isFailed, error]).toEqual([true, "damaged"])
  expect(progress.by_type).toMatchObject([
    { type: "files", skipped: [{ reason: "it ends early" }] },
  ])
})

test("a file that breaks off keeps what was read whole, and says from when on it is missing", async () => {
  const cut = whole.subarray(0, whole.indexOf("2026-03-20"))
  const { isFailed, error, progress } = await importedBytes(cut)
  expect([isFailed, error, progress.missing_from]).toEqual([false, "damaged", "2026-03-19"])
  expect(progress).toMatchObject({ from: "2026-03-01", to: "2026-03-19", records: { used: 19 } })
})

test("an archive that breaks off keeps what was read whole, and says from when on it is missing", async () => {
  const archive = zipOf({ "apple_health_export/export.xml": whole })
  const cut = archive.subarray(0, Buffer.from(archive).indexOf("2026-03-10"))
  const { error, progress } = await importedBytes(cut)
  expect([error, progress.missing_from]).toEqual(["damaged", "2026-03-09"])
})

test("a damaged file among others is said at the import that is complete", async () => {
  const { isFailed, error, progress } = await importedBytes(
    zipOf({ "a.fit": scale.subarray(0, 18), "b.fit": scale }),
  )
  expect([isFailed, error, progress.missing_from]).toEqual([false, "damaged", null])
  expect(progress.records.used).toBe(1)
})

test("a whole file has no damage", async () => {
  expect(await importedBytes(whole)).toMatchObject({
    error: null,
    progress: { missing_from: null, records: { used: 28 } },
  })
})

const sheetOf = (month: number) =>
  Array.from(
    { length: 27 },
    (_, at) => `2025-0${month}-${`${at + 1}`.padStart(2, "0")},steps,${9_500 + at},count\n`,
  ).join("")
const HEADER = "day,metric,value,unit\n"

test("half a line at the break of a packed file is no value", async () => {
  const { error, progress } = await importedBytes(
    brokenGzip(`${HEADER}${sheetOf(1)}${sheetOf(2)}2025-03-01,steps,12`),
  )
  expect([error, progress.to, progress.missing_from]).toEqual([
    "damaged",
    "2025-02-27",
    "2025-02-27",
  ])
  expect(progress.records.used).toBe(54)
  expect(progress.by_type).toContainEqual({ type: "steps", read: 54, used: 54, skipped: [] })
})

test("the last line of a whole file needs no line break", async () => {
  const bytes = Bun.gzipSync(Buffer.from(`${HEADER}${sheetOf(1)}2025-03-01,steps,12`))
  expect(await importedBytes(new Uint8Array(bytes))).toMatchObject({
    error: null,
    progress: { to: "2025-03-01", records: { used: 28 } },
  })
})

const resource = (day: number) =>
  JSON.stringify({
    resourceType: "Observation",
    status: "final",
    code: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
    effectiveDateTime: `2025-03-1${day}T08:00:00+01:00`,
    valueQuantity: { value: 80, unit: "kg", system: "http://unitsofmeasure.org", code: "kg" },
  })
const tables = [
  ...(await samplesByVendor()).flatMap(([, samples]) =>
    samples.filter(({ name }) => name.endsWith(".csv")),
  ),
  {
    name: "resources.ndjson",
    bytes: Buffer.from([1, 2, 3].map((day) => `${resource(day)}\n`).join("")),
  },
]
const lastLine = (bytes: Uint8Array) => Buffer.from(bytes).lastIndexOf("\n", bytes.length - 2) + 1
/** A table with its last line twice, as some are known by the first. */
const longer = (bytes: Uint8Array) => Buffer.concat([bytes, bytes.subarray(lastLine(bytes))])

test.each(tables)(
  "$name breaks within a line as it does before the line",
  async ({ name, bytes: sample }) => {
    const bytes = longer(sample)
    const start = lastLine(bytes)
    const cutAt = async (end: number) => {
      const { bodies, progress } = await importedBytes(brokenGzip(bytes.subarray(0, end)), name)
      return { bodies, types: progress.by_type }
    }
    const before = await cutAt(start)
    expect(before.types).toContainEqual(damagedOnce)
    const length = bytes.length - start - 1
    for (const share of [0.5, 0.95, 1])
      expect(await cutAt(start + Math.max(1, Math.floor(length * share)))).toEqual(before)
  },
)

test("half a record at the break of an export of Apple Health is not counted", async () => {
  const end = whole.indexOf("2026-03-20")
  const { progress } = await importedBytes(brokenGzip(whole.subarray(0, end)), "export.xml")
  expect(progress.by_type).toEqual([
    expect.objectContaining({ used: 19, skipped: [] }),
    damagedOnce,
  ])
})

const members = {
  "a.csv": `${HEADER}${sheetOf(1)}`,
  "b.csv": `${HEADER}${sheetOf(2)}`,
  "c.csv": `${HEADER}${sheetOf(3)}`,
}

test("a broken member of an archive costs nothing of the members behind it", async () => {
  const zip = zipOfPacked(members)
  const within = spoiled(zip, zip.indexOf("a.csv") + 100)
  const { isFailed, error, progress } = await importedBytes(within)
  expect([isFailed, error, progress.to]).toEqual([false, "damaged", "2025-03-27"])
  expect(progress.bytes_read).toBe(zip.length)
  expect(progress.by_type).toContainEqual(damagedOnce)
  const steps = progress.by_type.find(({ type }) => type === "steps")
  expect(steps?.used).toBeGreaterThanOrEqual(54)
})

test("a member of which nothing is whole is damaged, and not of an unknown format", async () => {
  const zip = zipOfPacked(members)
  const start = zip.indexOf("a.csv") + 5
  const { error, progress } = await importedBytes(spoiled(zip, start))
  expect([error, progress.missing_from, progress.records.used]).toEqual(["damaged", null, 54])
  expect(progress.by_type.map(({ type }) => type)).toEqual(["files", "steps"])
})

test("a member without its header costs nothing of the members around it", async () => {
  const zip = zipOfPacked(members)
  const { error, progress } = await importedBytes(spoiled(zip, zip.indexOf("b.csv") - 30))
  expect([error, progress.missing_from, progress.records.used]).toEqual(["damaged", null, 54])
  expect([progress.from, progress.to]).toEqual(["2025-01-01", "2025-03-27"])
  expect(progress.by_type).toContainEqual(damagedOnce)
})

test("damaged files of strangers have failed", async () => {
  if (!existsSync(REAL)) return console.log("there are no files of strangers here")
  const sources: ReadonlyArray<{ file: string; truth: { damaged?: number } | null }> =
    await Bun.file(join(REAL, "SOURCES.json")).json()
  const damaged = sources.filter(({ truth }) => truth?.damaged === 1)
  expect(damaged).toHaveLength(5)
  for (const { file } of damaged) {
    const bytes = await Bun.file(join(REAL, file)).bytes()
    expect([file, (await importedBytes(bytes)).error]).toEqual([file, "damaged"])
  }
})
