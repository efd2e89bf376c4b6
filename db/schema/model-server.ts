import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { ModelLimits } from "#domain/model-server"

/** What a model of a server can do, as the server said. */
export const modelServers = sqliteTable(
  "model_servers",
  {
    /** Where the server is, without a name or password in it. */
    url: text().notNull(),
    model: text().notNull(),
    limits: text({ mode: "json" }).$type<ModelLimits>().notNull(),
    /** When it was asked, in epoch milliseconds. */
    probed_at: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.url, row.model] })],
)
