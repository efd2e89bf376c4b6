import { Array as Arr, Cause, Clock, Context, Data, Effect, Layer, Metric } from "effect"
import { normaliseDelivery } from "#actors/delivery-thread"
import { type Mailbox, mailbox } from "#actors/mailbox"
import type { Reading } from "#db/change"
import { Database } from "#db/database"
import { moveRawEvent } from "#db/raw-event-states"
import { type PackedEvent, RawEventStore } from "#db/raw-events"
import { applyDelivery, applyPart } from "#ingest/apply-delivery"
import type { Normalised } from "#ingest/normalise"
import type { Applied, ReadEvent } from "#ingest/outcome"
import { ownerOf } from "#ingest/owner"
import { partsOf } from "#ingest/parts"

/** The messages of the ingest actor. */
export type IngestMessage = Data.TaggedEnum<{
  Normalise: { readonly raw_event_id: number }
  RetryParked: Record<never, never>
  QueueLost: Record<never, never>
}>
export const IngestMessage = Data.taggedEnum<IngestMessage>()

/** How many deliveries are read and committed together. */
const MAX_BATCH = 32

const GATHERING_MS = 5

/**
 * Waits 5 ms so that deliveries arriving on separate sockets share a commit. Real time, not Effect's
 * Clock: a TestClock must not stop it.
 */
const gathering = Effect.callback<void>((resume) => {
  const timer = setTimeout(() => resume(Effect.void), GATHERING_MS)
  return Effect.sync(() => clearTimeout(timer))
})

/** After reading a larger body it yields to the event loop. */
const LARGE_BYTES = 8_000

type ReadState = "processed" | "skipped" | "parked"

const normalisedTo = (state: ReadState) =>
  Metric.counter("hygeia_deliveries_normalised_total", {
    description: "Deliveries that were read, by what became of them.",
    attributes: { state },
    incremental: true,
  })
const counters: Readonly<Record<ReadState, Metric.Counter<number>>> = {
  processed: normalisedTo("processed"),
  skipped: normalisedTo("skipped"),
  parked: normalisedTo("parked"),
}

/** A normalised delivery, ready to be written, without its bytes. */
interface Ready {
  readonly event: ReadEvent
  readonly normalised: Normalised
}

const isWaiting = (event: PackedEvent | null): event is PackedEvent =>
  event !== null && (event.state === "received" || event.state === "parked")

/** A defect without its message, which might quote the payload. */
const defectOf = (cause: Cause.Cause<never>) => {
  const defect = Cause.squash(cause)
  if (!(defect instanceof Error)) return { error: "defect", stack: [] }
  const lines = (defect.stack ?? "").split("\n").map((line) => line.trim())
  return { error: defect.name, stack: lines.filter((line) => line.startsWith("at ")) }
}

/** Why something of some parts could not be placed; null when all could. */
const parkedFor = (parts: ReadonlyArray<Applied>): string | null => {
  for (const { outcome } of parts) if (outcome.state === "parked") return outcome.error
  return null
}

/**
 * Normalises raw deliveries into rows, in the order in which they were received. What cannot be read
 * or assigned is parked with the reason; a start continues with what was left unread.
 */
export class Ingest extends Context.Service<Ingest, Mailbox<IngestMessage>>()("actors/Ingest") {
  static readonly layer = Layer.effect(
    Ingest,
    Effect.gen(function* () {
      const store = yield* RawEventStore
      const { write } = yield* Database

      const park = (id: number, cause: Cause.Cause<never>) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const fault = defectOf(cause)
          const error = `It could not be normalised: ${fault.error}.`
          yield* write("system", (tx) => moveRawEvent(tx, id, { state: "parked", error }, now))
          yield* Effect.logError("a delivery could not be normalised", fault)
        }).pipe(Effect.annotateLogs({ actor: "ingest", raw_event_id: id }))

      const prepare = (id: number): Effect.Effect<Ready | null> =>
        Effect.gen(function* () {
          const event = yield* store.findPacked(id)
          if (!isWaiting(event)) return null
          const { body, ...rest } = event
          const normalised = yield* normaliseDelivery(rest, body)
          if ((body?.bytes.length ?? 0) > LARGE_BYTES) yield* Effect.yieldNow
          return { event: rest, normalised }
        }).pipe(Effect.catchCause((cause) => Effect.as(park(id, cause), null)))

      const commit = ({ event, normalised }: Ready) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const owner = (tx: Reading) => ownerOf(tx, normalised)
          const parts = partsOf(normalised)
          const before: Array<Applied> = []
          for (const part of parts.slice(0, -1))
            before.push(yield* write(owner, (tx) => applyPart(tx, event, part)))
          const last = yield* write(owner, (tx) =>
            applyDelivery(tx, event, parts.at(-1)!, now, parkedFor(before)),
          )
          const { outcome } = last
          yield* Metric.update(counters[outcome.state], 1)
          if (outcome.state === "parked")
            yield* Effect.logWarning("a delivery is parked", outcome.error).pipe(
              Effect.annotateLogs({ actor: "ingest", raw_event_id: event.id }),
            )
          return [...before, last].some(({ reopened }) => reopened)
        }).pipe(Effect.catchCause((cause) => Effect.as(park(event.id, cause), false)))

      /** Returns whether these deliveries made others unread again. */
      const together = Effect.fnUntraced(function* (ids: ReadonlyArray<number>) {
        const ready = yield* Effect.forEach(ids, prepare)
        const written = ready.filter((one) => one !== null)
        const reopened = yield* Effect.forEach(written, commit, { concurrency: "unbounded" })
        return reopened.includes(true)
      })

      const all = Effect.fnUntraced(function* (ids: ReadonlyArray<number>) {
        let reopened = false
        for (const some of Arr.chunksOf(ids, MAX_BATCH))
          reopened = (yield* together(some)) || reopened
        return reopened
      })

      const unread: Effect.Effect<void> = Effect.gen(function* () {
        while (yield* all(yield* store.received));
      })

      const handle = Effect.fnUntraced(function* (messages: ReadonlyArray<IngestMessage>) {
        const has = (tag: IngestMessage["_tag"]) => messages.some(({ _tag }) => _tag === tag)
        const ids = messages.flatMap((message) =>
          message._tag === "Normalise" ? message.raw_event_id : [],
        )
        const reopened = yield* together(ids)
        if (reopened || has("QueueLost")) yield* unread
        if (has("RetryParked") && (yield* all(yield* store.parked))) yield* unread
      })

      const actor = yield* mailbox("ingest", MAX_BATCH, handle, gathering)
      yield* actor.send(IngestMessage.QueueLost())
      return actor
    }),
  )
}
