import { Effect, Layer } from "effect"
import { dataFolder } from "#bench/data-folder"
import { quantile } from "#bench/figures"
import { launch, Service } from "#bench/service"
import { makeThreadClock } from "#bench/thread-clock"
import { HttpServer } from "#http/server"
import { mintDemoToken, mintToken } from "#operations/mint-token"

/**
 * The service, and beside it a door for the benchmark: GET /reset begins a measurement, GET /delays answers how late
 * a timer of a millisecond came since then, by the clock on the wall and in CPU time of the main thread, GET /demo
 * gives a token of the demo person. The owner's lies in DATA_DIR as `delays.json` before the door opens.
 */
const TICK_MS = 1

const observe = Effect.gen(function* () {
  const services = yield* Effect.context<Effect.Services<typeof mintDemoToken>>()
  const mint = Effect.provideContext(mintDemoToken, services)
  const cpuTime = makeThreadClock()
  let wall: Array<number> = []
  let cpu: Array<number> = []
  let wallBefore = performance.now()
  let cpuBefore = cpuTime()
  const tick = () => {
    const [wallNow, cpuNow] = [performance.now(), cpuTime()]
    wall.push(Math.max(0, wallNow - wallBefore - TICK_MS))
    cpu.push(cpuNow - cpuBefore)
    wallBefore = wallNow
    cpuBefore = cpuNow
  }
  setInterval(tick, TICK_MS)
  const shown = (delays: ReadonlyArray<number>) => ({
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    max: quantile(delays, 1),
    over: delays.filter((each) => each > 20).length,
  })
  const door = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: async (request) => {
      if (request.url.endsWith("/demo")) return Response.json(await Effect.runPromise(mint))
      if (request.url.endsWith("/reset")) {
        tick()
        wall = []
        cpu = []
        return new Response()
      }
      return Response.json({ wall: shown(wall), cpu: shown(cpu) })
    },
  })
  const { service_token } = yield* mintToken(null)
  const begun = JSON.stringify({ door: `${door.url}`, service_token })
  yield* Effect.promise(() => Bun.write(`${dataFolder}/delays.json`, begun))
})

launch(HttpServer.pipe(Layer.provide(Layer.effectDiscard(observe)), Layer.provide(Service)))
