import { Database as Sqlite } from "bun:sqlite"
import { drizzle } from "drizzle-orm/bun-sqlite"
import { Effect, Layer } from "effect"
import type { Owner } from "#db/change"
import { Database } from "#db/database"
import type { Values } from "#db/sqlite/binder"
import { SqliteConnection } from "#db/sqlite/connection"
import { sqliteEngine } from "#db/sqlite/engine"
import { makeSecureErase } from "#db/sqlite/secure-erase"
import { ChangeSteps, type Steps } from "#db/sqlite/steps"

interface Ask {
  readonly work: (values: Values) => unknown
  readonly values: Values
}

/** The person a query names, if it names one. */
const personIn = ({ user, user_id }: Values) => user_id ?? user

const check = (owner: Owner | null, values: Values) => {
  const person = personIn(values)
  if (owner === null || owner === "system" || typeof person !== "string") return
  if (person.startsWith("user_") && person !== owner)
    throw new Error("A change touches the rows of somebody who is not its owner.")
}

/**
 * Suspends a change at each of its steps, as an engine behind a wire does: a step that was called
 * without `yield*` is never taken. A change that touches another person's rows fails.
 */
export const suspending: Steps = {
  *step(work, values) {
    return yield { work, values } satisfies Ask
  },
  run: (change, owner) => {
    const isKnown = owner === null || typeof owner === "string"
    const known = isKnown ? owner : suspending.run(owner, null)
    const steps = change[Symbol.iterator]()
    let step = steps.next()
    while (!step.done) {
      const { work, values } = step.value as Ask
      check(known, values)
      step = steps.next(work(values))
    }
    return step.value
  },
}

/** The bytes of a new database, as the migrations leave it: they take longer than most tests. */
export const migrated = Effect.runSync(
  Effect.cached(
    Effect.promise(() =>
      Effect.runPromise(
        Effect.scoped(
          Effect.provide(
            Effect.map(SqliteConnection, ({ sqlite }) => sqlite.serialize()),
            SqliteConnection.layer(":memory:"),
          ),
        ),
      ),
    ),
  ),
)

/** A connection to a copy of it, in memory. */
const copied = Layer.effect(
  SqliteConnection,
  Effect.acquireRelease(
    Effect.map(migrated, (bytes) => {
      const sqlite = Sqlite.deserialize(bytes, { strict: true })
      sqlite.run("PRAGMA foreign_keys = ON")
      const file = ":memory:"
      return {
        file,
        sqlite,
        db: drizzle({ client: sqlite }),
        secureErase: makeSecureErase(sqlite, file),
      }
    }),
    ({ sqlite, secureErase }) =>
      Effect.sync(() => {
        sqlite.close()
        secureErase.close()
      }),
  ),
)

/** A fresh database in memory, whose changes suspend at each step. */
export const testDatabase = () =>
  Layer.effect(Database, sqliteEngine).pipe(
    Layer.provide(Layer.succeed(ChangeSteps, suspending)),
    Layer.provideMerge(copied),
  )
