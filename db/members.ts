import { and, eq, exists, gt, isNotNull, max, ne, or, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { StoredMember } from "#domain/member"
import { DEMO, LOCAL_ISSUER } from "#domain/user"

const members = query((db, schema, given: Given<{ issuer: string; demo: string; now: number }>) => {
  const { users, profiles, localAccounts, knownDevices } = schema
  const { passkeys, sessions, serviceTokens, personalTokens } = schema
  const one = { found: sql`1` }
  const lastUse = db
    .select({ at: max(sessions.used_at) })
    .from(sessions)
    .where(eq(sessions.user_id, users.id))
  const knownUntil = db
    .select({ at: max(knownDevices.expires_at) })
    .from(knownDevices)
    .where(eq(knownDevices.user_id, users.id))
  const isLive = (table: typeof sessions | typeof serviceTokens) =>
    exists(
      db
        .select(one)
        .from(table)
        .where(and(eq(table.user_id, users.id), gt(table.expires_at, given.now))),
    )
  const has = (table: typeof passkeys | typeof personalTokens) =>
    exists(db.select(one).from(table).where(eq(table.user_id, users.id)))
  const opens = or(
    isNotNull(localAccounts.password_hash),
    has(passkeys),
    has(personalTokens),
    isLive(sessions),
    isLive(serviceTokens),
  )
  return db
    .select({
      id: users.id,
      subject: users.subject,
      email: sql<string | null>`COALESCE(${localAccounts.email}, ${users.email})`,
      name: profiles.name,
      created_at: users.created_at,
      used_at: sql<number | null>`(${lastUse})`,
      known_until: sql<number | null>`(${knownUntil})`,
      has_access: sql<boolean>`CASE WHEN ${opens} THEN 1 ELSE 0 END`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.user_id, users.id))
    .leftJoin(localAccounts, eq(localAccounts.user_id, users.id))
    .where(and(eq(users.issuer, given.issuer), ne(users.subject, given.demo)))
    .orderBy(users.seq)
})

/** Everybody with an account here but the demo person, in the order in which they came. */
export const listMembers: Effect.Effect<ReadonlyArray<StoredMember>, never, Database> = Effect.gen(
  function* () {
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* Database
    return yield* rows(members, { issuer: LOCAL_ISSUER, demo: DEMO, now })
  },
)
