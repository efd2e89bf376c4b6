import { Database as Sqlite } from "bun:sqlite"
import { expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { ConversationStore } from "#db/conversations"
import { Database } from "#db/database"
import initial from "#db/migrations/0001_initial.sql" with { type: "text" }
import { migrate } from "#db/sqlite/migrations"
import type { ListedConversation } from "#db/thread-walk"
import { TurnStore } from "#db/turns"
import { testDatabase } from "#test/database"
import { ada, hello, registered } from "#test/turns"

const Stores = Layer.mergeAll(ConversationStore.layer, TurnStore.layer).pipe(
  Layer.provideMerge(testDatabase()),
)
/** Turns start in some threads, and the oldest in flight end. */
interface Happening {
  readonly asked: ReadonlyArray<number>
  readonly ended: number
}

const happening: fc.Arbitrary<Happening> = fc.record({
  asked: fc.array(fc.nat({ max: 11 }), { maxLength: 6 }),
  ended: fc.nat({ max: 4 }),
})

const happen = Effect.fnUntraced(function* ({ asked, ended }: Happening) {
  const turns = yield* TurnStore
  const { write } = yield* Database
  yield* Effect.forEach(
    asked,
    (thread) => turns.insert(ada, { ...hello, conversation_id: `c${thread}` }),
    { concurrency: "unbounded" },
  )
  for (const turn of (yield* turns.inFlight).slice(0, ended))
    yield* write(ada, (tx) =>
      turns.fail(tx, turn.id, { code: "timeout", message: "." }, "1970-01-01T00:00:00.000Z"),
    )
})

const idsOf = (threads: ReadonlyArray<ListedConversation>) => threads.map(({ id }) => id)

/** Walks through the threads, so many at a time; after each page something happens. */
const walk = Effect.fnUntraced(function* (limit: number, happenings: ReadonlyArray<Happening>) {
  const { page } = yield* ConversationStore
  const seen: Array<string> = []
  for (let n = 0, last: ListedConversation | undefined; n === 0 || last; n++) {
    const threads = yield* page(ada, last?.place, limit)
    seen.push(...idsOf(threads))
    last = threads.at(-1)
    yield* happen(happenings[n] ?? { asked: [], ended: 0 })
  }
  return seen
})

test("a walk shows each thread there was once, in the order there was, whatever happens meanwhile", () =>
  fc.assert(
    fc.asyncProperty(
      happening,
      fc.array(happening, { maxLength: 8 }),
      fc.integer({ min: 1, max: 4 }),
      (before, meanwhile, limit) =>
        Effect.gen(function* () {
          yield* registered
          yield* happen(before)
          const { page } = yield* ConversationStore
          const there = idsOf(yield* page(ada, undefined, 100))
          expect(yield* walk(limit, meanwhile)).toEqual(there)
        }).pipe(Effect.provide(Stores), Effect.runPromise),
    ),
    { numRuns: 60 },
  ))

test("a file from before there were threads gets them from its turns", () => {
  const sqlite = new Sqlite(":memory:")
  sqlite.run(initial)
  sqlite.run("PRAGMA user_version = 1")
  sqlite.run(`INSERT INTO users (id, issuer, subject, created_at) VALUES ('user_ada', '', '', '')`)
  const insert = sqlite.query(
    `INSERT INTO turns (id, user_id, conversation_id, title, status, created_at, completed_at,
       messages, include_memory, include_biomarkers, result)
     VALUES (?, 'user_ada', ?, ?, 'completed', ?, ?, ?, 1, 1, ?)`,
  )
  const asked = (content: string) => JSON.stringify([{ role: "user", content }])
  const at = (second: number) => `2026-01-01T00:00:0${second}.250Z`
  insert.run("turn_1", "t", null, at(0), at(1), asked("One?"), '{"answer":"1"}')
  insert.run("turn_2", "t", "Numbers", at(2), at(5), asked("Two?"), '{"answer":"2"}')
  insert.run("turn_3", "t", "Letters", at(3), at(4), asked("Three?"), '{"answer":"3"}')
  insert.run("turn_4", null, null, at(3), at(4), asked("Four?"), '{"answer":"4"}')
  migrate(sqlite)
  expect(sqlite.query("SELECT * FROM conversations").all()).toEqual([
    {
      seq: 1,
      user_id: "user_ada",
      id: "t",
      title: "Numbers",
      question: "One?",
      preview: "2",
      created_at: at(0),
      updated_at: Date.parse(at(5)),
      turn_count: 3,
    },
  ])
})
