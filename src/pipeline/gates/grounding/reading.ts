import { LANGUAGES, languagesOf } from "#language/answer-languages"
import { inNames } from "#pipeline/gates/grounding/known-names"
import { namedIn } from "#pipeline/gates/grounding/named"
import type { Named, Phrases } from "#pipeline/gates/grounding/phrases"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { withDigits } from "#pipeline/gates/grounding/spelled"
import { type NamedTime, timesIn } from "#pipeline/gates/grounding/times"
import { type Token, tokensOf } from "#pipeline/gates/grounding/tokens"
import type { Quantity } from "#pipeline/gates/grounding/written-dates"

/** A sentence as the gate reads it. */
export interface Reading {
  readonly tokens: ReadonlyArray<Token>
  /** The languages it may be in; none where it is in another than an answer's. */
  readonly languages: ReadonlyArray<string>
  /** For each token 1 where it is part of a known name with a numeral. */
  readonly isName: Uint8Array
  /** The numbers outside such names. */
  readonly quantities: ReadonlyArray<Quantity>
  /** The measures it names, apart from the units of its numbers. */
  readonly named: ReadonlyArray<Named>
  /** The times it names from today. */
  readonly times: ReadonlyArray<NamedTime>
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

const BREAKS = new Set([...",;:()–—、，；：（）؛،。"])
const CONJUNCTIONS = new Set(
  `
  and but while whereas und aber wahrend et mais tandis y pero mientras e mas ma mentre en maar terwijl i
  ale a ve ama и но а та але و لكن और लेकिन
`
    .trim()
    .split(/\s+/),
)

const clausesOf = (tokens: ReadonlyArray<Token>): Uint32Array => {
  const clauses = new Uint32Array(tokens.length)
  let clause = 0
  tokens.forEach(({ word, glued, kind }, at) => {
    const isBreak = kind === "sign" ? BREAKS.has(word) : CONJUNCTIONS.has(word) && !glued
    if (isBreak) clause++
    clauses[at] = clause
  })
  return clauses
}

/** Reads a sentence as `asRead` returns it. Linear in its length. */
export const readingOf = (text: string, { names, measures, units }: Vocabulary): Reading => {
  const written = tokensOf(text)
  const words = written.flatMap(({ kind, word }) => (kind === "word" ? [word] : []))
  const languages = words.length === 0 ? LANGUAGES : languagesOf(text, words)
  const tokens = withDigits(written, languages, inNames(written, names), units)
  const isName = inNames(tokens, names)
  const quantities = quantitiesOf(tokens, languages, units).filter(({ from }) => isName[from] === 0)
  const isUnit = new Uint8Array(tokens.length)
  for (const { from, to } of quantities) isUnit.fill(1, from, to)
  const named = namedIn(tokens, languages, measures).filter(({ from }) => isUnit[from] === 0)
  return {
    tokens,
    languages,
    isName,
    quantities,
    named,
    times: timesIn(tokens),
    clauseOf: clausesOf(tokens),
  }
}

const isNumber = ({ kind }: Token) => kind === "mark" || kind === "number"

/** The tokens outside names with numerals: the "2" and the "max" of "VO2max" say nothing. */
const outsideNames = ({ tokens, isName }: Reading, from: number, to: number) =>
  tokens.slice(from, to).filter((_, step) => isName[from + step] === 0)

/** The names of the times that are named in the clause of a number, with no other number between. */
export const timesBeside = (reading: Reading, at: number): ReadonlyArray<string> =>
  reading.times.flatMap(({ name, from }) => {
    const { clauseOf } = reading
    const between = outsideNames(reading, Math.min(from, at) + 1, Math.max(from, at))
    return clauseOf[from] === clauseOf[at] && !between.some(isNumber) ? [name] : []
  })

const MEANS = new Set(
  `average averaged averages averaging mean typical typically usual usually durchschnitt durchschnittlich mittel media
  promedio moyenne gemiddeld gemiddelde srednio ortalama среднем средняя среднии середньому 平均 평균 متوسط औसत`.split(
    /\s+/,
  ),
)
const EXTREMES = new RegExp(
  `^(?:${[
    "high|low|max|min|peak|most|least|best|worst|top|long|short|fewest|record|hochst|niedrigst|maxim|minim|mayor|menor",
    "plus|piu|hoogst|laagst|najw|najn|en$|сам|наи|най|最|가장|اعل|ادن|सबसे",
  ].join("|")})`,
)

/** Whether a sentence speaks of a mean and of no highest or lowest value, so that it is of none. */
export const speaksOfMean = (reading: Reading): boolean => {
  const { tokens, quantities } = reading
  if (!tokens.some(({ word }) => MEANS.has(word))) return false
  // "mL/kg/min" is no minimum.
  const units = new Set(quantities.flatMap(({ from, to }) => tokens.slice(from, to)))
  return !outsideNames(reading, 0, tokens.length).some(
    (token) => EXTREMES.test(token.word) && !units.has(token),
  )
}
