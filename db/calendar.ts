import { Clock, Context, Effect, Layer } from "effect"
import { type DayOffset, LocalDayStore } from "#db/local-days"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { addDays, type LocalDate, localDateAt, localDateIn, offsetOn } from "#domain/time"

/** Whether a day has the offset of a time zone; a night of changed clocks may have that of the day before. */
const isAtHome = ({ date, offset_min }: DayOffset, zone: string) =>
  [date, addDays(date, -1)].some((day) => offsetOn(day, zone) === offset_min)

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
        const daysOf = Effect.fnUntraced(function* (user: UserId, instants: ReadonlyArray<number>) {
          if (fixed !== null) return instants.map(() => fixed)
          const last = yield* days.lastOffset(user)
          const zone = (yield* profiles.find(user))?.time_zone ?? null
          if (last !== null && (zone === null || !isAtHome(last, zone)))
            return instants.map((at) => localDateAt(at, last.offset_min))
          return instants.map((at) => localDateIn(at, zone ?? "UTC"))
        })
        const today = Effect.fnUntraced(function* (user: UserId) {
          const [day] = yield* daysOf(user, [yield* Clock.currentTimeMillis])
          return day!
        })
        return Calendar.of({ ongoing: fixed === null, daysOf, today })
      }),
    )
}
