import { describe, expect } from "bun:test"
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { generateX25519Identity, identityToRecipient } from "age-encryption"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Archives } from "#actors/archives"
import { drillFailure } from "#actors/backup-drill"
import { dailyBackup } from "#actors/scheduled-backups"
import { BackupStore } from "#db/backups"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { DatabaseSource } from "#db/sqlite/snapshot"
import { restoreBackup } from "#operations/restore-backup"
import { itWith } from "#test/effect"
import { scratchDataDir, scratchFolder } from "#test/scratch-folder"

const database = Layer.unwrap(Effect.map(DataDir, (dir) => Database.layer(dir.file("hygeia.db"))))

const files = new URL("../../src/workers/bulk.ts", import.meta.url)

const it = itWith(
  Layer.mergeAll(
    Archives.layer(files).pipe(Layer.provide(DatabaseSource.layer)),
    BackupStore.layer,
  ).pipe(Layer.provideMerge(database), Layer.provideMerge(scratchDataDir)),
)

/** Programs that end with 0 and with 1, whatever they are asked. */
const RESTORES = ["true"]
const FAILS = ["false"]

/** A folder for backups, which somebody can open. */
const target = Effect.gen(function* () {
  const folder = yield* scratchFolder
  const identity = yield* Effect.promise(generateX25519Identity)
  const recipient = yield* Effect.promise(() => identityToRecipient(identity))
  const options = { folder, keep: 2, lock: { recipients: [recipient] } }
  return { folder, identity, options }
})

const last = BackupStore.use(({ last }) => last)

describe("a scheduled backup", () => {
  it("is made once a day, and the latest are kept beside what else is in the folder", () =>
    Effect.gen(function* () {
      const { folder, identity, options } = yield* target
      writeFileSync(join(folder, "notes.txt"), "of somebody")
      const run = dailyBackup({ ...options, command: RESTORES })
      yield* TestClock.setTime(Date.parse("2026-11-20T03:00:00Z"))
      for (let day = 0; day < 4; day++) {
        yield* run
        yield* TestClock.adjust("23 hours")
        yield* run
        yield* TestClock.adjust("1 hour")
      }
      expect(readdirSync(folder).sort()).toEqual([
        "hygeia-2026-11-22T03-00-00Z.age",
        "hygeia-2026-11-23T03-00-00Z.age",
        "notes.txt",
      ])
      expect(yield* last).toMatchObject({
        made_at: Date.parse("2026-11-23T03:00:00Z"),
        status: "restored",
      })
      const into = join(yield* scratchFolder, "restored")
      const file = join(folder, "hygeia-2026-11-23T03-00-00Z.age")
      const { rows } = yield* restoreBackup({ file, key: { identities: [identity] }, folder: into })
      expect(rows.backups).toBe(3)
    }))

  it("that cannot be restored removes no other, says so, and is tried again after an hour", () =>
    Effect.gen(function* () {
      const { folder, options } = yield* target
      const keep = 1
      yield* TestClock.setTime(Date.parse("2026-11-20T03:00:00Z"))
      yield* dailyBackup({ ...options, keep, command: RESTORES })
      yield* TestClock.adjust("1 day")
      yield* dailyBackup({ ...options, keep, command: FAILS })
      expect((yield* last)?.status).toBe("not_restored")
      expect(readdirSync(folder).sort()).toEqual([
        "hygeia-2026-11-20T03-00-00Z.age",
        "hygeia-2026-11-21T03-00-00Z.untried.age",
      ])
      yield* TestClock.adjust("30 minutes")
      yield* dailyBackup({ ...options, keep, command: RESTORES })
      expect((yield* last)?.status).toBe("not_restored")
      yield* TestClock.adjust("30 minutes")
      yield* dailyBackup({ ...options, keep, command: RESTORES })
      expect((yield* last)?.status).toBe("restored")
      expect(readdirSync(folder)).toEqual(["hygeia-2026-11-21T04-00-00Z.age"])
    }))

  it("is made also where a clock was ahead, and takes the place of what that has left", () =>
    Effect.gen(function* () {
      const { folder, options } = yield* target
      const run = dailyBackup({ ...options, keep: 1, command: RESTORES })
      yield* TestClock.setTime(Date.parse("2031-01-01T03:00:00Z"))
      yield* run
      yield* TestClock.setTime(Date.parse("2026-11-20T03:00:00Z"))
      yield* run
      expect(readdirSync(folder)).toEqual(["hygeia-2026-11-20T03-00-00Z.age"])
      expect((yield* last)?.made_at).toBe(Date.parse("2026-11-20T03:00:00Z"))
    }))

  it("removes what one that was killed has left", () =>
    Effect.gen(function* () {
      const { folder, options } = yield* target
      writeFileSync(join(folder, "hygeia-2026-11-19T03-00-00Z.untried.age"), "not restored")
      writeFileSync(join(folder, "hygeia-2026-11-19T04-00-00Z.untried.age.part"), "half of one")
      yield* TestClock.setTime(Date.parse("2026-11-20T03:00:00Z"))
      yield* dailyBackup({ ...options, command: RESTORES })
      expect(readdirSync(folder)).toEqual(["hygeia-2026-11-20T03-00-00Z.age"])
    }))

  it("that cannot be lived on has a reason: what is said by the command that failed, and leaves nothing", () =>
    Effect.gen(function* () {
      const { folder } = yield* target
      mkdirSync(join(folder, "backup-drill-of-a-server-that-was-killed", "data"), {
        recursive: true,
      })
      const key = { identities: [] }
      const drill = (script: string) =>
        drillFailure(["/bin/sh", "-c", script, "hygeia"], folder, join(folder, "a.age"), key)
      expect(yield* drill("exit 0")).toBe(null)
      expect(yield* drill("echo It is cut off. >&2; exit 1")).toBe("restore: It is cut off.")
      expect(yield* drill('test "$1" = restore || { echo No answer. >&2; exit 1; }')).toBe(
        "ask: No answer.",
      )
      expect(readdirSync(folder)).toEqual([])
    }))

  it("that cannot be written is said to be none", () =>
    Effect.gen(function* () {
      const { folder, options } = yield* target
      const file = join(folder, "no-folder")
      writeFileSync(file, "")
      yield* dailyBackup({ ...options, folder: file, command: RESTORES })
      expect(yield* last).toMatchObject({ bytes: 0, status: "not_made" })
    }))
})
