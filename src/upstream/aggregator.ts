import { Context, type Effect } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import type { HistoryStatus, HistoryType } from "#domain/import"
import type { LocalDate } from "#domain/time"

/** What an aggregator that answers says to a history request. */
export type HistoryAnswer = Exclude<HistoryStatus, "unavailable">

/** A person's account with one vendor, as the aggregator knows it. */
export interface LinkedAccount {
  /** The aggregator's id of it. */
  readonly user_id: string
  /** The vendor in the aggregator's words, upper case. */
  readonly provider: string
  /** Our user id, where it was made with one. */
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

/** Who connects, to which vendor (a lower-case slug), and where the browser goes afterwards. */
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
  /** Comes back as the reference of the results. */
  readonly reference_id: LabId
  readonly file: Blob
  readonly name: string
}

/**
 * Whoever links wearables, replays their history and reads lab reports: the embedded one, or an
 * outside aggregator. What does not work leaves as UpstreamUnavailable; `retryable` tells a refusal
 * from an outage.
 */
export class Aggregator extends Context.Service<
  Aggregator,
  {
    /** A fresh session each time; it is good for one sign-in. */
    readonly widgetSession: (
      request: WidgetRequest,
    ) => Effect.Effect<WidgetSession, UpstreamUnavailable>
    /** One linked account by the aggregator's id; null when it knows none. */
    readonly userInfo: (user_id: string) => Effect.Effect<LinkedAccount | null, UpstreamUnavailable>
    /** Every account a person of ours has linked. */
    readonly usersOf: (
      reference_id: UserId,
    ) => Effect.Effect<ReadonlyArray<LinkedAccount>, UpstreamUnavailable>
    /** Ends a link. One that is already gone is no failure. */
    readonly deauthenticate: (user_id: string) => Effect.Effect<void, UpstreamUnavailable>
    readonly requestHistory: (
      request: HistoryRequest,
    ) => Effect.Effect<HistoryAnswer, UpstreamUnavailable>
    /** Answers the aggregator's id of the upload; results come by webhook. */
    readonly uploadLab: (
      lab: LabFile,
    ) => Effect.Effect<{ readonly upload_id: string }, UpstreamUnavailable>
  }
>()("upstream/Aggregator") {}
