import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"
import type { InvitationId } from "#domain/invitation"

/** The e-mail address and password of people whose accounts this service keeps itself. Times in epoch milliseconds. */
export const localAccounts = sqliteTable("local_accounts", {
  user_id: text().$type<UserId>().primaryKey(),
  email: text().notNull(),
  password_hash: text(),
  changed_at: integer().notNull(),
})

/** Links by which somebody may make an account. `user_id` is who invited. */
export const invitations = sqliteTable("invitations", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<InvitationId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  name: text().notNull(),
  link_hash: text().notNull(),
  created_at: integer().notNull(),
  expires_at: integer().notNull(),
})

/** Links of `hygeia reset-sign-in`. */
export const signInLinks = sqliteTable("sign_in_links", {
  seq: integer().primaryKey({ autoIncrement: true }),
  user_id: text().$type<UserId>().notNull(),
  link_hash: text().notNull(),
  expires_at: integer().notNull(),
})

/** Browsers in which a person has signed in before, and the networks that they came from. */
export const knownDevices = sqliteTable("known_devices", {
  seq: integer().primaryKey({ autoIncrement: true }),
  user_id: text().$type<UserId>().notNull(),
  secret_hash: text().notNull(),
  network_hash: text().notNull(),
  expires_at: integer().notNull(),
})

/** Wrong passwords by the hash of what they are counted by: nobody's rows. */
export const signInAttempts = sqliteTable("sign_in_attempts", {
  key_hash: text().primaryKey(),
  wrong: integer().notNull(),
  next_at: integer().notNull(),
  ends_at: integer().notNull(),
})
