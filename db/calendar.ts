import { Clock, Context, Effect, Layer } from "effect"
import { type DayOffset, LocalDayStore } from "#db/local-days"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { addDays, type LocalDate, localDateAt, offsetAt, offsetOn } from "#domain/time"

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/** Whether a day has the offset of a time zone; a night of changed clocks may have that of the day before. */
const isAtHome = ({ date, offset_min }: DayOffset, zone: string) =>
  [date, addDays(date, -1)].some((day) => offsetOn(day, zone) === offset_min)

/** What a person's clock shows. */
export interface LocalClock {
  readonly date: LocalDate
  readonly minutes: number
}

/** The current date of a person. */
export class Calendar extends Context.Service<
  Calendar,
  {
    readonly today: (user: UserId) => Effect.Effect<LocalDate>
    /** Their date at some moments of the past, in the time zone that they are in now. */
    readonly daysOf: (
      user: UserId,
      instants: ReadonlyArray<number>,
    ) => Effect.Effect<ReadonlyArray<LocalDate>>
    /** Their date and the minutes since midnight; null where the day is a fixed one. */
    readonly clock: (user: UserId) => Effect.Effect<LocalClock | null>
    /** Whether the day goes on, so that more of its values may come: a fixed one is over. */
    readonly ongoing: boolean
  }
>()("db/Calendar") {
  /**
   * A day in the last offset of the person's rows, else in the time zone of their profile, else in UTC; or one fixed
   * day for everybody. Where that offset is the one of their time zone, the zone counts: its clocks may have been
   * changed since the last row.
   */
  static readonly layer = (fixed: LocalDate | null) =>
    Layer.effect(
      Calendar,
      Effect.gen(function* () {
        const days = yield* LocalDayStore
        const profiles = yield* ProfileStore
        /** Minutes east of UTC at a moment. */
        const offsetOf = Effect.fnUntraced(function* (user: UserId) {
          const last = yield* days.lastOffset(user)
          const zone = (yield* profiles.find(user))?.time_zone ?? null
          return last !== null && (zone === null || !isAtHome(last, zone))
            ? () => last.offset_min
            : (at: number) => offsetAt(at, zone ?? "UTC") ?? 0
        })
        const daysOf = Effect.fnUntraced(function* (user: UserId, instants: ReadonlyArray<number>) {
          if (fixed !== null) return instants.map(() => fixed)
          const offset = yield* offsetOf(user)
          return instants.map((at) => localDateAt(at, offset(at)))
        })
        const clock = Effect.fnUntraced(function* (user: UserId) {
          if (fixed !== null) return null
          const now = yield* Clock.currentTimeMillis
          const local = now + (yield* offsetOf(user))(now) * MINUTE_MS
          return {
            date: localDateAt(local, 0),
            minutes: Math.floor((local % DAY_MS) / MINUTE_MS),
          }
        })
        const today = Effect.fnUntraced(function* (user: UserId) {
          const [day] = yield* daysOf(user, [yield* Clock.currentTimeMillis])
          return day!
        })
        return Calendar.of({ ongoing: fixed === null, daysOf, clock, today })
      }),
    )
}
