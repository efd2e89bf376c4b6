import type { Fact, Ledger } from "#domain/ledger"
import { listed } from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf } from "#embedded/model/understanding/words/sports"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

/** "3 workouts of running". */
const countSentence = (count: Fact, of: string) =>
  `${placeholder(count)}${count.item.unit ? "" : valueOf(count) === 1 ? " workout" : " workouts"}${of}`

/** A sport as what somebody did: "ran". */
const did: Readonly<Record<string, string>> = {
  run: "ran",
  ride: "cycled",
  swim: "swam",
  hike: "hiked",
  row: "rowed",
  ski: "skied",
}

const verbOf = (asks: "minutes" | "distance" | "energy", sport: string | null): string => {
  if (asks === "energy") return "burned"
  const verb = sport === null ? undefined : did[sport]
  if (verb && asks === "minutes") return `${verb} for`
  return verb ?? (asks === "minutes" ? "worked out for" : "covered")
}

const lead = ({ asks, period, sport }: Workouts, { fact }: Found, count: Fact): string => {
  const of = sport ? ` of ${doingOf(sport)}` : ""
  const when = inWords(period)
  if (valueOf(count) === 0) return `None on record ${when}: ${countSentence(count, of)}.`
  const asked = asks === "count" ? null : fact(asks)
  if (asks === "count" || !asked) return `You did ${countSentence(count, of)} ${when}.`
  if (asks === "longest") return `Your longest workout${of} ${when} took ${placeholder(asked)}.`
  const verb = verbOf(asks, sport)
  const isNamed = sport === null || (did[sport] !== undefined && asks !== "energy")
  const activity = isNamed ? "" : ` with ${doingOf(sport)}`
  return `You ${verb} ${placeholder(asked)}${activity} ${when}, in ${countSentence(count, "")}.`
}

const sums = ["minutes", "distance", "energy"] as const

const restSentence = ({ asks }: Workouts, { fact }: Found): string | null => {
  const rest = sums.flatMap((role) => {
    const sum = role === asks ? null : fact(role)
    return sum && valueOf(sum) !== 0 ? [placeholder(sum)] : []
  })
  const longest = asks === "longest" ? null : fact("longest")
  const most = longest ? `, the longest ${placeholder(longest)}` : ""
  return rest.length > 0 ? `Together that is ${listed(rest)}${most}.` : null
}

/** Workouts of one sport or of all: how many, how long, how far. */
export const writeWorkouts = (intent: Workouts, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { sport, period } = intent
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
      [lead(intent, found, count), many ? restSentence(intent, found) : null, short],
      [
        statTiles("workouts", `${sport ? doingOf(sport) : "workouts"}, ${inWords(period)}`, [
          { label: "Workouts", fact: count },
          { label: "Time", fact: fact("minutes") },
          { label: "Distance", fact: fact("distance") },
          { label: "Energy", fact: fact("energy") },
        ]),
      ],
    ),
    details(["A workout that more than one device recorded counts once."]),
  ]
}
