import { Database as Sqlite } from "bun:sqlite"
import { describe, expect } from "bun:test"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption"
import { Effect, Layer } from "effect"
import { BACKUP_VERSION } from "#domain/backup"
import { restoreBackup } from "#operations/restore-backup"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"
import { zipOf } from "#test/zip"

const it = itLive(Layer.empty)

type Files = Readonly<Record<string, Uint8Array>>

const database = (more = "SELECT 1"): Uint8Array => {
  using sqlite = new Sqlite(":memory:")
  sqlite.run("CREATE TABLE nights (minutes INTEGER)")
  sqlite.run(more)
  return sqlite.serialize()
}

const manifest = (changes: object = {}) =>
  Buffer.from(
    JSON.stringify({
      hygeia: "backup",
      version: BACKUP_VERSION,
      made_at: "2026-11-20T03:00:00.000Z",
      migrations: 0,
      rows: { nights: 0 },
      ...changes,
    }),
  )

const WHOLE: Files = { "manifest.json": manifest(), "hygeia.db": database() }

/** With the checksums of what is there. */
const summed = (files: Files): Files => ({
  ...files,
  "checksums.sha256": Buffer.from(
    Object.entries(files)
      .map(([path, bytes]) => `${new Bun.SHA256().update(bytes).digest("hex")}  ${path}\n`)
      .join(""),
  ),
})

/** Restores a zip that somebody who can lock one has made, and answers what is said and what is there. */
const restored = Effect.fnUntraced(function* (zip: Uint8Array) {
  const root = yield* scratchFolder
  const identity = yield* Effect.promise(generateX25519Identity)
  const encrypter = new Encrypter()
  encrypter.addRecipient(yield* Effect.promise(() => identityToRecipient(identity)))
  const file = join(root, "crafted.age")
  writeFileSync(file, yield* Effect.promise(() => encrypter.encrypt(zip)))
  const folder = join(root, "data")
  const said = yield* restoreBackup({ file, key: { identities: [identity] }, folder }).pipe(
    Effect.match({ onSuccess: () => "restored", onFailure: ({ message }) => message }),
  )
  return { said, left: readdirSync(folder), beside: readdirSync(root).sort() }
})

const CUT = "The backup is cut off, or was altered: use another one."
const NONE = "This is no backup of Hygeia."
const NEWER = "The backup was made by a newer Hygeia: restore it with that one."

const text = (value: string) => Buffer.from(value)

const CRAFTED: ReadonlyArray<readonly [what: string, files: Files, why: string]> = [
  ["no manifest", summed({ "hygeia.db": database() }), NONE],
  [
    "a manifest that is no JSON",
    summed({ ...WHOLE, "manifest.json": text("[".repeat(1e6)) }),
    NONE,
  ],
  [
    "other counts than its rows",
    summed({ ...WHOLE, "manifest.json": manifest({ rows: {} }) }),
    CUT,
  ],
  ["a later version", summed({ ...WHOLE, "manifest.json": manifest({ version: 2 }) }), NEWER],
  [
    "a database that later migrations made",
    summed({
      "manifest.json": manifest({ migrations: 9_999 }),
      "hygeia.db": database("PRAGMA user_version = 9999"),
    }),
    NEWER,
  ],
  ["no checksums", WHOLE, CUT],
  ["no database", summed({ "manifest.json": manifest() }), CUT],
  ["a database that is none", summed({ ...WHOLE, "hygeia.db": text("hello") }), CUT],
  [
    "a table whose name is no name",
    summed({ ...WHOLE, "hygeia.db": database('CREATE TABLE "a""b" (x)') }),
    CUT,
  ],
  ["a path out of the folder", summed({ ...WHOLE, "uploads/../../crafted": text("x") }), NONE],
  ["an absolute path", summed({ ...WHOLE, "/tmp/crafted-by-a-backup": text("x") }), NONE],
  ["a path of another system", summed({ ...WHOLE, "uploads\\..\\crafted": text("x") }), NONE],
  [
    "a file that the service keeps for itself",
    summed({ ...WHOLE, "server.json": text("x") }),
    NONE,
  ],
  ["a log of writes", summed({ ...WHOLE, "hygeia.db-wal": text("x") }), NONE],
  ["more behind its checksums", { ...summed(WHOLE), "admin-key": text("x") }, CUT],
]

describe("a backup that somebody has crafted is refused, and leaves nothing, when it has", () => {
  for (const [what, files, why] of CRAFTED)
    it(what, () =>
      Effect.gen(function* () {
        expect(yield* restored(zipOf(files))).toEqual({
          said: why,
          left: ["lock"],
          beside: ["crafted.age", "data"],
        })
      }),
    )
})

describe("a backup that another program has made is restored when it", () => {
  it("has what a backup has", () =>
    Effect.gen(function* () {
      expect((yield* restored(zipOf(summed(WHOLE)))).said).toBe("restored")
    }))

  it("has a database of another page size", () =>
    Effect.gen(function* () {
      const other = summed({ ...WHOLE, "hygeia.db": database("PRAGMA page_size = 65536; VACUUM") })
      expect((yield* restored(zipOf(other))).said).toBe("restored")
    }))
})
