import { eq, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { Tally } from "#domain/sliding-window"

/** The requests of one user by one credential within one window. */
export interface StoredWindow {
  readonly user_id: UserId
  readonly span_ms: number
  readonly tallies: ReadonlyArray<Tally>
  /** The time at which all its requests have left the window, in epoch milliseconds. */
  readonly empty_at: number
}

/** What a request shows whose it is by. Each kind is counted, and limited, by itself. */
export type Credential = "bearer" | "cookie"

const tableOf = { bearer: "rateWindows", cookie: "cookieWindows" } as const

const isThere = query((db, { users }, given: Given<{ user: UserId }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, given.user)),
)

const queriesOf = (credential: Credential) => {
  const name = tableOf[credential]
  return {
    ofUser: query((db, { [name]: windows }, given: Given<{ user: UserId }>) =>
      db.select().from(windows).where(eq(windows.user_id, given.user)),
    ),
    put: query((db, { [name]: windows }, given: Given<StoredWindow>) => {
      const { user_id, span_ms, tallies, empty_at } = given
      return db
        .insert(windows)
        .values({ user_id, span_ms, tallies, empty_at })
        .onConflictDoUpdate({
          target: [windows.user_id, windows.span_ms],
          set: { tallies, empty_at },
        })
    }),
    removeEmpty: query((db, { [name]: windows }, given: Given<{ now: number }>) =>
      db.delete(windows).where(lte(windows.empty_at, given.now)),
    ),
  }
}

const queries = { bearer: queriesOf("bearer"), cookie: queriesOf("cookie") }

/** How many requests each user has sent lately, for the next process to go on counting. */
export class RateWindowStore extends Context.Service<
  RateWindowStore,
  {
    readonly find: (
      user: UserId,
      credential: Credential,
    ) => Effect.Effect<ReadonlyArray<StoredWindow>>
    /** Replaces windows. Those of deleted users are not written. */
    readonly save: (
      windows: ReadonlyArray<StoredWindow>,
      credential: Credential,
    ) => Effect.Effect<void>
    /** Drops what is empty by now. */
    readonly forget: (now: number) => Effect.Effect<void>
  }
>()("db/RateWindowStore") {
  static readonly layer = Layer.effect(
    RateWindowStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database

      const save = (window: StoredWindow, credential: Credential) =>
        write(window.user_id, function* (tx) {
          const [user] = yield* tx.rows(isThere, { user: window.user_id })
          if (user) yield* tx.rows(queries[credential].put, window)
        })

      return RateWindowStore.of({
        find: (user, credential) => rows(queries[credential].ofUser, { user }),
        save: (windows, credential) =>
          Effect.forEach(windows, (window) => save(window, credential), {
            concurrency: "unbounded",
            discard: true,
          }),
        forget: (now) =>
          write("system", function* (tx) {
            for (const { removeEmpty } of Object.values(queries))
              yield* tx.rows(removeEmpty, { now })
          }),
      })
    }),
  )
}
