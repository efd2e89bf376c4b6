import { Effect } from "effect"
import type { Client } from "#test/client"
import { type Frame, framesOf } from "#test/sse"

/** Asks over HTTP, reads the stream to its end, then the turn. */
export const asked = Effect.fnUntraced(function* (
  client: Client["Service"],
  question: string,
  onFrame?: (frame: Frame) => void,
  more: object = {},
) {
  const started = yield* client.post("/v1/turns", {
    messages: [{ role: "user", content: question }],
    ...more,
  })
  const stream = yield* client.fetch(started.body.stream_url, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  const frames = yield* Effect.promise(() => framesOf(stream, onFrame))
  const turn = (yield* client.get(`/v1/turns/${started.body.id}`)).body
  return { question, started: started.body, frames, turn }
})
