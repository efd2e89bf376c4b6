import { Database as Sqlite } from "bun:sqlite"
import { describe, expect } from "bun:test"
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { generateX25519Identity, identityToRecipient } from "age-encryption"
import { Effect, Layer, Stream } from "effect"
import { backupOf } from "#backup/archive"
import { restoreBackup } from "#operations/restore-backup"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const ROWS = 3_000

/** A folder with a database that is being written to, a secret and an upload. */
const lived = (root: string) => {
  const folder = join(root, "data")
  mkdirSync(join(folder, "uploads", "user_ada"), { recursive: true })
  const sqlite = new Sqlite(join(folder, "hygeia.db"))
  sqlite.run("PRAGMA journal_mode = WAL")
  sqlite.run("PRAGMA user_version = 7")
  sqlite.run("CREATE TABLE nights (minutes INTEGER, note TEXT)")
  const insert = sqlite.query("INSERT INTO nights VALUES (?, ?)")
  sqlite.transaction(() => {
    for (let at = 0; at < ROWS; at++) insert.run(at, crypto.randomUUID())
  })()
  sqlite.run("CREATE TABLE labs (storage_key TEXT)")
  sqlite.run("CREATE TABLE file_imports (id TEXT, status TEXT, kept_until TEXT)")
  sqlite.run("INSERT INTO labs VALUES ('uploads/user_ada/ab12'), ('uploads/user_ada/cd34.part')")
  writeFileSync(join(folder, "admin-key"), "a key of thirty-two characters …")
  writeFileSync(join(folder, "uploads", "user_ada", "ab12"), "a report")
  writeFileSync(join(folder, "uploads", "user_ada", "ef56"), "a report that has no row")
  writeFileSync(join(folder, "uploads", "user_ada", "cd34.part"), "half a report")
  writeFileSync(join(folder, "uploads", "user_ada", "my copy (1).pdf"), "of somebody")
  writeFileSync(join(folder, "uploads", "hygeia-2026-11-19T03-00-00Z.age"), "an earlier backup")
  return { folder, sqlite }
}

/** A backup of such a folder, with the key that opens it. */
const backedUp = Effect.gen(function* () {
  const root = yield* scratchFolder
  const { folder, sqlite } = lived(root)
  const identity = yield* Effect.promise(generateX25519Identity)
  const recipient = yield* Effect.promise(() => identityToRecipient(identity))
  const task = {
    database: join(folder, "hygeia.db"),
    folder,
    made_at: Date.parse("2026-11-20T03:00:00Z"),
    lock: { recipients: [recipient] },
  }
  const file = join(root, "backup.age")
  const bytes = Buffer.concat(yield* Stream.runCollect(backupOf(task)))
  writeFileSync(file, bytes)
  return { root, folder, sqlite, file, bytes, task, key: { identities: [identity] } }
}).pipe(Effect.tap(({ sqlite }) => Effect.addFinalizer(() => Effect.sync(() => sqlite.close()))))

const textIn = (...path: ReadonlyArray<string>) => readFileSync(join(...path), "utf8")

const nightsIn = (folder: string) => {
  using sqlite = new Sqlite(join(folder, "hygeia.db"), { readonly: true })
  return sqlite.query("SELECT * FROM nights").all()
}

describe("a backup", () => {
  it("brings back the database, the secrets and the uploads, for its owner's eyes alone", () =>
    Effect.gen(function* () {
      const { root, folder, file, key } = yield* backedUp
      const into = join(root, "restored")
      const manifest = yield* restoreBackup({ file, key, folder: into })
      expect(manifest).toEqual({
        hygeia: "backup",
        version: 1,
        made_at: "2026-11-20T03:00:00.000Z",
        migrations: 7,
        rows: { nights: ROWS, labs: 2, file_imports: 0 },
      })
      expect(nightsIn(into)).toEqual(nightsIn(folder))
      expect(textIn(into, "admin-key")).toBe(textIn(folder, "admin-key"))
      expect(readdirSync(join(into, "uploads"))).toEqual(["user_ada"])
      expect(readdirSync(join(into, "uploads", "user_ada"))).toEqual(["ab12"])
      expect(readdirSync(into).sort()).toEqual(["admin-key", "hygeia.db", "lock", "uploads"])
      expect(
        (yield* Effect.promise(() => Bun.file(join(into, "hygeia.db")).stat())).mode & 0o077,
      ).toBe(0)
    }))

  it("has the state of one moment, and leaves no copy beside it", () =>
    Effect.gen(function* () {
      const { root, folder, sqlite, file, task, key } = yield* backedUp
      let pieces = 0
      const bytes = yield* backupOf(task).pipe(
        Stream.tap(() =>
          Effect.sync(() => {
            if (pieces++ === 0) sqlite.run("DELETE FROM nights")
          }),
        ),
        Stream.runCollect,
      )
      writeFileSync(file, Buffer.concat(bytes))
      expect(pieces).toBeGreaterThan(2)
      yield* restoreBackup({ file, key, folder: join(root, "restored") })
      expect(nightsIn(join(root, "restored"))).toHaveLength(ROWS)
      expect(nightsIn(folder)).toEqual([])
      expect(readdirSync(folder).filter((name) => name.startsWith("backup-"))).toEqual([])
    }))
})

const CUT = "The backup is cut off, or was altered: use another one."
const NONE = "This is no backup of Hygeia."

/** Half a gigabyte would take minutes to read. */
const HEADER = "\n-> nobody x\n".repeat(500_000)

const flipped = (at: number) => (bytes: Buffer) => {
  bytes[at < 0 ? bytes.length + at : at]! ^= 1
  return bytes
}

const CHANGES: ReadonlyArray<
  readonly [how: string, change: (bytes: Buffer) => Uint8Array, why: string]
> = [
  ["is cut in its middle", (bytes) => bytes.subarray(0, bytes.length / 2), CUT],
  ["lacks its last byte", (bytes) => bytes.subarray(0, -1), CUT],
  ["is a byte longer", (bytes) => Buffer.concat([bytes, Buffer.of(0)]), CUT],
  ["has another bit in its middle", (bytes) => flipped(Math.floor(bytes.length / 2))(bytes), CUT],
  ["has another bit at its end", flipped(-1), CUT],
  ["is empty", () => Buffer.alloc(0), NONE],
  ["is another file", () => Buffer.from("SQLite format 3\0".repeat(40)), NONE],
  ["is another file that age locked", (bytes) => bytes.subarray(0, 200), CUT],
  ["has a header without an end", () => Buffer.from(`age-encryption.org/v1${HEADER}`), CUT],
]

describe("a file is refused in one line, and leaves nothing in the folder, when it", () => {
  for (const [how, change, why] of CHANGES)
    it(how, () =>
      Effect.gen(function* () {
        const { root, file, bytes, key } = yield* backedUp
        writeFileSync(file, change(Buffer.from(bytes)))
        const into = join(root, "restored")
        const { message } = yield* Effect.flip(restoreBackup({ file, key, folder: into }))
        expect(message).toBe(why)
        expect(readdirSync(into)).toEqual(["lock"])
      }),
    )

  it("does not open with the key that is given", () =>
    Effect.gen(function* () {
      const { root, file } = yield* backedUp
      const other = { identities: [yield* Effect.promise(generateX25519Identity)] }
      const refused = yield* Effect.flip(
        restoreBackup({ file, key: other, folder: join(root, "restored") }),
      )
      expect(refused.message).toBe("The backup does not open with this passphrase or key.")
    }))
})

describe("a folder is refused when it", () => {
  it("is not empty", () =>
    Effect.gen(function* () {
      const { folder, file, key } = yield* backedUp
      const before = readdirSync(folder)
      const { message } = yield* Effect.flip(restoreBackup({ file, key, folder }))
      expect(message).toBe(
        `DATA_DIR ${folder} is not empty: a backup is restored into an empty one.`,
      )
      expect(readdirSync(folder)).toEqual(before)
    }))

  it("never when a restore was ended in it, which begins again", () =>
    Effect.gen(function* () {
      const { root, folder, file, key } = yield* backedUp
      const half = join(root, "half")
      mkdirSync(join(half, "restoring"), { recursive: true })
      writeFileSync(join(half, "restoring", "hygeia.db"), "half of it")
      writeFileSync(join(half, "admin-key"), "moved before the process was ended")
      yield* restoreBackup({ file, key, folder: half })
      expect(textIn(half, "admin-key")).toBe(textIn(folder, "admin-key"))
      expect(nightsIn(half)).toHaveLength(ROWS)
    }))
})
