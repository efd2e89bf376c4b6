import type { DomainError } from "#domain/errors"
import { type ErrorCode, errorCodes } from "#http/error-codes"

/** One failure as the client sees it. */
export interface Problem {
  readonly code: ErrorCode
  readonly message: string
  readonly status: number
  readonly details?: unknown
  readonly upstream?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Carries a domain error to the bridge, which alone catches it. */
export class Refused extends Error {
  readonly reason: DomainError
  constructor(reason: DomainError) {
    super(reason._tag)
    this.reason = reason
  }
}

const problem = (code: ErrorCode, message: string, more: Partial<Problem> = {}): Problem => ({
  code,
  message,
  status: errorCodes[code].status,
  ...more,
})

const challenge = { headers: { "www-authenticate": "Bearer" } }

/** The RateLimit headers of the window that is closest to its limit. */
export const quotaHeaders = (limit: number, remaining: number, reset_s: number) => ({
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(reset_s),
})

/** The Retry-After of a full or failing disk, in seconds. */
export const STORAGE_RETRY_S = "30"

type Table = {
  readonly [E in DomainError as E["_tag"]]: (error: E) => Problem
}

/** One row per expected failure. A new domain error does not compile until it has a row here. */
const table: Table = {
  InvalidRequest: ({ message }) => problem("invalid_request", message),
  InvalidField: ({ field, message }) => problem("invalid_field", message, { details: { field } }),
  BodyTooLarge: ({ limit_bytes, message }) =>
    problem("unprocessable", message, { status: 413, details: { limit_bytes } }),
  UploadQuotaExceeded: ({ limit_mb, message }) =>
    problem("unprocessable", message, { status: 413, details: { limit_mb } }),
  UnsupportedFileType: ({ accepted, message }) =>
    problem("unprocessable", message, { status: 415, details: { accepted } }),
  MissingAuthorization: ({ message }) => problem("missing_authorization", message, challenge),
  InvalidToken: ({ message }) => problem("invalid_token", message, challenge),
  Forbidden: ({ message }) => problem("forbidden", message),
  TurnNotFound: ({ message }) => problem("turn_not_found", message),
  ConversationNotFound: ({ message }) => problem("not_found", message),
  DeliveryNotFound: ({ message }) => problem("not_found", message),
  LabNotFound: ({ message }) => problem("lab_not_found", message),
  LabFileNotFound: ({ message }) => problem("not_found", message),
  SourceNotFound: ({ message }) => problem("source_not_found", message),
  MemoryNotFound: ({ message }) => problem("memory_not_found", message),
  ExperimentNotFound: ({ message }) => problem("experiment_not_found", message),
  FileImportNotFound: ({ message }) => problem("not_found", message),
  ImportFileGone: ({ message }) => problem("unprocessable", message),
  LocalUserNotFound: ({ message }) => problem("not_found", message),
  MetricNotFound: ({ message }) => problem("not_found", message),
  NoteNotFound: ({ message }) => problem("not_found", message),
  RowNotFound: ({ message }) => problem("not_found", message),
  SessionNotFound: ({ message }) => problem("not_found", message),
  InvitationNotFound: ({ message }) => problem("not_found", message),
  SignInMethodNotFound: ({ message }) => problem("not_found", message),
  SignInTooOld: ({ message }) => problem("forbidden", message),
  SignInNotOffered: ({ message }) => problem("forbidden", message),
  SecondFactorNeeded: ({ message }) => problem("forbidden", message),
  TokenNotFound: ({ message }) => problem("not_found", message),
  MemoryTooLong: ({ limit_chars, message }) =>
    problem("unprocessable", message, { details: { limit_chars } }),
  AlreadyExists: ({ message }) => problem("already_exists", message),
  BackupRefused: ({ message }) => problem("unprocessable", message),
  ConcurrencyLimitExceeded: ({ limit, in_flight, message }) =>
    problem("concurrency_limit_exceeded", message, {
      headers: {
        "x-concurrency-limit": String(limit),
        "x-concurrency-in-flight": String(in_flight),
      },
    }),
  RateLimitExceeded: ({ limit, retry_after_s, message }) =>
    problem("rate_limit_exceeded", message, {
      headers: { "retry-after": String(retry_after_s), ...quotaHeaders(limit, 0, retry_after_s) },
    }),
  IdempotencyKeyMismatch: ({ message }) => problem("idempotency_key_mismatch", message),
  UpstreamUnavailable: ({ upstream, message }) =>
    problem("upstream_unavailable", message, {
      status: upstream === "identity" || upstream === "storage" ? 503 : 502,
      upstream,
      ...(upstream === "storage" ? { headers: { "retry-after": STORAGE_RETRY_S } } : {}),
    }),
}

/** The row of a domain error. */
export const problemOf = <E extends DomainError>(error: E): Problem =>
  (table[error._tag] as (error: E) => Problem)(error)

export const notFound = problem("not_found", "No route matches this method and path.")
export const internalError = problem("internal_error", "Something went wrong on our side.")

/** The envelope of every typed error. */
export const envelope = (
  { code, message, details, upstream }: Problem,
  request_id: string,
  docs_url: string,
) => ({
  error: {
    code,
    message,
    request_id,
    docs_url:
      code === "not_found" ? `${docs_url}/reference` : `${docs_url}/docs/concepts/errors#${code}`,
    ...(details === undefined ? {} : { details }),
    ...(upstream === undefined ? {} : { upstream }),
  },
})
