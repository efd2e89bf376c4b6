import { Effect } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { RawEventStore } from "#db/raw-events"
import { DeliveryNotFound } from "#domain/errors"

/** Has a parked delivery read again, now. Any other is not found. */
export const retryDelivery = Effect.fnUntraced(function* (id: number) {
  const event = yield* RawEventStore.use((store) => store.find(id))
  if (event?.state !== "parked") return yield* new DeliveryNotFound()
  yield* Ingest.use((ingest) => ingest.send(IngestMessage.Normalise({ raw_event_id: id })))
})
