import { rmSync } from "node:fs"
import { observed } from "#bench/delays"
import { median, quantile, table } from "#bench/figures"
import { ensureBuilt, owner, person, serve } from "#bench/product"
import { emptyFolder, type Program, script, start } from "#bench/program"
import { ask } from "#bench/turns"
import { TODAY } from "#test/demo-server"
import { PLANS } from "#test/model-server/plans"

/** What a turn with a model costs besides the model: the server answers at once. */
const ROUNDS = 5
const AT_ONCE = 200

const model = await start(script("bench/programs/model-server.ts"))
const env = { ANTHROPIC_BASE_URL: model.url, TODAY, TURNS_IN_FLIGHT: `${AT_ONCE}` }

/** The first question of each kind. */
const questions = [...Map.groupBy(PLANS, ({ kind }) => kind)].map(
  ([kind, [first]]) => [kind, first!.question] as const,
)

const oneByOne = async (product: Program, headers: Record<string, string>) => {
  const rows: Array<ReadonlyArray<string | number>> = []
  const all: Array<number> = []
  for (const [kind, question] of questions) {
    await ask(product.url, headers, question)
    const times: Array<number> = []
    for (let round = 0; round < ROUNDS; round++)
      times.push((await ask(product.url, headers, question)).completed)
    all.push(...times)
    rows.push([kind, median(times), quantile(times, 1)])
  }
  const cpu = product.cpuMs()
  for (const [, question] of questions) await ask(product.url, headers, question)
  rows.push(["all", median(all), quantile(all, 1)])
  return { rows, cpu: (product.cpuMs() - cpu) / questions.length }
}

await ensureBuilt()
const folder = emptyFolder()
const product = await serve(folder, env)
await fetch(`${product.url}/v1/demo`, { method: "POST", headers: (await owner(product)).headers })
const { headers } = await person(product, "--demo")
const { rows, cpu } = await oneByOne(product, headers)
await product.stop()
rmSync(folder, { recursive: true })
table(["POST to turn.completed, a model that answers at once", "ms", "slowest ms"], rows)
console.log(`\nCPU of the service: ${cpu.toFixed(0)} ms a turn.\n`)

const service = await observed(env)
await fetch(`${service.url}/v1/demo`, { method: "POST", headers: service.owner })
const demo = await service.demo()
const health: Array<number> = []

const healthWhile = async (work: Promise<unknown>) => {
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    await (await fetch(`${service.url}/healthz`)).text()
    health.push(performance.now() - began)
    await Bun.sleep(5)
  }
  await work
}

const many = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      ask(service.url, demo, questions[at % questions.length]![1]),
    ),
  )

await service.measured("the first turns", () => many(questions.length))
await service.measured("nothing", () => Bun.sleep(2_000))
await service.measured(`${AT_ONCE} turns at once`, () => healthWhile(many(AT_ONCE)))
await service.end()
await model.stop()
console.log(
  `\nGET /healthz meanwhile: p50 ${quantile(health, 0.5).toFixed(1)} ms, p99 ${quantile(health, 0.99).toFixed(1)} ms.`,
)
