import { Clock, Context, Effect, Layer } from "effect"
import { LocalDayStore } from "#db/local-days"
import type { UserId } from "#domain/ids"
import { type LocalDate, localDateAt } from "#domain/time"

/** The current date of a person. */
export class Calendar extends Context.Service<
  Calendar,
  {
    readonly today: (user: UserId) => Effect.Effect<LocalDate>
    /** Whether the day goes on, so that more of its values may come: a fixed one is over. */
    readonly ongoing: boolean
  }
>()("pipeline/Calendar") {
  /** The day now in the last offset known for the person, or one fixed day for everybody. */
  static readonly layer = (fixed: LocalDate | null) =>
    Layer.effect(
      Calendar,
      Effect.gen(function* () {
        const days = yield* LocalDayStore
        return Calendar.of({
          ongoing: fixed === null,
          today: (user) =>
            fixed === null
              ? Effect.zipWith(Clock.currentTimeMillis, days.lastOffset(user), localDateAt)
              : Effect.succeed(fixed),
        })
      }),
    )
}
