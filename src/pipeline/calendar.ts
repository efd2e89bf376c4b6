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
    /** Whether the day goes on, so that more of its values may come: a fixed one is over. */
    readonly ongoing: boolean
  }
>()("pipeline/Calendar") {
  /**
   * The day now in the last offset of the person's rows, else in the time zone of their profile, else in UTC;
   * or one fixed day for everybody.
   */
  static readonly layer = (fixed: LocalDate | null) =>
    Layer.effect(
      Calendar,
      Effect.gen(function* () {
        const days = yield* LocalDayStore
        const profiles = yield* ProfileStore
        const now = Effect.fnUntraced(function* (user: UserId) {
          const at = yield* Clock.currentTimeMillis
          const offset = yield* days.lastOffset(user)
          if (offset !== null) return localDateAt(at, offset)
          const profile = yield* profiles.find(user)
          return localDateIn(at, profile?.time_zone ?? "UTC")
        })
        return Calendar.of({
          ongoing: fixed === null,
          today: (user) => (fixed === null ? now(user) : Effect.succeed(fixed)),
        })
      }),
    )
}
