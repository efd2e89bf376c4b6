import { Database as Sqlite } from "bun:sqlite"
import { expect } from "bun:test"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import { openSnapshot } from "#db/sqlite/snapshot"
import { newId, type UserId } from "#domain/ids"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const people = query((db, { users }) => db.select({ id: users.id }).from(users))

it("a snapshot stays as it was while others write, and writes wait for nothing", () =>
  Effect.gen(function* () {
    const file = join(yield* scratchFolder, "hygeia.db")
    yield* Effect.gen(function* () {
      yield* Database
      const other = new Sqlite(file, { strict: true })
      const add = (id: UserId) =>
        other.run("INSERT INTO users (id, issuer, subject, created_at) VALUES (?, 'x', ?, 'now')", [
          id,
          id,
        ])
      const first = newId("user")
      add(first)
      using snapshot = openSnapshot(file)
      add(newId("user"))
      expect(snapshot.rows(people)).toEqual([{ id: first }])
      using later = openSnapshot(file)
      expect(later.rows(people)).toHaveLength(2)
      expect(snapshot.rows(people)).toHaveLength(1)
      other.close()
    }).pipe(Effect.provide(Database.layer(file)))
  }))
