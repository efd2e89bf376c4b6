import { Effect, Stream } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { PiecesFailed } from "#domain/thread-pieces"

interface Reader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  readonly cancel: (reason?: unknown) => Promise<void>
}

/** What begins with a piece that was read already. */
const continued = (first: Uint8Array | undefined, rest: Reader): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      start: (controller) => {
        if (first) controller.enqueue(first)
      },
      pull: async (controller) => {
        const { value, done } = await rest.read()
        if (done || !value) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => rest.cancel(reason),
    },
    { highWaterMark: 0 },
  )

/**
 * A file as an answer, made while it is read: nothing of it but its first piece is made ahead of what its reader takes.
 * Fails where not even that can be made.
 */
export const attachment = Effect.fnUntraced(function* (
  pieces: Stream.Stream<Uint8Array, PiecesFailed>,
  { name, type }: { readonly name: string; readonly type: string },
) {
  const body = yield* Stream.toReadableStreamEffect(pieces, { strategy: { highWaterMark: 0 } })
  const reader = body.getReader()
  const { value } = yield* Effect.tryPromise({
    try: () => reader.read(),
    catch: () => new UpstreamUnavailable({ upstream: "storage", retryable: true }),
  }).pipe(Effect.onInterrupt(() => Effect.promise(() => reader.cancel())))
  return new Response(continued(value, reader), {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  })
})
