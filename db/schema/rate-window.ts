import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"
import type { Tally } from "#domain/sliding-window"

/** How many requests each user has sent lately. Times in epoch milliseconds. */
const columns = () => ({
  user_id: text().$type<UserId>().notNull(),
  span_ms: integer().notNull(),
  tallies: text({ mode: "json" }).$type<ReadonlyArray<Tally>>().notNull(),
  empty_at: integer().notNull(),
})

/** Requests with a bearer token. */
export const rateWindows = sqliteTable("rate_windows", columns(), (row) => [
  primaryKey({ columns: [row.user_id, row.span_ms] }),
])

/** Requests with the cookie of a browser. */
export const cookieWindows = sqliteTable("cookie_windows", columns(), (row) => [
  primaryKey({ columns: [row.user_id, row.span_ms] }),
])
