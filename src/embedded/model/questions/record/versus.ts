import type { Fact, Ledger } from "#domain/ledger"
import { capital } from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import type { Record, Side } from "#embedded/model/questions/record/intent"
import { ALIKE, type Facts, foundOf, sizeClause } from "#embedded/model/questions/record/session"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { nounOf } from "#embedded/model/understanding/words/sports"

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

/** One workout beside another one, by the side that was asked for; the others stand in brackets. */
export const versusSentence = (intent: Record, ledger: Ledger): string => {
  const { side = "pace", claim } = intent
  const than = intent.than!
  const noun = nounOf(intent.sport)
  const one = foundOf(intent, ledger).fact
  const other = foundOf({ ...intent, by: "latest", min_km: null, period: than }, ledger).fact
  const date = other("date")
  if (!date) {
    const when = than.form === "before" ? "before that one" : inWords(than)
    return `There is no ${noun} on record ${when}, so there is nothing to hold it against.`
  }
  const when =
    than.form === "before" ? `on the ${noun} before, ${placeholder(date)}` : inWords(than)
  const pair = pairOf(side, one, other) ?? pairOf("size", one, other)
  if (!pair) return `The one ${when} was ${sizeClause(other)}; I have nothing of both to compare.`
  const rest = SIDES.flatMap((each) => {
    const found = each === side ? null : pairOf(each, one, other)
    return found ? [`${placeholder(found.one)} against ${placeholder(found.other)}`] : []
  })
  const size = sizeClause(other)
  const beside = rest.length > 0 ? ` Beside that, ${rest.join(" and ")}.` : ""
  return `${verdictOf(pair, claim)}: ${placeholder(pair.one)}, against ${placeholder(pair.other)} ${when}${
    size === "" ? "" : ` (${size})`
  }.${beside}`
}
