import type { Fact } from "#domain/ledger"
import { isLocalDate, type LocalDate } from "#domain/time"
import { isSmallWord } from "#pipeline/gates/grounding/counts"
import type { Role } from "#pipeline/gates/grounding/kinds"
import { namedIn } from "#pipeline/gates/grounding/named"
import { phrasesOf } from "#pipeline/gates/grounding/phrases"
import { type Printed, timed, timeOf } from "#pipeline/gates/grounding/printed"
import { quantitiesOf } from "#pipeline/gates/grounding/quantities"
import { type Reading, timesBeside } from "#pipeline/gates/grounding/reading"
import { isOtherRole } from "#pipeline/gates/grounding/roles"
import { subjectsAt } from "#pipeline/gates/grounding/subject"
import { isOfTimes, type Now } from "#pipeline/gates/grounding/times"
import { tokensOf } from "#pipeline/gates/grounding/tokens"
import { PHYSICAL, unitAt, unitOf } from "#pipeline/gates/grounding/units"

/** A number that the code prints, and the fact it is of; a number of a finding has none. */
export interface Rendered {
  readonly words: string
  readonly fact: Fact | undefined
  readonly role: Role | undefined
  /** The measures that the fact may be said to be of; empty where nothing is known. */
  readonly keys: ReadonlySet<string>
}

/** What the times of a sentence are counted from, and the days of single values by their keys. */
export interface Dated {
  readonly now: Now
  readonly days: ReadonlyMap<string, LocalDate>
}

const NO_UNITS: ReadonlyMap<string, string> = new Map()

/** "a {{dose}} mg", "{{share}} kg": a time is no distance. */
const TIME = new Set(["h", "min", "s"])

const DAYS = new Set(["d", "wk", "mo", "y", "times"])
/** What has one of these units is no number of days. */
const OF_NO_DAYS = new Set(
  "bpm ms kg lb points mL/kg/min mg/dL mmol/L mmHg ng/mL mg km kcal steps".split(" "),
)

const PER = /^(?:hour|second)$/

const lastUnit = (words: string): string => {
  const found = quantitiesOf(tokensOf(words), ["en"], NO_UNITS).at(-1)
  return found?.unit ?? ""
}

const hasOtherUnit = (
  { tokens, languages }: Reading,
  at: number,
  { words, fact }: Rendered,
): boolean => {
  // "58 bpm-litres" is a unit as well.
  const behind = tokens[at + 1]?.text === "-" ? at + 2 : at + 1
  const named = unitAt(tokens, behind, NO_UNITS)
  if (named && DAYS.has(named.unit))
    return OF_NO_DAYS.has(lastUnit(words) || unitOf(fact?.item.unit ?? ""))
  if (!named || !PHYSICAL.has(named.unit)) return false
  // "57 bpm", said as beats per hour.
  if (tokens[named.end]?.word === "per" && PER.test(tokens[named.end + 1]?.word ?? "")) return true
  // "58 bpm s" is nothing, but "am" and "im" are words: a unit is no small word.
  if (tokens[behind]!.kind === "word" && isSmallWord(tokens[behind]!.word, languages)) return false
  // A number of cups, of litres: its name says what it counts.
  if (fact?.role === "servings") return false
  const unit = lastUnit(words)
  if (unit === "" && unitOf(fact?.item.unit ?? "") === named.unit) return false
  if (unit === "time") return !TIME.has(named.unit) || /\d ?(?:h|min)/.test(words)
  return unit !== named.unit
}

/** Whether a fact is a name, or another text. */
const isText = ({ item: { value } }: Fact): boolean =>
  typeof value === "string" && !isLocalDate(value) && /\p{L}{2}/u.test(value)

/** Whether a fact is a day, or a number of days: it is said beside other measures, too. */
const isAside = ({ item: { value, unit } }: Fact): boolean =>
  typeof value === "string" ? isLocalDate(value) : unitOf(unit ?? "") === "d"

/** Whether a sentence names the measure of a fact, or none that it is not. */
const isOfNamed = (
  reading: Reading,
  at: number,
  { words, fact, keys: known }: Rendered,
  namedByUnit: Set<string>,
): boolean => {
  const { tokens, named, clauseOf, quantities } = reading
  const keys = [...known]
  const isOf = (each: ReadonlySet<string>) => keys.some((key) => each.has(key))
  if (keys.length === 0 || named.length === 0 || (fact && isText(fact))) return true
  const subjects = subjectsAt(reading, at)
  if (subjects.length > 0) return subjects.some(isOf)
  if (named.some((each) => isOf(each.keys))) return true
  if (named.some(({ from }) => clauseOf[from] === clauseOf[at])) return false
  if (fact !== undefined && isAside(fact)) return true
  if (keys.some((key) => namedByUnit.has(key))) return true
  const isNamedByUnit =
    lastUnit(words) === "workouts" ||
    namedIn(tokensOf(words), ["en"], NO_PHRASES).some((each) => isOf(each.keys))
  const numbers = quantities.length + tokens.filter(({ kind }) => kind === "mark").length
  if (!isNamedByUnit || numbers <= named.length) return false
  for (const key of keys) namedByUnit.add(key)
  return true
}

const NO_PHRASES = phrasesOf([])

/**
 * Whether nothing around the placeholders of a sentence contradicts what they print: another unit behind them, or
 * another measure than theirs in the sentence and its paragraph.
 */
export const areMarksGrounded = (
  reading: Reading,
  marks: ReadonlyArray<Rendered>,
  { now, days }: Dated,
  meant: Map<number, ReadonlyArray<Printed>>,
): boolean => {
  let mark = 0
  /** Measures that a number before has named by its unit: "8,400 steps (7,900)". */
  const namedByUnit = new Set<string>()
  return reading.tokens.every(({ kind }, at) => {
    if (kind !== "mark") return true
    const rendered = marks[mark++]!
    const { fact } = rendered
    if (hasOtherUnit(reading, at, rendered)) return false
    if (fact === undefined) return true
    const isClock = fact.item.unit === "h"
    if (rendered.role && isOtherRole(reading, at, at + 1, rendered.role, isClock)) return false
    const { value, window: span } = fact.item
    const each: Printed = {
      unit: "",
      keys: rendered.keys,
      window: timeOf(fact, days),
      span,
      ...rendered.role,
      ...(typeof value === "number" ? { value } : {}),
    }
    meant.set(at, [each])
    if (!isOfTimes(timed(each), timesBeside(reading, at), now)) return false
    return isOfNamed(reading, at, rendered, namedByUnit)
  })
}
