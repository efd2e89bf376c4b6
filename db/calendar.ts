import { Clock, Context, Effect, Layer } from "effect"
import { LocalDayStore } from "#db/local-days"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type LocalDate, localDateAt, localDateIn } from "#domain/time"

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
   * A day in the last offset of the person's rows, else in the time zone of their profile, else in UTC;
   * or one fixed day for everybody.
   */
  static readonly layer = (fixed: LocalDate | null) =>
    Layer.effect(
      Calendar,
      Effect.gen(function* () {
        const days = yield* LocalDayStore
        const profiles = yield* ProfileStore
        const daysOf = Effect.fnUntraced(function* (user: UserId, instants: ReadonlyArray<number>) {
          if (fixed !== null) return instants.map(() => fixed)
          const offset = yield* days.lastOffset(user)
          if (offset !== null) return instants.map((at) => localDateAt(at, offset))
          const zone = (yield* profiles.find(user))?.time_zone ?? "UTC"
          return instants.map((at) => localDateIn(at, zone))
        })
        const today = Effect.fnUntraced(function* (user: UserId) {
          const [day] = yield* daysOf(user, [yield* Clock.currentTimeMillis])
          return day!
        })
        return Calendar.of({ ongoing: fixed === null, daysOf, today })
      }),
    )
}
