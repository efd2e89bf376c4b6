import { Context, type Effect } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import type { HistoryStatus, HistoryType } from "#domain/import"
import type { LocalDate } from "#domain/time"

/** The answer of an aggregator to a history request. */
export type HistoryAnswer = Exclude<HistoryStatus, "unavailable">

/** An account with one vendor that a person has linked at the aggregator. */
export interface LinkedAccount {
  /** The aggregator's id of the account. */
  readonly user_id: string
  /** The vendor by the aggregator's own name, upper case. */
  readonly provider: string
  /** Our user id, where the session was opened with one. */
  readonly reference_id: string | null
  readonly scopes: string | null
  /** False once access has been revoked. */
  readonly active: boolean
  /** ISO 8601. */
  readonly created_at: string | null
}

/** Where a person signs in to a vendor. `expires_in` in seconds. */
export interface WidgetSession {
  readonly url: string
  readonly session_id: string | null
  readonly expires_in: number | null
}

/** The user, the vendor (a lower-case slug), and where the browser goes afterwards. */
export interface WidgetRequest {
  readonly reference_id: UserId
  readonly provider: string
  readonly redirect_url: string | null
  readonly auth_failure_redirect_url: string | null
}

/** A span of days, both ends included, of one linked account. */
export interface HistoryRequest {
  readonly user_id: string
  readonly type: HistoryType
  readonly start: LocalDate
  readonly end: LocalDate
}

/** A lab report to be read. The blob's own type is sent along. */
export interface LabFile {
  /** Delivered back with the results. */
  readonly reference_id: LabId
  readonly file: Blob
  readonly name: string
}

/**
 * The port to what links wearables, replays their history and reads lab reports: the embedded
 * implementation, or an outside aggregator. It fails with UpstreamUnavailable; `retryable` is true for
 * an outage and false for a refusal.
 */
export class Aggregator extends Context.Service<
  Aggregator,
  {
    /** Whether there is an outside one. */
    readonly isConfigured: boolean
    /** Opens a new session, valid for one sign-in. */
    readonly widgetSession: (
      request: WidgetRequest,
    ) => Effect.Effect<WidgetSession, UpstreamUnavailable>
    /** A linked account by the aggregator's id; null when it does not exist. */
    readonly userInfo: (user_id: string) => Effect.Effect<LinkedAccount | null, UpstreamUnavailable>
    /** Every account that a user has linked. */
    readonly usersOf: (
      reference_id: UserId,
    ) => Effect.Effect<ReadonlyArray<LinkedAccount>, UpstreamUnavailable>
    /** Unlinks an account. Succeeds when it is unlinked already. */
    readonly deauthenticate: (user_id: string) => Effect.Effect<void, UpstreamUnavailable>
    readonly requestHistory: (
      request: HistoryRequest,
    ) => Effect.Effect<HistoryAnswer, UpstreamUnavailable>
    /** Returns the aggregator's id of the upload; the results come by webhook. */
    readonly uploadLab: (
      lab: LabFile,
    ) => Effect.Effect<{ readonly upload_id: string }, UpstreamUnavailable>
  }
>()("upstream/Aggregator") {}
