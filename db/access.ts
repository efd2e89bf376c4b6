import { and, eq, ne } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { removalFrom } from "#db/account-rows"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

interface Person {
  readonly user: UserId
}

const dropPassword = query((db, { localAccounts }, given: Given<Person>) =>
  db
    .update(localAccounts)
    .set({ password_hash: null })
    .where(eq(localAccounts.user_id, given.user)),
)

const endOtherSessions = query((db, { sessions }, given: Given<Person & { kept: string }>) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.user_id, given.user), ne(sessions.secret_hash, given.kept))),
)

/** What a sign-in has opened beside its session, and whatever else lets its person in without another. */
const ofSignIns = (
  ["serviceTokens", "deviceCodes", "connectSessions", "knownDevices", "signInLinks"] as const
).map(removalFrom)

const personalTokens = removalFrom("personalTokens")
const ways = (["passkeys", "totpSecrets", "recoveryCodes"] as const).map(removalFrom)

/** What ends with the sign-ins of a person, whatever they sign in by next. */
function* endSignIns(tx: Transaction, user: UserId, kept: string): Change<void> {
  yield* tx.rows(endOtherSessions, { user, kept })
  for (const removal of ofSignIns) yield* tx.rows(removal, { user })
}

/** What opens the account of a person, taken away in one commit. Rows of their own are left as they are. */
export class AccessStore extends Context.Service<
  AccessStore,
  {
    /**
     * Ends every session but the one with this hash of its secret, every service token and whatever else a sign-in has
     * opened; the tokens of phones and scripts too where that is asked.
     */
    readonly endOthers: (
      user: UserId,
      kept: { readonly secret_hash: string; readonly personal_tokens: boolean },
    ) => Effect.Effect<void>
    /** Ends all of it, and takes password, passkeys, authenticator app and recovery codes away. */
    readonly endAll: (user: UserId) => Effect.Effect<void>
  }
>()("db/AccessStore") {
  static readonly layer = Layer.effect(
    AccessStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      return AccessStore.of({
        endOthers: (user, { secret_hash, personal_tokens }) =>
          write(user, function* (tx) {
            yield* endSignIns(tx, user, secret_hash)
            if (!personal_tokens) yield* tx.rows(personalTokens, { user })
          }),
        endAll: (user) =>
          write(user, function* (tx) {
            yield* endSignIns(tx, user, "")
            yield* tx.rows(dropPassword, { user })
            for (const removal of [personalTokens, ...ways]) yield* tx.rows(removal, { user })
          }),
      })
    }),
  )
}
