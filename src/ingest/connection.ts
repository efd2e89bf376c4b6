import type { Connection, ConnectionRows } from "#db/connections"
import type { Transaction } from "#db/database"
import { newId } from "#domain/ids"
import { providerOf, type SourceStatus } from "#domain/source"
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

/** What a lifecycle notice asks for. */
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
      readonly status: SourceStatus
      /** Whether the person took the source off, so that it leaves the list. */
      readonly removed: boolean
    }
  | { readonly kind: "scoped"; readonly user: AggregatorUser }

/**
 * Reads the lifecycle notices in both vocabularies. Null for one that changes nothing: a sign-in
 * that failed, or a notice without the user it is about.
 */
export const readLifecycle = (type: string, payload: Payload): Lifecycle | null => {
  const user = readAggregatorUser(payload.user ?? payload.new_user, payload.reference_id)
  if (user === null) return null
  switch (type) {
    case "auth":
    case "auth_success":
      return payload.status === "error" ? null : { kind: "signed_in", user }
    case "user_reauth":
      return { kind: "signed_in_again", former: readAggregatorUser(payload.old_user), user }
    case "access_revoked":
      return { kind: "moved", user, status: "disconnected", removed: false }
    case "deauth":
      return { kind: "moved", user, status: "disconnected", removed: true }
    case "connection_error":
      return { kind: "moved", user, status: "error", removed: false }
    case "permission_change":
      return { kind: "scoped", user }
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

/** Why a delivery belongs to nobody yet. */
export const NOBODYS = "It names neither a known connection nor a known reference id."

/** Makes a connection deliver again, under the id the aggregator has for it now. */
export const revive = (
  rows: ConnectionRows,
  tx: Transaction,
  found: Connection,
  user: AggregatorUser,
) => {
  const change = {
    aggregator_user_id: user.user_id,
    former_user_id:
      found.aggregator_user_id === user.user_id ? found.former_user_id : found.aggregator_user_id,
    scopes: user.scopes ?? found.scopes,
    status: "active" as const,
    deactivated_at: null,
  }
  rows.update(tx, found.id, change)
  return { ...found, ...change }
}

/**
 * The connection of a person who just signed in: the known one, one of the same vendor that had
 * stopped delivering, or a new one. Null when nobody of ours is meant.
 */
export const signIn = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  at: string,
): Connection | null => {
  const known = rows.byAggregatorUser(user.user_id)
  // A late word of the id before the last sign-in must not bring that id back.
  if (known)
    return known.aggregator_user_id === user.user_id ? revive(rows, tx, known, user) : known
  const owner = user.reference_id
  if (owner === null || !rows.isUser(owner)) return null
  const idle = rows.idle(owner, user.provider)
  if (idle) return revive(rows, tx, idle, user)
  const connection: Connection = {
    id: newId("src"),
    user_id: owner,
    provider: providerOf(user.provider),
    provider_raw: user.provider,
    aggregator_user_id: user.user_id,
    former_user_id: null,
    scopes: user.scopes,
    status: "active",
    connected_at: at,
    last_sync_at: null,
    deactivated_at: null,
  }
  rows.insert(tx, connection)
  return connection
}

/** The connection data came by; one with a known reference id makes its own. */
export const connectionOf = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  at: string,
): Connection | null => rows.byAggregatorUser(user.user_id) ?? signIn(rows, tx, user, at)
