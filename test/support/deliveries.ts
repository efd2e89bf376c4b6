import { Clock, Effect, Layer, Redacted } from "effect"
import { Ingest } from "#actors/ingest"
import { BiomarkerStore } from "#db/biomarkers"
import { ConnectionStore } from "#db/connections"
import { DataSyncStore } from "#db/data-sync"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { LabStore } from "#db/labs"
import { RawEventStore } from "#db/raw-events"
import { users } from "#db/schema/account"
import type { UserId } from "#domain/ids"
import { epochOf } from "#domain/time"
import {
  beginDelivery,
  type IncomingDelivery,
  receiveDelivery,
  WebhookSecrets,
} from "#operations/receive-delivery"
import { signatureOf } from "#operations/webhook-signature"
import { testDatabase } from "#test/database"
import { direct } from "#test/sqlite"

/** The person the payloads of test/fixtures/webhooks belong to. */
export const ada: UserId = "user_synth"

const SECRET = "whsec_test"

/** The stores over a database in memory, with one person in it. */
export const Stores = Layer.mergeAll(
  RawEventStore.layer,
  ConnectionStore.layer,
  LabStore.layer,
  BiomarkerStore.layer,
  DataSyncStore.layer,
  DeletedAccountStore.layer(Redacted.make("test-forgotten-key")),
  Layer.effectDiscard(direct((db) => db.insert(users).values(person(ada)).run())),
).pipe(Layer.provideMerge(testDatabase()))

/** The same with the ingest actor behind a signed door. */
export const Deliveries = Ingest.layer.pipe(
  Layer.provideMerge(Stores),
  Layer.provideMerge(WebhookSecrets.layer([SECRET])),
)

export const person = (id: UserId) => ({
  id,
  issuer: "test",
  subject: id,
  email: null,
  created_at: "2025-01-01T00:00:00.000Z",
})

/** A payload of test/fixtures/webhooks, free to be changed. */
export const payload = async (name: string) =>
  Bun.file(`${import.meta.dir}/../fixtures/webhooks/${name}.json`).json()

/** Takes a delivery in whose body is there at once. */
export const receiveWhole = Effect.fnUntraced(function* ({
  signature,
  ...incoming
}: Omit<IncomingDelivery, "hash"> & { readonly signature: string | null }) {
  const hash = yield* beginDelivery(signature)
  hash.update(incoming.body)
  return yield* receiveDelivery({ ...incoming, hash })
})

/** Sends a payload, signed, without waiting for it to be normalised. */
export const send = Effect.fn("send")(function* (body: unknown, orderingMs: number | null = null) {
  const now = yield* Clock.currentTimeMillis
  const bytes = Buffer.from(JSON.stringify(body))
  return yield* receiveWhole({
    body: bytes,
    signature: signatureOf(SECRET, Math.floor(now / 1000), bytes),
    trace_id: null,
    reference: null,
    ordering_ms: orderingMs,
  })
})

/** Sends a payload and waits until it is dealt with; answers what became of it. */
export const deliver = Effect.fn("deliver")(function* (
  body: unknown,
  orderingMs: number | null = null,
) {
  const received = yield* send(body, orderingMs)
  yield* (yield* Ingest).idle
  return "raw_event_id" in received
    ? yield* (yield* RawEventStore).find(received.raw_event_id)
    : null
})

/** Sends a fixture as it is. */
export const deliverFixture = (name: string, orderingMs: number | null = null) =>
  Effect.flatMap(
    Effect.promise(() => payload(name)),
    (body) => deliver(body, orderingMs),
  )

/** Every row of a table, in the order in which they were made. */
export const rowsOf = <Row = Record<string, unknown>>(table: string) =>
  direct((_, sqlite) => sqlite.query<Row, []>(`SELECT * FROM ${table} ORDER BY rowid`).all())

/** Epoch milliseconds of a moment written out. */
export const moment = (iso: string): number => epochOf(iso)!
