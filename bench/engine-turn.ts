import { rmSync } from "node:fs"
import { alternate } from "#bench/alternate"
import { median, quantile, table } from "#bench/figures"
import { ensureBuilt, person, run, serve } from "#bench/product"
import { emptyFolder, script, start } from "#bench/program"
import { ask } from "#bench/turns"

const ROUNDS = 5
/** Turns in flight where several run at once: fewer than a person may have. */
const AT_ONCE = 16
/** Turns of one measurement of the rate. */
const TURNS = 96

/** One of each kind of question that the engine tells apart. */
const questions = {
  level: "What was my average resting heart rate over the past 30 days?",
  change: "Is my HRV improving over the past 90 days?",
  comparison: "Did I sleep longer this month than last month?",
  association: "Do I sleep better after days with more steps?",
  "best days": "On which days did I walk the most in the past 60 days?",
  vague: "How am I doing?",
}

await ensureBuilt()
const folder = emptyFolder()
await run(folder, "demo")
const floor = await start(script("bench/floors/turn.ts"))
const product = await serve(folder)
const { headers } = await person(product, "--demo")

const rows: Array<ReadonlyArray<string | number>> = []
const all: Array<number> = []
const completed = async (url: string, question: string) => {
  const { completed: ms } = await ask(url, headers, question)
  return { ms }
}
for (const [kind, question] of Object.entries(questions)) {
  await completed(product.url, question)
  const mine: Array<number> = []
  const seen = await alternate(ROUNDS, {
    floor: () => completed(floor.url, question),
    product: async () => {
      const figures = await completed(product.url, question)
      mine.push(figures.ms)
      return figures
    },
  })
  all.push(...mine)
  rows.push([kind, seen.floor.ms, median(mine), quantile(mine, 1)])
}
await floor.stop()

/** Asks every kind of question in turn, so many at once, and says how many were answered a second. */
const rateOf = async (atOnce: number) => {
  const asked = Object.values(questions)
  let next = 0
  const askOn = async () => {
    while (next < TURNS) await completed(product.url, asked[next++ % asked.length]!)
  }
  const cpu = product.cpuMs()
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, askOn))
  const seconds = (performance.now() - began) / 1_000
  return { rate: TURNS / seconds, cpu: (product.cpuMs() - cpu) / TURNS }
}
const rates = await alternate(ROUNDS, {
  oneByOne: () => rateOf(1),
  atOnce: () => rateOf(AT_ONCE),
})
await product.stop()
rmSync(folder, { recursive: true })

table(
  ["POST to turn.completed, two years of data", "floor ms", "hygeia ms", "slowest ms"],
  [...rows, ["all", "", median(all), quantile(all, 1)]],
)

console.log()
table(
  ["turns of one person, all questions in turn", "turns a second", "CPU ms a turn"],
  [
    ["one after another", rates.oneByOne.rate, rates.oneByOne.cpu],
    [`${AT_ONCE} at once`, rates.atOnce.rate, rates.atOnce.cpu],
  ],
)
