import { and, between, desc, eq, isNotNull } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { isNotWrong } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

const lastDay = query((db, { dailySummary }, given: Given<{ user: UserId }>) =>
  db
    .select({ date: dailySummary.date, offset_min: dailySummary.tz_offset_min })
    .from(dailySummary)
    .where(and(eq(dailySummary.user_id, given.user), isNotNull(dailySummary.tz_offset_min)))
    .orderBy(desc(dailySummary.date))
    .limit(1),
)

const lastNight = query((db, { sleepSessions }, given: Given<{ user: UserId }>) =>
  db
    .select({ date: sleepSessions.date, offset_min: sleepSessions.tz_offset_min })
    .from(sleepSessions)
    .where(and(eq(sleepSessions.user_id, given.user), isNotNull(sleepSessions.tz_offset_min)))
    .orderBy(desc(sleepSessions.date))
    .limit(1),
)

interface Days {
  readonly user: UserId
  readonly from: LocalDate
  readonly to: LocalDate
}

const nights = query((db, schema, given: Given<Days>) => {
  const { sleepSessions } = schema
  return db
    .select({ date: sleepSessions.date, offset_min: sleepSessions.tz_offset_min })
    .from(sleepSessions)
    .where(
      and(
        eq(sleepSessions.user_id, given.user),
        eq(sleepSessions.deleted, false),
        isNotWrong(db, schema, sleepSessions, given),
        isNotNull(sleepSessions.tz_offset_min),
        between(sleepSessions.date, given.from, given.to),
      ),
    )
    .orderBy(sleepSessions.date, sleepSessions.id)
})

/** A day or night with its minutes east of UTC. */
export interface DayOffset {
  readonly date: LocalDate
  readonly offset_min: number
}

/** The time zone of a person's days, taken from the offsets that their devices report. */
export class LocalDayStore extends Context.Service<
  LocalDayStore,
  {
    /** The person's latest day or night that has an offset; null when none has. */
    readonly lastOffset: (user: UserId) => Effect.Effect<DayOffset | null>
    /** The nights of a window whose offset is known, earliest first. */
    readonly offsets: (user: UserId, window: Window) => Effect.Effect<ReadonlyArray<DayOffset>>
  }
>()("db/LocalDayStore") {
  static readonly layer = Layer.effect(
    LocalDayStore,
    Effect.gen(function* () {
      const { rows, snapshot } = yield* Database
      return LocalDayStore.of({
        offsets: (user, { from, to }) =>
          Effect.map(rows(nights, { user, from, to }), (found) =>
            found.flatMap(({ date, offset_min }) =>
              offset_min === null ? [] : [{ date, offset_min }],
            ),
          ),
        lastOffset: (user) =>
          snapshot(function* (tx) {
            const [day] = yield* tx.rows(lastDay, { user })
            const [night] = yield* tx.rows(lastNight, { user })
            const latest = day && night ? (night.date > day.date ? night : day) : (day ?? night)
            return latest ? { date: latest.date, offset_min: latest.offset_min! } : null
          }),
      })
    }),
  )
}
