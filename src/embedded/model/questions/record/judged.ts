import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Record, Side } from "#embedded/model/questions/record/intent"
import { type Facts, foundOf, sizeClause } from "#embedded/model/questions/record/session"
import { pairOf, verdictOf, wayOf } from "#embedded/model/questions/record/versus"
import { doingOf, nounOf } from "#embedded/model/understanding/words/sports"

/** Shares of the highest pulse from which an effort is called moderate, vigorous and near the limit (ACSM). */
const EFFORTS = [
  [95, "close to your limit, which is for short hard efforts"],
  [77, "a vigorous effort: fine on a hard day, too much for an easy one"],
  [64, "a moderate effort, right for easy endurance"],
  [0, "a light effort"],
] as const

const WARNING =
  "The number alone is no danger; with chest pain, faintness or a racing heart that stays, stop and see a doctor."

/** By how much of the usual a pulse is higher before it is called so. */
const RAISED = 1.05

const none = (intent: Record): ReadonlyArray<Paragraph> => [
  paragraph([`There is no ${nounOf(intent.sport)} of that on record.`]),
]

const againstUsual = (fact: Facts, sport: string | null): string | null => {
  const [own, usual] = [fact("heart_rate"), fact("usual_heart_rate")]
  const [now, before] = [valueOf(own), valueOf(usual)]
  if (!own || !usual || now === null || before === null) return null
  const isRaised = now > before * RAISED
  const lead = isRaised ? "Higher than usual, but not too high by itself" : "No"
  const joint = isRaised ? "against" : "about"
  const doing = doingOf(sport ?? "workouts")
  return `${lead}: ${placeholder(own)} on average, ${joint} your usual ${placeholder(usual)} for ${doing}.`
}

/** Whether the pulse of a workout was too high: beside what is usual, and as a share of the highest on record. */
export const writeEffort = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { fact } = foundOf(intent, ledger)
  if (!fact("date")) return none(intent)
  const [own, share, peak] = [fact("heart_rate"), fact("share_of_peak"), fact("peak_heart_rate")]
  if (!own) return [paragraph([`Your device recorded no pulse for that ${nounOf(intent.sport)}.`])]
  const effort = EFFORTS.find(([from]) => (valueOf(share) ?? 0) >= from)?.[1]
  const lead = againstUsual(fact, intent.sport)
  return [
    paragraph([
      lead,
      share && peak && effort
        ? sentence`${lead ? "It is" : `${placeholder(own)} on average is`} ${placeholder(share)} of your highest in
            a year (${placeholder(peak)}), ${effort}.`
        : null,
      WARNING,
    ]),
  ]
}

/** The usual of a measure, by the role of its fact. */
const USUALS = {
  pace: "usual_pace",
  speed: "usual_speed",
  heart_rate: "usual_heart_rate",
  distance: "usual_distance",
  minutes: "usual_minutes",
} as const

const usuallyOf =
  (fact: Facts): Facts =>
  (role) =>
    role in USUALS ? fact(USUALS[role as keyof typeof USUALS]) : null

/** The words of a side that was not asked for by itself. */
const CLAUSES: ReadonlyArray<readonly [Side, more: string, less: string, same: string]> = [
  ["size", "longer", "shorter", "about as long"],
  ["pace", "faster", "slower", "about as fast"],
  ["heart_rate", "with a higher pulse", "with a lower pulse", "at about the same pulse"],
]

const clauseOf = (fact: Facts, [side, more, less, same]: (typeof CLAUSES)[number]) => {
  const pair = pairOf(side, fact, usuallyOf(fact))
  if (!pair) return []
  const word = { more, less, same }[wayOf(pair)]
  return [`${word} (${placeholder(pair.one)}, usually ${placeholder(pair.other)})`]
}

/** A workout beside what is usual of its sport. */
export const writeUsual = (intent: Record, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { side, claim, sport } = intent
  const { fact } = foundOf(intent, ledger)
  if (!fact("date")) return none(intent)
  const pair = side ? pairOf(side, fact, usuallyOf(fact)) : null
  if (pair)
    return [
      paragraph([
        sentence`${verdictOf(pair, claim)}: ${placeholder(pair.one)}, where ${placeholder(pair.other)} is usual for
          your ${doingOf(sport ?? "workouts")}.`,
      ]),
    ]
  const clauses = CLAUSES.flatMap((each) => clauseOf(fact, each))
  return [
    paragraph([
      clauses.length > 0
        ? `Beside your usual ${nounOf(sport)} it was ${listed(clauses)}.`
        : `It was ${sizeClause(fact)}; too few others like it are on record to say what is usual.`,
    ]),
  ]
}
