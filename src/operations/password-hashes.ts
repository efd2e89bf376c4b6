import { Context, Effect, Layer, Semaphore } from "effect"
import { RateLimitExceeded } from "#domain/errors"

interface Cost {
  /** In KiB. */
  readonly memoryCost: number
  readonly timeCost: number
}

/** What a hash costs: 64 MB and some 100 ms, in a thread of the runtime's pool. Tests of other things lower it. */
export const HashCost = Context.Reference<Cost>("operations/HashCost", {
  defaultValue: () => ({ memoryCost: 65_536, timeCost: 2 }),
})

/** So many are made at once, for people who are known here and for strangers: each takes memory and a thread. */
const MAX_AT_ONCE = { known: 1, stranger: 1 } as const

/** So many wait for their turn, which is some seconds; who comes then is asked to come back. */
const MAX_WAITING = 16
const RETRY_AFTER_S = 5

/** Who waits: strangers have a queue of their own, so that however many come, they delay nobody who is known. */
export type Asker = keyof typeof MAX_AT_ONCE

/** The hash of a password that nobody knows, of the same cost: who has no password is checked against it. */
const NOBODYS = [
  "$argon2id$v=19$m=65536,t=2,p=1",
  "RBa82zAAtgmSO4LeEMziWhiErEfd/RYqCVmtje2b5ow",
  "mhPwiMZ80ocRmxt41XeBONG3Y6z8abYDnVPODJqMQEA",
].join("$")

/** The same password however a keyboard composes its letters. */
const composed = (password: string) => password.normalize("NFKC")

/** Hashes of passwords, made and checked off the event loop. */
export class PasswordHashes extends Context.Service<
  PasswordHashes,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes the same time where there is no hash, and answers false. */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean>
    /** Runs what hashes once it is its turn; refused where too many wait. */
    readonly inTurn: <A, E, R>(
      asker: Asker,
      effect: Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | RateLimitExceeded, R>
  }
>()("operations/PasswordHashes") {
  static readonly layer = Layer.effect(
    PasswordHashes,
    Effect.gen(function* () {
      const cost = { algorithm: "argon2id", ...(yield* HashCost) } as const
      const queues = {
        known: { turns: yield* Semaphore.make(MAX_AT_ONCE.known), waiting: 0 },
        stranger: { turns: yield* Semaphore.make(MAX_AT_ONCE.stranger), waiting: 0 },
      }
      return PasswordHashes.of({
        hash: (password) => Effect.promise(() => Bun.password.hash(composed(password), cost)),
        verify: (password, hash) =>
          Effect.promise(() => Bun.password.verify(composed(password), hash ?? NOBODYS)).pipe(
            Effect.map((isSame) => isSame && hash !== null),
          ),
        inTurn: Effect.fnUntraced(function* (asker, effect) {
          const queue = queues[asker]
          if (queue.waiting >= MAX_WAITING)
            return yield* new RateLimitExceeded({
              limit: MAX_WAITING,
              retry_after_s: RETRY_AFTER_S,
            })
          queue.waiting++
          return yield* Effect.ensuring(
            Semaphore.withPermit(queue.turns)(effect),
            Effect.sync(() => void queue.waiting--),
          )
        }),
      })
    }),
  )
}
