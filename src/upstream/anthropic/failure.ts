import { UpstreamUnavailable } from "#domain/errors"

/** Statuses below 500 after which the same call may go through later. */
const PASSING = new Set([408, 409, 429])

/** An error that comes in the middle of a stream has no status; these will not go away. */
const LASTING = new Set([
  "invalid_request_error",
  "authentication_error",
  "billing_error",
  "permission_error",
  "not_found_error",
  "request_too_large",
])

const member = (cause: unknown, name: "status" | "type"): unknown =>
  typeof cause === "object" && cause !== null && name in cause
    ? cause[name as keyof typeof cause]
    : undefined

/**
 * What went wrong with a call, whatever the client threw. Faults and overload of the other side, and
 * connections that broke off, may be over next time; a refusal will not.
 */
export const failureOf = (cause: unknown): UpstreamUnavailable => {
  const [status, type] = [member(cause, "status"), member(cause, "type")]
  const retryable =
    typeof status === "number"
      ? status >= 500 || PASSING.has(status)
      : !(typeof type === "string" && LASTING.has(type))
  return new UpstreamUnavailable({ upstream: "model", retryable })
}

const isMistake = (cause: unknown) =>
  cause instanceof SyntaxError ||
  cause instanceof RangeError ||
  (cause instanceof TypeError && !("code" in cause))

/**
 * Whether the other side answered, only without end or not in its own language: asking again would
 * bring the same. The client wraps what its reader stumbled over.
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

/** No answer in time. */
export const silence = new UpstreamUnavailable({ upstream: "model", retryable: true })
