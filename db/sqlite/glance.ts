import { Database as Sqlite } from "bun:sqlite"

/** What a database file says of itself, without being owned. */
export interface Glance {
  /** How many migrations it has seen. */
  readonly version: number
  /** When the last delivery came, in epoch milliseconds; null before the first. */
  readonly delivered_at: number | null
  /** Deliveries that could not be used. */
  readonly parked: number
}

/** Looks into a database file, also while a server owns it. Throws for one that is none, or is damaged. */
export const glanceAt = (file: string): Glance => {
  using sqlite = new Sqlite(file, { readonly: true })
  const one = (sql: string) => sqlite.query<{ found: number | null }, []>(sql).get()?.found
  const version = one("SELECT user_version AS found FROM pragma_user_version") ?? 0
  const hasDeliveries = one("SELECT 1 AS found FROM sqlite_schema WHERE name = 'raw_events'")
  if (!hasDeliveries) return { version, delivered_at: null, parked: 0 }
  return {
    version,
    delivered_at:
      one("SELECT received_at AS found FROM raw_events ORDER BY id DESC LIMIT 1") ?? null,
    parked: one("SELECT count(*) AS found FROM raw_events WHERE state = 'parked'") ?? 0,
  }
}
