import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { load } from "#bench/load"
import { ensureBuilt, owner, serve, WEBHOOK_SECRET } from "#bench/product"
import { type Program, script, start } from "#bench/program"

const ROUNDS = 3
/** The tables of phrases are compiled a quarter of a second after the start: that is no part of a delivery. */
const WARM_UP_S = 3
const SECONDS = 3
const CONNECTIONS = 64

/** Deliveries as fast as they are acknowledged; CPU of the whole server process per delivery. */
const measure = async (program: Program, reference: string) => {
  const job = {
    url: `${program.url}/webhooks/aggregator`,
    connections: CONNECTIONS,
    webhook: { secret: WEBHOOK_SECRET, reference },
  }
  await load({ ...job, seconds: WARM_UP_S })
  const before = program.cpuMs()
  const { answered, failed, seconds, p50, p99 } = await load({ ...job, seconds: SECONDS })
  const cpu = ((program.cpuMs() - before) * 1_000) / answered
  await program.stop()
  return { cpu, rate: answered / seconds, p50, p99, failed }
}

await ensureBuilt()
const env = { WEBHOOK_SECRET }
const { none, floor, held, whole } = await alternate(ROUNDS, {
  none: async () => measure(await start(script("bench/floors/webhook.ts", "none"), { env }), "x"),
  floor: async () => measure(await start(script("bench/floors/webhook.ts"), { env }), "x"),
  held: async () => measure(await start(script("bench/programs/deliveries.ts"), { env }), "x"),
  whole: async () => {
    const program = await serve()
    return measure(program, (await owner(program)).user_id)
  },
})

const row = (name: string, { cpu, rate, p50, p99, failed }: typeof floor) => [
  name,
  cpu,
  times(cpu, floor.cpu),
  rate,
  times(rate, floor.rate),
  p50,
  p99,
  failed,
]
table(
  [
    "2 KB, 64 connections",
    "CPU us",
    "to floor",
    "a second",
    "to floor",
    "p50 ms",
    "p99 ms",
    "failed",
  ],
  [
    row("bare Bun.serve, no database", none),
    row("floor: bare group commit, FULL", floor),
    row("hygeia, ingest held back", held),
    row("hygeia, ingest running", whole),
  ],
)
