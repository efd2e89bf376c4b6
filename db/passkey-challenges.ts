import { and, eq, gt, lte, or } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { CHALLENGE_S } from "#domain/passkey"

/** Challenges that wait. Asking for one needs no sign-in, so their number is limited. */
const MAX_WAITING = 10_000

interface Challenge {
  readonly browser_hash: string
  readonly challenge: string
  readonly expires_at: number
}

const removeOf = query((db, { passkeyChallenges }, given: Given<{ browser_hash: string }>) =>
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.browser_hash, given.browser_hash)),
)

const insert = query((db, { passkeyChallenges }, given: Given<Challenge>) =>
  db
    .insert(passkeyChallenges)
    .values({
      browser_hash: given.browser_hash,
      challenge: given.challenge,
      expires_at: given.expires_at,
    })
    .returning({ seq: passkeyChallenges.seq }),
)

const removeOld = query(
  (db, { passkeyChallenges }, given: Given<{ now: number; last_seq: number }>) =>
    db
      .delete(passkeyChallenges)
      .where(
        or(
          lte(passkeyChallenges.expires_at, given.now),
          lte(passkeyChallenges.seq, given.last_seq),
        ),
      ),
)

const take = query(
  (db, { passkeyChallenges }, given: Given<{ browser_hash: string; now: number }>) =>
    db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.browser_hash, given.browser_hash),
          gt(passkeyChallenges.expires_at, given.now),
        ),
      )
      .returning({ challenge: passkeyChallenges.challenge }),
)

/** What browsers have to sign with a passkey next: one each, good once and for five minutes. */
export class PasskeyChallengeStore extends Context.Service<
  PasskeyChallengeStore,
  {
    /** Keeps a challenge of a browser, in place of the one before. */
    readonly put: (browser_hash: string, challenge: string) => Effect.Effect<void>
    /** Uses the challenge of a browser up; null for none, or one that has expired. */
    readonly take: (browser_hash: string) => Effect.Effect<string | null>
  }
>()("db/PasskeyChallengeStore") {
  static readonly layer = Layer.effect(
    PasskeyChallengeStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      return PasskeyChallengeStore.of({
        put: Effect.fnUntraced(function* (browser_hash, challenge) {
          const now = yield* Clock.currentTimeMillis
          const expires_at = now + CHALLENGE_S * 1_000
          yield* write("system", function* (tx) {
            yield* tx.rows(removeOf, { browser_hash })
            const [added] = yield* tx.rows(insert, { browser_hash, challenge, expires_at })
            yield* tx.rows(removeOld, { now, last_seq: added!.seq - MAX_WAITING })
          })
        }),
        take: Effect.fnUntraced(function* (browser_hash) {
          const now = yield* Clock.currentTimeMillis
          return yield* write("system", function* (tx) {
            const [found] = yield* tx.rows(take, { browser_hash, now })
            return found?.challenge ?? null
          })
        }),
      })
    }),
  )
}
