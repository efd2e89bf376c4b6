import { eq, or, sql } from "drizzle-orm"
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
import type { LocalDate } from "#domain/time"

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

const proactive = query((db, { notificationSettings: settings }) =>
  db
    .select()
    .from(settings)
    .where(or(eq(settings.briefing, sql`1`), eq(settings.alerts, sql`1`))),
)

const look = query(
  (db, { notificationSettings }, given: Given<{ user: UserId; date: LocalDate }>) =>
    db
      .update(notificationSettings)
      .set({ looked_on: sql`${given.date}` })
      .where(eq(notificationSettings.user_id, given.user)),
)

const choicesOf = ({
  user_id: _,
  looked_on: __,
  ...choices
}: StoredSettings): NotificationChoices => choices

/** Somebody who wants a morning briefing or alerts. */
export interface WantsProactive {
  readonly user: UserId
  readonly choices: NotificationChoices
  /** The day for which their data was last looked at. */
  readonly looked_on: LocalDate | null
}

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
    /** Everybody who wants a morning briefing or alerts. */
    readonly proactive: Effect.Effect<ReadonlyArray<WantsProactive>>
    /** Records that the data of a person was looked at for a day. */
    readonly looked: (user: UserId, date: LocalDate) => Effect.Effect<void>
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
        proactive: Effect.map(rows(proactive), (found) =>
          found.map((row) => ({
            user: row.user_id,
            choices: choicesOf(row),
            looked_on: row.looked_on,
          })),
        ),
        looked: (user, date) => Effect.asVoid(write(user, (tx) => tx.rows(look, { user, date }))),
      })
    }),
  )
}
