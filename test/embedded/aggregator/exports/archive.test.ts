import { Database } from "bun:sqlite"
import { expect, test } from "bun:test"
import { join } from "node:path"
import { Effect, Result } from "effect"
import type { UserId } from "#domain/ids"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { fitFile, fitMessage } from "#test/fit-file"
import { scratchFolder } from "#test/scratch-folder"
import { zipOf } from "#test/zip"

// 2025-06-02T08:00:00Z, counted from 1989-12-31T00:00:00Z on
const START = 1_117_785_600

const ride = (start: number) =>
  fitFile(
    fitMessage(0, [[1, "uint16", 1]]),
    fitMessage(18, [
      [2, "uint32", start],
      [5, "enum", 2],
      [7, "uint32", 3_600_000],
      [8, "uint32", 3_600_000],
    ]),
  )

/** Imports a file to the start times of its workouts and the report. */
const imported = (bytes: Uint8Array) =>
  Effect.gen(function* () {
    const path = join(yield* scratchFolder, "file")
    yield* Effect.promise(() => Bun.write(path, bytes))
    const starts: Array<string> = []
    const providers: Array<string> = []
    const task = { path, name: "file", user_id: "usr_1" as UserId, zone: null, sources: [] }
    const outcome = yield* Effect.result(
      importFile(task, {
        progress: () => {},
        restore: () => Effect.void,
        deliver: ({ bodies }) =>
          Effect.sync(() => {
            for (const body of bodies) {
              providers.push(JSON.parse(body).user.provider)
              for (const match of body.matchAll(/"start_time":"([^"]+)"/g)) starts.push(match[1]!)
            }
          }),
      }),
    )
    return { starts, providers, outcome }
  }).pipe(Effect.scoped, Effect.runPromise)

const typeOf = ({ outcome }: Awaited<ReturnType<typeof imported>>, name: string) =>
  Result.isSuccess(outcome)
    ? outcome.success.progress.by_type.find(({ type }) => type === name)
    : undefined

/** Why files were left out, with how many, whatever they are called. */
const filesOf = ({ outcome }: Awaited<ReturnType<typeof imported>>) => {
  if (Result.isFailure(outcome)) return outcome.failure.error
  const left = outcome.success.progress.by_type
    .filter(({ type }) => /^files?\b/.test(type))
    .flatMap(({ skipped }) => skipped)
  return [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, own]) => ({
    reason,
    count: own.reduce((sum, { count }) => sum + count, 0),
  }))
}

test("files of an archive inside the archive are read, those one further down are not", async () => {
  const inner = zipOf({ "10000000001.fit": ride(START) })
  const deepest = zipOf({ "inner.zip": zipOf({ "a.fit": ride(START + 86_400) }) })
  const result = await imported(
    zipOf({
      "DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip": inner,
      "DI_CONNECT/deep.zip": deepest,
    }),
  )
  expect(result.starts).toEqual(["2025-06-02T08:00:00+00:00"])
  expect(filesOf(result)).toEqual([{ reason: "no reader knows it", count: 1 }])
})

test("a damaged file or archive inside an archive costs nothing of what stands behind it", async () => {
  const whole = zipOf({ "b.fit": ride(START) })
  const result = await imported(
    zipOf({
      "cut.fit": ride(START).subarray(0, 50),
      "cut.zip": whole.subarray(0, 60),
      "whole.zip": whole,
    }),
  )
  expect(result.starts).toEqual(["2025-06-02T08:00:00+00:00"])
  expect(filesOf(result)).toEqual([
    { reason: "it ends early", count: 1 },
    { reason: "the archive is damaged", count: 1 },
  ])
})

test("a file of one vendor that cannot be read is an import that failed", async () => {
  expect(filesOf(await imported(new Uint8Array([1, 2, 3])))).toBe("unknown_format")
})

test("a database of another app among the files signs nothing in", async () => {
  using other = new Database(":memory:")
  other.run("CREATE TABLE messages (text)")
  const result = await imported(
    zipOf({ "other.db": new Uint8Array(other.serialize()), "a.fit": ride(START) }),
  )
  expect(result.providers).toEqual(["GARMIN", "GARMIN"])
  expect(filesOf(result)).toEqual([{ reason: "it is no database of Gadgetbridge", count: 1 }])
})

const packed = (bytes: Uint8Array) => Bun.gzipSync(new Uint8Array(bytes))

const track = (start: string) =>
  Buffer.from(
    `<gpx version="1.1"><trk><type>running</type><trkseg>` +
      `<trkpt lat="50" lon="8"><time>${start}T06:00:00Z</time></trkpt>` +
      `<trkpt lat="50.01" lon="8"><time>${start}T06:10:00Z</time></trkpt></trkseg></trk></gpx>`,
  )

test("files that are packed by themselves are read, in an archive and alone", async () => {
  const result = await imported(
    zipOf({
      "activities.csv": Buffer.from(
        "Activity ID,Activity Date,Activity Name,Activity Type,Filename\n" +
          '1,"Jun 2, 2025, 8:00:00 AM",Morning Ride,Ride,activities/1.fit.gz\n',
      ),
      "activities/1.fit.gz": packed(ride(START)),
      "activities/2.gpx.gz": packed(track("2025-06-03")),
      "activities/3.gpx": track("2025-06-04"),
      "activities/4.gpx.gz": packed(track("2025-06-05")).subarray(0, 90),
      "activities/5.fit.gz": packed(ride(START + 86_400 * 9)),
    }),
  )
  expect(result.starts.toSorted()).toEqual([
    "2025-06-02T08:00:00+00:00",
    "2025-06-03T06:00:00+00:00",
    "2025-06-04T06:00:00+00:00",
    "2025-06-11T08:00:00+00:00",
  ])
  expect(filesOf(result)).toEqual([{ reason: "the archive is damaged", count: 1 }])
  expect(typeOf(result, "activities.csv")?.skipped).toEqual([
    { reason: "its workouts are in files of their own", count: 1 },
  ])
  const alone = await imported(packed(track("2025-06-03")))
  expect(alone.starts).toEqual(["2025-06-03T06:00:00+00:00"])
  const archive = await imported(packed(zipOf({ "a.fit": ride(START) })))
  expect(archive.starts).toEqual(["2025-06-02T08:00:00+00:00"])
  expect(filesOf(await imported(packed(track("2025-06-03")).subarray(0, 40)))).toBe("damaged")
})

test("a long file that is packed by itself is read whole, however its pieces fall", async () => {
  const days = Array.from(
    { length: 20_000 },
    (_, at) => `2025-06-${`${(at % 30) + 1}`.padStart(2, "0")},caffeine,1,mg`,
  )
  const sheet = Buffer.from(`day,metric,value,unit\n${days.join("\n")}\n`)
  const { outcome } = await imported(packed(sheet))
  expect(Result.isSuccess(outcome) && outcome.success.progress.records.read).toBe(20_000)
})

test("a file that no reader knows is reported by its name, its dates and numbers as a star", async () => {
  const { outcome } = await imported(
    zipOf({
      "a.fit": ride(START),
      "x/hill_score-2025-06-01_12.json": new Uint8Array([1]),
      "x/hill_score-2025-07-01_13.json": new Uint8Array([1]),
    }),
  )
  const types = Result.isSuccess(outcome) ? outcome.success.progress.by_type : []
  expect(types.find(({ type }) => type.startsWith("file"))).toEqual({
    type: "file hill_score-*.json",
    read: 2,
    used: 0,
    skipped: [{ reason: "no reader knows it", count: 2 }],
  })
})

test("what unpacks to much and is nothing costs nothing of what stands behind it", async () => {
  const zeros = new Uint8Array(50_000_000)
  const sheet = Buffer.concat([Buffer.from("day,metric,value,unit\n"), zeros])
  const result = await imported(
    zipOf({
      "zeros.bin.gz": packed(zeros),
      "zeros.csv.gz": packed(sheet),
      "noise.bin.gz": packed(crypto.getRandomValues(new Uint8Array(65_000))),
      "a.fit.gz": packed(ride(START)),
    }),
  )
  expect(result.starts).toEqual(["2025-06-02T08:00:00+00:00"])
  expect(filesOf(result)).toContainEqual({ reason: "no reader knows it", count: 2 })
})

test("what is packed over and over is not opened for ever", async () => {
  let bytes: Uint8Array = track("2025-06-03")
  for (let at = 0; at < 50; at++) bytes = packed(bytes)
  expect(filesOf(await imported(bytes))).toBe("unknown_format")
})
