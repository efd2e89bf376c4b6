import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { profiles } from "#db/schema/account"
import type { UserId } from "#domain/ids"
import type { Profile } from "#domain/profile"

/** What people told about themselves. */
export class ProfileStore extends Context.Service<
  ProfileStore,
  {
    /** The person's profile; null when they have told nothing. */
    readonly find: (user: UserId) => Effect.Effect<Profile | null>
  }
>()("db/ProfileStore") {
  static readonly layer = Layer.effect(
    ProfileStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      return ProfileStore.of({
        find: (user) =>
          read((db) => {
            const row = db.select().from(profiles).where(eq(profiles.user_id, user)).get()
            if (!row) return null
            const { user_id: _, ...profile } = row
            return profile
          }),
      })
    }),
  )
}
