import type { Server } from "bun"
import { Context, Effect, Layer } from "effect"
import type { Watcher } from "#actors/turn-events"
import { TERMINAL_EVENT_ID, type TurnEvent } from "#domain/events"

/** A comment frame that keeps proxies from closing a quiet stream. */
const HEARTBEAT = ": heartbeat\n\n"
const HEARTBEAT_INTERVAL = "15 seconds"

/** A client with more unread bytes than this is disconnected; it can resume by Last-Event-Id. */
const MAX_PENDING_BYTES = 4_194_304

/** Starts showing events to a watcher; returns a function that stops. */
export type Follow<R> = (watcher: Watcher) => Effect.Effect<() => void, never, R>

interface Open {
  readonly send: (text: string) => void
  readonly isOpen: () => boolean
  readonly isIdle: () => boolean
  readonly close: () => void
}

/**
 * The open event streams. Each holds one callback, and one heartbeat serves all, so that ten thousand
 * idle streams cost little. Closing the scope closes every stream.
 */
export class EventStreams extends Context.Service<
  EventStreams,
  {
    /** A `text/event-stream` of the events that `follow` shows, until their end or a disconnect. */
    readonly open: <R>(follow: Follow<R>) => Effect.Effect<Response, never, R>
    readonly count: Effect.Effect<number>
  }
>()("http/EventStreams") {
  static readonly layer = Layer.effect(
    EventStreams,
    Effect.gen(function* () {
      const streams = new Set<Open>()
      const beat = Effect.sync(() => {
        for (const stream of streams) if (stream.isIdle()) stream.send(HEARTBEAT)
      })
      yield* Effect.forkScoped(Effect.forever(Effect.delay(beat, HEARTBEAT_INTERVAL)))
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          for (const stream of streams) stream.close()
        }),
      )

      const open = Effect.fnUntraced(function* <R>(follow: Follow<R>) {
        let stop: (() => void) | null = null
        const { body, stream } = textStream(() => {
          streams.delete(stream)
          stop?.()
        })
        stop = yield* follow({ next: (event) => stream.send(frame(event)), end: stream.close })
        if (stream.isOpen()) {
          streams.add(stream)
          // Bun sends the head of a response with the first byte of its body.
          if (stream.isIdle()) stream.send(": open\n\n")
        } else stop()
        return new Response(body, { headers: eventStreamHeaders })
      }, Effect.uninterruptible)

      return EventStreams.of({ open, count: Effect.sync(() => streams.size) })
    }),
  )
}

/** What a route has of the client that asks for a stream. */
interface Asked {
  readonly request: Request
  readonly server: Pick<Server<unknown>, "timeout"> | null
}

/** Answers with an event stream, however long it lasts. */
export const streamed = async (
  { request, server }: Asked,
  open: () => Promise<Response>,
): Promise<Response> => {
  server?.timeout(request, 0)
  const response = await open()
  // Nobody would ever read, and so never cancel, what a client has left before its head.
  if (request.signal.aborted) await response.body?.cancel()
  return response
}

/** Whether a client has seen the last event of a stream already: 204 is what ends an EventSource for good. */
export const hasSeenAll = ({ headers }: Request): boolean =>
  headers.get("last-event-id") === String(TERMINAL_EVENT_ID)

/** The headers of every event stream: proxies must neither store nor buffer it. */
export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
}

const frame = ({ type, id, data }: TurnEvent) => `event: ${type}\nid: ${id}\ndata: ${data}\n\n`

const encoder = new TextEncoder()

/** A byte stream to write text to. `onClose` is called once, whichever side closes it. */
const textStream = (onClose: () => void) => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  const closed = () => {
    if (!isOpen) return false
    isOpen = false
    onClose()
    return true
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      cancel: () => void closed(),
    },
    { highWaterMark: 0, size: (chunk) => chunk!.byteLength },
  )
  const stream: Open = {
    isOpen: () => isOpen,
    isIdle: () => controller.desiredSize === 0,
    close: () => {
      if (closed()) controller.close()
    },
    send: (text) => {
      if (!isOpen) return
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 0) < -MAX_PENDING_BYTES) stream.close()
    },
  }
  return { body, stream }
}
