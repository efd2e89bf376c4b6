import { Clock, Effect, Layer } from "effect"
import { Deliveries } from "#actors/importer"
import { Ingest } from "#actors/ingest"
import type { DeletedAccountStore } from "#db/deleted-accounts"
import type { RawEventStore } from "#db/raw-events"
import { beginDelivery, receiveDelivery, WebhookSecrets } from "#operations/receive-delivery"
import { signatureOf } from "#operations/webhook-signature"

/** Deliveries at once, so that they share a commit. */
const CONCURRENCY = 32

const encoder = new TextEncoder()

/** Signs what the service makes of a file or a report, and takes it as the webhook takes a delivery. */
export const ownDeliveries = Layer.effect(
  Deliveries,
  Effect.gen(function* () {
    const { secrets } = yield* WebhookSecrets
    const ingest = yield* Ingest
    const services = yield* Effect.context<
      WebhookSecrets | Ingest | RawEventStore | DeletedAccountStore
    >()

    const deliver = Effect.fnUntraced(function* (
      reference: string,
      text: string,
      ordering_ms: number | null,
    ) {
      const body = encoder.encode(text)
      const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
      const hash = yield* beginDelivery(signatureOf(secrets[0]!, seconds, body))
      hash.update(body)
      const taken = yield* receiveDelivery({ body, hash, trace_id: null, reference, ordering_ms })
      return "duplicate" in taken ? 0 : 1
    }, Effect.orDie)

    return Deliveries.of({
      take: (id, { bodies, ordering_ms }) =>
        Effect.forEach(bodies, (body) => deliver(id, body, ordering_ms), {
          concurrency: CONCURRENCY,
        }).pipe(
          Effect.map((taken) => taken.reduce<number>((sum, count) => sum + count, 0)),
          Effect.provideContext(services),
        ),
      written: ingest.idle,
    })
  }),
)
