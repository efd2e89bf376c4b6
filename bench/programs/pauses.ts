import { Effect, Layer } from "effect"
import { Ingest } from "#actors/ingest"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { dataFolder } from "#bench/data-folder"
import { fill } from "#bench/hostile-rows"
import { launch, Service } from "#bench/service"
import { makeThreadClock } from "#bench/thread-clock"
import { HttpServer } from "#http/server"
import { mintToken } from "#operations/mint-token"

/**
 * The service, and beside it a door for the benchmark: GET /reset begins a measurement, GET /pauses
 * waits until nothing is under way and answers the longest pause of the event loop since then, by the
 * clock on the wall and in CPU time of the main thread, and the sum of the latter. What a client needs
 * lies in DATA_DIR as `pauses.json` before the door opens.
 */
const TICK_MS = 1

interface Pauses {
  wall: number
  cpu: number
  total: number
}

const observe = Effect.gen(function* () {
  const ingest = yield* Ingest
  const supervisor = yield* TurnSupervisor
  const cpuTime = makeThreadClock()
  let pauses: Pauses = { wall: 0, cpu: 0, total: 0 }
  let wallBefore = performance.now()
  let cpuBefore = cpuTime()
  const tick = () => {
    const wall = performance.now()
    const cpu = cpuTime()
    pauses.wall = Math.max(pauses.wall, wall - wallBefore - TICK_MS)
    pauses.cpu = Math.max(pauses.cpu, cpu - cpuBefore)
    pauses.total += cpu - cpuBefore
    wallBefore = wall
    cpuBefore = cpu
  }
  setInterval(tick, TICK_MS)
  const door = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: async (request) => {
      if (request.url.endsWith("/reset")) {
        Bun.gc(true)
        tick()
        pauses = { wall: 0, cpu: 0, total: 0 }
        return new Response()
      }
      await Effect.runPromise(Effect.andThen(ingest.idle, supervisor.idle))
      await Bun.sleep(5 * TICK_MS)
      return Response.json(pauses)
    },
  })
  const { service_token, user_id } = yield* mintToken(null)
  const leaving = yield* mintToken("leaving@example.com")
  yield* fill(user_id, leaving.user_id)
  const start = { door: `${door.url}`, user_id, service_token, leaving: leaving.service_token }
  yield* Effect.promise(() => Bun.write(`${dataFolder}/pauses.json`, JSON.stringify(start)))
})

launch(HttpServer.pipe(Layer.provide(Layer.effectDiscard(observe)), Layer.provide(Service)))
