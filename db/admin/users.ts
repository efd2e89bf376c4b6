import { and, desc, lt, ne } from "drizzle-orm"
import type { Effect } from "effect"
import type { Below } from "#db/admin/raw-events"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { ListedUser } from "#domain/admin"
import { DELETED_ISSUER } from "#domain/user"

/** A person, and their place in the order in which people came. */
export interface PlacedUser extends ListedUser {
  readonly place: number
}

const page = query((db, { users }, given: Given<{ below: number; limit: number }>) =>
  db
    .select({
      place: users.seq,
      id: users.id,
      issuer: users.issuer,
      subject: users.subject,
      email: users.email,
      created_at: users.created_at,
    })
    .from(users)
    .where(and(lt(users.seq, given.below), ne(users.issuer, DELETED_ISSUER)))
    .orderBy(desc(users.seq))
    .limit(given.limit),
)

/** Everybody but those whose account is being deleted, the latest first. */
export const listUsers = ({
  below = Number.MAX_SAFE_INTEGER,
  limit,
}: Below): Effect.Effect<ReadonlyArray<PlacedUser>, never, Database> =>
  Database.use(({ rows }) => rows(page, { below, limit }))
