import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import type { Record, Side } from "#embedded/model/questions/record/intent"
import {
  ALIKE,
  type Facts,
  foundOf,
  sessionsOf,
  sizeClause,
} from "#embedded/model/questions/record/session"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { nounOf } from "#embedded/model/understanding/words/sports"
import { capital } from "#language/capital"

/** Words for more of a side of a workout and for less of it. */
const WORDS = {
  pace: { more: "faster", less: "slower" },
  speed: { more: "faster", less: "slower" },
  heart_rate: { more: "higher", less: "lower" },
  distance: { more: "longer", less: "shorter" },
  minutes: { more: "longer", less: "shorter" },
} as const

type Measure = keyof typeof WORDS

const MEASURES: { readonly [side in Side]: ReadonlyArray<Measure> } = {
  pace: ["pace", "speed"],
  heart_rate: ["heart_rate"],
  size: ["distance", "minutes"],
}

/** The same measure of two workouts. */
export interface Pair {
  readonly measure: Measure
  readonly one: Fact
  readonly other: Fact
}

/** The measure of a side that both workouts have; null where they share none. */
export const pairOf = (side: Side, one: Facts, other: Facts): Pair | null =>
  MEASURES[side].flatMap((measure) => {
    const [now, then] = [one(measure), other(measure)]
    return now && then ? [{ measure, one: now, other: then }] : []
  })[0] ?? null

/** Whether the first workout has more of what is asked for: more speed, more pulse, more distance. */
export const wayOf = ({ measure, one, other }: Pair): "more" | "less" | "same" => {
  const [now, then] = [valueOf(one) ?? 0, valueOf(other) ?? 0]
  const apart = then === 0 ? 0 : (now - then) / then
  if (Math.abs(apart) < ALIKE) return "same"
  return apart > 0 === (measure !== "pace") ? "more" : "less"
}

/** "Faster", or "Yes, faster" where that was asked. */
export const verdictOf = (pair: Pair, claim: Record["claim"]): string => {
  const way = wayOf(pair)
  if (way === "same") return claim ? "No, about the same" : "About the same"
  const word = WORDS[pair.measure][way]
  if (claim === undefined) return capital(word)
  return `${way === claim ? "Yes" : "No"}, ${word}`
}

/** The sides that a comparison tells beside the one that it was asked for. */
const SIDES = ["pace", "heart_rate"] as const

/** The workout that is asked about, and the one that it is held against. */
const bothOf = (intent: Record, ledger: Ledger): readonly [Facts, Facts] => {
  const found = foundOf(intent, ledger)
  if (intent.than) {
    const than = { ...intent, by: "latest", min_km: null, period: intent.than } as const
    return [found.fact, foundOf(than, ledger).fact]
  }
  const [one = found.fact, other = () => null] = sessionsOf(found)
  return [one, other]
}

/** One workout beside another one, by the side that was asked for; the others stand in brackets. */
export const versusSentence = (intent: Record, ledger: Ledger): string => {
  const { side = "pace", claim, than } = intent
  const noun = nounOf(intent.sport)
  const isBefore = than === undefined || than.form === "before"
  const [one, other] = bothOf(intent, ledger)
  const [day, date] = [one("date"), other("date")]
  if (!day) {
    const when = intent.period.form === "always" ? "" : ` ${inWords(intent.period)}`
    return `There is no ${noun} on record${when}.`
  }
  if (!date) {
    const when = isBefore ? "before that one" : inWords(than)
    return `There is no ${noun} on record ${when}, so there is nothing to hold it against.`
  }
  const when = isBefore ? `on the ${noun} before, ${placeholder(date)}` : inWords(than)
  const pair = pairOf(side, one, other) ?? pairOf("size", one, other)
  if (!pair) return `The one ${when} was ${sizeClause(other)}; I have nothing of both to compare.`
  const rest = SIDES.flatMap((each) => {
    const found = each === side ? null : pairOf(each, one, other)
    return found ? [`${placeholder(found.one)} against ${placeholder(found.other)}`] : []
  })
  const size = sizeClause(other)
  const beside = rest.length > 0 ? ` Beside that, ${rest.join(" and ")}.` : ""
  const on = than === undefined ? ` on ${placeholder(day)}` : ""
  return `${verdictOf(pair, claim)}: ${placeholder(pair.one)}${on}, against ${placeholder(pair.other)} ${when}${
    size === "" ? "" : ` (${size})`
  }.${beside}`
}
