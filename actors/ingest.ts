import { Array as Arr, Cause, Clock, Context, Data, Effect, Exit, Layer, Metric } from "effect"
import { normaliseDelivery } from "#actors/delivery-thread"
import { type Mailbox, mailbox } from "#actors/mailbox"
import type { OwnedChange } from "#db/change"
import { Database } from "#db/database"
import { unpackedSize } from "#db/packed-body"
import { moveRawEvent } from "#db/raw-event-states"
import { type PackedEvent, RawEventStore } from "#db/raw-events"
import { applyDelivery, applyPart } from "#ingest/apply-delivery"
import type { Normalised } from "#ingest/normalise"
import type { Applied, ReadEvent } from "#ingest/outcome"
import { ownerOf } from "#ingest/owner"
import { partsOf } from "#ingest/parts"
import { ingestLag, normalisedDeliveries } from "#observability/deliveries"

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

const lag = ingestLag.of({})

/** A normalised delivery without its bytes, and what became of the parts that are written. */
interface Ready {
  readonly event: ReadEvent
  readonly parts: ReadonlyArray<Normalised>
  readonly written: Array<Applied>
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

/** The change that writes the next part of a delivery; the last one also moves it along. */
const nextChange = ({ event, parts, written }: Ready, now: number): OwnedChange<Applied> => {
  const part = parts[written.length]!
  return {
    owner: (tx) => ownerOf(tx, part),
    change: (tx) =>
      written.length < parts.length - 1
        ? applyPart(tx, event, part)
        : applyDelivery(tx, event, part, now, parkedFor(written)),
  }
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
      const { write, writeEach } = yield* Database

      const park = (id: number, cause: Cause.Cause<never>) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const fault = defectOf(cause)
          const error = `It could not be normalised: ${fault.error}.`
          yield* write("system", (tx) => moveRawEvent(tx, id, { state: "parked", error }, now))
          yield* Metric.update(normalisedDeliveries.of({ state: "parked" }), 1)
          yield* Effect.logError("a delivery could not be normalised", fault)
        }).pipe(Effect.annotateLogs({ actor: "ingest", raw_event_id: id }))

      // One of thousands of deliveries is no generator: its closure would be compiled anew each time.
      const read = (event: PackedEvent | null): Effect.Effect<Ready | null> => {
        if (!isWaiting(event)) return Effect.succeed(null)
        const { body, ...rest } = event
        const ready = Effect.map(normaliseDelivery(rest, body), (normalised) => ({
          event: rest,
          parts: partsOf(normalised),
          written: [],
        }))
        const isLarge = body !== null && unpackedSize(body) > LARGE_BYTES
        return isLarge ? Effect.tap(ready, Effect.yieldNow) : ready
      }

      const prepare = (id: number): Effect.Effect<Ready | null> =>
        Effect.catchCause(Effect.flatMap(store.findPacked(id), read), (cause) =>
          Effect.as(park(id, cause), null),
        )

      /** Writes the next part of each, and returns those that have more. */
      const advance = Effect.fnUntraced(function* (ready: ReadonlyArray<Ready>, now: number) {
        const exits = yield* writeEach(ready.map((one) => nextChange(one, now)))
        const unfinished: Array<Ready> = []
        for (const [index, exit] of exits.entries()) {
          const one = ready[index]!
          if (Exit.isFailure(exit)) yield* park(one.event.id, exit.cause)
          else if (one.written.push(exit.value) < one.parts.length) unfinished.push(one)
        }
        return unfinished
      })

      /** Only deliveries that have just come say something of the lag: others have waited for something else. */
      const report = Effect.fnUntraced(function* (ready: ReadonlyArray<Ready>, areNew: boolean) {
        const now = yield* Clock.currentTimeMillis
        for (const { event, parts, written } of ready) {
          const outcome = written[parts.length - 1]?.outcome
          if (!outcome) continue
          yield* Metric.update(normalisedDeliveries.of({ state: outcome.state }), 1)
          if (areNew) yield* Metric.update(lag, (now - event.received_at) / 1_000)
          if (outcome.state === "parked")
            yield* Effect.logWarning("a delivery is parked", outcome.error).pipe(
              Effect.annotateLogs({ actor: "ingest", raw_event_id: event.id }),
            )
        }
      })

      /** Returns whether these deliveries made others unread again. */
      const together = Effect.fnUntraced(function* (ids: ReadonlyArray<number>, areNew = false) {
        const ready = (yield* Effect.forEach(ids, prepare)).filter((one) => one !== null)
        const now = yield* Clock.currentTimeMillis
        for (let left = ready; left.length > 0; ) left = yield* advance(left, now)
        yield* report(ready, areNew)
        return ready.some(({ written }) => written.some(({ reopened }) => reopened))
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
        const reopened = yield* together(ids, true)
        if (reopened || has("QueueLost")) yield* unread
        if (has("RetryParked") && (yield* all(yield* store.parked))) yield* unread
      })

      const actor = yield* mailbox("ingest", MAX_BATCH, handle, gathering)
      yield* actor.send(IngestMessage.QueueLost())
      return actor
    }),
  )
}
