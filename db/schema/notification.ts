import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"
import type { NotificationChoices, NotificationTarget, Occurrence } from "#domain/notification"

/** What people want to be notified of. `looked_on` is the day on which their data was last looked at for it. */
export const notificationSettings = sqliteTable("notification_settings", {
  user_id: text().$type<UserId>().primaryKey(),
  events: integer({ mode: "boolean" }).notNull(),
  details: integer({ mode: "boolean" }).notNull(),
  briefing: integer({ mode: "boolean" }).notNull(),
  briefing_at: text().notNull(),
  alerts: integer({ mode: "boolean" }).notNull(),
  stopped: text({ mode: "json" }).$type<NotificationChoices["stopped"]>().notNull(),
  looked_on: text(),
})

/**
 * Notifications still to be sent, and those that were given up at `dead_at`. `due_at` and `dead_at` in epoch
 * milliseconds; `failure` is what came of the last attempt.
 */
export const notifications = sqliteTable("notifications", {
  seq: integer().primaryKey({ autoIncrement: true }),
  target: text().$type<NotificationTarget>().notNull(),
  id: text().notNull(),
  user_id: text().$type<UserId>().notNull(),
  occurred_at: text().notNull(),
  occurrence: text({ mode: "json" }).$type<Occurrence>().notNull(),
  attempts: integer().notNull().default(0),
  due_at: integer().notNull(),
  failure: text(),
  dead_at: integer(),
})

/** When each target last took a notification, in epoch milliseconds. */
export const notificationTargets = sqliteTable("notification_targets", {
  target: text().$type<NotificationTarget>().primaryKey(),
  sent_at: integer().notNull(),
})
