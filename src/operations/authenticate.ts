import { Clock, Context, Effect, Layer } from "effect"
import { UserStore } from "#db/users"
import { InvalidToken, type UpstreamUnavailable } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { Identity } from "#upstream/identity"

/** A verified token is believed this long without looking again. */
const BELIEVED_MS = 60_000
const MOST_BELIEVED = 10_000
const MOST_CHARS = 8_192

interface Believed {
  readonly user_id: UserId
  readonly until_ms: number
}

/**
 * Whose request a bearer token makes it. A person seen for the first time gets a row. Tokens are
 * remembered by their hash, for at most a minute and never past their expiry.
 */
export class Callers extends Context.Service<
  Callers,
  {
    readonly identify: (token: string) => Effect.Effect<UserId, InvalidToken | UpstreamUnavailable>
    /** Believes no token of this user any longer without verifying it again. */
    readonly forget: (user: UserId) => Effect.Effect<void>
  }
>()("operations/Callers") {
  static readonly layer = Layer.effect(
    Callers,
    Effect.gen(function* () {
      const identity = yield* Identity
      const users = yield* UserStore
      const clock = yield* Clock.Clock
      const believed = new Map<string, Believed>()
      let forgotten = 0

      const userOf = Effect.fnUntraced(function* (token: string) {
        const principal = yield* identity.verify(token)
        if (principal.user_id === null) {
          const { issuer, subject, email } = principal
          const user = yield* users.atFirstSight(issuer, subject, email)
          return { user_id: user.id, expires_at: principal.expires_at }
        }
        const user = yield* users.find(principal.user_id)
        if (!user) return yield* new InvalidToken()
        return { user_id: user.id, expires_at: principal.expires_at }
      })

      const believe = (hash: string, user_id: UserId, until_ms: number) => {
        if (believed.size >= MOST_BELIEVED) believed.delete(believed.keys().next().value!)
        believed.set(hash, { user_id, until_ms })
      }

      const verify = Effect.fnUntraced(function* (token: string, hash: string) {
        const before = forgotten
        const { user_id, expires_at } = yield* userOf(token)
        const until_ms = Math.min(clock.currentTimeMillisUnsafe() + BELIEVED_MS, expires_at * 1_000)
        if (before === forgotten) believe(hash, user_id, until_ms)
        return user_id
      })

      return Callers.of({
        identify: (token) =>
          Effect.suspend(() => {
            if (token.length > MOST_CHARS) return Effect.fail(new InvalidToken())
            const hash = Bun.SHA256.hash(token, "base64")
            const known = believed.get(hash)
            if (known && known.until_ms > clock.currentTimeMillisUnsafe())
              return Effect.succeed(known.user_id)
            believed.delete(hash)
            return verify(token, hash)
          }),
        forget: (user) =>
          Effect.sync(() => {
            forgotten++
            for (const [hash, { user_id }] of believed) if (user_id === user) believed.delete(hash)
          }),
      })
    }),
  )
}
