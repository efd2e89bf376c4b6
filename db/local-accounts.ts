import { and, eq, ne } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { emailKey, type LocalAccount } from "#domain/local-account"

const byEmail = query((db, { localAccounts }, given: Given<{ email: string }>) =>
  db.select().from(localAccounts).where(eq(localAccounts.email, given.email)),
)

const ofUser = query((db, { localAccounts }, given: Given<{ user: UserId }>) =>
  db.select().from(localAccounts).where(eq(localAccounts.user_id, given.user)),
)

const any = query((db, { localAccounts }) =>
  db.select({ user: localAccounts.user_id }).from(localAccounts).limit(1),
)

const isOthers = query((db, { localAccounts }, given: Given<{ email: string; user: UserId }>) =>
  db
    .select({ email: localAccounts.email })
    .from(localAccounts)
    .where(and(eq(localAccounts.email, given.email), ne(localAccounts.user_id, given.user))),
)

const put = query((db, { localAccounts }, given: Given<LocalAccount>) =>
  db
    .insert(localAccounts)
    .values(givenColumns(localAccounts, given))
    .onConflictDoUpdate({
      target: localAccounts.user_id,
      set: {
        email: given.email,
        password_hash: given.password_hash,
        changed_at: given.changed_at,
      },
    }),
)

const nameUser = query((db, { users }, given: Given<{ user: UserId; email: string }>) =>
  db.update(users).set({ email: given.email }).where(eq(users.id, given.user)),
)

/** The e-mail addresses and passwords of people whose accounts this service keeps itself. */
export class LocalAccountStore extends Context.Service<
  LocalAccountStore,
  {
    readonly findByEmail: (email: string) => Effect.Effect<LocalAccount | null>
    /** True where anybody has a password. */
    readonly hasAny: Effect.Effect<boolean>
    readonly find: (user: UserId) => Effect.Effect<LocalAccount | null>
    /** Writes how a person signs in. False when somebody else has that address. */
    readonly put: (account: LocalAccount) => Effect.Effect<boolean>
  }
>()("db/LocalAccountStore") {
  static readonly layer = Layer.effect(
    LocalAccountStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return LocalAccountStore.of({
        findByEmail: (email) =>
          Effect.map(rows(byEmail, { email: emailKey(email) }), ([found]) => found ?? null),
        hasAny: Effect.map(rows(any), (found) => found.length > 0),
        find: (user) => Effect.map(rows(ofUser, { user }), ([found]) => found ?? null),
        put: (account) =>
          write(account.user_id, function* (tx) {
            const { user_id: user, email } = account
            if ((yield* tx.rows(isOthers, { email, user })).length > 0) return false
            yield* tx.rows(put, account)
            yield* tx.rows(nameUser, { user, email })
            return true
          }),
      })
    }),
  )
}
