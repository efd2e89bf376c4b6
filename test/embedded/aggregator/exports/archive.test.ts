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

const filesOf = ({ outcome }: Awaited<ReturnType<typeof imported>>) =>
  Result.isSuccess(outcome)
    ? outcome.success.by_type.find(({ type }) => type === "files")?.skipped
    : outcome.failure.error

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
