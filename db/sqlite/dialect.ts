import { sql } from "drizzle-orm"
import type { Dialect } from "#db/change"

const step = (part: string | number) =>
  typeof part === "string" ? `.${part}` : part < 0 ? `[#${part}]` : `[${part}]`

/** The dialect of SQLite. */
export const dialect: Dialect = {
  jsonText: (column, path) =>
    sql<string | null>`json_extract(${column}, ${sql.raw(`'$${path.map(step).join("")}'`)})`,
}
