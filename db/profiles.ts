import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Drizzle } from "#db/database"
import { profiles } from "#db/schema/account"
import type { UserId } from "#domain/ids"
import { NO_PROFILE, type Profile } from "#domain/profile"

/** What people told about themselves. */
export class ProfileStore extends Context.Service<
  ProfileStore,
  {
    /** The person's profile; null when they have told nothing. */
    readonly find: (user: UserId) => Effect.Effect<Profile | null>
    /** Changes what is named, keeps the rest, and answers the whole. */
    readonly update: (user: UserId, change: Partial<Profile>) => Effect.Effect<Profile>
  }
>()("db/ProfileStore") {
  static readonly layer = Layer.effect(
    ProfileStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      return ProfileStore.of({
        find: (user) => read((db) => find(db, user)),
        update: (user_id, change) =>
          write(({ db }) => {
            const row = { user_id, ...NO_PROFILE, ...find(db, user_id), ...change }
            db.insert(profiles)
              .values(row)
              .onConflictDoUpdate({ target: profiles.user_id, set: row })
              .run()
            const { user_id: _, ...profile } = row
            return profile
          }),
      })
    }),
  )
}

const find = (db: Drizzle, user: UserId): Profile | null => {
  const row = db.select().from(profiles).where(eq(profiles.user_id, user)).get()
  if (!row) return null
  const { user_id: _, ...profile } = row
  return profile
}
