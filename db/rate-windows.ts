import { eq, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { Tally } from "#domain/sliding-window"

/** The requests of one user within one window. */
export interface StoredWindow {
  readonly user_id: UserId
  readonly span_ms: number
  readonly tallies: ReadonlyArray<Tally>
  /** The time at which all its requests have left the window, in epoch milliseconds. */
  readonly empty_at: number
}

const ofUser = query((db, { rateWindows }, given: Given<{ user: UserId }>) =>
  db.select().from(rateWindows).where(eq(rateWindows.user_id, given.user)),
)

const isThere = query((db, { users }, given: Given<{ user: UserId }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, given.user)),
)

const put = query((db, { rateWindows }, given: Given<StoredWindow>) => {
  const { user_id, span_ms, tallies, empty_at } = given
  return db
    .insert(rateWindows)
    .values({ user_id, span_ms, tallies, empty_at })
    .onConflictDoUpdate({
      target: [rateWindows.user_id, rateWindows.span_ms],
      set: { tallies, empty_at },
    })
})

const removeEmpty = query((db, { rateWindows }, given: Given<{ now: number }>) =>
  db.delete(rateWindows).where(lte(rateWindows.empty_at, given.now)),
)

/** How many requests each user has sent lately, for the next process to go on counting. */
export class RateWindowStore extends Context.Service<
  RateWindowStore,
  {
    readonly find: (user: UserId) => Effect.Effect<ReadonlyArray<StoredWindow>>
    /** Replaces windows. Those of deleted users are not written. */
    readonly save: (windows: ReadonlyArray<StoredWindow>) => Effect.Effect<void>
    /** Drops what is empty by now. */
    readonly forget: (now: number) => Effect.Effect<void>
  }
>()("db/RateWindowStore") {
  static readonly layer = Layer.effect(
    RateWindowStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database

      const save = (window: StoredWindow) =>
        write(window.user_id, function* (tx) {
          const [user] = yield* tx.rows(isThere, { user: window.user_id })
          if (user) yield* tx.rows(put, window)
        })

      return RateWindowStore.of({
        find: (user) => rows(ofUser, { user }),
        save: (windows) =>
          Effect.forEach(windows, save, { concurrency: "unbounded", discard: true }),
        forget: (now) => Effect.asVoid(write("system", (tx) => tx.rows(removeEmpty, { now }))),
      })
    }),
  )
}
