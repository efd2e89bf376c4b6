import { and, eq, gt, lte, sql } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, givenColumns, query } from "#db/change"
import { Database } from "#db/database"

/** How attempts are counted under one key. */
export interface AttemptKey {
  readonly key_hash: string
  /** So many may be wrong before the next has to wait. */
  readonly free: number
}

/** Wrong attempts under a key. Times in epoch milliseconds. */
interface Attempts {
  readonly key_hash: string
  readonly wrong: number
  /** The next attempt is taken from then on. */
  readonly next_at: number
  /** Nothing is remembered from then on. */
  readonly ends_at: number
}

/** How long an attempt has to wait at most, and for how long wrong ones are remembered. */
const MAX_WAIT_MS = 60_000
const REMEMBERED_MS = 3_600_000

const waitAfter = (wrong: number, free: number) =>
  wrong < free ? 0 : Math.min(MAX_WAIT_MS, 1_000 * 2 ** Math.min(wrong - free, 10))

const live = query((db, { signInAttempts }, given: Given<{ key_hash: string; now: number }>) =>
  db
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.key_hash, given.key_hash), gt(signInAttempts.ends_at, given.now))),
)

const put = query((db, { signInAttempts }, given: Given<Attempts>) => {
  const { wrong, next_at, ends_at } = given
  return db
    .insert(signInAttempts)
    .values(givenColumns(signInAttempts, given))
    .onConflictDoUpdate({ target: signInAttempts.key_hash, set: { wrong, next_at, ends_at } })
})

const giveBack = query((db, { signInAttempts }, given: Given<{ key_hash: string }>) =>
  db
    .update(signInAttempts)
    .set({ wrong: sql`${signInAttempts.wrong} - 1`, next_at: 0 })
    .where(eq(signInAttempts.key_hash, given.key_hash)),
)

/** Where nothing is wrong there is nothing to remember, however many addresses came. */
const removeRight = query((db, { signInAttempts }, given: Given<{ key_hash: string }>) =>
  db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.key_hash, given.key_hash), lte(signInAttempts.wrong, 0))),
)

const removeOld = query((db, { signInAttempts }, given: Given<{ now: number }>) =>
  db.delete(signInAttempts).where(lte(signInAttempts.ends_at, given.now)),
)

/** Wrong passwords, by what they are counted by. They delay the next attempt, and lock nothing. */
export class SignInAttemptStore extends Context.Service<
  SignInAttemptStore,
  {
    /**
     * Counts an attempt as wrong before it is looked at, so that many at once count as many. Returns how many
     * milliseconds it has to wait instead, if it has to.
     */
    readonly take: (keys: ReadonlyArray<AttemptKey>) => Effect.Effect<number>
    /** Takes one back that was right. */
    readonly giveBack: (keys: ReadonlyArray<AttemptKey>) => Effect.Effect<void>
  }
>()("db/SignInAttemptStore") {
  static readonly layer = Layer.effect(
    SignInAttemptStore,
    Effect.gen(function* () {
      const { write } = yield* Database
      return SignInAttemptStore.of({
        take: Effect.fnUntraced(function* (keys) {
          const now = yield* Clock.currentTimeMillis
          return yield* write("system", function* (tx) {
            yield* tx.rows(removeOld, { now })
            const counted: Array<Attempts> = []
            let wait = 0
            for (const { key_hash, free } of keys) {
              const [found] = yield* tx.rows(live, { key_hash, now })
              wait = Math.max(wait, (found?.next_at ?? 0) - now)
              const wrong = (found?.wrong ?? 0) + 1
              const next_at = now + waitAfter(wrong, free)
              counted.push({ key_hash, wrong, next_at, ends_at: now + REMEMBERED_MS })
            }
            if (wait > 0) return wait
            for (const attempts of counted) yield* tx.rows(put, attempts)
            return 0
          })
        }),
        giveBack: (keys) =>
          Effect.asVoid(
            write("system", function* (tx) {
              for (const { key_hash } of keys) {
                yield* tx.rows(giveBack, { key_hash })
                yield* tx.rows(removeRight, { key_hash })
              }
            }),
          ),
      })
    }),
  )
}
