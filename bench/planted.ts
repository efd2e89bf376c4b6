import { table } from "#bench/figures"
import { type Scores, scoresOf } from "#test/planted/score"

/** Fresh people every day; a number of one's own makes the same ones again. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 100_000)
const PEOPLE = 200

const at = (days: number, people: number) => ({
  mixed: scoresOf(people, { seed, days, profile: "mixed" }),
  empty: scoresOf(people, { seed: seed + 50_000, days, profile: "null" }),
})

const cell = (scores: Scores, name: string) => {
  const score = scores.get(name)
  return score ? `${score.mean.toFixed(3)} (${score.n})` : ""
}

const lengths = [60, 120, 180]
const seen = lengths.map((days) => at(days, PEOPLE))
const names = new Set(seen.flatMap(({ mixed }) => [...mixed.keys()]))

console.log(`Seed ${seed}, ${PEOPLE} people each; the number of cases in brackets.\n`)
table(
  ["", ...lengths.map((days) => `${days} days`)],
  [
    ...["false associations a person", "false level changes a person"].map((name) => [
      `nothing planted: ${name}`,
      ...seen.map(({ empty }) => cell(empty, name)),
    ]),
    ...[...names].sort().map((name) => [name, ...seen.map(({ mixed }) => cell(mixed, name))]),
  ],
)
