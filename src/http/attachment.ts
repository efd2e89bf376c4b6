import { Effect, Stream } from "effect"
import type { PiecesFailed } from "#domain/thread-pieces"

/** A file as an answer, made while it is read: nothing of it is made ahead of what its reader takes. */
export const attachment = Effect.fnUntraced(function* (
  pieces: Stream.Stream<Uint8Array, PiecesFailed>,
  { name, type }: { readonly name: string; readonly type: string },
) {
  const body = yield* Stream.toReadableStreamEffect(pieces, { strategy: { highWaterMark: 0 } })
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
  })
})
