import { type Connection, connect, get } from "#bench/connection"
import { deliveries } from "#bench/deliveries"
import { quantile } from "#bench/figures"
import type { Load, Outcome } from "#bench/load"

/** How long answers may come in after the last request. */
const PATIENCE_MS = 3_000

const job = JSON.parse(process.argv[2]!) as Load
const url = new URL(job.url)

const fixed = get(url, job.headers)
const next = job.webhook ? deliveries(url, job.webhook.secret, job.webhook.reference) : () => fixed

/** A connection, and when what it now carries was due. */
interface Lane {
  readonly connection: Connection
  due: number
}

const latencies: Array<number> = []
const idle: Array<Lane> = []
/** When the requests were due that no connection was free for. */
const late: Array<number> = []
let refused = 0
let sent = 0

const began = performance.now()
const end = began + job.seconds * 1_000

const send = (lane: Lane, due: number) => {
  sent++
  lane.due = due
  lane.connection.send(next())
}

const release = (lane: Lane) => {
  if (job.rate === undefined) {
    const now = performance.now()
    if (now < end) send(lane, now)
    return
  }
  const due = late.shift()
  if (due === undefined) idle.push(lane)
  else send(lane, due)
}

const open = async () => {
  const lane: Lane = {
    due: 0,
    connection: await connect(url, ({ status }) => {
      latencies.push(performance.now() - lane.due)
      if (status !== 200) refused++
      release(lane)
    }),
  }
  return lane
}

const lanes = await Promise.all(Array.from({ length: job.connections }, open))
for (const lane of lanes) release(lane)

if (job.rate !== undefined) {
  const gap = 1_000 / job.rate
  for (let due = began; due < end; due += gap) {
    while (performance.now() < due) await Bun.sleep(Math.max(0, due - performance.now() - 0.5))
    const lane = idle.pop()
    if (lane) send(lane, due)
    else late.push(due)
  }
}

await Bun.sleep(Math.max(0, end - performance.now()))
const seconds = (performance.now() - began) / 1_000
const answered = latencies.length
const patience = performance.now() + PATIENCE_MS
while (latencies.length < sent + late.length && performance.now() < patience) await Bun.sleep(5)

const outcome: Outcome = {
  answered,
  failed: refused + sent - latencies.length,
  seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  p999: quantile(latencies, 0.999),
}
console.log(JSON.stringify(outcome))
process.exit(0)
