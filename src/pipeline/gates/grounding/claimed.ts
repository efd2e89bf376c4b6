import { lazy } from "#domain/lazy"
import table from "#language/numbers/claim-words.txt" with { type: "text" }
import type { Claim } from "#pipeline/gates/grounding/claims"
import { type Reading, type Spot, spotsBeside } from "#pipeline/gates/grounding/reading"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** A claim of a sentence with the numbers it may be of. */
export interface Claimed {
  readonly claim: Claim
  readonly spots: ReadonlyArray<Spot>
}

interface Entry {
  readonly words: ReadonlyArray<string>
  readonly claim: Claim
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const MAX_WORD = 60

/** The entries of the table by the first character of their first word. */
const entries = lazy(() => {
  const made = new Map<string, Array<Entry>>()
  for (const line of table.split("\n")) {
    const at = line.indexOf(":")
    if (line.startsWith("#") || at < 0) continue
    for (const phrase of line.slice(at + 1).split("|")) {
      const words = phrase.trim().split(" ")
      const first = words[0]![0]!
      made.set(first, [...(made.get(first) ?? []), { words, claim: line.slice(0, at) as Claim }])
    }
  }
  return made
})

const isWord = (word: string | undefined, entry: string): boolean => {
  if (word === undefined) return false
  if (entry.endsWith("*")) return word.startsWith(entry.slice(0, -1))
  return word === entry || (UNSPACED.test(entry) && word.startsWith(entry))
}

const startsOf = (word: string): ReadonlyArray<string> =>
  UNSPACED.test(word) ? Array.from(word.slice(0, MAX_WORD), (_, at) => word.slice(at)) : [word]

/** The claims that begin at a token, each with the token behind it. */
const claimsAt = (
  tokens: ReadonlyArray<Token>,
  at: number,
): ReadonlyArray<readonly [Claim, number]> =>
  startsOf(tokens[at]!.word).flatMap((start) =>
    (entries().get(start[0] ?? "") ?? []).flatMap(({ words, claim }) =>
      words.every((word, step) => isWord(step === 0 ? start : tokens[at + step]?.word, word))
        ? [[claim, at + words.length] as const]
        : [],
    ),
  )

/** Claims of the number right behind them. */
const BOUNDS: ReadonlySet<Claim> = new Set<Claim>(["most", "least"])

/** Words that are of the name of a measure: "maximum heart rate", "total sleep". */
const OF_NAMES = new Set("maximum average total mean".split(" "))

/** "A night", "per day" behind a number and what it counts. */
const PER = /^(?:a|per|each|every)$/
const UNITS_OF_PER = /^(?:day|night|week|workout|session)$/
const MAX_BETWEEN = 2

const perBehind = ({ tokens }: Reading, spot: Spot): boolean => {
  for (let at = spot.to; at <= spot.to + MAX_BETWEEN; at++) {
    if (PER.test(tokens[at]?.word ?? "") && UNITS_OF_PER.test(tokens[at + 1]?.word ?? ""))
      return true
    if (tokens[at]?.kind !== "word") return false
    if (/^(?:over|in|for|within|than)$/.test(tokens[at]!.word)) return false
  }
  return false
}

const MORE = new Set(
  "more less fewer higher lower longer shorter earlier later faster slower".split(" "),
)
const MOVED = new Set(
  `rose risen rise fell fallen fall dropped drop increased increase decreased decrease climbed grew grown improved
  declined changed shifted gained lost slipped went up down jumped sank cut reduced moved shrank`.split(
    /\s+/,
  ),
)
const MOVED_DIRECTLY = new Set(
  "gained lost dropped fell rose up down climbed grew improved".split(" "),
)
/** With "up" or "down" these are other verbs. */
const WITH_UP = new Set(
  "wake wakes woke woken waking get gets got end ended add adds added lie lay sit set".split(" "),
)
const UM = new Set("by um".split(" "))
const OTHER_MOVED = /^(?:gesunken|gestiegen|sank|stieg|gefallen|fiel|zugenommen|abgenommen)$/

/** Whether a number is said to be a change: "fell by 57", "57 more than". */
const isChange = ({ tokens, clauseOf }: Reading, { from, to }: Spot): boolean => {
  const before = tokens[from - 1]?.word ?? ""
  if (WITH_UP.has(tokens[from - 2]?.word ?? "")) return false
  if (MORE.has(tokens[to]?.word ?? "") || MOVED_DIRECTLY.has(before)) return true
  return (
    UM.has(before) &&
    tokens.some(
      ({ word }, at) =>
        clauseOf[at] === clauseOf[from] && (MOVED.has(word) || OTHER_MOVED.test(word)),
    )
  )
}

const LIMITS = new Set(
  `target goal limit threshold cutoff normal optimal recommended ideal should must ziel grenzwert objetivo
  objectif`.split(/\s+/),
)
const IS = new Set("is was are were be of at below under above ist lag es est".split(" "))
const IN_RELATION = new Set(
  "above below within over under outside near from to toward towards".split(" "),
)

/** Whether a number is said to be a target or a limit: "the target is 112", "should be below 158". */
const isLimit = ({ tokens, clauseOf }: Reading, { from }: Spot): boolean => {
  for (let at = from - 1; at >= 0 && clauseOf[at] === clauseOf[from]; at--) {
    if (!LIMITS.has(tokens[at]!.word)) continue
    const isRelated = [1, 2, 3].some((step) => IN_RELATION.has(tokens[at - step]?.word ?? ""))
    const isSaid = tokens.slice(at + 1, from).some(({ word }) => IS.has(word))
    return isSaid && !isRelated
  }
  return false
}

/** Whether a number is what something moved to: "rose to 158", not "by up to 158". */
const isMovedTo = ({ tokens, clauseOf }: Reading, { from }: Spot): boolean =>
  tokens[from - 1]?.word === "to" &&
  tokens[from - 3]?.word !== "by" &&
  tokens.some(({ word }, at) => clauseOf[at] === clauseOf[from] && MOVED.has(word))

/** "You never slept less than 7 h". */
const isNeverLess = ({ tokens, clauseOf }: Reading, { from }: Spot): boolean =>
  tokens[from - 1]?.word === "than" &&
  /^(?:less|fewer|under)$/.test(tokens[from - 2]?.word ?? "") &&
  tokens.some(({ word }, at) => clauseOf[at] === clauseOf[from] && word === "never")

/** "3,881 kcal each". */
const isOfEach = ({ tokens }: Reading, { to }: Spot): boolean =>
  /^(?:each|apiece)$/.test(tokens[to]?.word ?? "") && tokens[to + 1]?.kind !== "word"

const RANGED = /^(?:rang|var(?:y|ie))/
/** Whether a number is one end of a range: "varied between 55 and 58". */
const isEndOfRange = ({ tokens, spots }: Reading, { from }: Spot): boolean => {
  const isFirst = (at: number) =>
    /^(?:between|from)$/.test(tokens[at - 1]?.word ?? "") && RANGED.test(tokens[at - 2]?.word ?? "")
  if (isFirst(from)) return true
  const before = spots.findLast(({ to }) => to < from)
  return before !== undefined && from - before.to === 1 && isFirst(before.from)
}

/** What is called so is no value: "the latest week". */
const PERIODS = new Set(
  "week weeks month months day days night nights period time window year years half third quarter".split(
    " ",
  ),
)
/** What is so is made of values. */
const OF_VALUES: ReadonlySet<Claim> = new Set<Claim>(["mean", "usual"])
const OF_PERIODS: ReadonlySet<Claim> = new Set<Claim>(["latest", "previous"])

/** Words of a sentence that make a claim. */
interface Said extends Spot {
  readonly claim: Claim
  readonly isOfPeriod: boolean
}

const SWINGS = new Set("swing swings variation fluctuation fluctuations deviation".split(" "))
/** So many tokens may stand between "typical" and the swing: "typical day-to-day swing". */
const TO_SWING = 6

/** Whether what is called typical is how much something varies. */
const isOfSwing = (tokens: ReadonlyArray<Token>, at: number): boolean => {
  for (let next = at; next < at + TO_SWING; next++) {
    if (SWINGS.has(tokens[next]?.word ?? "")) return true
    if (!/^(?:day|night|to|-|daily|nightly)$/.test(tokens[next]?.word ?? "")) return false
  }
  return false
}

/** Looked up once for each sentence, not for each of its numbers. */
const known = new WeakMap<Reading, ReadonlyArray<Said>>()

/** The words of a sentence that make a claim, in their order. */
export const claimsOf = (reading: Reading): ReadonlyArray<Said> => {
  const cached = known.get(reading)
  if (cached) return cached
  const { tokens, quantities } = reading
  // "40 min" is no lowest value.
  const isUnit = new Uint8Array(tokens.length)
  for (const { from, to } of quantities) isUnit.fill(1, from, to)
  const found: Array<Said> = []
  tokens.forEach(({ kind }, from) => {
    if (kind !== "word" || isUnit[from] === 1) return
    const all = claimsAt(tokens, from)
    for (const [claim, to] of all) {
      if (claim === "latest" && all.some(([other]) => other === "late")) continue
      if (OF_VALUES.has(claim) && isOfSwing(tokens, to)) continue
      found.push({ claim, from, to, isOfPeriod: PERIODS.has(tokens[to]?.word ?? "") })
    }
  })
  known.set(reading, found)
  return found
}

const OVER = new Set("of over across from".split(" "))
const THOSE = new Set("the these those".split(" "))

/** "The average of the 30 days": how many values something was made of. */
export const isMadeOf = ({ tokens }: Reading, at: number): boolean =>
  THOSE.has(tokens[at - 1]?.word ?? "") && OVER.has(tokens[at - 2]?.word ?? "")

/** The claims that a sentence makes of its numbers. */
export const claimedIn = (reading: Reading): ReadonlyArray<Claimed> => {
  const { tokens, named, isName, spots } = reading
  const isNamed = new Uint8Array(tokens.length)
  for (const { from, to } of named) isNamed.fill(1, from, to)
  const said = claimsOf(reading).flatMap((each): ReadonlyArray<Claimed> => {
    const { claim, from, to, isOfPeriod } = each
    if (isName[from] === 1 || (isOfPeriod && OF_PERIODS.has(claim))) return []
    if (isNamed[from] === 1 && OF_NAMES.has(tokens[from]!.word)) return []
    const own = BOUNDS.has(claim)
      ? spots.filter((spot) => spot.from === to)
      : spotsBeside(reading, each).filter(
          (spot) => !OF_VALUES.has(claim) || !isMadeOf(reading, spot.from),
        )
    return [{ claim, spots: own }]
  })
  const one = (claim: Claim, is: (reading: Reading, spot: Spot) => boolean) =>
    spots.filter((spot) => is(reading, spot)).map((spot) => ({ claim, spots: [spot] }))
  return [
    ...said,
    ...one("per", perBehind),
    ...one("each", isOfEach),
    ...one("by", isChange),
    ...one("limit", isLimit),
    ...one("to", isMovedTo),
    ...one("least", isNeverLess),
    ...one("best", isEndOfRange),
  ]
}
