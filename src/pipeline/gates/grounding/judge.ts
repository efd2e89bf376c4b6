import { countedIn } from "#language/numbers/number-words"
import { readable } from "#pipeline/gates/claims/clauses"
import {
  countAt,
  isHarmlessCount,
  isRoman,
  isSmallWord,
  spelledWords,
} from "#pipeline/gates/grounding/counts"
import { formsOf } from "#pipeline/gates/grounding/forms"
import {
  type Grounds,
  groundsOf,
  isGrounded,
  type NamedBefore,
} from "#pipeline/gates/grounding/grounds"
import { harmlessIn } from "#pipeline/gates/grounding/harmless"
import { hourChangedBy, shiftsByHalf } from "#pipeline/gates/grounding/hour-words"
import { proposes } from "#pipeline/gates/grounding/plans"
import type { Printed } from "#pipeline/gates/grounding/printed"
import type { Reading } from "#pipeline/gates/grounding/reading"
import type { Token } from "#pipeline/gates/grounding/tokens"
import { PHYSICAL, unitAt } from "#pipeline/gates/grounding/units"
import type { Quantity } from "#pipeline/gates/grounding/written-dates"

const FEW = new Set(["0", "1", "2", "3"])

/** What scripts without spaces write onto a number, and what is no unit. */
const PARTICLE = new RegExp(
  `^(?:${[
    "から|の|で|と|は|が|に|を|も|まで|より|だ|ほど|へ|至|到|和|之间|之|与|为|是|的|以|左右",
    "에서|와|과|은|는|이|가|의|로|으로|까지|보다|였|을|를|입니다|정도|도",
  ].join("|")})`,
)
const NO_UNITS: ReadonlyMap<string, string> = new Map()
const PLURAL = /[^sui'a]s$/
/** "57 dB", "44 MET". */
const ABBREVIATED = /^(?=\p{L}*\p{Lu})(?:\p{L}\p{Lu}|\p{Lu}{2,4})$/u
const NOT_PLURAL = new Set(
  "across perhaps sometimes besides towards afterwards nights days hours values weeks".split(" "),
)

/** "408 litres", "58 push-ups": what stands behind a bare number may be its unit. */
const hasStrangeUnit = ({ tokens, languages, named }: Reading, { unit, to }: Quantity): boolean => {
  const next = tokens[to]
  // "57 beats per hour": no unit that is known goes on so.
  if (unit !== "" && next?.word === "per" && /^(?:hour|second)$/.test(tokens[to + 1]?.word ?? ""))
    return true
  if (unit !== "" && next?.kind === "word" && !isSmallWord(next.word, languages)) {
    // "5.3% mmol/L" has two.
    const second = unitAt(tokens, to, NO_UNITS)
    const isMeasure = second !== null && (PHYSICAL.has(second.unit) || second.unit.includes("/"))
    if (isMeasure && second.unit !== unit) return true
  }
  if (unit !== "" || next?.kind !== "word") return false
  if (next.glued) return !PARTICLE.test(next.word)
  // "112 µmol/L".
  if (tokens[to + 1]?.text === "/" && tokens[to + 1]!.glued && tokens[to + 2]?.glued) return true
  if (named.some(({ from }) => from === to) || isSmallWord(next.word, languages)) return false
  if (ABBREVIATED.test(next.text)) return true
  return languages.includes("en") && PLURAL.test(next.word) && !NOT_PLURAL.has(next.word)
}

const FORTNIGHTS = [
  ["d", "14"],
  ["wk", "2"],
] as const

const isFortnight = (reading: Reading, at: number, grounds: Grounds, before: NamedBefore) =>
  FORTNIGHTS.some(([unit, value]) =>
    isGrounded({ unit, values: [value], from: at, to: at + 1 }, reading, grounds, before),
  )

const PERCENT = "yuzde"
const ONE = "one"
const FORTNIGHT = "fortnight"
/** What a plan may say of how often: "once or twice a week". */
const FEW_TIMES = new Set(["couple", "twice", "once"])
/** Whether every number word of a sentence that is not read as digits is harmless or known. */
const areWordsGrounded = (reading: Reading, grounds: Grounds, before: NamedBefore): boolean => {
  const { tokens, languages, isName, quantities, named } = reading
  const inQuantity = new Uint8Array(tokens.length)
  for (const { from, to } of quantities) inQuantity.fill(1, from, to)
  const words = tokens.map(({ word }) => word)
  const length = hourChangedBy(words)
  if (length !== null && !isGrounded({ unit: "time", ...length }, reading, grounds, before))
    return false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind !== "word" || isName[at] === 1 || inQuantity[at] === 1) continue
    const unit = unitAt(tokens, tokens[at + 1]?.text === "-" ? at + 2 : at + 1, grounds.units)
    if (isRoman(token, unit !== null)) return false
    // "Yüzde on iki": a percentage in words.
    if (token.word === PERCENT && tokens[at + 1]?.kind === "word") return false
    if (token.word === ONE) {
      const next = words[at + 1]
      if (next === "and" && words[at + 2] === "a") return false
      if (next === "third" || next === "quarter" || next === "half" || next === "hundred")
        return false
      continue
    }
    const counted = countAt(tokens, at, languages, unit !== null)
    if (counted === null || grounds.words.has(token.word)) continue
    if (FEW_TIMES.has(token.word) && words[at + 1] !== "as" && proposes(readable(reading.text)))
      continue
    if (shiftsByHalf(words, at) && proposes(readable(reading.text).replaceAll(" earlier", "")))
      continue
    if (token.word === FORTNIGHT && isFortnight(reading, at, grounds, before)) continue
    const isMeasure =
      unit !== null || (words[at + 1] !== "periods" && named.some(({ from }) => from === at + 1))
    if (counted === "more" || isMeasure || !isHarmlessCount(tokens, at, languages)) return false
  }
  return !spelledWords(tokens).some((word) => countedIn(word, languages, false) !== null)
}

/** A letter or digit of a script that has spaces between words: a number behind it is part of a name. */
const SPACED =
  /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})[\p{L}\p{N}]$/u
/** "And", "with", "for": Arabic writes them onto the word behind them. */
const ARABIC_PREFIX = /^[وفبلك]$/
const CURRENCY = /^\p{Sc}$/u
/** A word of letters of two scripts that look alike reads as another than it is written. */
const isMixed = ({ text }: Token) =>
  /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text)

const MEASURES = /^(?:measure|metric|measurement)s$/
/** "All four measures": as many as were looked at. */
const isOfMeasures = ({ tokens }: Reading, { unit, values, to }: Quantity, grounds: Grounds) =>
  unit === "" && MEASURES.test(tokens[to]?.word ?? "") && values.includes(String(grounds.measures))

/** Signs that are numbers and no digits. */
const SIGNS = new Set(["🔟", "💯"])

/**
 * Whether every number of a sentence is one that the turn may say, and of what the sentence says it is. `before`:
 * the measures that were named before it in its paragraph. What each number may be is added to `meant`, by its first
 * token.
 */
export const isAllGrounded = (
  reading: Reading,
  grounds: Grounds,
  before: NamedBefore,
  meant: Map<number, ReadonlyArray<Printed>>,
): boolean => {
  const { tokens, languages, quantities } = reading
  if (languages.length === 0 || tokens.some((token) => SIGNS.has(token.text) || isMixed(token)))
    return false
  const isHarmless = harmlessIn(reading, grounds.intervals)
  const areNumbers = quantities.every((quantity) => {
    const { from, to, unit, values } = quantity
    const sign = tokens[from - 1]?.text ?? ""
    if (tokens[from]!.glued && SPACED.test(sign) && !ARABIC_PREFIX.test(sign)) return false
    if (CURRENCY.test(sign) || CURRENCY.test(tokens[to]?.text ?? "")) return false
    const isFew = unit === "" && to === from + 1 && FEW.has(values[0] ?? "")
    if (isFew && values[0] !== "0" && isHarmlessCount(tokens, from, languages)) return true
    if (isHarmless(quantity) || isOfMeasures(reading, quantity, grounds)) return true
    if (hasStrangeUnit(reading, quantity)) return false
    const found = formsOf(reading, quantity).flatMap((form) =>
      groundsOf(form, reading, grounds, before),
    )
    meant.set(from, found)
    return found.length > 0
  })
  return areNumbers && areWordsGrounded(reading, grounds, before)
}
