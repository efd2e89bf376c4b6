import { type PackedBody, packBody, unpackBody } from "#db/packed-body"
import { type OpenedBody, openBody, payloadOf } from "#domain/webhook"
import { type Normalised, normalise } from "#ingest/normalise"
import type { ReadEvent } from "#ingest/outcome"

/** The tasks that run in a thread for a large body. */
export type BodyTask =
  | { readonly task: "open"; readonly body: Uint8Array }
  | {
      readonly task: "normalise"
      readonly event: Pick<ReadEvent, "type" | "received_at">
      readonly body: PackedBody
    }

/** The metadata of a large body, and its bytes in stored form. */
export interface OpenedPacked extends OpenedBody {
  readonly packed: PackedBody
}

const decoder = new TextDecoder()

/** Reads the outside of a body and compresses it; null when it is no JSON object. */
export const openPacked = (body: Uint8Array): OpenedPacked | null => {
  const opened = openBody(body)
  return opened && { ...opened, packed: packBody(body) }
}

/** Parses and normalises a stored body. */
export const normaliseBody = (
  { type, received_at }: Pick<ReadEvent, "type" | "received_at">,
  body: PackedBody | null,
): Normalised => {
  const payload = body === null ? null : payloadOf(JSON.parse(decoder.decode(unpackBody(body))))
  if (payload === null) return { kind: "unreadable", reason: "Its body is no longer kept." }
  return normalise(type, payload, received_at)
}
