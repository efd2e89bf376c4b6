import { metricOf } from "#catalogue/metrics"
import type { Fact } from "#domain/ledger"
import type { LocalDate } from "#domain/time"
import { isSmallWord } from "#pipeline/gates/grounding/counts"
import type { NamedBefore } from "#pipeline/gates/grounding/judge"
import { namedIn } from "#pipeline/gates/grounding/named"
import { phrasesOf } from "#pipeline/gates/grounding/phrases"
import { timeOf } from "#pipeline/gates/grounding/printed"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { type Reading, speaksOfMean, timesBeside } from "#pipeline/gates/grounding/reading"
import { isOfTimes } from "#pipeline/gates/grounding/times"
import { tokensOf } from "#pipeline/gates/grounding/tokens"
import { unitAt, unitOf } from "#pipeline/gates/grounding/units"

/** A number that the code prints, and the fact it is of; a number of a finding has none. */
export interface Rendered {
  readonly words: string
  readonly fact: Fact | undefined
  /** The measures that the fact may be said to be of; empty where nothing is known. */
  readonly keys: ReadonlySet<string>
}

const NO_UNITS: ReadonlyMap<string, string> = new Map()

/** Units of the body and of distances: what is printed with another unit, or without one, is none of these. */
const PHYSICAL = new Set(
  `
  bpm steps kcal kg g lb st oz km m cm mi yd ft L mL floz % C F km/h mph ms h min s points mmHg mg mg/dL
  mmol/L W kJ degrees breaths/min
`
    .trim()
    .split(/\s+/),
)
/** "a {{dose}} mg", "{{share}} kg": a time is no distance. */
const TIME = new Set(["h", "min", "s"])

const lastUnit = (words: string): string => {
  const found = quantitiesOf(tokensOf(words), ["en"], NO_UNITS).at(-1)
  return found?.unit ?? ""
}

const hasOtherUnit = (
  { tokens, languages }: Reading,
  at: number,
  { words, fact }: Rendered,
): boolean => {
  const named = unitAt(tokens, at + 1, NO_UNITS)
  if (!named || !PHYSICAL.has(named.unit)) return false
  // "58 bpm s" is nothing, but "am" and "im" are words: a unit is no small word.
  if (tokens[at + 1]!.kind === "word" && isSmallWord(tokens[at + 1]!.word, languages)) return false
  // A number of cups, of litres: its name says what it counts.
  if (fact?.role === "servings") return false
  const unit = lastUnit(words)
  if (unit === "" && unitOf(fact?.item.unit ?? "") === named.unit) return false
  if (unit === "time") return !TIME.has(named.unit) || /\d ?(?:h|min)/.test(words)
  return unit !== named.unit
}

const unitsOf = (keys: Iterable<string>) => [...keys].map((key) => metricOf(key)?.unit)

/** Whether a sentence, its paragraph or the printed unit names the measure of a fact, or none that it is not. */
const isOfNamed = (
  { tokens, named, clauseOf }: Reading,
  at: number,
  { words, fact, keys: known }: Rendered,
  before: NamedBefore,
  namedByUnit: Set<string>,
): boolean => {
  const keys = [...known]
  const isOf = (each: ReadonlySet<string>) => keys.some((key) => each.has(key))
  if (keys.length === 0 || named.length === 0 || named.some((each) => isOf(each.keys))) return true
  const isSaidOfOther = named.some(
    ({ from, to }) =>
      from < at && to < at && tokens.slice(to, at).every(({ word }) => COPULAS.has(word)),
  )
  if (isSaidOfOther) return false
  if (keys.some((key) => namedByUnit.has(key))) return true
  const isNamedByUnit =
    lastUnit(words) === "workouts" ||
    namedIn(tokensOf(words), ["en"], NO_PHRASES).some((each) => isOf(each.keys))
  if (isNamedByUnit) {
    for (const key of keys) namedByUnit.add(key)
    return true
  }
  const others = named.filter(({ from }) => from < at)
  const isClose = others.some(
    ({ from, to }) =>
      clauseOf[from] === clauseOf[at] &&
      !tokens.slice(to, at).some(({ word }) => PRONOUNS.has(word)),
  )
  if (isClose) return false
  const isAlike =
    others.length === 0 || others.some((each) => unitsOf(each.keys).includes(fact?.item.unit))
  return isAlike || before().some(isOf)
}

/** With these alone between it and a number, a measure is what the number is said of. */
const COPULAS = new Set(
  "average averaged averages averaging was is were are be been has have had stayed reached on at about around".split(
    " ",
  ),
)

/** Behind one of them a number is of what was spoken of before. */
const PRONOUNS = new Set("it they that this those these".split(" "))

const NO_PHRASES = phrasesOf([])

/**
 * Whether nothing around the placeholders of a sentence contradicts what they print: another unit behind them, or
 * another measure than theirs in the sentence and its paragraph.
 */
export const areMarksGrounded = (
  reading: Reading,
  marks: ReadonlyArray<Rendered>,
  before: NamedBefore,
  today: LocalDate | null,
): boolean => {
  const isMean = marks.length > 0 && speaksOfMean(reading)
  let mark = 0
  /** Measures that a number before has named by its unit: "8,400 steps (7,900)". */
  const namedByUnit = new Set<string>()
  return reading.tokens.every(({ kind }, at) => {
    if (kind !== "mark") return true
    const rendered = marks[mark++]!
    const { fact } = rendered
    if (hasOtherUnit(reading, at, rendered)) return false
    if (fact === undefined) return true
    const isExtreme = fact.role === "max" || fact.role === "min"
    if (isExtreme && isMean) return false
    const times = timesBeside(reading, at)
    if (!isOfTimes(timeOf(fact), times, today)) return false
    return isOfNamed(reading, at, rendered, before, namedByUnit)
  })
}
