import { Clock, Context, Deferred, Effect, Layer } from "effect"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { IdempotencyStore, type KeyedRequest, type StoredResponse } from "#db/idempotency"
import { RecordResponse } from "#db/idempotent-response"
import { IdempotencyKeyMismatch } from "#domain/errors"

/** The first request with a key, while it is in progress. Others with the same key wait for it. */
interface Claim {
  readonly keyed: KeyedRequest
  /** Its response; null when it ended without one. */
  readonly answered: Deferred.Deferred<StoredResponse | null>
  /** Its response, when that is on disk already. */
  stored: StoredResponse | null
}

/** Refusals that depend on the state of the resource. After any other the request may be retried. */
const STORED_REFUSALS = [403, 404, 409]

const isStored = ({ status }: StoredResponse) => status < 400 || STORED_REFUSALS.includes(status)

const idOf = ({ user_id, method, path, key }: KeyedRequest) =>
  JSON.stringify([user_id, method, path, key])

/**
 * Requests with the same Idempotency-Key are carried out once: the first runs, the others get its
 * response, for 24 hours and over restarts. A request that a crash left without a response may be
 * retried.
 */
export class IdempotentRequests extends Context.Service<
  IdempotentRequests,
  {
    /**
     * The response stored for a key; waits while the first request is in progress. Null makes this
     * request the first one.
     */
    readonly claim: (
      request: Request,
      keyed: KeyedRequest,
    ) => Effect.Effect<StoredResponse | null, IdempotencyKeyMismatch>
    /** Stores the response in the transaction of an effect that passes its outcome to `RecordResponse`. */
    readonly recording: <A, E, R>(
      request: Request,
      effect: Effect.Effect<A, E, R>,
      answerOf: (outcome: A) => StoredResponse,
    ) => Effect.Effect<A, E, R>
    /** Ends a claim with its response, or null for none. Does nothing for a request without a claim. */
    readonly completeClaim: (request: Request, answer: StoredResponse | null) => Effect.Effect<void>
  }
>()("http/IdempotentRequests") {
  static readonly layer = Layer.effect(
    IdempotentRequests,
    Effect.gen(function* () {
      const { write } = yield* Database
      const store = yield* IdempotencyStore
      const inProgress = new Map<string, Claim>()
      const claims = new WeakMap<Request, Claim>()

      const end = (claim: Claim, answer: StoredResponse | null) => {
        inProgress.delete(idOf(claim.keyed))
        Deferred.doneUnsafe(claim.answered, Effect.succeed(answer))
      }

      const lookUp = Effect.fnUntraced(function* (keyed: KeyedRequest) {
        const now = yield* Clock.currentTimeMillis
        const taken = yield* store.find(keyed, now)
        if (!taken) yield* store.reserve(keyed, now)
        else if (taken.body_hash !== keyed.body_hash) return yield* new IdempotencyKeyMismatch()
        return taken?.answer ?? null
      })

      const takeKey = (request: Request, keyed: KeyedRequest) => {
        const claim: Claim = { keyed, answered: Deferred.makeUnsafe(), stored: null }
        inProgress.set(idOf(keyed), claim)
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
      ): Effect.Effect<StoredResponse | null, IdempotencyKeyMismatch> =>
        Effect.suspend(() => {
          const first = inProgress.get(idOf(keyed))
          if (!first) return takeKey(request, keyed)
          if (first.keyed.body_hash !== keyed.body_hash)
            return Effect.fail(new IdempotencyKeyMismatch())
          return Effect.flatMap(Deferred.await(first.answered), (answer) =>
            answer ? Effect.succeed(answer) : claim(request, keyed),
          )
        })

      const isInProgress = (claim: Claim | undefined): claim is Claim =>
        claim !== undefined && inProgress.get(idOf(claim.keyed)) === claim

      function* record(tx: Transaction, claim: Claim, answer: StoredResponse): Change<void> {
        if (!isInProgress(claim)) return
        yield* store.complete(tx, claim.keyed, answer)
        tx.afterCommit(() => {
          claim.stored = answer
        })
      }

      return IdempotentRequests.of({
        claim,
        recording: (request, effect, answerOf) => {
          const claim = claims.get(request)
          return isInProgress(claim)
            ? Effect.provideService(effect, RecordResponse, (tx, outcome) =>
                record(tx, claim, answerOf(outcome as Effect.Success<typeof effect>)),
              )
            : effect
        },
        completeClaim: (request, answer) =>
          Effect.suspend(() => {
            const claim = claims.get(request)
            if (!isInProgress(claim)) return Effect.void
            const recorded = claim.stored
              ? Effect.void
              : answer && isStored(answer)
                ? write(claim.keyed.user_id, (tx) => record(tx, claim, answer))
                : store.release(claim.keyed)
            return Effect.ensuring(
              recorded,
              Effect.sync(() => end(claim, claim.stored ?? answer)),
            )
          }).pipe(Effect.uninterruptible),
      })
    }),
  )
}
