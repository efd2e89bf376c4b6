import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { load } from "#bench/load"
import { ensureBuilt, owner, serve, WEBHOOK_SECRET } from "#bench/product"
import { type Program, script, start } from "#bench/program"

const ROUNDS = 3
const RATE = 2_000
const READS = 200
const SECONDS = 4

/** Deliveries at a fixed rate, and meanwhile the reads of somebody else. */
const measure = async (program: Program, reference: string) => {
  const deliver = (seconds: number) =>
    load({
      url: `${program.url}/webhooks/aggregator`,
      connections: 64,
      seconds,
      rate: RATE,
      webhook: { secret: WEBHOOK_SECRET, reference },
    })
  const read = (seconds: number) =>
    load({ url: `${program.url}/healthz`, connections: 8, seconds, rate: READS })
  await deliver(1)
  const quiet = await read(1)
  const [acknowledged, other] = await Promise.all([deliver(SECONDS), read(SECONDS)])
  await program.stop()
  return {
    p50: acknowledged.p50,
    p99: acknowledged.p99,
    p999: acknowledged.p999,
    get: other.p99,
    quiet: quiet.p99,
    failed: acknowledged.failed + other.failed,
  }
}

await ensureBuilt()
const env = { WEBHOOK_SECRET }
const { none, floor, whole } = await alternate(ROUNDS, {
  none: async () => measure(await start(script("bench/floors/webhook.ts", "none"), { env }), "x"),
  floor: async () => measure(await start(script("bench/floors/webhook.ts"), { env }), "x"),
  whole: async () => {
    const program = await serve()
    return measure(program, (await owner(program)).user_id)
  },
})

const row = (name: string, { p50, p99, p999, get, quiet, failed }: typeof floor) => [
  name,
  p50,
  p99,
  times(p99, floor.p99),
  p999,
  get,
  times(get, floor.get),
  quiet,
  failed,
]
table(
  [
    "2,000 a second offered",
    "p50 ms",
    "p99 ms",
    "to floor",
    "p99.9 ms",
    "GET p99 ms",
    "to floor",
    "GET p99 ms before",
    "failed",
  ],
  [
    row("bare Bun.serve, no database", none),
    row("floor: bare group commit, FULL", floor),
    row("hygeia, ingest running", whole),
  ],
)
