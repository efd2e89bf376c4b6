import { Database } from "bun:sqlite"
import { readdirSync } from "node:fs"
import { join } from "node:path"

const PEOPLE = 1_000
const ROWS_EACH = 3_000
const BATCH = 50_000

/** The database file that the product made in a folder. */
export const databaseIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => name.endsWith(".db"))
  if (file === undefined) throw new Error(`no database in ${folder}`)
  return join(folder, file)
}

/** A stored day as the product keeps it, about 450 bytes. */
const storedDay = (id: string, updated_at: number) =>
  JSON.stringify({
    id,
    source_id: "src_00000000000000000000000000000000",
    provider: "garmin",
    provider_raw: "GARMIN",
    updated_at: new Date(updated_at).toISOString(),
    deleted: false,
    date: "2025-06-01",
    tz_offset_min: 60,
    is_complete: true,
    steps: 8_000 + (updated_at % 5_000),
    distance_m: 6_120.5,
    floors: 11,
    calories_total_kcal: 2_450.8,
    calories_active_kcal: 690.2,
    active_s: 5_340,
    resting_hr_bpm: 55,
    avg_hr_bpm: 71,
    hrv_rmssd_ms: 41.2,
    spo2_avg_pct: 96.4,
    stress_avg: 31,
  })

/**
 * Fills the database of a stopped product with three million stored rows of a thousand people, and
 * `own` more for one of them. Answers the moments after which that one has the given numbers of rows.
 */
export const fill = (
  folder: string,
  owner: string,
  own: number,
  wanted: ReadonlyArray<number>,
): ReadonlyArray<string> => {
  const sqlite = new Database(databaseIn(folder))
  sqlite.run("PRAGMA synchronous = OFF")
  const person = sqlite.query(
    "INSERT INTO users (id, issuer, subject, created_at) VALUES (?1, 'bench', ?1, '2025-01-01T00:00:00.000Z')",
  )
  const insert = sqlite.query(
    "INSERT INTO sync_rows (user_id, updated_at, id, kind, row) VALUES (?, ?, ?, 0, ?)",
  )
  const from = Date.now() - 2 * PEOPLE * ROWS_EACH
  const rows = sqlite.transaction((user: string, first: number, count: number, gap: number) => {
    for (let row = first; row < first + count; row++) {
      const id = `ds_${user.slice(-6)}${row}`
      const updated_at = from + row * gap
      insert.run(user, updated_at, id, storedDay(id, updated_at))
    }
  })
  for (let number = 0; number < PEOPLE; number++) {
    const user = `user_${`${number}`.padStart(32, "0")}`
    person.run(user)
    rows(user, 0, ROWS_EACH, PEOPLE)
  }
  const gap = Math.floor((PEOPLE * ROWS_EACH) / own)
  for (let row = 0; row < own; row += BATCH) rows(owner, row, Math.min(BATCH, own - row), gap)
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")
  sqlite.close()
  return wanted.map((count) => new Date(from + (own - count - 1) * gap).toISOString())
}
