import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"
import type { StoredTotp } from "#domain/second-factor"

const ofUser = query((db, { totpSecrets }, given: Given<{ user: UserId }>) =>
  db.select().from(totpSecrets).where(eq(totpSecrets.user_id, given.user)),
)

/** A secret in use is replaced by none: it has to be removed first. */
const put = query((db, { totpSecrets }, given: Given<StoredTotp>) =>
  db
    .insert(totpSecrets)
    .values(givenColumns(totpSecrets, given))
    .onConflictDoUpdate({
      target: totpSecrets.user_id,
      set: { sealed_secret: given.sealed_secret, last_step: given.last_step },
      setWhere: isNull(totpSecrets.confirmed_at),
    }),
)

const confirm = query(
  (db, { totpSecrets }, given: Given<{ user: UserId; sealed_secret: string; at: number }>) =>
    db
      .update(totpSecrets)
      .set({ confirmed_at: given.at })
      .where(
        and(
          eq(totpSecrets.user_id, given.user),
          eq(totpSecrets.sealed_secret, given.sealed_secret),
          isNull(totpSecrets.confirmed_at),
        ),
      ),
)

const useStep = query(
  (db, { totpSecrets }, given: Given<{ user: UserId; sealed_secret: string; step: number }>) =>
    db
      .update(totpSecrets)
      .set({ last_step: given.step })
      .where(
        and(
          eq(totpSecrets.user_id, given.user),
          eq(totpSecrets.sealed_secret, given.sealed_secret),
          isNotNull(totpSecrets.confirmed_at),
          lt(totpSecrets.last_step, given.step),
        ),
      ),
)

const remove = query((db, { totpSecrets }, given: Given<{ user: UserId }>) =>
  db.delete(totpSecrets).where(eq(totpSecrets.user_id, given.user)),
)

const addCode = query((db, { recoveryCodes }, given: Given<{ user: UserId; code_hash: string }>) =>
  db.insert(recoveryCodes).values({ user_id: given.user, code_hash: given.code_hash }),
)

const useCode = query((db, { recoveryCodes }, given: Given<{ user: UserId; code_hash: string }>) =>
  db
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.user_id, given.user), eq(recoveryCodes.code_hash, given.code_hash)),
    ),
)

const removeCodes = query((db, { recoveryCodes }, given: Given<{ user: UserId }>) =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, given.user)),
)

const countCodes = query((db, { recoveryCodes }, given: Given<{ user: UserId }>) =>
  db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, given.user)),
)

/** What people are asked for beside their password: secrets of authenticator apps, and recovery codes. */
export class SecondFactorStore extends Context.Service<
  SecondFactorStore,
  {
    /** The secret of a person's app, also while it is not confirmed. */
    readonly totp: (user: UserId) => Effect.Effect<StoredTotp | null>
    /** Keeps a secret that is to be confirmed. False when the person has one in use. */
    readonly propose: (totp: StoredTotp) => Effect.Effect<boolean>
    /** Puts a secret to use, and the step of the code that proved it. False when it is another by now. */
    readonly confirm: (totp: StoredTotp, step: number, at: number) => Effect.Effect<boolean>
    /** Uses the code of a step up. False when that or a later one was used before. */
    readonly useStep: (totp: StoredTotp, step: number) => Effect.Effect<boolean>
    /** Forgets the app of a person, and the recovery codes that stood in for it. False without an app. */
    readonly remove: (user: UserId) => Effect.Effect<boolean>
    /** Keeps recovery codes in place of those before. */
    readonly putCodes: (user: UserId, hashes: ReadonlyArray<string>) => Effect.Effect<void>
    /** Uses a recovery code up. False when the person has no such code. */
    readonly useCode: (user: UserId, code_hash: string) => Effect.Effect<boolean>
    readonly codesLeft: (user: UserId) => Effect.Effect<number>
  }
>()("db/SecondFactorStore") {
  static readonly layer = Layer.effect(
    SecondFactorStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return SecondFactorStore.of({
        totp: (user) => Effect.map(rows(ofUser, { user }), ([found]) => found ?? null),
        propose: (totp) =>
          write(totp.user_id, function* (tx) {
            return (yield* tx.count(put, totp)) === 1
          }),
        confirm: ({ user_id: user, sealed_secret }, step, at) =>
          write(user, function* (tx) {
            if ((yield* tx.count(confirm, { user, sealed_secret, at })) === 0) return false
            yield* tx.rows(useStep, { user, sealed_secret, step })
            return true
          }),
        useStep: ({ user_id: user, sealed_secret }, step) =>
          write(user, function* (tx) {
            return (yield* tx.count(useStep, { user, sealed_secret, step })) === 1
          }),
        remove: (user) =>
          write(user, function* (tx) {
            yield* tx.rows(removeCodes, { user })
            return (yield* tx.count(remove, { user })) === 1
          }),
        putCodes: (user, hashes) =>
          Effect.asVoid(
            write(user, function* (tx) {
              yield* tx.rows(removeCodes, { user })
              for (const code_hash of hashes) yield* tx.rows(addCode, { user, code_hash })
            }),
          ),
        useCode: (user, code_hash) =>
          write(user, function* (tx) {
            return (yield* tx.count(useCode, { user, code_hash })) === 1
          }),
        codesLeft: (user) => Effect.map(rows(countCodes, { user }), ([found]) => found?.left ?? 0),
      })
    }),
  )
}
