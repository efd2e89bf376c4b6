import { describe, expect, test } from "bun:test"
import * as domainErrors from "#domain/errors"
import {
  AlreadyExists,
  BodyTooLarge,
  ConcurrencyLimitExceeded,
  ConversationNotFound,
  DeliveryNotFound,
  type DomainError,
  ExperimentNotFound,
  FileImportNotFound,
  Forbidden,
  IdempotencyKeyMismatch,
  InvalidField,
  InvalidRequest,
  InvalidToken,
  InvitationNotFound,
  LabFileNotFound,
  LabNotFound,
  LocalUserNotFound,
  MemoryNotFound,
  MemoryTooLong,
  MetricNotFound,
  MissingAuthorization,
  NoteNotFound,
  RateLimitExceeded,
  RowNotFound,
  SecondFactorNeeded,
  SessionNotFound,
  SignInMethodNotFound,
  SignInTooOld,
  SourceNotFound,
  TokenNotFound,
  TurnNotFound,
  UnsupportedFileType,
  UploadQuotaExceeded,
  UpstreamUnavailable,
} from "#domain/errors"
import { SignInNotOffered } from "#domain/sign-in"
import { errorCodes } from "#http/error-codes"
import { errors } from "#http/pages/errors"
import { envelope, internalError, notFound, problemOf } from "#http/problem"

const rows: ReadonlyArray<readonly [error: DomainError, status: number, code: string]> = [
  [new InvalidRequest({ message: "No." }), 400, "invalid_request"],
  [new InvalidField({ field: "messages.0.role", message: "No." }), 400, "invalid_field"],
  [new BodyTooLarge({ limit_bytes: 10 }), 413, "unprocessable"],
  [new UnsupportedFileType({ accepted: ["image/png"] }), 415, "unprocessable"],
  [new MissingAuthorization(), 401, "missing_authorization"],
  [new InvalidToken(), 401, "invalid_token"],
  [new Forbidden(), 403, "forbidden"],
  [new TurnNotFound(), 404, "turn_not_found"],
  [new LabNotFound(), 404, "lab_not_found"],
  [new SourceNotFound(), 404, "source_not_found"],
  [new MemoryNotFound(), 404, "memory_not_found"],
  [new ExperimentNotFound(), 404, "experiment_not_found"],
  [new MemoryTooLong({ limit_chars: 500 }), 422, "unprocessable"],
  [new AlreadyExists({ message: "No." }), 409, "already_exists"],
  [new ConcurrencyLimitExceeded({ limit: 20, in_flight: 20 }), 429, "concurrency_limit_exceeded"],
  [new RateLimitExceeded({ limit: 60, retry_after_s: 7 }), 429, "rate_limit_exceeded"],
  [new IdempotencyKeyMismatch(), 409, "idempotency_key_mismatch"],
  [new UpstreamUnavailable({ upstream: "identity", retryable: true }), 503, "upstream_unavailable"],
  [new SignInTooOld(), 403, "forbidden"],
  [new SignInNotOffered(), 403, "forbidden"],
  [new SecondFactorNeeded(), 403, "forbidden"],
  [new UploadQuotaExceeded({ limit_mb: 500 }), 413, "unprocessable"],
  [new UpstreamUnavailable({ upstream: "storage", retryable: true }), 503, "upstream_unavailable"],
  [new UpstreamUnavailable({ upstream: "model", retryable: true }), 502, "upstream_unavailable"],
  [
    new UpstreamUnavailable({ upstream: "aggregator", retryable: false }),
    502,
    "upstream_unavailable",
  ],
]

/** Answered like an unknown route, so that the link leads to the reference. */
const likeUnknownRoutes: ReadonlyArray<DomainError> = [
  new ConversationNotFound(),
  new DeliveryNotFound(),
  new LocalUserNotFound(),
  new FileImportNotFound(),
  new LabFileNotFound(),
  new MetricNotFound(),
  new NoteNotFound(),
  new RowNotFound(),
  new TokenNotFound(),
  new SessionNotFound(),
  new InvitationNotFound(),
  new SignInMethodNotFound(),
]

test("every expected failure is tried here", () => {
  const here = [...rows.map(([error]) => error), ...likeUnknownRoutes].map(({ _tag }) => _tag)
  expect(
    Object.keys(domainErrors).filter((name) => !(here as Array<string>).includes(name)),
  ).toEqual([])
})

describe("the envelope", () => {
  for (const [error, status, code] of rows)
    test(`of ${error._tag} (${status}) says ${code}, and where to read about it`, () => {
      const problem = problemOf(error)
      expect(problem.status).toBe(status)
      expect(envelope(problem, "req_1", "https://docs.example").error).toMatchObject({
        code,
        message: error.message,
        request_id: "req_1",
        docs_url: `https://docs.example/docs/concepts/errors#${code}`,
      })
    })

  test("of an unknown route links to the reference", () => {
    for (const problem of [notFound, ...likeUnknownRoutes.map(problemOf)])
      expect(envelope(problem, "req_1", "https://docs.example").error).toMatchObject({
        code: "not_found",
        docs_url: "https://docs.example/reference",
      })
  })

  test("of a fault of ours reveals nothing", () => {
    expect(envelope(internalError, "req_1", "").error).toMatchObject({
      code: "internal_error",
      message: "Something went wrong on our side.",
    })
  })

  test("names the field in details, and the dependency in upstream", () => {
    const field = problemOf(new InvalidField({ field: "title", message: "No." }))
    expect(envelope(field, "", "").error.details).toEqual({ field: "title" })
    const down = problemOf(new UpstreamUnavailable({ upstream: "identity", retryable: true }))
    expect(envelope(down, "", "").error.upstream).toBe("identity")
  })

  test("of the concurrency limit has its headers and no Retry-After", () => {
    const { headers } = problemOf(new ConcurrencyLimitExceeded({ limit: 20, in_flight: 21 }))
    expect(headers).toEqual({ "x-concurrency-limit": "20", "x-concurrency-in-flight": "21" })
  })

  test("of the rate limit says when to come back", () => {
    const { headers } = problemOf(new RateLimitExceeded({ limit: 60, retry_after_s: 7 }))
    expect(headers).toEqual({
      "retry-after": "7",
      "ratelimit-limit": "60",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "7",
    })
  })
})

test("the errors page has an anchor for every code", () => {
  const html = errors()
  for (const code of Object.keys(errorCodes)) expect(html).toContain(`id="${code}"`)
})
