import { eq } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { profiles } from "#db/schema/account"
import type { UserId } from "#domain/ids"
import { ageOn, NO_PROFILE, type Profile } from "#domain/profile"
import { guarded, type ProfileChange } from "#domain/profile-change"
import { type LocalDate, localDateAt } from "#domain/time"

type StoredProfile = typeof profiles.$inferSelect

const byUser = query((db, { profiles }, given: Given<{ user: UserId }>) =>
  db.select().from(profiles).where(eq(profiles.user_id, given.user)),
)

const put = query((db, { profiles }, given: Given<StoredProfile>) => {
  const row = givenColumns(profiles, given)
  return db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.user_id, set: row })
})

const profileOf = ({ user_id: _, ...profile }: StoredProfile, today: LocalDate): Profile => ({
  ...profile,
  age: ageOn(profile, today),
})

const today = Effect.map(Clock.currentTimeMillis, (now) => localDateAt(now, 0))

/** The profiles that people entered. */
export class ProfileStore extends Context.Service<
  ProfileStore,
  {
    /** The person's profile; null when they have stated nothing. */
    readonly find: (user: UserId) => Effect.Effect<Profile | null>
    /** Changes what is named, keeps the rest, and answers the whole. */
    readonly update: (user: UserId, change: Partial<Profile>) => Effect.Effect<Profile>
    /** What a person has stated, inside the caller's transaction. */
    readonly stated: (tx: Transaction, user: UserId) => Change<Profile>
    /** The same as `update`, inside the caller's transaction. */
    readonly change: (tx: Transaction, user: UserId, change: Partial<Profile>) => Change<Profile>
    /**
     * Writes changes inside the caller's transaction, each only while its field still holds what it was decided upon.
     */
    readonly note: (
      tx: Transaction,
      user: UserId,
      changes: ReadonlyArray<ProfileChange>,
      today: LocalDate,
    ) => Change<void>
  }
>()("db/ProfileStore") {
  static readonly layer = Layer.effect(
    ProfileStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      function* stated(tx: Transaction, user: UserId): Change<StoredProfile> {
        const [found] = yield* tx.rows(byUser, { user })
        return { ...NO_PROFILE, ...found, user_id: user }
      }
      function* change(
        tx: Transaction,
        user: UserId,
        fields: Partial<Profile>,
      ): Change<StoredProfile> {
        const row = { ...(yield* stated(tx, user)), ...fields }
        yield* tx.rows(put, row)
        return row
      }
      return ProfileStore.of({
        stated,
        change,
        find: (user) =>
          Effect.zipWith(rows(byUser, { user }), today, ([row], day) =>
            row ? profileOf(row, day) : null,
          ),
        update: (user, fields) =>
          Effect.zipWith(
            write(user, (tx) => change(tx, user, fields)),
            today,
            profileOf,
          ),
        *note(tx, user, changes, day) {
          const fields = guarded(changes, yield* stated(tx, user), day)
          if (Object.keys(fields).length > 0) yield* change(tx, user, fields)
        },
      })
    }),
  )
}
