import { isJsonObject } from "#domain/json-object"

/**
 * A raw delivery's life: `received` when it is stored, then `processed` when its rows are written,
 * `skipped` when the service has no use for it, or `parked` with an error, to be tried again.
 */
export const RAW_EVENT_STATES = ["received", "processed", "skipped", "parked"] as const
export type RawEventState = (typeof RAW_EVENT_STATES)[number]

/** How often a parked delivery is tried again. */
export const MAX_RETRIES = 7

/** Why a signature is refused, in the order in which it is looked at. */
export const SIGNATURE_REASONS = [
  "missing_header",
  "malformed_header",
  "bad_timestamp",
  "stale",
  "signature_mismatch",
] as const
export type SignatureReason = (typeof SIGNATURE_REASONS)[number]

/** A parsed JSON object of somebody else's making: nothing about it is certain. */
export type Payload = Readonly<Record<string, unknown>>

/** The metadata of a delivery, read without its content. */
export interface Envelope {
  readonly type: string
  /** Empty where the payload names no connection. */
  readonly aggregator_user_id: string
  /** Our own user id, or what joins a lab report to its upload; null when absent or empty. */
  readonly reference_id: string | null
}

const textOf = (...values: ReadonlyArray<unknown>): string | null => {
  for (const value of values) if (typeof value === "string" && value !== "") return value
  return null
}

/** The object a JSON text holds; null when it holds something else. */
export const payloadOf = (json: unknown): Payload | null => (isJsonObject(json) ? json : null)

const NOBODY: Payload = {}

const typeOf = (payload: Payload): string => {
  if (typeof payload.type === "string" && payload.type !== "") return payload.type
  return textOf(payload.upload_id) !== null && Array.isArray(payload.data)
    ? "lab_report"
    : "unknown"
}

/**
 * Reads the outside of both payload shapes. A lab report of the older shape has neither type nor
 * user: its type is `lab_report` and its `upload_id` is its reference.
 */
export const envelopeOf = (payload: Payload): Envelope => {
  const type = typeOf(payload)
  const user = isJsonObject(payload.user)
    ? payload.user
    : isJsonObject(payload.new_user)
      ? payload.new_user
      : NOBODY
  const inner = isJsonObject(payload.data) ? payload.data : NOBODY
  return {
    type,
    aggregator_user_id: textOf(user.user_id) ?? "",
    reference_id: type.startsWith("lab_report")
      ? textOf(payload.upload_id, inner.upload_id, inner.reference_id, payload.reference_id)
      : textOf(user.reference_id, payload.reference_id),
  }
}

/** Every id that says whom a delivery is about: users of the aggregator, references, uploads. */
export const idsIn = (payload: Payload): ReadonlyArray<string> => {
  const inner = isJsonObject(payload.data) ? payload.data : NOBODY
  const users = [payload.user, payload.new_user, payload.old_user].filter(isJsonObject)
  return [
    ...users.flatMap(({ user_id, reference_id }) => [user_id, reference_id]),
    ...[payload, inner].flatMap(({ upload_id, reference_id }) => [upload_id, reference_id]),
  ].filter((id): id is string => typeof id === "string" && id !== "")
}

/** The metadata in a delivery's body, read without its content. */
export interface OpenedBody {
  readonly envelope: Envelope
  /** Every id that says whom it is about. */
  readonly ids: ReadonlyArray<string>
}

const decoder = new TextDecoder("utf-8", { fatal: true })

/** Reads the outside of a body; null when it is no JSON object in UTF-8. */
export const openBody = (body: Uint8Array): OpenedBody | null => {
  let payload: Payload | null = null
  try {
    payload = payloadOf(JSON.parse(decoder.decode(body)))
  } catch {
    return null
  }
  return payload && { envelope: envelopeOf(payload), ids: idsIn(payload) }
}
