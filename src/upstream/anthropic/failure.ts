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

/** No answer in time. */
export const silence = new UpstreamUnavailable({ upstream: "model", retryable: true })
