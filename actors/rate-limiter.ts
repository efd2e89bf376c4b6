import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { job } from "#actors/scheduler"
import { type Credential, RateWindowStore, type StoredWindow } from "#db/rate-windows"
import { RateLimitExceeded } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { SlidingWindow } from "#domain/sliding-window"

/** A sliding window: at most `limit` requests within any `span_s` seconds. */
export interface RateLimit {
  readonly limit: number
  readonly span_s: number
}

/** What the pages of the console may send of one person; a bearer token's limits are settings. */
const COOKIE_LIMITS: ReadonlyArray<RateLimit> = [
  { limit: 600, span_s: 60 },
  { limit: 50_000, span_s: 86_400 },
]

/** How much is left of the window that is closest to its limit. */
export interface Quota {
  readonly limit: number
  readonly remaining: number
  /** Whole seconds until it has more. */
  readonly reset_s: number
}

/** A crash loses the counts since the last save. The windows of an idle user leave memory. */
const SAVE_INTERVAL = "5 seconds"
const IDLE_MS = 60_000

interface Windows {
  readonly all: ReadonlyArray<SlidingWindow>
  touched_at: number
  isSaved: boolean
}

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1_000))

/**
 * How many requests each user has sent, over all tokens, and apart from them by the cookies of browsers. Counted in
 * memory, saved every few seconds and at shutdown, and loaded again when the user returns.
 */
export class RateLimiter extends Context.Service<
  RateLimiter,
  {
    /** The limits of bearer tokens in force, the shortest span first; empty when they are off. */
    readonly limits: ReadonlyArray<RateLimit>
    /** Counts a request of a user, or refuses it; one that is refused does not count. */
    readonly take: (
      user: UserId,
      credential?: Credential,
    ) => Effect.Effect<Quota | null, RateLimitExceeded>
    /** Saves what has been counted since the last save. */
    readonly save: Effect.Effect<void>
  }
>()("actors/RateLimiter") {
  static readonly layer = (given: ReadonlyArray<RateLimit>) =>
    Layer.effect(
      RateLimiter,
      Effect.gen(function* () {
        const store = yield* RateWindowStore
        const clock = yield* Clock.Clock
        const limits = given.filter(({ limit }) => limit > 0)
        const kinds = {
          bearer: { limits, users: new Map<UserId, Windows>() },
          cookie: { limits: COOKIE_LIMITS, users: new Map<UserId, Windows>() },
        }
        type Kind = (typeof kinds)[Credential]

        const opened = (
          { limits, users }: Kind,
          user: UserId,
          stored: ReadonlyArray<StoredWindow>,
        ): Windows => {
          const all = limits.map(({ limit, span_s }) => {
            const span_ms = span_s * 1_000
            const known = stored.find((window) => window.span_ms === span_ms)
            return new SlidingWindow(span_ms, limit, known?.tallies)
          })
          const windows = { all, touched_at: 0, isSaved: true }
          users.set(user, windows)
          return windows
        }

        const takeFrom = (windows: Windows) => {
          const now = clock.currentTimeMillisUnsafe()
          for (const window of windows.all) {
            const wait = window.wait(now)
            if (wait > 0) {
              const retry_after_s = wholeSeconds(wait)
              return Effect.fail(new RateLimitExceeded({ limit: window.limit, retry_after_s }))
            }
          }
          windows.touched_at = now
          windows.isSaved = false
          let least: Quota | null = null
          for (const window of windows.all) {
            window.add(now)
            const remaining = window.remaining(now)
            if (least === null || remaining < least.remaining) {
              const reset_s = wholeSeconds(window.untilMore(now))
              least = { limit: window.limit, remaining, reset_s }
            }
          }
          return Effect.succeed(least)
        }

        const take = (user: UserId, credential: Credential = "bearer") =>
          Effect.suspend(() => {
            const kind = kinds[credential]
            if (kind.limits.length === 0) return Effect.succeed(null)
            const windows = kind.users.get(user)
            if (windows) return takeFrom(windows)
            return Effect.flatMap(store.find(user, credential), (stored) =>
              takeFrom(kind.users.get(user) ?? opened(kind, user, stored)),
            )
          })

        const saved = ({ users }: Kind, credential: Credential) => {
          const quiet = clock.currentTimeMillisUnsafe() - IDLE_MS
          const changed: Array<StoredWindow> = []
          for (const [user_id, windows] of users) {
            if (windows.isSaved) {
              if (windows.touched_at < quiet) users.delete(user_id)
              continue
            }
            windows.isSaved = true
            for (const window of windows.all)
              changed.push({
                user_id,
                span_ms: window.span_ms,
                tallies: window.tallies(),
                empty_at: window.emptyAt(),
              })
          }
          return changed.length === 0 ? Effect.void : store.save(changed, credential)
        }

        const save = Effect.suspend(() =>
          Effect.andThen(saved(kinds.bearer, "bearer"), saved(kinds.cookie, "cookie")),
        )

        yield* Effect.addFinalizer(() => save)
        yield* job("rate-windows", Schedule.spaced(SAVE_INTERVAL), save)
        return RateLimiter.of({ limits, take, save })
      }),
    )
}
