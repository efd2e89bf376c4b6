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

/** Stores rows, with the people and connections they belong to. */
export const store = Effect.fn("store")(function* (rows: Rows) {
  const { days = [], nights = [], workouts = [], diary = [], results = [] } = rows
  const wearable = [...days, ...nights, ...workouts, ...diary]
  yield* direct((db) => {
    for (const { user_id } of [...wearable, ...results])
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
    for (const { user_id, source_id, provider } of wearable)
      db.insert(connections)
        .values({
          id: source_id!,
          user_id,
          provider,
          provider_raw: provider,
          aggregator_user_id: source_id!,
          status: "active",
          connected_at: "2026-01-01T00:00:00.000Z",
        })
        .onConflictDoNothing()
        .run()
    for (const day of days) db.insert(dailySummary).values(day).run()
    for (const night of nights) db.insert(sleepSessions).values(night).run()
    for (const workout of workouts) db.insert(activities).values(workout).run()
    for (const [kind, rows] of [days, workouts, nights].entries())
      for (const { user_id, id } of rows)
        db.insert(syncRows).values({ user_id, updated_at: ++made, id, kind, row: "{}" }).run()
    for (const page of diary) db.insert(diaryDays).values(page).run()
    for (const result of results) db.insert(biomarkers).values(result).run()
  })
})
