import { and, desc, eq, getTableColumns, gt, lte } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { SessionId, StoredSession } from "#domain/session"

interface Owned {
  readonly user: UserId
  readonly id: SessionId
}

const live = query((db, { sessions }, given: Given<{ secret_hash: string; now: number }>) => {
  const { seq: _, ...columns } = getTableColumns(sessions)
  return db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.secret_hash, given.secret_hash), gt(sessions.expires_at, given.now)))
})

const ofUser = query((db, { sessions }, given: Given<{ user: UserId; now: number }>) => {
  const { seq: _, ...columns } = getTableColumns(sessions)
  return db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.user_id, given.user), gt(sessions.expires_at, given.now)))
    .orderBy(desc(sessions.used_at), desc(sessions.seq))
})

const insert = query((db, { sessions }, given: Given<StoredSession>) =>
  db.insert(sessions).values(givenColumns(sessions, given, ["seq"])),
)

const removeExpired = query((db, { sessions }, given: Given<{ now: number }>) =>
  db.delete(sessions).where(lte(sessions.expires_at, given.now)),
)

const use = query(
  (db, { sessions }, given: Given<Owned & { used_at: number; expires_at: number }>) =>
    db
      .update(sessions)
      .set({ used_at: given.used_at, expires_at: given.expires_at })
      .where(and(eq(sessions.user_id, given.user), eq(sessions.id, given.id))),
)

const actFor = query((db, { sessions }, given: Given<Owned & { demo_id: UserId | null }>) =>
  db
    .update(sessions)
    .set({ demo_id: given.demo_id })
    .where(and(eq(sessions.user_id, given.user), eq(sessions.id, given.id))),
)

const remove = query((db, { sessions }, given: Given<Owned>) =>
  db.delete(sessions).where(and(eq(sessions.user_id, given.user), eq(sessions.id, given.id))),
)

/** The browsers in which people are signed in. */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly add: (session: StoredSession) => Effect.Effect<void>
    /** The session with this hash of its secret; null for none, or one that has expired. */
    readonly findByHash: (secret_hash: string) => Effect.Effect<StoredSession | null>
    /** All of a person that have not expired, the one used last first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredSession>>
    /** Notes that a session is in use, and until when it is good without being used again. */
    readonly use: (session: StoredSession, expires_at: number) => Effect.Effect<void>
    /** Makes a session act for the demo person; for its own person again with null. */
    readonly actFor: (session: StoredSession, demo_id: UserId | null) => Effect.Effect<void>
    /** Ends a session of a person. False when they have none with this id. */
    readonly end: (user: UserId, id: SessionId) => Effect.Effect<boolean>
  }
>()("db/SessionStore") {
  static readonly layer = Layer.effect(
    SessionStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database

      return SessionStore.of({
        add: Effect.fnUntraced(function* (session) {
          const now = yield* Clock.currentTimeMillis
          yield* write("system", (tx) => tx.rows(removeExpired, { now }))
          yield* write(session.user_id, (tx) => tx.rows(insert, session))
        }),
        findByHash: Effect.fnUntraced(function* (secret_hash) {
          const now = yield* Clock.currentTimeMillis
          const [found] = yield* rows(live, { secret_hash, now })
          return found ?? null
        }),
        list: Effect.fnUntraced(function* (user) {
          return yield* rows(ofUser, { user, now: yield* Clock.currentTimeMillis })
        }),
        use: Effect.fnUntraced(function* ({ user_id: user, id }, expires_at) {
          const used_at = yield* Clock.currentTimeMillis
          yield* write(user, (tx) => tx.rows(use, { user, id, used_at, expires_at }))
        }),
        actFor: ({ user_id: user, id }, demo_id) =>
          Effect.asVoid(write(user, (tx) => tx.rows(actFor, { user, id, demo_id }))),
        end: (user, id) =>
          write(user, function* (tx) {
            return (yield* tx.count(remove, { user, id })) === 1
          }),
      })
    }),
  )
}
