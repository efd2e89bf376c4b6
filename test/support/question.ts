import { Effect } from "effect"
import type { Client } from "#test/client"
import { framesOf } from "#test/sse"

/** Asks over HTTP, reads the stream to its end, then the turn. */
export const asked = Effect.fnUntraced(function* (client: Client["Service"], question: string) {
  const started = yield* client.post("/v1/turns", {
    messages: [{ role: "user", content: question }],
  })
  const stream = yield* client.fetch(started.body.stream_url, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  const frames = yield* Effect.promise(() => framesOf(stream))
  const turn = (yield* client.get(`/v1/turns/${started.body.id}`)).body
  return { question, started: started.body, frames, turn }
})
