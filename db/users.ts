import { and, eq } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { users } from "#db/schema/account"
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

/** People. A row is made when a verified token is seen for the first time. */
export class UserStore extends Context.Service<
  UserStore,
  {
    readonly find: (id: UserId) => Effect.Effect<StoredUser | null>
    /**
     * The person behind a verified token: found, or made once however often it is asked. An address
     * that the token newly tells is theirs from now on; one that it leaves out stays.
     */
    readonly atFirstSight: (
      issuer: string,
      subject: string,
      email: string | null,
    ) => Effect.Effect<StoredUser>
    /** The local account that a service without an outside provider has, made when first asked for. */
    readonly localOwner: Effect.Effect<StoredUser>
    /** Everyone who came by one issuer, oldest first. */
    readonly byIssuer: (issuer: string) => Effect.Effect<ReadonlyArray<StoredUser>>
  }
>()("db/UserStore") {
  static readonly layer = Layer.effect(
    UserStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database

      const bySubject = (issuer: string, subject: string) =>
        read((db) =>
          db
            .select()
            .from(users)
            .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
            .get(),
        )

      const atFirstSight = Effect.fnUntraced(function* (
        issuer: string,
        subject: string,
        email: string | null,
      ) {
        const known = yield* bySubject(issuer, subject)
        if (known && (email === null || email === known.email)) return known
        if (known) {
          yield* write(({ db }) =>
            db.update(users).set({ email }).where(eq(users.id, known.id)).run(),
          )
          return { ...known, email }
        }
        const created_at = isoOf(yield* Clock.currentTimeMillis)
        const fresh = { id: newId("user"), issuer, subject, email, created_at }
        yield* write(({ db }) => db.insert(users).values(fresh).onConflictDoNothing().run())
        return (yield* bySubject(issuer, subject))!
      })

      return UserStore.of({
        find: (id) => read((db) => db.select().from(users).where(eq(users.id, id)).get() ?? null),
        atFirstSight,
        localOwner: atFirstSight(LOCAL_ISSUER, OWNER, null),
        byIssuer: (issuer) =>
          read((db) =>
            db.select().from(users).where(eq(users.issuer, issuer)).orderBy(users.created_at).all(),
          ),
      })
    }),
  )
}
