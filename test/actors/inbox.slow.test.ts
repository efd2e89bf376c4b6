import { describe, expect } from "bun:test"
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { appendFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { DataDir } from "#db/data-dir"
import { FileImportStore } from "#db/file-imports"
import { queuedImport } from "#db/stored-import"
import type { UserId } from "#domain/ids"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itWith, whileTimePasses } from "#test/effect"
import { otherUser } from "#test/other-user"

const it = itWith(App)
const itWithLimit = itWith(appIn({ IMPORT_MAX_MB: "1" }))

const SHEET = "day,metric,value,unit\n2026-06-01,steps,8200,\n2026-06-02,steps,many,\n"

const inInbox = (name: string) => DataDir.useSync((dir) => join(dir.file("inbox"), name))

const put = Effect.fnUntraced(function* (name: string, text: string | Uint8Array = SHEET) {
  const path = yield* inInbox(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
})

/** Waits until something of that name is there, or no longer there. */
const until = Effect.fnUntraced(function* (isThere: boolean, name: string) {
  const path = yield* inInbox(name)
  const polled: Effect.Effect<void> = Effect.suspend(() =>
    existsSync(path) === isThere ? Effect.void : Effect.andThen(Effect.sleep("100 millis"), polled),
  )
  yield* whileTimePasses(polled)
  return path
})

const appeared = (name: string) => until(true, name)

const reportOf = Effect.fnUntraced(function* (name: string) {
  yield* appeared(name)
  const path = yield* appeared(`${name}.report.json`)
  return yield* Effect.promise(() => Bun.file(path).json())
})

const namesIn = Effect.fnUntraced(function* (folder: string) {
  const path = yield* inInbox(folder)
  return existsSync(path) ? readdirSync(path).sort() : []
})

/** Goes by a second at a time, so that the job looks each time. */
const seconds = Effect.fnUntraced(function* (count: number) {
  for (let n = 0; n < count; n++) yield* whileTimePasses(Effect.sleep("1 second"))
})

const asked = <A, E, R>(effect: Effect.Effect<A, E, R>) => whileTimePasses(effect)

const steps = Effect.gen(function* () {
  const { body } = yield* asked(Client.use(({ get }) => get("/v1/data/sync")))
  return body.daily_summary.map((day: { readonly steps: number }) => day.steps).sort()
})

const imports = Effect.gen(function* () {
  const { body } = yield* asked(Client.use(({ get }) => get("/v1/imports")))
  return body.imports as ReadonlyArray<Record<string, unknown>>
})

describe("a file in the watch folder", () => {
  it("is imported for the owner and moved to done, with its report beside it", () =>
    Effect.gen(function* () {
      yield* put("steps.csv")
      const report = yield* reportOf("done/steps.csv")
      expect(report).toMatchObject({
        status: "completed",
        kind: "inbox",
        vendor: "csv",
        records: { read: 2, used: 1 },
        error: null,
      })
      expect([yield* steps, yield* imports]).toEqual([[8200], [report]])
      expect(yield* namesIn("")).toEqual([".importing", "done"])
      yield* until(false, `.importing/${report.id}`)
      expect(yield* namesIn(".importing")).toEqual([])
      expect(yield* namesIn("../imports")).toEqual([])
    }))

  it("is imported for the person whose folder it is in", () =>
    Effect.gen(function* () {
      const headers = yield* asked(otherUser)
      const { send } = yield* Client
      const me = yield* asked(send("/v1/me", { headers }))
      yield* put(`${me.body.user_id}/steps.csv`)
      yield* reportOf(`${me.body.user_id}/done/steps.csv`)
      const theirs = yield* asked(send("/v1/data/sync", { headers }))
      expect(theirs.body.daily_summary).toHaveLength(1)
      expect(yield* steps).toEqual([])
    }))

  it("that no reader knows is moved to failed, with the reason", () =>
    Effect.gen(function* () {
      yield* put("notes.txt", "hello")
      const report = yield* reportOf("failed/notes.txt")
      expect([report.status, report.error]).toEqual(["failed", "unknown_format"])
      expect(yield* namesIn("done")).toEqual([])
    }))

  it("keeps beside it an earlier file of the same name", () =>
    Effect.gen(function* () {
      yield* put("steps.csv")
      yield* reportOf("done/steps.csv")
      yield* put("steps.csv", `${SHEET}2026-06-03,steps,9100,\n`)
      yield* reportOf("done/steps.2.csv")
      expect(yield* steps).toEqual([8200, 9100])
    }))

  it("is left while it grows, and taken two seconds after that", () =>
    Effect.gen(function* () {
      const path = yield* put("steps.csv", "day,metric,value,unit\n")
      for (const day of [1, 2, 3, 4, 5]) {
        yield* seconds(1)
        yield* Effect.promise(() => appendFile(path, `2026-06-0${day},steps,${day}000,\n`))
      }
      expect([existsSync(path), yield* imports]).toEqual([true, []])
      yield* reportOf("done/steps.csv")
      expect(yield* steps).toEqual([1000, 2000, 3000, 4000, 5000])
    }))

  it("is left while its name says that it is hidden or being written, or where it is a link or nobody's", () =>
    Effect.gen(function* () {
      const outside = yield* put("../elsewhere.csv")
      const half = yield* put("steps.csv.part")
      for (const name of [".steps.csv", "steps.csv.crdownload", "steps.csv~", "user_0/steps.csv"])
        yield* put(name)
      symlinkSync(outside, yield* inInbox("link.csv"))
      yield* seconds(6)
      expect(yield* imports).toEqual([])
      renameSync(half, yield* inInbox("steps.csv"))
      yield* reportOf("done/steps.csv")
      expect(yield* imports).toHaveLength(1)
    }))

  itWithLimit("over the limit is moved to failed, with the reason", () =>
    Effect.gen(function* () {
      yield* put("big.csv", new Uint8Array(1_000_001))
      expect(yield* reportOf("failed/big.csv")).toMatchObject({
        status: "failed",
        error: "too_large",
        bytes: { read: 0, total: 1_000_001 },
      })
    }),
  )
})

describe("a crash", () => {
  const ID = "imp_00000000000000000000000000000000"

  it("after a file was put aside loses nothing: it is imported once", () =>
    Effect.gen(function* () {
      yield* put(`.importing/${ID}/steps.csv`)
      const report = yield* reportOf("done/steps.csv")
      expect([report.id, report.status, yield* steps]).toEqual([ID, "completed", [8200]])
      expect(yield* imports).toHaveLength(1)
    }))

  it("after an import has ended imports nothing twice: the file is moved on", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const created_at = "2026-06-03T00:00:00.000Z"
      const ended = {
        ...queuedImport({
          id: ID,
          user_id: user_id as UserId,
          kind: "inbox",
          name: "steps.csv",
          bytes_total: SHEET.length,
          created_at,
        }),
        status: "completed" as const,
        completed_at: created_at,
      }
      yield* asked(FileImportStore.use((store) => store.insert(ended)))
      yield* put(`.importing/${ID}/steps.csv`)
      const report = yield* reportOf("done/steps.csv")
      expect([report.id, report.completed_at, yield* steps]).toEqual([ID, created_at, []])
    }))

  it("before a file was put aside leaves a folder behind, which goes", () =>
    Effect.gen(function* () {
      mkdirSync(yield* inInbox(`.importing/${ID}`), { recursive: true })
      yield* until(false, `.importing/${ID}`)
      expect(yield* namesIn(".importing")).toEqual([])
    }))
})
