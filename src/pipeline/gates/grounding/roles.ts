import { claimsOf, isMadeOf } from "#pipeline/gates/grounding/claimed"
import { AFFIRMED, type Claim, DENIED } from "#pipeline/gates/grounding/claims"
import type { End, Kind, Side } from "#pipeline/gates/grounding/kinds"
import type { Printed } from "#pipeline/gates/grounding/printed"
import type { Reading } from "#pipeline/gates/grounding/reading"
import { isHead, isLink } from "#pipeline/gates/grounding/subject"
import type { Token } from "#pipeline/gates/grounding/tokens"

const words = (text: string) => new Set(text.trim().split(/\s+/))
const kinds = (text: string) => words(text) as ReadonlySet<Kind>

/** Claims of the number behind them up to the one before, whatever else they may be of. */
const AHEAD: ReadonlySet<Claim> = new Set<Claim>([
  ...(["mean", "median", "high", "low", "most", "least"] as const),
  ...(["latest", "late", "previous", "spread", "total"] as const),
])

const MORE = words("high higher highest more most long longer longest stressful busy busier active")
const LESS = words(
  "low lower lowest less least fewer fewest short shorter shortest calm calmer quiet relaxed",
)
const DAYS = words("days nights evenings mornings day night ones")
/** Words behind a number by which it is of some days: "7 h after calm days". */
const ON = words("after on following with when")
/** So many tokens lie between a word for much or little and the days. */
const TO_DAYS = 3

/** What is said to be so is how far two values are apart. */
const COMPARED = words("higher lower longer shorter fewer faster slower")
const MAYBE_COMPARED = words("more less later earlier apart sooner above below")
const LEVELS = kinds("mean median level group weekday high low single earlier total")
const APART = kinds("change effect count spread share")
const AVERAGED = words("averaged averages averaging")
const HEDGES = words("about around nearly roughly approximately only just some almost exactly")
const HARD_BREAKS = words("; ) but while whereas although though")

const isNumber = ({ kind }: Token) => kind === "mark" || kind === "number"
/** The first token behind the number before, or behind a break that ends what was said. */
const stretchOf = ({ tokens, isName }: Reading, at: number): number => {
  let from = at
  while (
    from > 0 &&
    !(isNumber(tokens[from - 1]!) && isName[from - 1] === 0) &&
    !HARD_BREAKS.has(tokens[from - 1]!.word)
  )
    from--
  return from
}

const isOtherKind = (reading: Reading, from: number, at: number, kind: Kind): boolean => {
  const { tokens, clauseOf, isName } = reading
  let isDenied = false
  for (const each of claimsOf(reading)) {
    if (each.from < from || each.from >= at || isName[each.from] === 1) continue
    const isFar = tokens[each.from]!.word !== "average" || kind === "total"
    if (clauseOf[each.from] !== clauseOf[at] && isFar) continue
    if (!AHEAD.has(each.claim) || each.isOfPeriod) continue
    if (AFFIRMED[each.claim]?.has(kind)) return false
    if (DENIED[each.claim].has(kind)) isDenied = true
  }
  return isDenied
}

const isOtherSide = (
  reading: Reading,
  from: number,
  at: number,
  to: number,
  side: Side,
): boolean => {
  const sides = claimsOf(reading).filter(({ claim }) => claim === "first" || claim === "second")
  // "57 bpm before that" is of the earlier one, whatever was said before it.
  const behind = sides.filter((each) => each.from === to)
  const said = new Set(
    (behind.length > 0 ? behind : sides.filter((each) => each.from >= from && each.from < at)).map(
      ({ claim }) => claim,
    ),
  )
  return said.size === 1 && !said.has(side)
}

/** The days with much or with little that a stretch of tokens names. */
const endsIn = ({ tokens }: Reading, from: number, to: number): ReadonlySet<string> => {
  const said = new Set<string>()
  for (let index = from; index < to; index++) {
    const { word } = tokens[index]!
    const isDays =
      tokens.slice(index + 1, index + 1 + TO_DAYS).some((next) => DAYS.has(next.word)) ||
      (DAYS.has(tokens[index - 2]?.word ?? "") && tokens[index - 1]?.word === "with")
    if (isDays && MORE.has(word)) said.add("high")
    if (isDays && LESS.has(word)) said.add("low")
  }
  return said
}

const isOtherEnd = (reading: Reading, from: number, at: number, to: number, end: End): boolean => {
  const { tokens, clauseOf } = reading
  let behind = to
  while (behind < tokens.length && clauseOf[behind] === clauseOf[at] && !isNumber(tokens[behind]!))
    behind++
  const after = ON.has(tokens[to]?.word ?? "") ? endsIn(reading, to, behind) : NO_WORDS
  const said = after.size > 0 ? after : endsIn(reading, from, at)
  return said.size === 1 && !said.has(end)
}
const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * Whether the words around a number at a token, which ends before `to`, say of it what its role is not: the highest
 * value as the average, a difference as a value, the earlier time as the later one. English alone is read.
 */
export const isOtherRole = (
  reading: Reading,
  at: number,
  to: number,
  { kind, side, end }: Pick<Printed, "kind" | "side" | "end">,
  isClock: boolean,
): boolean => {
  const { tokens, languages } = reading
  if (!languages.includes("en")) return false
  const from = stretchOf(reading, at)
  if (side && isOtherSide(reading, from, at, to, side)) return true
  if (end && isOtherEnd(reading, from, at, to, end)) return true
  if (kind === undefined || (kind === "count" && isMadeOf(reading, at))) return false
  let before = at - 1
  while (HEDGES.has(tokens[before]?.word ?? "")) before--
  const next = tokens[to]?.word ?? ""
  const isApart = COMPARED.has(next)
  const isBy = tokens[before]?.word === "by" && tokens[before - 1]?.word !== "followed" && !isClock
  if (LEVELS.has(kind) && (isApart || isBy)) return true
  if (APART.has(kind) && !isApart && !isBy && !MAYBE_COMPARED.has(next)) {
    if (AVERAGED.has(tokens[before]?.word ?? "")) return true
    if (isLink(tokens[before]?.word) && isHead(reading, at)) return true
  }
  return isOtherKind(reading, from, at, kind)
}
