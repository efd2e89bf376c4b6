import { Clock, Effect, Layer } from "effect"
import { ImportDelivery } from "#actors/importer"
import { Ingest } from "#actors/ingest"
import type { DeletedAccountStore } from "#db/deleted-accounts"
import type { RawEventStore } from "#db/raw-events"
import type { FileImportId } from "#domain/ids"
import { beginDelivery, receiveDelivery, WebhookSecrets } from "#operations/receive-delivery"
import { signatureOf } from "#operations/webhook-signature"

/** Deliveries at once, so that they share a commit. */
const CONCURRENCY = 32

const encoder = new TextEncoder()

/**
 * Signs what an import makes of a file and takes it as the webhook takes a delivery. Each names the import as
 * its reference.
 */
export const importDelivery = Layer.effect(
  ImportDelivery,
  Effect.gen(function* () {
    const { secrets } = yield* WebhookSecrets
    const ingest = yield* Ingest
    const services = yield* Effect.context<
      WebhookSecrets | Ingest | RawEventStore | DeletedAccountStore
    >()

    const deliver = Effect.fnUntraced(function* (
      reference: FileImportId,
      text: string,
      ordering_ms: number | null,
    ) {
      const body = encoder.encode(text)
      const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
      const hash = yield* beginDelivery(signatureOf(secrets[0]!, seconds, body))
      hash.update(body)
      yield* receiveDelivery({ body, hash, trace_id: null, reference, ordering_ms })
    }, Effect.orDie)

    return ImportDelivery.of({
      take: (id, { bodies, ordering_ms }) =>
        Effect.forEach(bodies, (body) => deliver(id, body, ordering_ms), {
          concurrency: CONCURRENCY,
          discard: true,
        }).pipe(Effect.provideContext(services)),
      written: ingest.idle,
    })
  }),
)
