import { Database as Sqlite } from "bun:sqlite"
import { expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { Database } from "#db/database"
import { MemoryStore } from "#db/memory"
import initial from "#db/migrations/0001_initial.sql" with { type: "text" }
import { migrate } from "#db/sqlite/migrations"
import type { MemoryId } from "#domain/ids"
import { MEMORY_KINDS, type MemoryKind } from "#domain/memory"
import { entry, Memories, remember } from "#test/memories"
import { ada, bob, registered } from "#test/turns"

/** What happens between two pages: entries come, and some of those there are go. */
interface Happening {
  readonly written: ReadonlyArray<MemoryKind>
  readonly gone: ReadonlyArray<number>
}

const kind = fc.constantFrom(...MEMORY_KINDS)

const happening: fc.Arbitrary<Happening> = fc.record({
  written: fc.array(kind, { maxLength: 5 }),
  gone: fc.array(fc.nat({ max: 40 }), { maxLength: 3 }),
})

const remove = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
  const store = yield* MemoryStore
  const { write } = yield* Database
  yield* Effect.forEach(ids, (id) => write(ada, (tx) => store.remove(tx, ada, id as MemoryId)))
})

test("a walk shows each entry that stays once, newest first, whatever comes and goes meanwhile", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(kind, { maxLength: 30 }),
      fc.uniqueArray(kind, { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(happening, { maxLength: 8 }),
      (there, kinds, limit, happenings) =>
        Effect.gen(function* () {
          yield* registered
          const { page } = yield* MemoryStore
          const entries = there.map((kind) => entry(kind))
          yield* remember(entries)
          const gone = new Set<string>()
          const seen: Array<string> = []
          for (let n = 0, before_seq: number | undefined; n === 0 || before_seq; n++) {
            const found = yield* page(ada, { kinds, before_seq, limit })
            seen.push(...found.map(({ id }) => id))
            before_seq = found.at(-1)?.seq
            const { written, gone: going } = happenings[n] ?? { written: [], gone: [] }
            yield* remember(written.map((kind) => entry(kind)))
            const ids = going.flatMap((at) => entries[at]?.id ?? [])
            yield* remove(ids)
            for (const id of ids) gone.add(id)
          }
          const wanted = entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
          expect(seen.filter((id) => !gone.has(id))).toEqual(
            wanted.filter((id) => !gone.has(id)).toReversed(),
          )
          expect(new Set(seen).size).toBe(seen.length)
        }).pipe(Effect.provide(Memories), Effect.runPromise),
    ),
  ))

test("an entry is removed once, and only by its person", () =>
  Effect.gen(function* () {
    yield* registered
    const store = yield* MemoryStore
    const { write } = yield* Database
    const mine = entry("goal")
    const id = mine.id as MemoryId
    yield* remember([mine])
    expect(yield* write(bob, (tx) => store.remove(tx, bob, id))).toBe(false)
    expect(yield* write(ada, (tx) => store.remove(tx, ada, id))).toBe(true)
    expect(yield* write(ada, (tx) => store.remove(tx, ada, id))).toBe(false)
  }).pipe(Effect.provide(Memories), Effect.runPromise))

test("entries of an older file repeat each other as new ones do", () => {
  const sqlite = new Sqlite(":memory:")
  sqlite.run(initial)
  sqlite.run("PRAGMA user_version = 1")
  sqlite.run(
    "INSERT INTO users (id, issuer, subject, created_at) VALUES ('user_1', 'i', 's', '2026')",
  )
  const add = sqlite.query(
    "INSERT INTO memory (id, user_id, ts, agent, kind, text, confidence) VALUES (?, 'user_1', '2026', 'user', ?, ?, 1)",
  )
  add.run("mem_1", "insight", "More steps go with a lower pulse.")
  add.run("mem_2", "insight", " more steps go with a LOWER pulse")
  add.run("mem_3", "decision", "More steps go with a lower pulse.")
  migrate(sqlite)
  const topics = sqlite
    .query<{ topic: string }, []>("SELECT topic FROM memory ORDER BY seq")
    .all()
    .map(({ topic }) => topic)
  expect(topics).toEqual([
    "insight: more steps go with a lower pulse",
    "insight: more steps go with a lower pulse",
    "decision: more steps go with a lower pulse",
  ])
})
