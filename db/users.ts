import { and, eq } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { newId, type UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { LOCAL_ISSUER, OWNER } from "#domain/user"

/** A person, and the token subject they were first seen as. */
export interface StoredUser {
  readonly id: UserId
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly created_at: string
}

const byId = query((db, { users }, given: Given<{ id: UserId }>) =>
  db.select().from(users).where(eq(users.id, given.id)),
)

const bySubject = query((db, { users }, given: Given<{ issuer: string; subject: string }>) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.issuer, given.issuer), eq(users.subject, given.subject))),
)

const byIssuer = query((db, { users }, given: Given<{ issuer: string }>) =>
  db.select().from(users).where(eq(users.issuer, given.issuer)).orderBy(users.created_at),
)

const insert = query((db, { users }, given: Given<StoredUser>) =>
  db
    .insert(users)
    .values({
      id: given.id,
      issuer: given.issuer,
      subject: given.subject,
      email: given.email,
      created_at: given.created_at,
    })
    .onConflictDoNothing(),
)

const setEmail = query((db, { users }, given: Given<{ id: UserId; email: string }>) =>
  db.update(users).set({ email: given.email }).where(eq(users.id, given.id)),
)

/** People. A row is made when a verified token is seen for the first time. */
export class UserStore extends Context.Service<
  UserStore,
  {
    readonly find: (id: UserId) => Effect.Effect<StoredUser | null>
    /** The user of a token's subject, who may never have been seen. */
    readonly findBySubject: (issuer: string, subject: string) => Effect.Effect<StoredUser | null>
    /**
     * The user of a verified token, created on the first call. A new email address in the token
     * replaces the old one; a token without an address changes nothing.
     */
    readonly findOrCreate: (
      issuer: string,
      subject: string,
      email: string | null,
    ) => Effect.Effect<StoredUser>
    /** A new person; null when the subject has one already. */
    readonly add: (
      issuer: string,
      subject: string,
      email: string | null,
    ) => Effect.Effect<StoredUser | null>
    /**
     * The local account of a service without an external identity provider, created on first use.
     */
    readonly localOwner: Effect.Effect<StoredUser>
    /** All users of one issuer, oldest first. */
    readonly byIssuer: (issuer: string) => Effect.Effect<ReadonlyArray<StoredUser>>
  }
>()("db/UserStore") {
  static readonly layer = Layer.effect(
    UserStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database

      const findOrCreate = Effect.fnUntraced(function* (
        issuer: string,
        subject: string,
        email: string | null,
      ) {
        const [known] = yield* rows(bySubject, { issuer, subject })
        if (known && (email === null || email === known.email)) return known
        if (known) {
          yield* write(known.id, (tx) => tx.rows(setEmail, { id: known.id, email: email! }))
          return { ...known, email }
        }
        const created_at = isoOf(yield* Clock.currentTimeMillis)
        const fresh: StoredUser = { id: newId("user"), issuer, subject, email, created_at }
        yield* write("system", (tx) => tx.rows(insert, fresh))
        const [made] = yield* rows(bySubject, { issuer, subject })
        return made!
      })

      const add = Effect.fnUntraced(function* (
        issuer: string,
        subject: string,
        email: string | null,
      ) {
        const created_at = isoOf(yield* Clock.currentTimeMillis)
        const fresh: StoredUser = { id: newId("user"), issuer, subject, email, created_at }
        return (yield* write("system", (tx) => tx.count(insert, fresh))) === 1 ? fresh : null
      })

      return UserStore.of({
        add,
        find: (id) => Effect.map(rows(byId, { id }), ([user]) => user ?? null),
        findBySubject: (issuer, subject) =>
          Effect.map(rows(bySubject, { issuer, subject }), ([user]) => user ?? null),
        findOrCreate,
        localOwner: findOrCreate(LOCAL_ISSUER, OWNER, null),
        byIssuer: (issuer) => rows(byIssuer, { issuer }),
      })
    }),
  )
}
