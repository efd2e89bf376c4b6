import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import type { Found } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Record } from "#embedded/model/questions/record/intent"
import { writeEffort, writeUsual } from "#embedded/model/questions/record/judged"
import { writeList } from "#embedded/model/questions/record/list"
import { STANDARD_KM } from "#embedded/model/questions/record/plan"
import {
  foundOf,
  sessionClause,
  sizeClause,
  usualSentence,
} from "#embedded/model/questions/record/session"
import { writePaceTrend } from "#embedded/model/questions/record/trend"
import { versusSentence } from "#embedded/model/questions/record/versus"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { doingOf, nounOf } from "#embedded/model/understanding/words/sports"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const ASPECT_NAMES = {
  pace: "pace",
  heart_rate: "heart rate",
  cadence: "cadence",
  power: "power",
  load: "training load",
  climb: "climb",
  energy: "energy",
} as const

const whenOf = ({ period }: Record): string =>
  period.form === "always" ? "" : ` ${inWords(period)}`

const none = (intent: Record, { fact }: Found): ReadonlyArray<Paragraph> => {
  const what = intent.sport === null ? "workout" : `workout of ${doingOf(intent.sport)}`
  const count = fact("count")
  return [
    paragraph([
      count && (valueOf(count) ?? 0) > 0
        ? `None of your ${placeholder(count)} on record${whenOf(intent)} has the distance and time for that.`
        : `There is no ${what} on record${whenOf(intent)}.`,
    ]),
  ]
}

/** Distance and time, then what was asked about, else the pace. */
const tiles = ({ asks }: Record, { fact }: Found, title: string) => {
  const tempo = { label: fact("pace") ? "Pace" : "Speed", fact: fact("pace") ?? fact("speed") }
  const isAspect = asks in ASPECT_NAMES && asks !== "pace" && asks !== "heart_rate"
  const asked = asks as Exclude<keyof typeof ASPECT_NAMES, "pace" | "heart_rate">
  return statTiles("session", title, [
    { label: "Distance", fact: fact("distance") },
    { label: "Time", fact: fact("minutes") },
    ...(isAspect ? [{ label: capital(ASPECT_NAMES[asked]), fact: fact(asked) }] : []),
    tempo,
    { label: "Heart rate", fact: fact("heart_rate") },
    { label: "Climb", fact: fact("climb") },
  ])
}

const isAspect = (asks: Record["asks"]): asks is keyof typeof ASPECT_NAMES => asks in ASPECT_NAMES

const daySentence = ({ fact }: Found): string => {
  const date = fact("date")
  return date ? `On ${placeholder(date)}.` : "There is no such workout on record."
}

/** "44 minutes for 7.3 km, on 5 November 2026." */
const sizeSentence = ({ asks }: Record, { fact }: Found, of: string): string | null => {
  if (asks !== "minutes" && asks !== "distance") return null
  const [found, beside] = [fact(asks), fact(asks === "minutes" ? "distance" : "minutes")]
  const date = placeholder(fact("date")!)
  if (!found)
    return `Your device recorded no ${asks === "minutes" ? "time" : asks} for ${of} on ${date}.`
  const other = beside ? ` ${asks === "minutes" ? "for" : "in"} ${placeholder(beside)}` : ""
  return `${placeholder(found)}${other}: ${of} on ${date}.`
}

/** What was asked about the workout; says so where its device did not record it. */
const aspectSentence = (intent: Record, { fact }: Found, of: string): string | null => {
  const { asks } = intent
  if (!isAspect(asks)) return null
  const found = asks === "pace" ? (fact("pace") ?? fact("speed")) : fact(asks)
  const [name, date] = [ASPECT_NAMES[asks], fact("date")!]
  if (!found)
    return `Your device recorded no ${name} for ${of} on ${placeholder(date)}, so I cannot say.`
  const highest = asks === "heart_rate" ? fact("max_heart_rate") : null
  const peak = highest ? `, ${placeholder(highest)} at the most` : ""
  return `${placeholder(found)}${asks === "heart_rate" ? " on average" : ""}${peak}, for ${of} on ${placeholder(date)}.`
}

const RANKS = {
  latest: "last",
  longest: "longest",
  farthest: "longest",
  fastest: "fastest",
  hardest: "hardest",
} as const

/** How a workout was found: "last run"; the one of a day is "run". */
const rankedNoun = ({ by, period, sport }: Record): string =>
  by === "latest" && isDay(period) ? nounOf(sport) : `${RANKS[by]} ${nounOf(sport)}`

const isDay = ({ window }: Record["period"]): boolean => window.from === window.to

/** By what a workout is the hardest. */
const hardestBy = ({ by }: Record, { fact }: Found): string | null => {
  if (by !== "hardest" || !fact("heart_rate")) return null
  return fact("load")
    ? "Hardest by its training load."
    : "Hardest by its pulse and its length together."
}

const one = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const found = foundOf(intent, ledger)
  const { fact } = found
  const date = fact("date")
  if (!date) return none(intent, found)
  const named = rankedNoun(intent)
  const when = isDay(intent.period) ? "" : whenOf(intent)
  const [over, atLeast, sport] = [fact("over"), fact("at_least"), fact("sport")]
  const far = atLeast ? ` of at least ${placeholder(atLeast)}` : ""
  if (intent.count > 1 && found.those("date").length > 1)
    return writeList(intent, found, `${named}s${far}${whenOf(intent)}`)
  const size = sizeSentence(intent, found, `your ${named}${far}`)
  const said = size ?? aspectSentence(intent, found, `your ${named}${far}`)
  const kind = intent.sport === null && sport ? ` (${placeholder(sport)})` : ""
  const clause = sessionClause(fact)
  const lead = `Your ${named}${far}${when} was on ${placeholder(date)}${kind}: ${clause}.`
  const time =
    over && atLeast && intent.by === "fastest"
      ? `At that pace ${placeholder(atLeast)} ${valueOf(atLeast) === 1 ? "takes" : "take"} ${placeholder(over)}.`
      : null
  return [
    paragraph(
      [
        said ?? lead,
        said && !size && sizeClause(fact) !== "" ? `It was ${sizeClause(fact)}.` : null,
        time,
        said ? null : hardestBy(intent, found),
        intent.by === "latest" && !said ? usualSentence(fact) : null,
      ],
      [tiles(intent, found, capital(named))],
    ),
  ]
}

const bestLine = (label: string, { fact }: Found): string | null => {
  const [date, over, atLeast] = [fact("date"), fact("over"), fact("at_least")]
  if (!date) return null
  const name = atLeast ? `fastest over at least ${placeholder(atLeast)}` : label
  const time = over && atLeast ? `, which is ${placeholder(over)} for ${placeholder(atLeast)}` : ""
  return `- ${capital(name)}: ${sessionClause(fact)}, on ${placeholder(date)}${time}`
}

const bests = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const dateOf = (by: Record["by"]) =>
    foundOf({ ...intent, by, min_km: null }, ledger).fact("date")?.item.value
  const isSame = dateOf("longest") === dateOf("farthest")
  const rankings = [
    { by: "longest" as const, min_km: null },
    ...(isSame ? [] : [{ by: "farthest" as const, min_km: null }]),
    ...(intent.sport === "run"
      ? STANDARD_KM.map((min_km) => ({ by: "fastest" as const, min_km }))
      : [{ by: "fastest" as const, min_km: null }]),
  ]
  const lines = rankings.flatMap(
    (ranking) => bestLine(ranking.by, foundOf({ ...intent, ...ranking }, ledger)) ?? [],
  )
  if (lines.length === 0) return none(intent, foundOf(intent, ledger))
  const sport = doingOf(intent.sport ?? "run")
  const many = `Your bests in ${sport}${whenOf(intent)}, by the average pace of whole sessions:`
  return [paragraph([`${many}\n${lines.join("\n")}`])]
}

/** A single workout, the bests of a sport, or the trend of its pace. */
export const writeRecord = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  if (intent.asks === "day") return [paragraph([daySentence(foundOf(intent, ledger))])]
  if (intent.asks === "versus") return [paragraph([versusSentence(intent, ledger)])]
  if (intent.asks === "effort") return writeEffort(intent, ledger)
  if (intent.asks === "usual") return writeUsual(intent, ledger)
  if (intent.asks === "trend") return writePaceTrend(intent, ledger)
  return intent.asks === "bests" ? bests(intent, ledger) : one(intent, ledger)
}
