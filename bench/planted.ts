import { table } from "#bench/figures"
import { emptySeed, seed } from "#bench/seed"
import { type Scores, scoresOf } from "#test/planted/score"

const PEOPLE = 1_000

const at = (days: number, test: "ranks" | "combined") => ({
  title: test === "ranks" ? `${days} days` : "combined",
  mixed: scoresOf(PEOPLE, { seed, days, profile: "mixed", test }),
  empty: scoresOf(PEOPLE, { seed: emptySeed, days, profile: "null", test }),
})

const cell = (scores: Scores, name: string) => {
  const score = scores.get(name)
  return score ? `${score.mean.toFixed(3)} (${score.n})` : ""
}

/** Of each length what the test of ranks finds, and the combined one where that is something else. */
const cells = (name: string, of: "mixed" | "empty") =>
  seen.map((scores, at) => {
    const found = cell(scores[of], name)
    return at % 2 === 1 && found === cell(seen[at - 1]![of], name) ? "" : found
  })

const seen = [60, 120, 180].flatMap((days) => [at(days, "ranks"), at(days, "combined")])
const names = new Set(seen.flatMap(({ mixed }) => [...mixed.keys()]))

/** What is asked of 120 days. */
const goals: Readonly<Record<string, string>> = {
  "nothing planted: false associations a person": "at most 0.10",
  "nothing planted: false level changes a person": "at most 0.20",
  "confounded pairs reported": "at most 0.01",
  "share of false associations among all": "at most 0.15",
  "recall of rho 0.5, scan": "at least 0.70",
  "recall of rho 0.5, what drives it": "at least 0.85",
  "recall of rho 0.5, asked pair": "at least 0.97",
  "recall of a level change of 1.5 SD": "at least 0.90",
  "recall of a trend of 2 SD": "at least 0.85",
  sign: "at least 0.995",
  "coverage of associations": "at least 0.93",
  "coverage of trends": "at least 0.90",
  "coverage of level changes": "at least 0.84",
  "level changes located within 7 days": "at least 0.85",
}

const row = (name: string, cells: ReadonlyArray<string>) => [name, ...cells, goals[name] ?? ""]

console.log(`Seed ${seed}, ${PEOPLE} people each; the number of cases in brackets.\n`)
table(
  ["", ...seen.map(({ title }) => title), "goal at 120"],
  [
    ...["false associations a person", "false level changes a person"].map((name) =>
      row(`nothing planted: ${name}`, cells(name, "empty")),
    ),
    ...[...names].sort().map((name) => row(name, cells(name, "mixed"))),
  ],
)
