/** Every error code of the service: its status, and when it is sent. Codes never change. */
export const errorCodes = {
  missing_authorization: {
    status: 401,
    when: "A protected endpoint was called without an Authorization header.",
  },
  invalid_token: {
    status: 401,
    when: "The bearer token is unrecognised, expired or revoked. Do not retry with the same one.",
  },
  webhook_signature_invalid: {
    status: 401,
    when: "A delivery's signature did not hold. The body is flat: error, reason, request_id.",
  },
  forbidden: { status: 403, when: "The token is valid and may not do this." },
  invalid_request: {
    status: 400,
    when: "Malformed JSON, a wrong content type, or a body that breaks a top-level rule.",
  },
  invalid_field: {
    status: 400,
    when: "One field, parameter or header is wrong; details.field names it.",
  },
  unprocessable: {
    status: 422,
    when: "A well-formed request breaks a business rule. A body that is too large answers 413.",
  },
  not_found: {
    status: 404,
    when: "No route matches the method and the path, or the caller has no such conversation.",
  },
  turn_not_found: { status: 404, when: "The caller has no such turn." },
  lab_not_found: { status: 404, when: "The caller has no such lab upload." },
  source_not_found: { status: 404, when: "The caller has no active connection with that id." },
  memory_not_found: { status: 404, when: "The caller has no such memory entry." },
  experiment_not_found: { status: 404, when: "The caller has no such experiment." },
  already_exists: { status: 409, when: "Something that may exist once would exist twice." },
  idempotency_key_mismatch: {
    status: 409,
    when: "The same Idempotency-Key came with a different body within 24 hours.",
  },
  rate_limit_exceeded: {
    status: 429,
    when: "Too many requests; wait as many seconds as Retry-After says.",
  },
  concurrency_limit_exceeded: {
    status: 429,
    when: "Too many turns in flight; X-Concurrency-Limit and X-Concurrency-In-Flight tell.",
  },
  internal_error: {
    status: 500,
    when: "An unexpected fault of the service. Its log has the request_id.",
  },
  upstream_unavailable: {
    status: 503,
    when: "A service this one depends on failed or timed out; `upstream` names it. Also 502 and 504.",
  },
} as const satisfies Record<string, { readonly status: number; readonly when: string }>

export type ErrorCode = keyof typeof errorCodes
