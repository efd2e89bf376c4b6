import { Effect } from "effect"
import { type DomainError, InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { readJsonBytes } from "#http/body"
import type { Run } from "#http/bridge"
import { IdempotentRequests } from "#http/idempotent-requests"
import { keptAnswer, Replay } from "#http/replay"
import type { RouteServices } from "#http/services"

const MAX_CHARS = 255

const METHODS = ["POST", "PATCH", "DELETE"]

/** Whether a request is a write that carries a key. */
export const isKeyed = ({ method, headers }: Request): boolean =>
  METHODS.includes(method) && headers.has("idempotency-key")

/** Whose request it is, and where it goes. */
export interface Sent {
  readonly request: Request
  readonly path: string
  readonly caller: UserId
}

const claimKey = Effect.fnUntraced(function* ({ request, path, caller }: Sent, body_hash: string) {
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
 * Makes a keyed request the one that its key stands for; throws what that was answered already.
 * Refuses a key that is empty or too long, and one that came with another body.
 */
export const claim = async (run: Run, sent: Sent, body_hash: string) => {
  const known = await run(claimKey(sent, body_hash))
  if (known) throw new Replay(known)
}

/**
 * The same by the bytes of a body that its route has yet to read. One that is too large or does not
 * arrive whole claims nothing: the route refuses it.
 */
export const claimBody = async (run: Run, sent: Sent) => {
  const bytes = await readJsonBytes(sent.request).catch(() => null)
  if (bytes) await claim(run, sent, Bun.SHA256.hash(bytes, "hex"))
}

/** Runs an effect; what it comes to is kept as the request's answer if the effect hands it over. */
export const runKeeping = <A>(
  run: Run,
  request: Request,
  effect: Effect.Effect<A, DomainError, RouteServices>,
  status: number,
  bodyOf: (outcome: A) => unknown,
): Promise<A> =>
  run(
    IdempotentRequests.use((requests) =>
      requests.keeping(request, effect, (outcome) => keptAnswer(status, bodyOf(outcome))),
    ),
  )

/** Keeps what a handler has answered, on disk before the client sees it. */
export const completeClaim = async (
  run: Run,
  request: Request,
  status: unknown,
  value: unknown,
) => {
  const answer =
    value instanceof Response
      ? { status: value.status, body: (await value.clone().text()) || null }
      : keptAnswer(Number(status ?? 200), value)
  await run(IdempotentRequests.use((requests) => requests.completeClaim(request, answer)))
}
