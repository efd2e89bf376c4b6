import { expect } from "bun:test"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect, Result } from "effect"
import fc from "fast-check"
import type { UserId } from "#domain/ids"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { normalise } from "#ingest/normalise"
import { fitFile, fitMessage } from "#test/fit-file"
import { gadgetbridgeDatabase } from "#test/gadgetbridge"
import { fitSession, fitTrack } from "#test/google-fit"
import { scratchFolder } from "#test/scratch-folder"
import { zipOf } from "#test/zip"

/** A file of an export. */
export interface ExportSample {
  readonly name: string
  readonly bytes: Uint8Array
}

const FIXTURES = "test/fixtures/exports"

const folder = async (vendor: string): Promise<ReadonlyArray<ExportSample>> =>
  Promise.all(
    readdirSync(join(FIXTURES, vendor))
      .filter((name) => !/\.(?:md|sql)$/.test(name))
      .map(async (name) => ({
        name,
        bytes: await Bun.file(join(FIXTURES, vendor, name)).bytes(),
      })),
  )

const table = "day;metric;value;unit\n2026-06-01;steps;8200;\n2.6.2026;weight;180,5;lb\n"
const ride = fitFile(
  fitMessage(0, [[1, "uint16", 1]]),
  fitMessage(18, [
    [2, "uint32", 1_117_785_600],
    [5, "enum", 2],
    [7, "uint32", 3_600_000],
  ]),
)

const run = {
  activity: "running",
  start: "2021-04-19T20:57:39.686Z",
  end: "2021-04-19T21:08:53.872Z",
}
const googleFit = Object.entries({
  "2021-04-19T22_57_39.686+02_00_RUNNING.json": fitSession(run, {
    sums: { "step_count.delta": 9 },
  }),
  "2021-04-19T22_57_39.686+02_00_SLEEP.json": fitSession({ ...run, activity: "sleep" }),
  "run.tcx": fitTrack("Running", run.start, { seconds: 674, metres: 1_558, kcal: 144 }),
  "Daily activity metrics.csv": "Date,Heart Points,Step count\n2021-03-04,18,8123\n",
  "2021-03-04.csv": "Start time,End time,Step count\n10:00:00.000+01:00,10:15:00.000+01:00,99\n",
}).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }))

/** The samples of every vendor that has a reader, by vendor. */
export const samplesByVendor = async (): Promise<
  ReadonlyArray<readonly [vendor: string, samples: ReadonlyArray<ExportSample>]>
> => [
  ...(await Promise.all(
    readdirSync(FIXTURES)
      .toSorted()
      .filter((vendor) => vendor !== "gadgetbridge")
      .map(async (vendor) => [vendor, await folder(vendor)] as const),
  )),
  ["gadgetbridge", [{ name: "Gadgetbridge.db", bytes: await gadgetbridgeDatabase() }]],
  ["google-fit", googleFit],
  ["fit", [{ name: "ride.fit", bytes: ride }]],
  ["spreadsheet", [{ name: "table.csv", bytes: new TextEncoder().encode(table) }]],
]

/** What a broken program, a full disk or somebody with a text editor puts into a file. */
const TOKENS = [
  ..."\"',;\n\t{}[]<>&-.+:\u0000é\uFEFF",
  ..."null -1 0 1e308 NaN 99999999999999999999 2025-02-30 0001-01-01T00:00:00Z".split(" "),
  ..."9999-12-31T23:59:59+14:00 <!-- <![CDATA[ &amp; ]]> \\u0000 __proto__ constructor".split(" "),
]

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const length = fc.integer({ min: 1, max: 60 })

type Edit = (bytes: Uint8Array) => Uint8Array

const at = (bytes: Uint8Array, where: number) => Math.floor(where * bytes.length)
const joined = (...parts: ReadonlyArray<Uint8Array>): Uint8Array => Buffer.concat(parts)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  share.map(
    (where): Edit =>
      (bytes) =>
        bytes.slice(0, at(bytes, where)),
  ),
  fc.tuple(share, length).map(
    ([where, size]): Edit =>
      (bytes) => {
        const from = at(bytes, where)
        return joined(bytes.subarray(0, from), bytes.subarray(from + size))
      },
  ),
  fc.tuple(share, fc.constantFrom(...TOKENS)).map(
    ([where, token]): Edit =>
      (bytes) => {
        const from = at(bytes, where)
        return joined(bytes.subarray(0, from), Buffer.from(token), bytes.subarray(from))
      },
  ),
  fc.tuple(share, fc.constantFrom(...TOKENS)).map(
    ([where, token]): Edit =>
      (bytes) => {
        const from = at(bytes, where)
        const own = Buffer.from(token)
        return joined(bytes.subarray(0, from), own, bytes.subarray(from + own.length))
      },
  ),
  fc.tuple(share, fc.integer({ min: 0, max: 7 })).map(
    ([where, bit]): Edit =>
      (bytes) => {
        const flipped = bytes.slice()
        if (flipped.length > 0) flipped[at(bytes, where)]! ^= 1 << bit
        return flipped
      },
  ),
  fc.tuple(share, share, fc.integer({ min: 1, max: 2_000 })).map(
    ([from, to, size]): Edit =>
      (bytes) => {
        const piece = bytes.subarray(at(bytes, from), at(bytes, from) + size)
        return joined(bytes.subarray(0, at(bytes, to)), piece, bytes.subarray(at(bytes, to)))
      },
  ),
)

const edited = (bytes: Uint8Array, all: ReadonlyArray<Edit>) =>
  all.reduce((changed, edit) => edit(changed), bytes)

/** Files that samples of one vendor became by some edits: one alone, or among others in a zip that has edits too. */
export const mutatedFiles = (samples: ReadonlyArray<ExportSample>): fc.Arbitrary<ExportSample> =>
  fc
    .record({
      sample: fc.constantFrom(...samples),
      own: fc.array(edits, { minLength: 1, maxLength: 8 }),
      zip: fc.option(fc.array(edits, { maxLength: 3 }), { freq: 4 }),
    })
    .map(({ sample, own, zip }) => {
      const bytes = edited(sample.bytes, own)
      if (zip === null) return { name: sample.name, bytes }
      const files = Object.fromEntries(samples.map((each) => [each.name, each.bytes]))
      return { name: "export.zip", bytes: edited(zipOf({ ...files, [sample.name]: bytes }), zip) }
    })

const USER = "user_mutated" as UserId
const DAY = /^(?:19[7-9]|20)\d{1,2}-\d{2}-\d{2}/

/** The places in an item that hold nothing: what no number is becomes null in JSON. */
const emptyIn = (value: unknown, path = "data"): ReadonlyArray<string> => {
  if (value === null) return [path]
  if (typeof value !== "object") return []
  return Object.entries(value).flatMap(([name, inner]) => emptyIn(inner, `${path}.${name}`))
}

// biome-ignore lint/suspicious/noExplicitAny: a delivery, whose fields are held against what they must be.
type Delivery = any

const NOW = Date.UTC(2026, 6, 1)

/** How many results a report has, each of a day, of the person. */
const reportIn = (payload: Delivery): number => {
  const read = normalise("lab_report", payload, NOW)
  expect(read).toMatchObject({ kind: "lab_report", report: { reference_id: USER } })
  expect(emptyIn(payload.data)).toEqual([])
  for (const { metadata } of payload.data) expect(metadata.test_date).toMatch(DAY)
  return payload.data.flatMap(({ biomarkers }: Delivery) => biomarkers).length
}

/** How many rows a delivery has, each of a source and a day. */
const rowsIn = (payload: Delivery): number => {
  const { type, user } = payload
  expect(user).toMatchObject({ reference_id: USER })
  expect(user.user_id).toMatch(/^file-[a-z0-9_-]+-user_mutated$/)
  expect(user.provider).toMatch(/^[A-Z0-9_]+$/)
  if (type === "auth") return 0
  const read = normalise(type, payload, NOW)
  expect(read).toMatchObject({ kind: "rows", user: { provider: user.provider } })
  expect(emptyIn(payload.data)).toEqual([])
  for (const { metadata } of payload.data) expect(metadata.start_time).toMatch(DAY)
  return payload.data.length
}

/**
 * Imports a file, which must end in a report or in one of the errors there are: every row that ingest makes of a
 * delivery has its source, its day, and no more rows than records that were used. Answers how many rows.
 */
export const survives = ({ name, bytes }: ExportSample): Promise<number> =>
  Effect.gen(function* () {
    const path = join(yield* scratchFolder, "file")
    yield* Effect.promise(() => Bun.write(path, bytes))
    let rows = 0
    const check = (body: string) => {
      const payload = JSON.parse(body)
      rows += payload.type === "lab_report" ? reportIn(payload) : rowsIn(payload)
    }
    const outcome = yield* Effect.result(
      importFile(
        { path, name, user_id: USER, zone: "Europe/Berlin", sources: [] },
        {
          progress: () => {},
          restore: () => Effect.void,
          deliver: ({ bodies }) => Effect.sync(() => bodies.forEach(check)),
        },
      ),
    )
    if (Result.isFailure(outcome)) {
      expect(["unreadable", "damaged", "unknown_format", "c_cda"]).toContain(outcome.failure.error)
      return rows
    }
    const { records, by_type } = outcome.success.progress
    for (const { used, read } of by_type) {
      expect(used).toBeGreaterThanOrEqual(0)
      expect(read).toBeGreaterThanOrEqual(used)
    }
    if (rows > 0) expect(records.used).toBeGreaterThan(0)
    return rows
  }).pipe(Effect.scoped, Effect.runPromise)
