import { Context, Effect, Layer, Option, RcRef, Semaphore } from "effect"
import { type PackedBody, unpackedSize } from "#db/packed-body"
import { workerOf } from "#domain/worker"
import { type BodyTask, normaliseBody, type OpenedPacked, openPacked } from "#ingest/body-task"
import type { Normalised } from "#ingest/normalise"
import type { ReadEvent } from "#ingest/outcome"

/** A body of this size is parsed in a thread: parsing and compressing it would hold the event loop. */
const LARGE_BYTES = 131_072

/** How long the thread waits for another body. */
const IDLE = "30 seconds"

type Reply = { readonly done: unknown } | { readonly died: string }

const nameless = (name: string) => Object.assign(new Error("in a thread"), { name })

/**
 * Transfers the memory of the body to the thread instead of copying it, which would hold the event
 * loop.
 */
const handedOver = (task: BodyTask): Array<ArrayBuffer> => {
  if (task.task !== "open") return []
  const { buffer, byteLength } = task.body
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

const perform = <A>(worker: Worker, task: BodyTask): Effect.Effect<A> =>
  Effect.callback<A>((resume) => {
    worker.onerror = () => resume(Effect.die(nameless("WorkerError")))
    worker.onmessage = ({ data }: MessageEvent<Reply>) =>
      resume("done" in data ? Effect.succeed(data.done as A) : Effect.die(nameless(data.died)))
    worker.postMessage(task, handedOver(task))
  })

/**
 * Parses large bodies of deliveries, one at a time, in a thread that ends when the queue is empty.
 */
export class DeliveryThread extends Context.Service<
  DeliveryThread,
  { readonly perform: <A>(task: BodyTask) => Effect.Effect<A> }
>()("actors/DeliveryThread") {
  /** `entry` is the URL of the thread's program: src/workers/bulk.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      DeliveryThread,
      Effect.gen(function* () {
        const one = yield* Semaphore.make(1)
        const shared = yield* RcRef.make({ acquire: workerOf(entry), idleTimeToLive: IDLE })
        return DeliveryThread.of({
          perform: <A>(task: BodyTask) =>
            RcRef.get(shared).pipe(
              Effect.flatMap((worker) => perform<A>(worker, task)),
              Effect.onError(() => RcRef.invalidate(shared)),
              Effect.scoped,
              Semaphore.withPermit(one),
            ),
        })
      }),
    )
}

/** Runs a task in the thread when the body is large and a thread is configured, else directly. */
const inThread = <A>(isLarge: boolean, task: BodyTask, atOnce: () => A): Effect.Effect<A> =>
  isLarge
    ? Effect.flatMap(
        Effect.serviceOption(DeliveryThread),
        Option.match({ onNone: () => Effect.sync(atOnce), onSome: (it) => it.perform<A>(task) }),
      )
    : Effect.sync(atOnce)

/** The envelope of a body, and its bytes in stored form; null when it is not a JSON object. */
export const openDelivery = (body: Uint8Array): Effect.Effect<OpenedPacked | null> =>
  inThread(body.byteLength > LARGE_BYTES, { task: "open", body }, () => openPacked(body))

/** Parses and normalises a stored delivery. */
export const normaliseDelivery = (
  { type, received_at }: ReadEvent,
  body: PackedBody | null,
): Effect.Effect<Normalised> =>
  body === null
    ? Effect.sync(() => normaliseBody({ type, received_at }, null))
    : inThread(
        unpackedSize(body) > LARGE_BYTES,
        { task: "normalise", event: { type, received_at }, body },
        () => normaliseBody({ type, received_at }, body),
      )
