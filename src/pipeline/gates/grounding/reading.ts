import type { LocalDate } from "#domain/time"
import { LANGUAGES, languagesOf } from "#language/answer-languages"
import { calendarIn } from "#pipeline/gates/grounding/calendar"
import { inNames } from "#pipeline/gates/grounding/known-names"
import { lengthsIn } from "#pipeline/gates/grounding/lengths"
import { namedIn } from "#pipeline/gates/grounding/named"
import type { Named, Phrases } from "#pipeline/gates/grounding/phrases"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { withDigits } from "#pipeline/gates/grounding/spelled"
import { type NamedTime, timesIn } from "#pipeline/gates/grounding/times"
import { type Token, tokensOf } from "#pipeline/gates/grounding/tokens"
import { unitAt } from "#pipeline/gates/grounding/units"
import type { Quantity } from "#pipeline/gates/grounding/written-dates"

/** A number of a sentence, by its tokens. */
export interface Spot {
  readonly from: number
  readonly to: number
}

/** A sentence as the gate reads it. */
export interface Reading {
  /** As `asRead` returns it. */
  readonly text: string
  readonly tokens: ReadonlyArray<Token>
  /** The languages it may be in; none where it is in another than an answer's. */
  readonly languages: ReadonlyArray<string>
  /** For each token 1 where it is part of a known name with a numeral. */
  readonly isName: Uint8Array
  /** The numbers outside such names. */
  readonly quantities: ReadonlyArray<Quantity>
  /** The measures it names, apart from the units of its numbers. */
  readonly named: ReadonlyArray<Named>
  /** The times it names: from today, and by the calendar. */
  readonly times: ReadonlyArray<NamedTime>
  /** Its numbers and placeholders that are no dates. */
  readonly spots: ReadonlyArray<Spot>
  /** For each token the number of its clause. */
  readonly clauseOf: Uint32Array
}

/** What a turn knows by name. */
export interface Vocabulary {
  /** Names with numerals. */
  readonly names: Phrases
  /** Names of measures and laboratory values, with their keys. */
  readonly measures: Phrases
  /** Units that only this ledger has. */
  readonly units: ReadonlyMap<string, string>
}

const BREAKS = new Set([...",;:()–—|、，；：（）؛،。"])
const CONJUNCTIONS = new Set(
  `
  und aber wahrend et mais tandis y pero mientras e mas ma mentre en maar terwijl i
  ale a ve ama и но а та але و لكن और लेकिन
`
    .trim()
    .split(/\s+/),
)

const ENGLISH = new Set("and but while whereas".split(" "))

const clausesOf = (tokens: ReadonlyArray<Token>, languages: ReadonlyArray<string>): Uint32Array => {
  // The "a" of Polish is a conjunction, the English one is none.
  const conjunctions = languages.includes("en") ? ENGLISH : CONJUNCTIONS
  const clauses = new Uint32Array(tokens.length)
  let clause = 0
  tokens.forEach(({ word, glued, kind }, at) => {
    const isBreak = kind === "sign" ? BREAKS.has(word) : conjunctions.has(word) && !glued
    if (isBreak) clause++
    clauses[at] = clause
  })
  return clauses
}

/** The lengths of time that are no value behind words such as "the last": they name a time. */
const LENGTHS = new Set(["wk", "mo", "y"])

/** The words of a sentence without its units, which are the same in many languages. */
const wordsOf = (tokens: ReadonlyArray<Token>, units: Vocabulary["units"]) => {
  const words: Array<string> = []
  for (let at = 0; at < tokens.length; at++) {
    const { kind, word } = tokens[at]!
    if (kind === "word") words.push(word)
    else if (kind === "number") at = (unitAt(tokens, at + 1, units)?.end ?? at + 1) - 1
  }
  return words
}

/** Reads a sentence as `asRead` returns it; `days` are those that its placeholders print. Linear in its length. */
export const readingOf = (
  text: string,
  { names, measures, units }: Vocabulary,
  days: ReadonlyArray<LocalDate | null> = [],
): Reading => {
  const written = tokensOf(text)
  const words = wordsOf(written, units)
  const languages = words.length === 0 ? LANGUAGES : languagesOf(text, words)
  const tokens = withDigits(written, languages, inNames(written, names), units)
  const isName = inNames(tokens, names)
  const quantities = quantitiesOf(tokens, languages, units).filter(({ from }) => isName[from] === 0)
  const isUnit = new Uint8Array(tokens.length)
  for (const { from, to } of quantities) isUnit.fill(1, from, to)
  const named = namedIn(tokens, languages, measures).filter(({ from }) => isUnit[from] === 0)
  const calendar = calendarIn(tokens, quantities, days)
  const isDay = new Set(calendar.map(({ from }) => from))
  const marks = tokens.flatMap(({ kind }, at) =>
    kind === "mark" ? [{ from: at, to: at + 1 }] : [],
  )
  return {
    text,
    tokens,
    languages,
    isName,
    quantities,
    named,
    times: [...timesIn(tokens), ...calendar, ...lengthsIn(tokens)],
    clauseOf: clausesOf(tokens, languages),
    spots: [...quantities.filter(({ unit }) => unit !== "date" && !LENGTHS.has(unit)), ...marks]
      .filter(({ from }) => !isDay.has(from))
      .sort((a, b) => a.from - b.from),
  }
}

/** Words between which nothing stands that a time or a claim could be of. */
const COMPARED = new Set("than against versus vs with als niz чем".split(" "))
const REACH = 2

/** The number that is said nearest before and nearest behind some words of their clause. */
const inClause = ({ spots, clauseOf }: Reading, from: number, to: number): ReadonlyArray<Spot> => {
  const own = spots.filter((spot) => clauseOf[spot.from] === clauseOf[from])
  const before = own.findLast((spot) => spot.to <= from)
  const behind = own.find((spot) => spot.from >= to)
  return [before, behind].flatMap((spot) => spot ?? [])
}

const isSemicolon = ({ word }: Token) => word === ";"

/** How many words a clause has beside a time that is all it says: "on". */
const MAX_BESIDE = 2

/**
 * The numbers that some words may be said of: those next to them in their clause; where it is all that a clause says
 * and it has no number, the next one behind it at the beginning of a sentence, else the one before.
 */
export const spotsBeside = (
  reading: Reading,
  { from, to }: Pick<Spot, "from" | "to">,
): ReadonlyArray<Spot> => {
  const { tokens, clauseOf, spots } = reading
  const own = inClause(reading, from, to)
  if (own.length > 0) return own
  const words = tokens.filter(
    ({ kind }, at) => clauseOf[at] === clauseOf[from] && kind !== "sign",
  ).length
  if (words > to - from + MAX_BESIDE) return []
  const [before, behind] = [
    spots.findLast((each) => each.to <= from),
    spots.find((each) => each.from >= to),
  ]
  // "…; your shortest, 6 h 12 min": what stands behind a semicolon is of what follows.
  const isBegun =
    clauseOf[from] === 0 || tokens.slice(Math.max(0, from - REACH), from).some(isSemicolon)
  const near = isBegun ? [behind] : before && tokens[to]?.word !== "(" ? [before] : [behind]
  // What stands before a colon is of all that is behind it.
  return near.flatMap((spot) => {
    if (!spot) return []
    const [first, last] = [Math.min(spot.to, to), Math.max(spot.from, from)]
    return tokens.slice(first, last).some(({ word }) => word === ":") ? [] : [spot]
  })
}

/** Whether words stand in a comparison: "more than last week". */
const isCompared = ({ tokens }: Reading, at: number) =>
  tokens.slice(Math.max(0, at - REACH), at).some(({ word }) => COMPARED.has(word))

type TimesWithSpots = ReadonlyArray<readonly [name: string, spots: ReadonlyArray<Spot>]>

/** Looked up once for each sentence, not for each of its numbers. */
const known = new WeakMap<Reading, TimesWithSpots>()

/** Each time that a sentence names, with the numbers that may be of it. */
export const timesWithSpots = (reading: Reading): TimesWithSpots => {
  const found =
    known.get(reading) ??
    reading.times
      .filter(({ name, from }) => name !== "" && !isCompared(reading, from))
      .map((time) => [time.name, spotsBeside(reading, time)] as const)
  known.set(reading, found)
  return found
}

/** The names of the times that a number may be of. */
export const timesBeside = (reading: Reading, at: number): ReadonlyArray<string> =>
  timesWithSpots(reading).flatMap(([name, spots]) =>
    spots.some(({ from }) => from === at) ? [name] : [],
  )
