import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { exportOf, record } from "#test/apple-export"
import { fitFile, fitMessage } from "#test/fit-file"
import { importedBytes } from "#test/imported-bytes"
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
