import { Clock, Context, Data, Effect, Layer, Metric } from "effect"
import { openDelivery } from "#actors/delivery-thread"
import { Ingest, IngestMessage } from "#actors/ingest"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { type Delivery, RawEventStore } from "#db/raw-events"
import type { Envelope, SignatureReason } from "#domain/webhook"
import { deliveries } from "#observability/deliveries"
import { type BodyHash, hashBody, readSignature } from "#operations/webhook-signature"

/** Why a delivery is sent back. It is answered in the flat shape of webhooks, not in the envelope. */
export class WebhookRefused extends Data.TaggedError("WebhookRefused")<{
  readonly reason: SignatureReason | "invalid_json"
}> {}

/** The secrets that deliveries are signed with. A signature by any of them is valid. */
export class WebhookSecrets extends Context.Service<
  WebhookSecrets,
  { readonly secrets: ReadonlyArray<string> }
>()("operations/WebhookSecrets") {
  static readonly layer = (secrets: ReadonlyArray<string>) =>
    Layer.succeed(WebhookSecrets, { secrets })
}

/** A delivery as it comes in: the exact bytes with their hashes, and what the sender says of them. */
export interface IncomingDelivery
  extends Omit<Delivery, keyof Envelope | "received_at" | "sha256" | "body"> {
  readonly body: Uint8Array
  readonly hash: BodyHash
}

/** The response to the sender. */
export type ReceivedDelivery =
  | { readonly raw_event_id: number; readonly type: string }
  | { readonly duplicate: true; readonly type: string }

const accepted = deliveries.of({ outcome: "accepted" })
const duplicates = deliveries.of({ outcome: "duplicate" })

/** Looks at the signature header before the body is read; answers what is to hash the body. */
export const beginDelivery = Effect.fnUntraced(function* (header: string | null) {
  const { secrets } = yield* WebhookSecrets
  const claim = readSignature(header, yield* Clock.currentTimeMillis)
  return typeof claim === "string"
    ? yield* new WebhookRefused({ reason: claim })
    : hashBody(claim, secrets)
})

/**
 * Takes a delivery whose body has been hashed: checks its signature, stores it, hands it to the
 * ingest actor. It answers once the delivery is on disk. The same bytes of the same type and user
 * are taken once. A delivery for a deleted account is answered like a duplicate, and kept nowhere.
 */
export const receiveDelivery = Effect.fnUntraced(function* (incoming: IncomingDelivery) {
  const store = yield* RawEventStore
  const deletedAccounts = yield* DeletedAccountStore
  const ingest = yield* Ingest
  const received_at = yield* Clock.currentTimeMillis
  const { hash, body, ...received } = incoming

  const { sha256, isGenuine } = hash.end()
  if (!isGenuine) return yield* new WebhookRefused({ reason: "signature_mismatch" })
  const opened = yield* openDelivery(body)
  if (!opened) return yield* new WebhookRefused({ reason: "invalid_json" })

  const { envelope, ids, packed } = opened
  const delivery: Delivery = { ...envelope, ...received, body: packed, sha256, received_at }
  const id = yield* store.insert(delivery, (tx) => deletedAccounts.isStray(tx, () => ids))
  yield* Metric.update(id === null ? duplicates : accepted, 1)
  if (id === null) return { duplicate: true as const, type: envelope.type }
  yield* ingest.send(IngestMessage.Normalise({ raw_event_id: id }))
  return { raw_event_id: id, type: envelope.type } as ReceivedDelivery
})
