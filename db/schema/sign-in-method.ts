import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { bytes } from "#db/schema/bytes"
import type { UserId } from "#domain/ids"
import type { PasskeyId } from "#domain/passkey"

/** The passkeys of people whose accounts this service keeps itself. Times in epoch milliseconds. */
export const passkeys = sqliteTable("passkeys", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<PasskeyId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  name: text().notNull(),
  credential_id: text().notNull(),
  public_key: bytes().notNull(),
  counter: integer().notNull(),
  transports: text({ mode: "json" }).$type<ReadonlyArray<string>>().notNull(),
  created_at: integer().notNull(),
  used_at: integer(),
})

/** What a browser has to sign with a passkey next: nobody's rows. */
export const passkeyChallenges = sqliteTable("passkey_challenges", {
  seq: integer().primaryKey({ autoIncrement: true }),
  browser_hash: text().notNull(),
  challenge: text().notNull(),
  expires_at: integer().notNull(),
})

/** Secrets shared with authenticator apps. `last_step` is the time step of the code used last. */
export const totpSecrets = sqliteTable("totp_secrets", {
  user_id: text().$type<UserId>().primaryKey(),
  sealed_secret: text().notNull(),
  last_step: integer().notNull(),
  confirmed_at: integer(),
})

/** Recovery codes that were not used yet. */
export const recoveryCodes = sqliteTable("recovery_codes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  user_id: text().$type<UserId>().notNull(),
  code_hash: text().notNull(),
})
