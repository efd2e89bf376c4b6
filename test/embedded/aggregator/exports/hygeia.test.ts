import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import { Effect, Result } from "effect"
import fc from "fast-check"
import type { UserId } from "#domain/ids"
import type { RestoreBatch } from "#domain/import-task"
import { type ExportedName, exportedRecords, headingOf } from "#domain/own-export"
import { validatorOf } from "#domain/validator"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { mutationsOf } from "#test/mutations"
import { scratchFolder } from "#test/scratch-folder"
import { zipOf } from "#test/zip"

const ME = "user_me" as UserId

const imported = (bytes: Uint8Array, sources: ReadonlyArray<string> = []) =>
  Effect.gen(function* () {
    const path = join(yield* scratchFolder, "file")
    yield* Effect.promise(() => Bun.write(path, bytes))
    const bodies: Array<{ type: string; user: { user_id: string; reference_id: string } }> = []
    const batches: Array<RestoreBatch> = []
    const task = { path, name: "file", user_id: ME, zone: null, sources }
    const outcome = yield* Effect.result(
      importFile(task, {
        progress: () => {},
        deliver: (batch) =>
          Effect.sync(() => void bodies.push(...batch.bodies.map((body) => JSON.parse(body)))),
        restore: (batch) => Effect.sync(() => void batches.push(batch)),
      }),
    )
    return { outcome, bodies, batches }
  }).pipe(Effect.scoped, Effect.runPromise)

const lines = (...rows: ReadonlyArray<unknown>) =>
  Buffer.from(
    rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join(""),
  )

const source = { id: "src_1", origin: "src_1", provider: "GARMIN" }
const item = {
  metadata: { start_time: "2026-06-01T00:00:00Z", end_time: "2026-06-02T00:00:00Z" },
  distance_data: { steps: 5 },
}
const daily = { type: "daily", origin: "webhook", ordering_ms: null, data: [item] }
const memory = {
  id: "mem_1",
  ts: "2026-06-01T10:00:00.000Z",
  agent: "user",
  kind: "goal",
  text: "Run.",
  confidence: 1,
  meta: null,
  turn_id: null,
  topic: "goal: run",
}
const files = {
  "manifest.json": lines(headingOf("manifest")),
  "deliveries/1-garmin.ndjson": lines(headingOf("deliveries", { source }), daily, daily),
  "memory.ndjson": lines(headingOf("memory"), memory),
  "labs/files/lab_1.pdf": Buffer.from("%PDF-1.4\n%%EOF\n"),
  "rows/memory.json": lines(headingOf("rows")),
  "rows/memory.csv": Buffer.from("id,ts\n"),
  "fhir/Observation.ndjson": lines({
    resourceType: "Observation",
    id: "x",
    meta: { source: "urn:hygeia:export" },
  }),
}

describe("an export of our own", () => {
  test("is read in whatever order it was packed", async () => {
    const packed = await imported(zipOf(files))
    const backwards = await imported(zipOf(Object.fromEntries(Object.entries(files).toReversed())))
    expect(packed.bodies.map(({ type }) => type)).toEqual(["auth", "daily", "daily"])
    expect(packed.batches.map(({ name }) => name)).toEqual(["memory", "lab_file"])
    expect(backwards.bodies).toEqual(packed.bodies)
    expect(backwards.batches).toEqual(packed.batches.toReversed())
    expect(Result.getOrThrow(packed.outcome).progress).toMatchObject({
      vendor: "hygeia",
      from: "2026-06-01",
    })
  })

  test("delivers nothing of a source that the person has", async () => {
    const { bodies, outcome } = await imported(files["deliveries/1-garmin.ndjson"], ["src_1"])
    expect(bodies).toEqual([])
    expect(Result.getOrThrow(outcome).progress.by_type).toEqual([
      {
        type: "daily",
        read: 2,
        used: 0,
        skipped: [{ reason: "its source is here already", count: 2 }],
      },
    ])
  })

  test("of one vendor's files is taken as further files of that vendor", async () => {
    const of = { ...source, origin: "apple", provider: "APPLE" }
    const { bodies } = await imported(lines(headingOf("deliveries", { source: of }), daily))
    expect(bodies.map(({ user }) => user.user_id)).toEqual([
      "file-apple-user_me",
      "file-apple-user_me",
    ])
  })

  test("of a record that lacks what can be null is read", async () => {
    const { meta: _, turn_id: __, ...older } = memory
    const { batches } = await imported(lines(headingOf("memory"), older))
    expect(batches).toEqual([{ name: "memory", records: [memory as never] }])
  })

  test("of a record with a time that there is not, or half a character, stores neither", async () => {
    const { batches, outcome } = await imported(
      lines(
        headingOf("memory"),
        { ...memory, ts: "2026-99-01T10:00:00.000Z" },
        JSON.stringify({ ...memory, text: "half \ud83d" }),
      ),
    )
    expect(batches).toEqual([
      { name: "memory", records: [{ ...memory, text: "half \ufffd" } as never] },
    ])
    expect(Result.getOrThrow(outcome).progress.records).toEqual({ read: 2, used: 1 })
  })

  test("holds no line longer than a record, and reads those behind it", async () => {
    const long = `{"text":"${"x".repeat(5_000_000)}"}`
    const { batches, outcome } = await imported(lines(headingOf("memory"), long, memory))
    expect(batches).toHaveLength(1)
    expect(Result.getOrThrow(outcome).progress.records).toEqual({ read: 2, used: 1 })
  })

  test("that is damaged anywhere hands over nothing but whole records of the importing person", async () => {
    const samples = [zipOf(files), files["deliveries/1-garmin.ndjson"], files["memory.ndjson"]]
    const mutations = mutationsOf(samples, '\u0000{}[]":,\n9a\xff').filter(
      (bytes) => bytes.length > 0,
    )
    await fc.assert(
      fc.asyncProperty(mutations, async (bytes) => {
        const { bodies, batches, outcome } = await imported(bytes)
        if (Result.isFailure(outcome))
          expect(["damaged", "unreadable", "unknown_format"]).toContain(outcome.failure.error)
        for (const { user } of bodies) {
          expect(user.reference_id).toBe(ME)
          expect(user.user_id).toEndWith(`-${ME}`)
        }
        for (const batch of batches)
          if (batch.name !== "lab_file")
            for (const record of batch.records) {
              const check = validatorOf(exportedRecords[batch.name as ExportedName])
              expect(check().Check(record)).toBe(true)
            }
      }),
      { numRuns: 300 },
    )
  })
})
