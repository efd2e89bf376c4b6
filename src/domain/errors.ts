import { Data } from "effect"
import type { BackupRefused } from "#domain/backup"
import type { ImportFileGone } from "#domain/file-import"
import type { CallFailure } from "#domain/model-call"
import type { SignInNotOffered } from "#domain/sign-in"

/** Every failure that is expected: any other is a defect, logged once. No error ever carries what a client sent. */

/** The body, the content type or a top-level constraint is wrong. */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly message: string
}> {}

/** One field is wrong; `field` is its dotted path. */
export class InvalidField extends Data.TaggedError("InvalidField")<{
  readonly field: string
  readonly message: string
}> {}

/** A well-formed body that is larger than its route takes. */
export class BodyTooLarge extends Data.TaggedError("BodyTooLarge")<{
  readonly limit_bytes: number
}> {
  override get message() {
    return `The body is larger than ${this.limit_bytes} bytes.`
  }
}

/** A file that is one too many for its person. */
export class UploadQuotaExceeded extends Data.TaggedError("UploadQuotaExceeded")<{
  readonly limit_mb: number
}> {
  override get message() {
    return `The uploads of one person may not be larger than ${this.limit_mb} MB together.`
  }
}

/** A file whose declared type, or whose bytes, are none of the accepted types. */
export class UnsupportedFileType extends Data.TaggedError("UnsupportedFileType")<{
  readonly accepted: ReadonlyArray<string>
  /** What becomes of a file of this type, where that is known. */
  readonly advice?: string | undefined
}> {
  override get message() {
    const kinds = this.accepted.map((type) => type.replace(/^[a-z]+\//, "").toUpperCase())
    const message = `The file must be, and say that it is, ${kinds.join(", ").replace(/, ([^,]*)$/, " or $1")}.`
    return this.advice === undefined ? message : `${message} ${this.advice}`
  }
}

/** No Authorization header on a protected route. */
export class MissingAuthorization extends Data.TaggedError("MissingAuthorization") {
  override get message() {
    return "Send an Authorization header with a bearer token."
  }
}

/** A token that is unrecognised, expired or revoked. */
export class InvalidToken extends Data.TaggedError("InvalidToken") {
  override get message() {
    return "The bearer token is not valid here."
  }
}

/** Authenticated, but not permitted. */
export class Forbidden extends Data.TaggedError("Forbidden") {
  override get message() {
    return "This token may not do that."
  }
}

/** No such turn for the caller. */
export class TurnNotFound extends Data.TaggedError("TurnNotFound") {
  override get message() {
    return "There is no such turn."
  }
}

/** No such entry in the caller's diary. */
export class NoteNotFound extends Data.TaggedError("NoteNotFound") {
  override get message() {
    return "There is no such note."
  }
}

/** No such row of the caller's, or the row has no such value. */
export class RowNotFound extends Data.TaggedError("RowNotFound") {
  override get message() {
    return "There is no such row."
  }
}

/** No such thread for the caller. */
export class ConversationNotFound extends Data.TaggedError("ConversationNotFound") {
  override get message() {
    return "There is no such conversation."
  }
}

/** No such lab for the caller. */
export class LabNotFound extends Data.TaggedError("LabNotFound") {
  override get message() {
    return "There is no such lab."
  }
}

/** A lab whose results were entered by hand has no file, and a file no page beyond its last. */
export class LabFileNotFound extends Data.TaggedError("LabFileNotFound") {
  override get message() {
    return "This lab has no such file or page, or it cannot be shown."
  }
}

/** No connection of the caller with that id, or one that was taken off already. */
export class SourceNotFound extends Data.TaggedError("SourceNotFound") {
  override get message() {
    return "There is no such source."
  }
}

/** No memory entry of the caller with that id. */
export class MemoryNotFound extends Data.TaggedError("MemoryNotFound") {
  override get message() {
    return "There is no such memory entry."
  }
}

/** No experiment of the caller with that id. */
export class ExperimentNotFound extends Data.TaggedError("ExperimentNotFound") {
  override get message() {
    return "There is no such experiment."
  }
}

/** No import of the caller with that id. */
export class FileImportNotFound extends Data.TaggedError("FileImportNotFound") {
  override get message() {
    return "There is no such import."
  }
}

/** No personal token of the caller with that id. */
export class TokenNotFound extends Data.TaggedError("TokenNotFound") {
  override get message() {
    return "There is no such token."
  }
}

/** The caller is signed in in no such browser. */
export class SessionNotFound extends Data.TaggedError("SessionNotFound") {
  override get message() {
    return "There is no such session."
  }
}

/** The caller has no such passkey or authenticator app, or none that waits for its first code. */
export class SignInMethodNotFound extends Data.TaggedError("SignInMethodNotFound") {
  override get message() {
    return "There is no such way of signing in."
  }
}

/** How somebody signs in is changed only right after they have signed in. */
export class SignInTooOld extends Data.TaggedError("SignInTooOld") {
  override get message() {
    return "Sign in again first: the last sign-in here is more than ten minutes old."
  }
}

/** The password is right, and not all that the account asks for. */
export class SecondFactorNeeded extends Data.TaggedError("SecondFactorNeeded") {
  override get message() {
    return "This account also asks for a code of its authenticator app, or a recovery code."
  }
}

/** No invitation of the caller with that id, or one that was accepted. */
export class InvitationNotFound extends Data.TaggedError("InvitationNotFound") {
  override get message() {
    return "There is no such invitation."
  }
}

/** A local person who is named is not there: nobody has made the demo person, or nobody had that address. */
export class LocalUserNotFound extends Data.TaggedError("LocalUserNotFound") {
  override get message() {
    return "There is no such person."
  }
}

/** No metric of the catalogue has that name. */
export class MetricNotFound extends Data.TaggedError("MetricNotFound") {
  override get message() {
    return "There is no such metric."
  }
}

/** The text of a memory entry is too long. */
export class MemoryTooLong extends Data.TaggedError("MemoryTooLong")<{
  readonly limit_chars: number
}> {
  override get message() {
    return `The text is longer than ${this.limit_chars} characters.`
  }
}

/** Something that may exist once would exist twice. */
export class AlreadyExists extends Data.TaggedError("AlreadyExists")<{
  readonly message: string
}> {}

/** No parked delivery has this id; for the admin API. */
export class DeliveryNotFound extends Data.TaggedError("DeliveryNotFound") {
  override get message() {
    return "There is no such parked delivery."
  }
}

/** The user already has as many turns in flight as one user may have. */
export class ConcurrencyLimitExceeded extends Data.TaggedError("ConcurrencyLimitExceeded")<{
  readonly limit: number
  readonly in_flight: number
}> {
  override get message() {
    return `${this.in_flight} of ${this.limit} turns are already in flight.`
  }
}

/** More requests than one user may send in a span of time. */
export class RateLimitExceeded extends Data.TaggedError("RateLimitExceeded")<{
  readonly limit: number
  /** Whole seconds until the next request is taken, at least 1. */
  readonly retry_after_s: number
}> {
  override get message() {
    return `Too many requests: the next one is taken in ${this.retry_after_s} s.`
  }
}

/** An Idempotency-Key that belongs to another body already. */
export class IdempotencyKeyMismatch extends Data.TaggedError("IdempotencyKeyMismatch") {
  override get message() {
    return "This Idempotency-Key came with a different body within the last 24 hours."
  }
}

/** The external services that the product depends on, and its disk. */
export type Upstream = "model" | "aggregator" | "identity" | "storage"

/** An outside service failed: whether a retry may help, how it did, what it refuses, how long it wants to be left. */
export class UpstreamUnavailable extends Data.TaggedError("UpstreamUnavailable")<{
  readonly upstream: Upstream
  readonly retryable: boolean
  readonly failure?: CallFailure
  readonly refusal?: "key" | "model" | "tools" | "stream" | "form" | "answer" | "prompt" | "request"
  readonly wait_ms?: number
}> {
  override get message() {
    return `The ${this.upstream} is not available.`
  }
}

/** The closed list. `http/problem.ts` has one row for each. */
export type DomainError =
  | InvalidRequest
  | InvalidField
  | BodyTooLarge
  | UnsupportedFileType
  | UploadQuotaExceeded
  | MissingAuthorization
  | InvalidToken
  | Forbidden
  | TurnNotFound
  | ConversationNotFound
  | LabNotFound
  | LabFileNotFound
  | SourceNotFound
  | DeliveryNotFound
  | MemoryNotFound
  | ExperimentNotFound
  | FileImportNotFound
  | ImportFileGone
  | LocalUserNotFound
  | MetricNotFound
  | NoteNotFound
  | RowNotFound
  | TokenNotFound
  | SessionNotFound
  | InvitationNotFound
  | SignInMethodNotFound
  | SignInTooOld
  | SignInNotOffered
  | SecondFactorNeeded
  | MemoryTooLong
  | AlreadyExists
  | BackupRefused
  | ConcurrencyLimitExceeded
  | RateLimitExceeded
  | IdempotencyKeyMismatch
  | UpstreamUnavailable
