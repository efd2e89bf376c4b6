import { desc, lt, sql } from "drizzle-orm"
import type { Effect } from "effect"
import type { Below } from "#db/admin/raw-events"
import { Database } from "#db/database"
import { users } from "#db/schema/account"
import type { ListedUser } from "#domain/admin"

/** A person, and their place in the order in which people came. */
export interface PlacedUser extends ListedUser {
  readonly place: number
}

const place = sql<number>`${users}.rowid`

/** Everybody, the latest first. */
export const listUsers = ({
  below,
  limit,
}: Below): Effect.Effect<ReadonlyArray<PlacedUser>, never, Database> =>
  Database.use(({ read }) =>
    read((db) =>
      db
        .select({
          place,
          id: users.id,
          issuer: users.issuer,
          subject: users.subject,
          email: users.email,
          created_at: users.created_at,
        })
        .from(users)
        .where(below === undefined ? undefined : lt(place, below))
        .orderBy(desc(place))
        .limit(limit)
        .all(),
    ),
  )
