import { expect } from "bun:test"
import { Cause, Effect, Exit } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { testDatabase } from "#test/database"
import { rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(testDatabase())

const ada: UserId = "user_ada"
const bob: UserId = "user_bob"

const insert = query((db, { users }, given: Given<{ user: UserId }>) =>
  db.insert(users).values({
    id: given.user,
    issuer: "test",
    subject: given.user,
    created_at: "2026-01-01T00:00:00.000Z",
  }),
)

function* add(tx: Transaction, user: UserId): Change<void> {
  yield* tx.rows(insert, { user })
}

it("takes every step of a change that yields it, and none that was only called", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    yield* write(ada, function* (tx) {
      yield* tx.stamp()
      add(tx, ada)
    })
    expect(yield* rowsOf("users")).toEqual([])
    yield* write(ada, (tx) => add(tx, ada))
    expect(yield* rowsOf("users")).toMatchObject([{ id: ada }])
  }))

it("refuses a change that touches the rows of another person, and leaves nothing of it", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const exit = yield* Effect.exit(
      write(ada, function* (tx) {
        yield* add(tx, ada)
        yield* add(tx, bob)
      }),
    )
    expect(Exit.isFailure(exit) && String(Cause.squash(exit.cause))).toContain("not its owner")
    expect(yield* rowsOf("users")).toEqual([])
    yield* write("system", (tx) => add(tx, bob))
    expect(yield* rowsOf("users")).toMatchObject([{ id: bob }])
  }))
