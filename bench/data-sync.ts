import { rmSync } from "node:fs"
import { alternate } from "#bench/alternate"
import { table, times } from "#bench/figures"
import { load } from "#bench/load"
import { ensureBuilt, owner, serve } from "#bench/product"
import { emptyFolder, type Program, script, start } from "#bench/program"
import { databaseIn, fill } from "#bench/stored-rows"

const ROUNDS = 3
const SECONDS = 3
/** What a heavy user has: four years of days, nights and workouts with corrections. */
const OWN = 13_100

await ensureBuilt()
const folder = emptyFolder()
const first = await serve(folder)
const { headers, user_id } = await owner(first)
await first.stop()
const counts = [0, 100, 10_000]
const moments = fill(folder, user_id, OWN, counts)

const measure = async (program: Program, since: string, connections: number) => {
  const url = `${program.url}/v1/data/sync?since=${since}`
  const found = (await (await fetch(url, { headers })).json()) as { daily_summary: Array<unknown> }
  // Until the tables of phrases are compiled, which is no part of a request.
  await load({ url, headers, connections, seconds: 3 })
  const before = program.cpuMs()
  const { answered, seconds, p50, p99 } = await load({
    url,
    headers,
    connections,
    seconds: SECONDS,
  })
  const cpu = ((program.cpuMs() - before) * 1_000) / answered
  return { cpu, rate: answered / seconds, p50, p99, rows: found.daily_summary.length }
}

const once = async (program: Promise<Program>, since: string, connections: number) => {
  const running = await program
  const figures = await measure(running, since, connections)
  await running.stop()
  return figures
}

const lines: Array<ReadonlyArray<string | number>> = []
for (const [index, count] of counts.entries()) {
  const connections = count > 1_000 ? 4 : 16
  const { floor, product } = await alternate(ROUNDS, {
    floor: () =>
      once(
        start(script("bench/floors/sync.ts", databaseIn(folder), user_id)),
        moments[index]!,
        connections,
      ),
    product: () => once(serve(folder), moments[index]!, connections),
  })
  if (product.rows !== count) throw new Error(`${product.rows} rows came instead of ${count}`)
  lines.push([`floor, ${count} rows`, floor.cpu, "", floor.rate, "", floor.p50, floor.p99])
  lines.push([
    `hygeia, ${count} rows`,
    product.cpu,
    times(product.cpu, floor.cpu),
    product.rate,
    times(product.rate, floor.rate),
    product.p50,
    product.p99,
  ])
}
rmSync(folder, { recursive: true })

table(
  ["out of 3 million rows", "CPU us", "to floor", "a second", "to floor", "p50 ms", "p99 ms"],
  lines,
)
