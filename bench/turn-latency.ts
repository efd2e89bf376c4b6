import { alternate } from "#bench/alternate"
import { figure, quantile, table, times } from "#bench/figures"
import { open } from "#bench/live"
import { ensureBuilt, owner, serve } from "#bench/product"
import { type Program, script, start } from "#bench/program"
import { ask } from "#bench/turns"

const ROUNDS = 3
const TURNS = 40
const STREAMS = 100
const EVENTS_A_SECOND = 20
const SECONDS = 4

/** One turn after the other: what one person waits for the first sign of life. */
const firstEvents = async (program: Program, headers: Record<string, string>) => {
  const accepted: Array<number> = []
  const first: Array<number> = []
  for (let turn = 0; turn < TURNS; turn++) {
    const times = await ask(program.url, headers, "How was my sleep last week?")
    accepted.push(times.accepted)
    first.push(times.firstEvent)
  }
  await program.stop()
  return {
    accepted: quantile(accepted, 0.5),
    p50: quantile(first, 0.5),
    p99: quantile(first, 0.99),
  }
}

/** Many turns at once: from an event's being appended to its being read by the client. */
const deliveries = async (
  program: Program,
  paths: ReadonlyArray<string>,
  headers: Record<string, string>,
) => {
  const live = await open(program.url, paths, headers)
  await Bun.sleep(1_000)
  live.latencies.length = 0
  const before = program.cpuMs()
  await Bun.sleep(SECONDS * 1_000)
  const cpu = ((program.cpuMs() - before) * 1_000) / live.latencies.length
  const p50 = quantile(live.latencies, 0.5)
  const p99 = quantile(live.latencies, 0.99)
  const rate = live.latencies.length / SECONDS
  live.close()
  await program.stop()
  return { p50, p99, cpu, rate }
}

await ensureBuilt()
const first = await alternate(ROUNDS, {
  floor: async () => firstEvents(await start(script("bench/floors/turn.ts")), {}),
  product: async () => {
    const program = await serve()
    return firstEvents(program, (await owner(program)).headers)
  },
})
table(
  ["POST to first event", "202 ms", "p50 ms", "to floor", "p99 ms"],
  [
    ["floor: bare Bun.serve, one row", first.floor.accepted, first.floor.p50, "", first.floor.p99],
    [
      "hygeia",
      first.product.accepted,
      first.product.p50,
      times(first.product.p50, first.floor.p50),
      first.product.p99,
    ],
  ],
)

const rate = `${EVENTS_A_SECOND}`
const live = await alternate(ROUNDS, {
  floor: async () =>
    deliveries(
      await start(script("bench/floors/streams.ts", rate)),
      Array.from({ length: STREAMS }, () => "/events"),
      {},
    ),
  product: async () => {
    const program = await start(script("bench/programs/streams.ts", `${STREAMS}`, rate))
    const { service_token, paths } = await Bun.file(`${program.folder}/streams.json`).json()
    return deliveries(program, paths, { authorization: `Bearer ${service_token}` })
  },
})
console.log()
table(
  [
    `${STREAMS} live streams, append to client`,
    "p50 ms",
    "p99 ms",
    "to floor",
    "CPU us",
    "events/s",
  ],
  (["floor", "product"] as const).map((name) => [
    name === "floor" ? "floor: bare group commit" : "hygeia",
    figure(live[name].p50),
    live[name].p99,
    times(live[name].p99, live.floor.p99),
    live[name].cpu,
    live[name].rate,
  ]),
)
