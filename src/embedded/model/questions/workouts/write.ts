import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { writeGroups } from "#embedded/model/questions/workouts/groups"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { whichOf } from "#embedded/model/questions/workouts/plan"
import { counted, doneClause, extent } from "#embedded/model/questions/workouts/sums"
import { writeVersus } from "#embedded/model/questions/workouts/versus"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf, nounOf } from "#embedded/model/understanding/words/sports"
import { statTiles } from "#widgets/stat-tiles"

const AVERAGES = { pace: "pace", heart_rate: "heart rate" } as const

/** "Your average running pace this year is 5:44 min/km". */
const averageLead = (
  { asks, period, sport }: Workouts,
  { fact }: Found,
  count: Fact,
): string | null => {
  if (asks !== "pace" && asks !== "heart_rate") return null
  const found = asks === "pace" ? (fact("pace") ?? fact("speed")) : fact("heart_rate")
  const what = found?.role === "speed" ? "speed" : AVERAGES[asks]
  const over = `over your ${counted(count, sport)} ${inWords(period)}`
  return found
    ? `${placeholder(found)} on average, ${over}.`
    : `Your devices recorded no ${what} ${over}, so I cannot say.`
}

/** "About 2.3 runs a week over the past month". */
const weeklyLead = ({ asks, period, sport }: Workouts, { fact }: Found, count: Fact) => {
  const role =
    asks === "distance" ? "weekly_distance" : asks === "minutes" ? "weekly_minutes" : "weekly_count"
  const found = fact(role)
  if (!found) return null
  const noun = role === "weekly_count" ? ` ${nounOf(sport)}s` : ""
  const said = noun === "" ? placeholder(found) : `${bare(placeholder(found))}${noun}`
  const size = extent(fact("distance"), fact("minutes"))
  return `About ${said} a week ${inWords(period)}: ${counted(count, sport)}${size === "" ? "" : `, ${size}`} in all.`
}

/** "6.4 km on average, over your 10 runs over the past month", or over those of them that have a distance. */
const eachLead = (
  { asks, period, sport }: Workouts,
  { fact }: Found,
  count: Fact,
): string | null => {
  const [found, what] =
    asks === "distance" ? [fact("each_distance"), "distance"] : [fact("each_minutes"), "length"]
  if (!found) return null
  const all = `your ${counted(count, sport)} ${inWords(period)}`
  const isOfAll = found.item.n === valueOf(count)
  const over = isOfAll ? `over ${all}` : `over those of ${all} that have a ${what}`
  return `${placeholder(found)} on average, ${over}.`
}

const lead = (intent: Workouts, found: Found, count: Fact): string => {
  const { asks, period, sport } = intent
  const { fact } = found
  const when = inWords(period)
  const rest = fact("rest_days")
  if (asks === "rest_days" && rest)
    return sentence`You had ${placeholder(rest)} without a ${nounOf(sport)} ${when}, and ${counted(count, sport)} on
      the others.`
  if (valueOf(count) === 0)
    return `${intent.whether ? "No" : "None"}: there is no ${nounOf(sport)} on record ${when}.`
  const average =
    averageLead(intent, found, count) ??
    (intent.each ? eachLead(intent, found, count) : null) ??
    (intent.weekly ? weeklyLead(intent, found, count) : null)
  if (average) return average
  const size = extent(fact("distance"), fact("minutes"))
  const asked = asks === "minutes" || asks === "distance" || asks === "energy" ? fact(asks) : null
  if (asks === "longest" && fact("longest"))
    return `Your longest ${nounOf(sport)} ${when} took ${placeholder(fact("longest")!)}.`
  if (intent.whether)
    return `Yes: ${counted(count, sport)} ${when}${size === "" ? "" : ` (${size})`}.`
  if (asks === "count" || asks === "longest" || asked === null)
    return `You did ${counted(count, sport)} ${when}${size === "" ? "" : `: ${size} in all`}.`
  const clause = doneClause(
    asks as "minutes" | "distance" | "energy",
    sport,
    placeholder(asked),
    doingOf(sport ?? ""),
  )
  const others = (["minutes", "distance"] as const).flatMap((role) => {
    const sum = role === asks ? null : fact(role)
    return sum && asks !== "energy" && valueOf(sum) !== 0 ? [placeholder(sum)] : []
  })
  return `You ${clause} ${when}, in ${counted(count, sport)}${others.length > 0 ? ` (${listed(others)})` : ""}.`
}

/** Workouts of one sport or of all: how many, how long, how far; by sport or week; against another time. */
export const writeWorkouts = (
  intent: Workouts,
  { ledger, briefing: { today, question } }: Material,
): ReadonlyArray<Paragraph> => {
  const { sport, period, by, than } = intent
  const of = whichOf(intent)
  const found = foundBy(ledger, "workouts", { window: period.window, ...of, ...(by ? { by } : {}) })
  const { fact } = found
  const count = fact("count")
  const short = insufficientDataSentence(found, sport ? doingOf(sport) : "workouts", period)
  if (!count) return [paragraph([short])]
  const then = than ? foundBy(ledger, "workouts", { window: than.window, ...of }) : null
  const special =
    (then && writeVersus(intent, found, then, question)) ??
    (valueOf(count) === 0 ? null : writeGroups(intent, found, today))
  if (special) return special
  return [
    paragraph(
      [lead(intent, found, count), short],
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
