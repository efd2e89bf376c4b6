import { type Activities, makeActivities } from "#db/activities"
import { makePutBiomarker, type PutBiomarker } from "#db/biomarkers"
import { type ConnectionRows, makeConnectionRows } from "#db/connections"
import { type DailySummaries, makeDailySummaries } from "#db/daily-summaries"
import type { Transaction } from "#db/database"
import { type Diary, makeDiary } from "#db/diary"
import { type MoveRawEvent, makeMoveRawEvent } from "#db/raw-events"
import { makeSleepSessions, type SleepSessions } from "#db/sleep-sessions"

/** Every table a delivery can change, prepared. */
export interface Tables {
  readonly connections: ConnectionRows
  readonly days: DailySummaries
  readonly activities: Activities
  readonly sleeps: SleepSessions
  readonly diary: Diary
  readonly putBiomarker: PutBiomarker
  readonly move: MoveRawEvent
}

/** Prepares all statements once for a connection. */
export const makeTables = (sqlite: Transaction["sqlite"]): Tables => ({
  connections: makeConnectionRows(sqlite),
  days: makeDailySummaries(sqlite),
  activities: makeActivities(sqlite),
  sleeps: makeSleepSessions(sqlite),
  diary: makeDiary(sqlite),
  putBiomarker: makePutBiomarker(sqlite),
  move: makeMoveRawEvent(sqlite),
})
