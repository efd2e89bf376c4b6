import { Effect } from "effect"
import { table } from "#bench/figures"
import { emptySeed, seed } from "#bench/seed"
import { reportedScoresOf } from "#test/planted/reported-scores"
import { toolServices } from "#test/tool-services"

const PEOPLE = 400
const NOBODY = 100

const at = (days: number) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const mixed = yield* reportedScoresOf(PEOPLE, { seed, days, profile: "mixed" })
      const empty = yield* reportedScoresOf(NOBODY, { seed: emptySeed, days, profile: "null" })
      return new Map([...mixed, ...empty])
    }).pipe(Effect.provide(toolServices)),
  )

/** What is asked of 120 days. */
const goals: Readonly<Record<string, string>> = {
  "rho 0.5, asked pair: reported": "at least 0.97",
  "rho 0.5, what drives it: reported": "at least 0.85",
  "level change of 1.5 SD: reported": "at least 0.90",
  "coverage, asked pairs": "at least 0.93",
  "coverage, asked trends": "at least 0.90",
  "coverage, asked level changes": "at least 0.84",
  "shared weekend, asked pair: reported": "as any pair",
  "shared weekend, what drives it: reported": "at most 0.01",
  sign: "at least 0.995",
}

const lengths = [60, 120, 180]
const seen: Array<Awaited<ReturnType<typeof at>>> = []
for (const days of lengths) seen.push(await at(days))
const names = [...new Set(seen.flatMap((scores) => [...scores.keys()]))].sort()

console.log(
  `Seed ${seed}, ${PEOPLE} people each, and ${NOBODY} with nothing to find; the number of cases in brackets.\n`,
)
table(
  ["", ...lengths.map((days) => `${days} days`), "goal at 120"],
  names.map((name) => [
    name,
    ...seen.map((scores) => {
      const score = scores.get(name)
      return score ? `${score.mean.toFixed(3)} (${score.n})` : ""
    }),
    goals[name] ?? "",
  ]),
)
process.exit(0)
