import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"
import type { notificationSettings } from "#db/schema/notification"
import type { UserId } from "#domain/ids"
import {
  isWanted,
  NO_NOTIFICATIONS,
  type NotificationChoices,
  type NotificationSettingsUpdate,
} from "#domain/notification"

type StoredSettings = typeof notificationSettings.$inferSelect

/** The settings of a person; none of one who never chose. */
export const settingsOf = query((db, { notificationSettings }, given: Given<{ user: UserId }>) =>
  db.select().from(notificationSettings).where(eq(notificationSettings.user_id, given.user)),
)

const put = query((db, { notificationSettings }, given: Given<StoredSettings>) => {
  const row = givenColumns(notificationSettings, given)
  return db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({ target: notificationSettings.user_id, set: row })
})

const queued = query((db, { notifications }, given: Given<{ user: UserId }>) =>
  db
    .select({ seq: notifications.seq, occurrence: notifications.occurrence })
    .from(notifications)
    .where(eq(notifications.user_id, given.user)),
)

const dropQueued = query((db, { notifications }, given: Given<{ seq: number }>) =>
  db.delete(notifications).where(eq(notifications.seq, given.seq)),
)

const choicesOf = ({
  user_id: _,
  looked_on: __,
  ...choices
}: StoredSettings): NotificationChoices => choices

/** What people want to be notified of. */
export class NotificationSettingsStore extends Context.Service<
  NotificationSettingsStore,
  {
    readonly find: (user: UserId) => Effect.Effect<NotificationChoices>
    /**
     * Changes what is named, keeps the rest, and answers the whole. Who takes back a consent has nothing sent that was
     * queued under it.
     */
    readonly update: (
      user: UserId,
      change: NotificationSettingsUpdate,
    ) => Effect.Effect<NotificationChoices>
  }
>()("db/NotificationSettingsStore") {
  static readonly layer = Layer.effect(
    NotificationSettingsStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return NotificationSettingsStore.of({
        find: (user) =>
          Effect.map(rows(settingsOf, { user }), ([row]) =>
            row ? choicesOf(row) : NO_NOTIFICATIONS,
          ),
        update: (user, change) =>
          write(user, function* (tx) {
            const [row] = yield* tx.rows(settingsOf, { user })
            const was = row ?? { ...NO_NOTIFICATIONS, user_id: user, looked_on: null }
            const changed = { ...was, ...change }
            yield* tx.rows(put, changed)
            const choices = choicesOf(changed)
            for (const { seq, occurrence } of yield* tx.rows(queued, { user }))
              if (
                !isWanted(occurrence, choices) ||
                (!choices.details && "answer" in occurrence.data)
              )
                yield* tx.rows(dropQueued, { seq })
            return choices
          }),
      })
    }),
  )
}
