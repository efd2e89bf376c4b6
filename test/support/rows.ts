import { sql } from "drizzle-orm"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import { Effect } from "effect"
import { users } from "#db/schema/account"
import { connections } from "#db/schema/delivery"
import { diaryDays } from "#db/schema/diary"
import { biomarkers } from "#db/schema/lab"
import { syncRows } from "#db/schema/sync"
import { activities, dailySummary, sleepSessions } from "#db/schema/wearable"
import type { SourceId, UserId } from "#domain/ids"
import type { Provider } from "#domain/source"
import { direct } from "#test/sqlite"

/** Typed rows as a test wants them, straight into the tables. */

let made = 0

const row = (user: UserId, provider: Provider) => ({
  user_id: user,
  source_id: `src_${user}_${provider}` as const satisfies SourceId,
  provider,
  provider_raw: provider.toUpperCase(),
  updated_at: ++made,
  origin: "webhook" as const,
})

export const aDay = (
  user: UserId,
  date: string,
  content: Partial<typeof dailySummary.$inferInsert> = {},
): typeof dailySummary.$inferInsert => ({
  ...row(user, content.provider ?? "garmin"),
  id: `ds_${++made}`,
  date,
  is_complete: true,
  ...content,
})

/** What a person wrote down on a day. */
export const aDiaryDay = (
  user: UserId,
  date: string,
  content: Partial<typeof diaryDays.$inferInsert> = {},
): typeof diaryDays.$inferInsert => ({
  ...row(user, content.provider ?? "fitbit"),
  id: `dd_${++made}`,
  date,
  is_complete: true,
  ...content,
})

/** A sleep from midnight to 07:00 of `date`, unless the test says otherwise. */
export const aNight = (
  user: UserId,
  date: string,
  content: Partial<typeof sleepSessions.$inferInsert> = {},
): typeof sleepSessions.$inferInsert => ({
  ...row(user, content.provider ?? "oura"),
  id: `slp_${++made}`,
  session_key: `${made}`,
  date,
  start_at: `${date}T00:00:00+01:00`,
  end_at: `${date}T07:00:00+01:00`,
  is_nap: false,
  ...content,
})

export const aWorkout = (
  user: UserId,
  date: string,
  content: Partial<typeof activities.$inferInsert> = {},
): typeof activities.$inferInsert => ({
  ...row(user, content.provider ?? "garmin"),
  id: `act_${++made}`,
  summary_id: `${made}`,
  date,
  start_at: `${date}T18:00:00+01:00`,
  end_at: `${date}T19:00:00+01:00`,
  duration_s: 3600,
  ...content,
})

export const aResult = (
  user: UserId,
  name: string,
  content: Partial<typeof biomarkers.$inferInsert> = {},
): typeof biomarkers.$inferInsert => ({
  id: `bio_${++made}`,
  user_id: user,
  name,
  value: null,
  operator: null,
  value_text: null,
  unit: "",
  reference_range: "",
  out_of_range: false,
  test_date: "2026-01-10",
  updated_at: made,
  ...content,
})

/** The rows of a test. */
export interface Rows {
  readonly days?: ReadonlyArray<typeof dailySummary.$inferInsert>
  readonly nights?: ReadonlyArray<typeof sleepSessions.$inferInsert>
  readonly workouts?: ReadonlyArray<typeof activities.$inferInsert>
  readonly diary?: ReadonlyArray<typeof diaryDays.$inferInsert>
  readonly results?: ReadonlyArray<typeof biomarkers.$inferInsert>
}

type Table = Parameters<BunSQLiteDatabase["insert"]>[0]

/** Inserts rows one by one, and builds a statement once for all that have the same columns. */
const inserting = (db: BunSQLiteDatabase, table: Table) => {
  const prepare = (columns: ReadonlyArray<string>) =>
    db
      .insert(table)
      .values(Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)])))
      .prepare()
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  return (row: object) => {
    const columns = Object.keys(row)
    const key = columns.join()
    const insert = prepared.get(key) ?? prepare(columns)
    prepared.set(key, insert)
    insert.run({ ...row })
  }
}

/** Stores rows, with the people and connections they belong to. */
export const store = Effect.fn("store")(function* (rows: Rows) {
  const { days = [], nights = [], workouts = [], diary = [], results = [] } = rows
  const wearable = [...days, ...nights, ...workouts, ...diary]
  yield* direct((db) => {
    for (const user_id of new Set([...wearable, ...results].map(({ user_id }) => user_id)))
      db.insert(users)
        .values({
          id: user_id,
          issuer: "test",
          subject: user_id,
          email: null,
          created_at: "2026-01-01T00:00:00.000Z",
        })
        .onConflictDoNothing()
        .run()
    for (const [source_id, { user_id, provider }] of new Map(
      wearable.toReversed().map((row) => [row.source_id!, row]),
    ))
      db.insert(connections)
        .values({
          id: source_id,
          user_id,
          provider,
          provider_raw: provider,
          aggregator_user_id: source_id,
          status: "active",
          connected_at: "2026-01-01T00:00:00.000Z",
        })
        .onConflictDoNothing()
        .run()
    days.forEach(inserting(db, dailySummary))
    nights.forEach(inserting(db, sleepSessions))
    workouts.forEach(inserting(db, activities))
    const synced = inserting(db, syncRows)
    for (const [kind, rows] of [days, workouts, nights].entries())
      for (const { user_id, id } of rows)
        synced({ user_id, updated_at: ++made, id, kind, row: "{}" })
    diary.forEach(inserting(db, diaryDays))
    results.forEach(inserting(db, biomarkers))
  })
})
