import type { Fact, Ledger } from "#domain/ledger"
import { capital, listed } from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf } from "#embedded/model/understanding/words/sports"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** "3 workouts of running". */
const countSentence = (count: Fact, of: string) =>
  `${placeholder(count)}${count.item.unit ? "" : valueOf(count) === 1 ? " workout" : " workouts"}${of}`

const verbs = {
  minutes: ["spent", "on"],
  distance: ["covered", "by"],
  energy: ["burned", "with"],
} as const

const lead = ({ asks, period, sport }: Workouts, { fact }: Found, count: Fact): string => {
  const of = sport ? ` of ${doingOf(sport)}` : ""
  const when = capital(inWords(period))
  const asked = asks === "count" ? null : fact(asks)
  if (asks === "count" || !asked) return `${when} you did ${countSentence(count, of)}.`
  if (asks === "longest") return `${when} your longest workout${of} took ${placeholder(asked)}.`
  const [verb, by] = verbs[asks]
  const what = sport ? ` ${by} ${doingOf(sport)},` : ""
  return `${when} you ${verb} ${placeholder(asked)}${what} in ${countSentence(count, "")}.`
}

const sums = [
  ["minutes", "took"],
  ["distance", "covered"],
  ["energy", "burned"],
] as const

const restSentence = ({ asks }: Workouts, { fact }: Found): string | null => {
  const rest = sums.flatMap(([role, verb]) => {
    const sum = role === asks ? null : fact(role)
    return sum && valueOf(sum) !== 0 ? [`${verb} ${placeholder(sum)}`] : []
  })
  return rest.length > 0
    ? `${asks === "longest" ? "All of them together" : "Together they"} ${listed(rest)}.`
    : null
}

/** Workouts of one sport or of all: how many, how long, how far. */
export const writeWorkouts = (intent: Workouts, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { sport, period, asks } = intent
  const found = foundBy(ledger, "workouts", {
    window: period.window,
    ...(sport ? { sport } : {}),
  })
  const { fact } = found
  const count = fact("count")
  const short = insufficientDataSentence(found, sport ? doingOf(sport) : "workouts", period)
  if (!count) return [paragraph([short])]
  const many = (valueOf(count) ?? 0) > 1
  return [
    paragraph(
      [lead(intent, found, count)],
      [
        statTiles("workouts", capital(sport ? doingOf(sport) : "workouts"), [
          { label: "Workouts", fact: count },
          { label: "Time", fact: fact("minutes") },
          { label: "Distance", fact: fact("distance") },
          { label: "Energy", fact: fact("energy") },
        ]),
      ],
    ),
    paragraph([
      many ? restSentence(intent, found) : null,
      many && asks !== "longest" && fact("longest")
        ? `The longest took ${placeholder(fact("longest")!)}.`
        : null,
      "A workout that more than one device recorded counts once.",
      short,
    ]),
  ]
}
