import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { TokenId, UserId } from "#domain/ids"
import type { TokenScope } from "#domain/personal-token"
import type { SessionId } from "#domain/session"
import type { SignInTarget } from "#domain/sign-in"

/** The valid service tokens. Times in epoch milliseconds, here and below. */
export const serviceTokens = sqliteTable("service_tokens", {
  id: text().$type<TokenId>().primaryKey(),
  user_id: text().$type<UserId>().notNull(),
  expires_at: integer().notNull(),
})

/** The tokens that people made for their phones and scripts. `expires_at` in epoch milliseconds. */
export const personalTokens = sqliteTable("personal_tokens", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<TokenId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  name: text().notNull(),
  scopes: text({ mode: "json" }).$type<ReadonlyArray<TokenScope>>().notNull(),
  hash: text().notNull(),
  created_at: text().notNull(),
  expires_at: integer(),
})

/** People on their way to an outside identity provider and back. */
export const signIns = sqliteTable("sign_ins", {
  seq: integer().primaryKey({ autoIncrement: true }),
  state_hash: text().notNull(),
  aim: text({ mode: "json" }).$type<SignInTarget>().notNull(),
  nonce: text().notNull(),
  code_verifier: text().notNull(),
  expires_at: integer().notNull(),
})

/** Devices that wait for somebody to sign in elsewhere. */
export const deviceCodes = sqliteTable("device_codes", {
  seq: integer().primaryKey({ autoIncrement: true }),
  device_code_hash: text().notNull(),
  user_code: text().notNull(),
  status: text().$type<"pending" | "approved" | "denied">().notNull(),
  user_id: text().$type<UserId>(),
  interval_s: integer().notNull(),
  polled_at: integer(),
  expires_at: integer().notNull(),
})

/** Pages on which people hand files over. */
export const connectSessions = sqliteTable("connect_sessions", {
  seq: integer().primaryKey({ autoIncrement: true }),
  token_hash: text().notNull(),
  browser_hash: text(),
  user_id: text().$type<UserId>().notNull(),
  provider: text().notNull(),
  redirect_url: text().notNull(),
  failure_url: text(),
  expires_at: integer().notNull(),
})

/** Browsers in which people are signed in. */
export const sessions = sqliteTable("sessions", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<SessionId>().notNull(),
  secret_hash: text().notNull(),
  user_id: text().$type<UserId>().notNull(),
  demo_id: text().$type<UserId>(),
  browser: text().notNull(),
  created_at: integer().notNull(),
  used_at: integer().notNull(),
  expires_at: integer().notNull(),
})
