import { Context, Effect, Layer, type Scope } from "effect"
import { ConcurrencyLimitExceeded } from "#domain/errors"
import type { UserId } from "#domain/ids"

/** Counts the turns each user has in flight; a user without any takes no memory. */
export class TurnLimiter extends Context.Service<
  TurnLimiter,
  {
    /** Holds one of the user's slots until the surrounding scope closes. Fails at once when none is free. */
    readonly hold: (user: UserId) => Effect.Effect<void, ConcurrencyLimitExceeded, Scope.Scope>
    /** Holds a slot without checking the limit, for turns that were accepted before a restart. */
    readonly resume: (user: UserId) => Effect.Effect<void, never, Scope.Scope>
  }
>()("actors/TurnLimiter") {
  static readonly layer = (limit: number) =>
    Layer.sync(TurnLimiter, () => {
      const inFlight = new Map<UserId, number>()

      const release = (user: UserId) => {
        const left = inFlight.get(user)! - 1
        if (left === 0) inFlight.delete(user)
        else inFlight.set(user, left)
      }

      const resume = (user: UserId) =>
        Effect.acquireRelease(
          Effect.sync(() => void inFlight.set(user, (inFlight.get(user) ?? 0) + 1)),
          () => Effect.sync(() => release(user)),
        )

      const hold = Effect.fnUntraced(function* (user: UserId) {
        const in_flight = inFlight.get(user) ?? 0
        if (in_flight >= limit) return yield* new ConcurrencyLimitExceeded({ limit, in_flight })
        yield* resume(user)
      })

      return TurnLimiter.of({ hold, resume })
    })
}
