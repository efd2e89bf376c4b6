import { describe, expect } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { Effect, Layer } from "effect"
import { Importer, Restoration } from "#actors/importer"
import { ownCommand } from "#cli/invocation"
import { DataDir } from "#db/data-dir"
import { FileImportStore } from "#db/file-imports"
import { ImportFiles } from "#db/import-files"
import type { FileImportError, FileImportStatus } from "#domain/file-import"
import { newId, type UserId } from "#domain/ids"
import { importFile } from "#operations/import-file"
import { ownDeliveries } from "#operations/own-deliveries"
import { restoration } from "#operations/restore-records"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { packedOf, streamedZip } from "#test/hostile-files"
import { otherUser } from "#test/other-user"

const it = itLive(App)

const rows = (count: number) =>
  `day,metric,value,unit\n${Array.from({ length: count }, (_, at) => `2026-06-01,steps,${at},\n`).join("")}`

const queued = Effect.fnUntraced(function* (user: UserId, content: string | Uint8Array) {
  const id = newId("imp")
  const file = yield* ImportFiles.use(({ open }) => Effect.promise(() => open(id)))
  yield* Effect.promise(() => file.write(Buffer.from(content)).then(file.keep))
  yield* importFile(user, id, "file", { name: "a", bytes: content.length })
  return id
})

const idOf = Effect.fnUntraced(function* (headers: Record<string, string>) {
  const { body } = yield* Client.use(({ send }) => send("/v1/me", { headers }))
  return body.user_id as UserId
})

describe("imports of several people", () => {
  it("take turns: many long files of one hold nobody else's up", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const stranger = yield* idOf(yield* otherUser)
      for (const _ of [1, 2, 3]) yield* queued(user_id as UserId, rows(30_000))
      yield* queued(stranger, rows(1))
      yield* Importer.use(({ idle }) => idle)
      const store = yield* FileImportStore
      const own = yield* store.list(user_id as UserId)
      const [theirs] = yield* store.list(stranger)
      expect([...own, theirs].map((each) => each?.status)).toEqual(Array(4).fill("completed"))
      const before = own.filter(({ completed_at }) => completed_at! < theirs!.completed_at!)
      expect(before.length).toBeLessThan(2)
    }))

  it("of one person are read one after the other, in the order in which they came", () =>
    Effect.gen(function* () {
      const { user_id } = yield* Client
      const ids = [
        yield* queued(user_id as UserId, rows(5_000)),
        yield* queued(user_id as UserId, rows(1)),
        yield* queued(user_id as UserId, rows(2)),
      ]
      yield* Importer.use(({ idle }) => idle)
      const own = (yield* FileImportStore.use(({ list }) => list(user_id as UserId))).toReversed()
      expect(own.map(({ id }) => id)).toEqual(ids)
      const ends = own.map(({ completed_at }) => completed_at!)
      expect(ends).toEqual(ends.toSorted())
    }))
})

const MB = 1_000_000

/** An importer beside that of the service, with bounds of its own. */
const itBounded = (bounds: { readonly stall_s?: number; readonly max_bytes?: number }) => {
  const layer = Importer.layer(ownCommand(), MB, { stall_s: 30, max_bytes: 500 * MB, ...bounds })
  return (
    name: string,
    files: ReadonlyArray<string | Uint8Array>,
    ends: ReadonlyArray<FileImportError | FileImportStatus>,
  ) =>
    it(name, () =>
      Effect.gen(function* () {
        const { user_id } = yield* Client
        for (const file of files) yield* queued(user_id as UserId, file)
        yield* Importer.use(({ idle }) => idle)
        const own = yield* FileImportStore.use(({ list }) => list(user_id as UserId))
        expect(own.toReversed().map(({ status, error }) => error ?? status)).toEqual([...ends])
        expect(existsSync((yield* DataDir).file("imports"))).toBe(true)
        expect(readdirSync((yield* DataDir).file("imports"))).toEqual([])
      }).pipe(Effect.provide(layer), Effect.provide(restoration), Effect.provide(ownDeliveries)),
    )
}

describe("a file that is too much", () => {
  const bundle = packedOf('{"resourceType":"Bundle","entry":[', 3_000)
  const stuck = Buffer.concat([streamedZip({ "a.json": bundle }), Buffer.alloc(15 * MB)])

  itBounded({ stall_s: 2 })(
    "is given up where it is stuck, and what comes behind it is read",
    [stuck, rows(1)],
    ["stalled", "completed"],
  )

  itBounded({ max_bytes: 1 * MB })(
    "of memory is ended with its process, and says so",
    [rows(1), rows(2)],
    ["too_much_memory", "too_much_memory"],
  )
})

describe("what cannot be written at once", () => {
  const bounds = { stall_s: 30, max_bytes: 500 * MB }
  const importer = Importer.layer(ownCommand(), MB, bounds)

  it("an import that cannot be taken back at the start holds no other up", () =>
    Effect.gen(function* () {
      const user = (yield* Client).user_id as UserId
      const store = yield* FileImportStore
      const damaged = yield* queued(user, rows(1))
      yield* Importer.use(({ idle }) => idle)
      yield* store.beginTakingBack(user, damaged, "2026-06-01T00:00:00Z")
      const never = Layer.effect(
        Restoration,
        Effect.map(Restoration, ({ take }) => ({ take, takeBack: () => Effect.die("full") })),
      ).pipe(Layer.provide(restoration))
      yield* Effect.gen(function* () {
        const id = yield* queued(user, rows(2))
        yield* Importer.use(({ idle }) => idle)
        expect((yield* store.find(user, id))?.status).toBe("completed")
      }).pipe(Effect.provide(importer), Effect.provide(never), Effect.provide(ownDeliveries))
    }))

  it("the end of an import is written as soon as it can be, and what comes behind it is read", () =>
    Effect.gen(function* () {
      const user = (yield* Client).user_id as UserId
      const store = yield* FileImportStore
      let refusals = 2
      const refusing = Layer.succeed(FileImportStore, {
        ...store,
        complete: (...given) =>
          Effect.suspend(() => (refusals-- > 0 ? Effect.die("full") : store.complete(...given))),
      })
      yield* Effect.gen(function* () {
        const ids = [yield* queued(user, rows(1)), yield* queued(user, rows(2))]
        yield* Importer.use(({ idle }) => idle)
        const ends = yield* Effect.forEach(ids, (id) => store.find(user, id))
        expect(ends.map((end) => end?.status)).toEqual(["completed", "completed"])
      }).pipe(
        Effect.provide(importer),
        Effect.provide(refusing),
        Effect.provide(restoration),
        Effect.provide(ownDeliveries),
      )
    }))
})
