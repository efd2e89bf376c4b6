import { Effect } from "effect"
import type { Evaluation } from "#scripts/evaluate"
import { campaignOf, type Outcome } from "#test/model-server/campaign"
import { modes } from "#test/model-server/modes"

const option = (args: ReadonlyArray<string>, name: string, otherwise: string): string =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise

const sum = (list: ReadonlyArray<Outcome>, of: (outcome: Outcome) => number): number =>
  list.reduce((total, each) => total + of(each), 0)

/** What the turns of a mode, or of all, came to. */
const summaryOf = (outcomes: ReadonlyArray<Outcome>) => ({
  turns: outcomes.length,
  completed: outcomes.filter(({ status }) => status === "completed").length,
  sentences: sum(outcomes, ({ sentences }) => sentences),
  leaked: sum(outcomes, ({ leaked }) => leaked.length),
  truths: sum(outcomes, ({ truths }) => truths),
  lost: sum(outcomes, ({ lost }) => lost.length),
  unfounded: sum(outcomes, ({ unfounded }) => unfounded.length),
  markup: sum(outcomes, ({ markup }) => markup.length),
  attempts: Math.max(...outcomes.map(({ attempts }) => attempts)),
  slowest_ms: Math.max(...outcomes.map(({ ms }) => ms)),
})

/**
 * Every mode of the model server against the whole service: a JSON line for each turn, one for each mode, the sum
 * last. `--modes=a,b` or `--family=number` for some of them, `--turns`, `--seed`, `--fallback`, `--timeout`.
 */
export const evaluate: Evaluation = async (args) => {
  const names = option(args, "modes", "").split(",").filter(Boolean)
  const family = option(args, "family", "")
  const chosen = modes.filter(
    (mode) =>
      (names.length === 0 || names.includes(mode.name)) &&
      (family === "" || mode.family === family),
  )
  const options = {
    turns: Number(option(args, "turns", "5")),
    seed: Number(option(args, "seed", "8")),
    fallback: option(args, "fallback", "fail") as "fail" | "embedded",
    timeout_s: Number(option(args, "timeout", "600")),
  }
  const all: Array<Outcome> = []
  const run = Effect.forEach(
    chosen,
    (mode) =>
      Effect.map(campaignOf(mode, options), (outcomes) => {
        for (const outcome of outcomes) console.log(JSON.stringify(outcome))
        console.log(JSON.stringify({ mode: mode.name, ...summaryOf(outcomes) }))
        all.push(...outcomes)
      }),
    { concurrency: Number(option(args, "at-once", "2")) },
  )
  await Effect.runPromise(run)
  console.log(JSON.stringify(summaryOf(all)))
  return 0
}
