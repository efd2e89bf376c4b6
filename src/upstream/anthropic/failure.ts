import { UpstreamUnavailable } from "#domain/errors"
import type { CallFailure } from "#domain/model-call"
import { epochOf } from "#domain/time"

/** The one status below 500 that can be retried. */
const TOO_MANY = 429

/** Errors inside a stream have a type but no status. These cannot be retried. */
const PERMANENT = new Set([
  "invalid_request_error",
  "authentication_error",
  "billing_error",
  "permission_error",
  "not_found_error",
  "request_too_large",
])

const member = (cause: unknown, name: "status" | "type" | "headers"): unknown =>
  typeof cause === "object" && cause !== null && name in cause
    ? cause[name as keyof typeof cause]
    : undefined

/** Errors inside a stream, by type. */
const FAILURES: Readonly<Record<string, CallFailure>> = {
  rate_limit_error: "rate_limited",
  overloaded_error: "overloaded",
  api_error: "server_error",
  timeout_error: "timeout",
}

const failureNamed = (status: unknown, type: unknown): CallFailure => {
  if (typeof status === "number") {
    if (status === TOO_MANY) return "rate_limited"
    if (status === 529) return "overloaded"
    if (status === 408) return "timeout"
    return status >= 500 ? "server_error" : "client_error"
  }
  if (typeof type !== "string") return "unreachable"
  return FAILURES[type] ?? (PERMANENT.has(type) ? "client_error" : "broken_off")
}

/** Statuses with which servers of one model refuse what they have not. */
const UNABLE: ReadonlySet<number> = new Set([400, 404, 422, 500, 501])

/** What a server may not take, by words with which servers say so; the first that is found counts. */
const REFUSED: ReadonlyArray<readonly [UpstreamUnavailable["refusal"], ReadonlyArray<string>]> = [
  ["form", ["cache_control", "system:", "system must", "system should"]],
  ["answer", ["max_tokens", "completion_tokens", "output tokens"]],
  ["prompt", ["too long", "context size", "context length", "context window"]],
  ["stream", ["stream"]],
  ["tools", ["tool"]],
]

/** A server error is none of the server where it says what the server has not. */
const LACKS = ["support", "require", "implement", "enable"]

const refusedIn = (status: number, said: string): UpstreamUnavailable["refusal"] => {
  if (status >= 500 && !LACKS.some((word) => said.includes(word))) return undefined
  const found = REFUSED.find(([, words]) => words.some((word) => said.includes(word)))?.[0]
  return status < 500 || found === "tools" || found === "stream" ? found : undefined
}

const MAX_MESSAGE = 500

/** What a response refuses; its message is read for that alone, and goes no further. */
const refusalOf = (cause: unknown): UpstreamUnavailable["refusal"] => {
  const [status, type] = [member(cause, "status"), member(cause, "type")]
  if (status === 401 || status === 403) return "key"
  if (typeof status !== "number" || !UNABLE.has(status)) return undefined
  const said = cause instanceof Error ? cause.message.slice(0, MAX_MESSAGE).toLowerCase() : ""
  const refused = refusedIn(status, said)
  if (refused !== undefined) return refused
  if (status === 404 && (type === "not_found_error" || said.includes("model"))) return "model"
  const isOfTheRequest = typeof type !== "string" || type === "invalid_request_error"
  return status === 400 && isOfTheRequest ? "request" : undefined
}

/** Milliseconds that a response asks to be left alone for, by seconds or by a date; 0 where it asks nothing. */
const waitOf = (cause: unknown, now: number): number => {
  const headers = member(cause, "headers")
  const asked = headers instanceof Headers ? headers.get("retry-after")?.trim() : undefined
  if (!asked) return 0
  const wait = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1_000 : (epochOf(asked) ?? now) - now
  return Math.max(0, Math.ceil(wait))
}

/**
 * Maps what the client threw to UpstreamUnavailable. Server errors, overload and broken connections
 * can be retried; a refusal cannot. `now` is the time in milliseconds of the epoch.
 */
export const failureOf = (cause: unknown, now: number): UpstreamUnavailable => {
  if (cause instanceof UpstreamUnavailable) return cause
  const [status, type] = [member(cause, "status"), member(cause, "type")]
  const refusal = refusalOf(cause)
  const retryable = refusal
    ? false
    : typeof status === "number"
      ? status >= 500 || status === TOO_MANY
      : !(typeof type === "string" && PERMANENT.has(type))
  return new UpstreamUnavailable({
    upstream: "model",
    retryable,
    failure: failureNamed(status, type),
    wait_ms: waitOf(cause, now),
    ...(refusal ? { refusal } : {}),
  })
}

const isMistake = (cause: unknown) =>
  cause instanceof SyntaxError ||
  cause instanceof RangeError ||
  (cause instanceof TypeError && !("code" in cause))

/**
 * Whether the response was too long or not parsable, so that a retry would fail as well. The client
 * wraps the error of its parser.
 */
export const isNonsense = (cause: unknown): boolean =>
  isMistake(cause) || (cause instanceof Error && isMistake(cause.cause))

/** Whether the client only missed something in a body that came whole and ended as it should. */
export const isComplaint = (cause: unknown): boolean =>
  cause instanceof Error &&
  !(cause instanceof UpstreamUnavailable) &&
  cause.cause === undefined &&
  typeof member(cause, "status") !== "number" &&
  typeof member(cause, "type") !== "string"

/** No response in time. */
export const timedOut = new UpstreamUnavailable({
  upstream: "model",
  retryable: true,
  failure: "timeout",
})
