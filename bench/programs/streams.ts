import { Effect, Layer } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { dataFolder } from "#bench/data-folder"
import { launch, Service } from "#bench/service"
import { TurnStore } from "#db/turns"
import { HttpServer } from "#http/server"
import { mintToken } from "#operations/mint-token"

/**
 * The service with turns that never end: the arguments say how many, and how many events a second
 * each of them says. The text of an event is the moment it was appended. What a client needs lies in
 * DATA_DIR as `streams.json` before the door opens.
 */
const [count, rate] = process.argv.slice(2).map(Number) as [number, number]

const question = { messages: [{ role: "user" as const, content: "How am I doing?" }] }

const talk = Effect.gen(function* () {
  const turns = yield* TurnStore
  const events = yield* TurnEvents
  const { service_token, user_id } = yield* mintToken(null)
  // Nobody runs them: the supervisor looks for turns at its start, and these come after it.
  const ids = yield* Effect.forEach(
    Array.from({ length: count }),
    () => Effect.map(turns.insert(user_id, question), ({ id }) => id),
    { concurrency: "unbounded" },
  )
  const paths = ids.map((id) => `/v1/turns/${id}/events`)
  const file = `${dataFolder}/streams.json`
  yield* Effect.promise(() => Bun.write(file, JSON.stringify({ service_token, paths })))

  const append = (id: (typeof ids)[number]) =>
    events.append(
      { id, user_id },
      { type: "synthesis_delta", text: `${performance.timeOrigin + performance.now()}` },
    )
  let owed = 0
  let next = 0
  let last = performance.now()
  const say = Effect.suspend(() => {
    const now = performance.now()
    owed += (count * rate * (now - last)) / 1_000
    last = now
    const due = Math.floor(owed)
    owed -= due
    return Effect.forEach(
      Array.from({ length: due }, () => ids[next++ % ids.length]!),
      (id) => Effect.forkScoped(append(id)),
      { discard: true },
    )
  })
  if (rate > 0) yield* Effect.forkScoped(Effect.forever(Effect.delay(say, "1 millis")))
})

launch(HttpServer.pipe(Layer.provide(Layer.effectDiscard(talk)), Layer.provide(Service)))
