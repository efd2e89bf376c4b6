import { and, asc, eq } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import { MAX_PASSKEYS, type PasskeyId, type StoredPasskey } from "#domain/passkey"

const byCredential = query((db, { passkeys }, given: Given<{ credential_id: string }>) =>
  db.select().from(passkeys).where(eq(passkeys.credential_id, given.credential_id)),
)

const ofUser = query((db, { passkeys }, given: Given<{ user: UserId }>) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, given.user))
    .orderBy(asc(passkeys.seq))
    .limit(MAX_PASSKEYS),
)

const any = query((db, { passkeys }) => db.select({ id: passkeys.id }).from(passkeys).limit(1))

const insert = query((db, { passkeys }, given: Given<StoredPasskey>) =>
  db
    .insert(passkeys)
    .values(givenColumns(passkeys, given, ["seq"]))
    .onConflictDoNothing(),
)

interface Use {
  readonly user: UserId
  readonly id: PasskeyId
  readonly before: number
  readonly counter: number
  readonly used_at: number
}

const use = query((db, { passkeys }, given: Given<Use>) =>
  db
    .update(passkeys)
    .set({ counter: given.counter, used_at: given.used_at })
    .where(
      and(
        eq(passkeys.user_id, given.user),
        eq(passkeys.id, given.id),
        eq(passkeys.counter, given.before),
      ),
    ),
)

const remove = query((db, { passkeys }, given: Given<{ user: UserId; id: PasskeyId }>) =>
  db.delete(passkeys).where(and(eq(passkeys.user_id, given.user), eq(passkeys.id, given.id))),
)

/** The passkeys of people whose accounts this service keeps itself. */
export class PasskeyStore extends Context.Service<
  PasskeyStore,
  {
    /** True where anybody has a passkey. */
    readonly hasAny: Effect.Effect<boolean>
    /** The passkeys of a person, the oldest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredPasskey>>
    readonly findByCredential: (credential_id: string) => Effect.Effect<StoredPasskey | null>
    /** False when somebody has this passkey already, or its person has as many as they may. */
    readonly add: (passkey: StoredPasskey) => Effect.Effect<boolean>
    /** Writes down that a passkey has signed. False when it has signed something else since it was read. */
    readonly use: (passkey: StoredPasskey, counter: number) => Effect.Effect<boolean>
    /** False when the person has none with this id. */
    readonly remove: (user: UserId, id: PasskeyId) => Effect.Effect<boolean>
  }
>()("db/PasskeyStore") {
  static readonly layer = Layer.effect(
    PasskeyStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return PasskeyStore.of({
        hasAny: Effect.map(rows(any), (found) => found.length > 0),
        list: (user) => rows(ofUser, { user }),
        findByCredential: (credential_id) =>
          Effect.map(rows(byCredential, { credential_id }), ([found]) => found ?? null),
        add: (passkey) =>
          write(passkey.user_id, function* (tx) {
            const had = yield* tx.rows(ofUser, { user: passkey.user_id })
            return had.length < MAX_PASSKEYS && (yield* tx.count(insert, passkey)) === 1
          }),
        use: Effect.fnUntraced(function* ({ id, user_id: user, counter: before }, counter) {
          const used_at = yield* Clock.currentTimeMillis
          return yield* write(user, function* (tx) {
            return (yield* tx.count(use, { user, id, before, counter, used_at })) === 1
          })
        }),
        remove: (user, id) =>
          write(user, function* (tx) {
            return (yield* tx.count(remove, { user, id })) === 1
          }),
      })
    }),
  )
}
