import { Clock, Context, Deferred, Effect, Layer } from "effect"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { IdempotencyStore, type KeptAnswer, type KeyedRequest } from "#db/idempotency"
import { RecordResponse } from "#db/idempotent-response"
import { IdempotencyKeyMismatch } from "#domain/errors"

/** A request that answers for its key: the others with the same one wait for it. */
interface Claim {
  readonly keyed: KeyedRequest
  /** What it was answered; null when it ended without an answer. */
  readonly answered: Deferred.Deferred<KeptAnswer | null>
  /** What it will be answered, when that is on disk already. */
  kept: KeptAnswer | null
}

/** Refusals that say how things stood. The others say that nothing was tried: a retry may. */
const KEPT_REFUSALS = [403, 404, 409]

const isKept = ({ status }: KeptAnswer) => status < 400 || KEPT_REFUSALS.includes(status)

const idOf = ({ user_id, method, path, key }: KeyedRequest) =>
  JSON.stringify([user_id, method, path, key])

/**
 * Equal requests with one key are one request: the first is carried out, the others are answered
 * the same, within 24 hours and over restarts. What a crash left unanswered may be tried again.
 */
export class IdempotentRequests extends Context.Service<
  IdempotentRequests,
  {
    /**
     * What the key was answered already; waits while the first one is under way. Null makes this
     * request the first, until it is settled.
     */
    readonly claim: (
      request: Request,
      keyed: KeyedRequest,
    ) => Effect.Effect<KeptAnswer | null, IdempotencyKeyMismatch>
    /** Keeps the answer in the transaction of an effect that hands its outcome to `RecordResponse`. */
    readonly keeping: <A, E, R>(
      request: Request,
      effect: Effect.Effect<A, E, R>,
      answerOf: (outcome: A) => KeptAnswer,
    ) => Effect.Effect<A, E, R>
    /** Ends a claim with its answer, null for none; nothing for a request that claims nothing. */
    readonly completeClaim: (request: Request, answer: KeptAnswer | null) => Effect.Effect<void>
  }
>()("http/IdempotentRequests") {
  static readonly layer = Layer.effect(
    IdempotentRequests,
    Effect.gen(function* () {
      const { write } = yield* Database
      const store = yield* IdempotencyStore
      const underWay = new Map<string, Claim>()
      const claims = new WeakMap<Request, Claim>()

      const end = (claim: Claim, answer: KeptAnswer | null) => {
        underWay.delete(idOf(claim.keyed))
        Deferred.doneUnsafe(claim.answered, Effect.succeed(answer))
      }

      const lookUp = Effect.fnUntraced(function* (keyed: KeyedRequest) {
        const now = yield* Clock.currentTimeMillis
        const taken = yield* store.find(keyed, now)
        if (!taken) yield* store.reserve(keyed, now)
        else if (taken.body_hash !== keyed.body_hash) return yield* new IdempotencyKeyMismatch()
        return taken?.answer ?? null
      })

      const beFirst = (request: Request, keyed: KeyedRequest) => {
        const claim: Claim = { keyed, answered: Deferred.makeUnsafe(), kept: null }
        underWay.set(idOf(keyed), claim)
        claims.set(request, claim)
        return lookUp(keyed).pipe(
          Effect.onExit((exit) =>
            Effect.sync(() => {
              if (exit._tag === "Failure" || exit.value !== null) end(claim, null)
            }),
          ),
          Effect.uninterruptible,
        )
      }

      const claim = (
        request: Request,
        keyed: KeyedRequest,
      ): Effect.Effect<KeptAnswer | null, IdempotencyKeyMismatch> =>
        Effect.suspend(() => {
          const first = underWay.get(idOf(keyed))
          if (!first) return beFirst(request, keyed)
          if (first.keyed.body_hash !== keyed.body_hash)
            return Effect.fail(new IdempotencyKeyMismatch())
          return Effect.flatMap(Deferred.await(first.answered), (answer) =>
            answer ? Effect.succeed(answer) : claim(request, keyed),
          )
        })

      const isUnderWay = (claim: Claim | undefined): claim is Claim =>
        claim !== undefined && underWay.get(idOf(claim.keyed)) === claim

      function* keep(tx: Transaction, claim: Claim, answer: KeptAnswer): Change<void> {
        if (!isUnderWay(claim)) return
        yield* store.complete(tx, claim.keyed, answer)
        tx.afterCommit(() => {
          claim.kept = answer
        })
      }

      return IdempotentRequests.of({
        claim,
        keeping: (request, effect, answerOf) => {
          const claim = claims.get(request)
          return isUnderWay(claim)
            ? Effect.provideService(effect, RecordResponse, (tx, outcome) =>
                keep(tx, claim, answerOf(outcome as Effect.Success<typeof effect>)),
              )
            : effect
        },
        completeClaim: (request, answer) =>
          Effect.suspend(() => {
            const claim = claims.get(request)
            if (!isUnderWay(claim)) return Effect.void
            const kept = claim.kept
              ? Effect.void
              : answer && isKept(answer)
                ? write(claim.keyed.user_id, (tx) => keep(tx, claim, answer))
                : store.release(claim.keyed)
            return Effect.ensuring(
              kept,
              Effect.sync(() => end(claim, claim.kept ?? answer)),
            )
          }).pipe(Effect.uninterruptible),
      })
    }),
  )
}
