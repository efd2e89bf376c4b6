import { Effect } from "effect"
import { type DomainError, InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { readJsonBytes } from "#http/body"
import type { Run } from "#http/bridge"
import { IdempotentRequests } from "#http/idempotent-requests"
import { Replay, storedResponse } from "#http/replay"
import type { RouteServices } from "#http/services"

const MAX_CHARS = 255

const METHODS = ["POST", "PATCH", "DELETE"]

/** Whether a request is a write that carries a key. */
export const isKeyed = ({ method, headers }: Request): boolean =>
  METHODS.includes(method) && headers.has("idempotency-key")

/** A request with its path and its caller. */
export interface CallerRequest {
  readonly request: Request
  readonly path: string
  readonly caller: UserId
}

const claimKey = Effect.fnUntraced(function* (
  { request, path, caller }: CallerRequest,
  body_hash: string,
) {
  const key = request.headers.get("idempotency-key") ?? ""
  if (key.length === 0 || key.length > MAX_CHARS)
    return yield* new InvalidField({
      field: "Idempotency-Key",
      message: `Idempotency-Key must have 1 to ${MAX_CHARS} characters.`,
    })
  const requests = yield* IdempotentRequests
  const { method } = request
  return yield* requests.claim(request, { user_id: caller, method, path, key, body_hash })
})

/**
 * Claims the key of a request; throws a `Replay` when the key has a stored response. Refuses a key that
 * is empty or too long, and one that was used with another body.
 */
export const claim = async (run: Run, sent: CallerRequest, body_hash: string) => {
  const known = await run(claimKey(sent, body_hash))
  if (known) throw new Replay(known)
}

/**
 * Claims the key by the bytes of a body that the route will read. A body that is too large or cut off
 * claims nothing: the route refuses it.
 */
export const claimBody = async (run: Run, sent: CallerRequest) => {
  const bytes = await readJsonBytes(sent.request).catch(() => null)
  if (bytes) await claim(run, sent, Bun.SHA256.hash(bytes, "hex"))
}

/** Runs an effect that may store its response for the key in its own transaction. */
export const runRecording = <A>(
  run: Run,
  request: Request,
  effect: Effect.Effect<A, DomainError, RouteServices>,
  status: number,
  bodyOf: (outcome: A) => unknown,
): Promise<A> =>
  run(
    IdempotentRequests.use((requests) =>
      requests.recording(request, effect, (outcome) => storedResponse(status, bodyOf(outcome))),
    ),
  )

/** Stores the response of a handler, on disk before the client gets it. */
export const completeClaim = async (
  run: Run,
  request: Request,
  status: unknown,
  value: unknown,
) => {
  const answer =
    value instanceof Response
      ? { status: value.status, body: (await value.clone().text()) || null }
      : storedResponse(Number(status ?? 200), value)
  await run(IdempotentRequests.use((requests) => requests.completeClaim(request, answer)))
}
