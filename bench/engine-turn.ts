import { rmSync } from "node:fs"
import { alternate } from "#bench/alternate"
import { median, quantile, table } from "#bench/figures"
import { ensureBuilt, owner, run, serve } from "#bench/product"
import { emptyFolder, script, start } from "#bench/program"
import { ask } from "#bench/turns"

const ROUNDS = 5

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
const { headers } = await owner(product)

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
await product.stop()
rmSync(folder, { recursive: true })

table(
  ["POST to turn.completed, two years of data", "floor ms", "hygeia ms", "slowest ms"],
  [...rows, ["all", "", median(all), quantile(all, 1)]],
)
