import type { SourceStatus } from "#domain/source"
import type { Payload } from "#domain/webhook"
import { objectIn, textIn } from "#ingest/field"

/** A connection as the aggregator names it. */
export interface AggregatorUser {
  readonly user_id: string
  readonly provider: string
  /** Our own user id, where the connection was made with one. */
  readonly reference_id: string | null
  readonly scopes: string | null
}

/** Reads the user of a payload; null where it names none. */
export const readAggregatorUser = (
  value: unknown,
  outerReference: unknown = null,
): AggregatorUser | null => {
  const user = objectIn(value)
  const user_id = textIn(user.user_id)
  if (user_id === null) return null
  return {
    user_id,
    provider: textIn(user.provider) ?? "UNKNOWN",
    reference_id: textIn(user.reference_id) ?? textIn(outerReference),
    scopes: textIn(user.scopes),
  }
}

/** The scopes a text lists, however the vendor writes them. */
export const scopesIn = (value: unknown): ReadonlyArray<string> =>
  (textIn(value) ?? "")
    .split(",")
    .map((scope) => scope.trim())
    .filter((scope) => scope !== "")

/** The change of a connection that a lifecycle notice requires. */
export type Lifecycle =
  | { readonly kind: "signed_in"; readonly user: AggregatorUser }
  | {
      readonly kind: "signed_in_again"
      readonly former: AggregatorUser | null
      readonly user: AggregatorUser
    }
  | {
      readonly kind: "moved"
      readonly user: AggregatorUser
      /** `disconnected` takes the source off the list. */
      readonly status: Exclude<SourceStatus, "active">
    }
  | {
      readonly kind: "scoped"
      readonly user: AggregatorUser
      readonly added: ReadonlyArray<string>
      readonly removed: ReadonlyArray<string>
    }

/**
 * Reads the lifecycle notices in both vocabularies. Null for one that changes nothing: a sign-in
 * that failed, or a notice without the user it is about.
 */
export const readLifecycle = (type: string, payload: Payload): Lifecycle | null => {
  const user =
    readAggregatorUser(payload.new_user, payload.reference_id) ??
    readAggregatorUser(payload.user, payload.reference_id)
  if (user === null) return null
  switch (type) {
    case "auth":
    case "auth_success":
      return payload.status === "error" ? null : { kind: "signed_in", user }
    case "user_reauth":
      return { kind: "signed_in_again", former: readAggregatorUser(payload.old_user), user }
    case "access_revoked":
    case "deauth":
      return { kind: "moved", user, status: "disconnected" }
    case "connection_error":
      return { kind: "moved", user, status: "error" }
    case "permission_change": {
      const added = scopesIn(payload.scopes_added)
      const removed = scopesIn(payload.scopes_removed)
      return { kind: "scoped", user, added, removed }
    }
    default:
      return null
  }
}

/** The types that say something about a connection rather than about a person's days. */
export const LIFECYCLE_TYPES: ReadonlySet<string> = new Set([
  "auth",
  "auth_success",
  "auth_failure",
  "auth_cancelled",
  "user_reauth",
  "access_revoked",
  "deauth",
  "connection_error",
  "permission_change",
])
