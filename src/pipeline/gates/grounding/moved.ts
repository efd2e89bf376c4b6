import { directionIn } from "#pipeline/gates/claims/direction"
import type { Printed } from "#pipeline/gates/grounding/printed"
import type { Reading, Spot } from "#pipeline/gates/grounding/reading"

const FROM = new Set("from von de da do van od z с від desde".split(" "))
const TO = new Set("to auf a à para naar do на до bis hasta".split(" "))
const NOW = new Set(
  "now currently jetzt aktuell ahora maintenant agora adesso nu teraz сейчас зараз simdi".split(
    " ",
  ),
)
/** Words of a change, whole, and by their beginnings. */
const WORDS = new Set(
  `by more less fewer than up down apart gap extra over above below within + ± per each every against
  instead`.split(/\s+/),
)
const STEMS =
  `chang differ high low long short earl late ris rose fall fell drop gain los increas decreas grew grow
  improv declin climb better worse swing shift trend slop slow fast heav light deep cut reduc add mov step jump sank
  shrank crept slip great small big large aument dismin subi baj mejor empeor menos`.split(/\s+/)
const isOfChange = (word: string) => WORDS.has(word) || STEMS.some((stem) => word.startsWith(stem))

/** The clause of a number as it is written. */
const clauseAt = ({ text, tokens, clauseOf }: Reading, at: number): string => {
  const own = tokens.filter((_, each) => clauseOf[each] === clauseOf[at])
  return text.slice(own[0]!.start, own.at(-1)!.end)
}

const signOf = (found: ReadonlyArray<Printed>): number => {
  const signs = new Set(
    found.map(({ kind, value = 0 }) => (kind === "change" ? Math.sign(value) : 0)),
  )
  return signs.size === 1 ? [...signs][0]! : 0
}

/** "From X to Y": X is the earlier one. */
const isInOrder = (
  { tokens }: Reading,
  [one, other]: readonly [Spot, Spot],
  of: (spot: Spot) => ReadonlyArray<Printed>,
): boolean => {
  const isFromTo =
    FROM.has(tokens[one.from - 1]?.word ?? "") &&
    other.from - one.to <= 2 &&
    TO.has(tokens[other.from - 1]?.word ?? "")
  const [before, after] = [of(one), of(other)]
  // The ends of an interval are of a finding: they have no order in time.
  if (!isFromTo || before.length === 0 || after.length === 0) return true
  return before.some(
    (first) =>
      first.window === null ||
      first.kind === "any" ||
      first.kind === "high" ||
      first.kind === "low" ||
      after.some((second) => second.window === null || first.window!.from <= second.window.from),
  )
}

/** "-57 bpm" of what is never below nothing. */
const isNegative = (
  { tokens }: Reading,
  { from }: Spot,
  found: ReadonlyArray<Printed>,
): boolean => {
  const [before, sign] = [tokens[from - 2], tokens[from - 1]]
  const isSign = /^[-−–]$/.test(sign?.text ?? "") && tokens[from]!.glued && !sign!.glued
  const isBetween = before === undefined || before.kind === "number" || before.kind === "mark"
  return (
    isSign &&
    !isBetween &&
    found.some(({ value }) => value !== undefined) &&
    found.every(({ value }) => value === undefined || value > 0)
  )
}

/**
 * Whether movements are the right way round: a change has the sign that its clause says, what was before stands before
 * what is now, and a difference is no level.
 */
export const isMovedRightly = (
  reading: Reading,
  meant: ReadonlyMap<number, ReadonlyArray<Printed>>,
): boolean => {
  const { spots, tokens, clauseOf, languages } = reading
  const of = ({ from }: Spot) => meant.get(from) ?? []
  const isOnly = (found: ReadonlyArray<Printed>, kind: string) =>
    found.length > 0 && found.every((each) => each.kind === kind)
  return spots.every((spot, at) => {
    const found = of(spot)
    const next = spots[at + 1]
    if (next && !isInOrder(reading, [spot, next], of)) return false
    const inClause = tokens.filter((_, each) => clauseOf[each] === clauseOf[spot.from])
    if (isOnly(found, "earlier") && inClause.some(({ word }) => NOW.has(word))) return false
    if (!isOnly(found, "change")) return !isNegative(reading, spot, found)
    const sign = signOf(found)
    const direction = sign === 0 ? null : directionIn(clauseAt(reading, spot.from))
    if (direction !== null && direction.sign === -sign) return false
    return !languages.includes("en") || tokens.some(({ word }) => isOfChange(word))
  })
}
