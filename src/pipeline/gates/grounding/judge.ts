import { metricOf } from "#catalogue/metrics"
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
import { harmlessIn } from "#pipeline/gates/grounding/harmless"
import { hourChangedBy, shiftsByHalf } from "#pipeline/gates/grounding/hour-words"
import type { Intervals } from "#pipeline/gates/grounding/intervals"
import { proposes } from "#pipeline/gates/grounding/plans"
import { type Printed, type PrintedNumbers, timed } from "#pipeline/gates/grounding/printed"
import { isOfProfile } from "#pipeline/gates/grounding/profile-numbers"
import { type Reading, timesBeside } from "#pipeline/gates/grounding/reading"
import { isOtherRole } from "#pipeline/gates/grounding/roles"
import { COUNTED, isSameUnit } from "#pipeline/gates/grounding/same-unit"
import { isCondition, subjectsAt } from "#pipeline/gates/grounding/subject"
import { isOfTimes, type Now } from "#pipeline/gates/grounding/times"
import type { Token } from "#pipeline/gates/grounding/tokens"
import { unitAt, unitOf } from "#pipeline/gates/grounding/units"
import type { Quantity } from "#pipeline/gates/grounding/written-dates"

/** The numbers that a turn may say. */
export interface Grounds {
  /** Of the ledger. */
  readonly printed: PrintedNumbers
  /** Of the question, of the profile: they are of no measure in particular. */
  readonly stated: ReadonlyArray<PrintedNumbers>
  readonly now: Now
  /** Number words of the question. */
  readonly words: ReadonlySet<string>
  readonly units: ReadonlyMap<string, string>
  readonly intervals: Intervals
}

const NO_NUMBERS: ReadonlyArray<Printed> = []
const FEW = new Set(["0", "1", "2", "3"])

/** The measures that a paragraph names before a sentence. */
export type NamedBefore = () => ReadonlyArray<ReadonlySet<string>>

/** The measures named nearest to a number: what it is said of, else in its clause, else in its sentence. */
const nearestKeys = (reading: Reading, at: number): ReadonlyArray<ReadonlySet<string>> => {
  const subjects = subjectsAt(reading, at)
  if (subjects.length > 0) return subjects
  const { tokens, clauseOf } = reading
  const values = reading.named.filter((each) => !isCondition(tokens, each))
  const named = values.length > 0 ? values : reading.named
  const inClause = named.filter(({ from }) => clauseOf[from] === clauseOf[at])
  const conditions = reading.named.filter(
    (each) => clauseOf[each.from] === clauseOf[at] && isCondition(tokens, each),
  )
  return [...(inClause.length > 0 ? inClause : named), ...conditions].map(({ keys }) => keys)
}

const unitOfKey = (key: string) => {
  const unit = unitOf(metricOf(key)?.unit ?? "")
  return unit === "min" || unit === "h" ? "time" : unit
}

/**
 * Whether a number is of a measure that is named near it. What was named before the sentence alone tells against
 * it only where it has the same unit, or the number has none.
 */
const isOfNamed = (
  { keys, unit }: Printed,
  near: ReadonlyArray<ReadonlySet<string>>,
  before: NamedBefore,
  said: string,
): boolean => {
  if (keys.size === 0) return true
  const areSame = (named: ReadonlySet<string>) => !keys.isDisjointFrom(named)
  if (near.length > 0) return near.some(areSame)
  const earlier = before()
  return (
    earlier.some(areSame) ||
    !earlier.some((named) => said === "" || [...named].some((key) => unitOfKey(key) === unit))
  )
}

/** "118/76" is a systolic and a diastolic pressure of the same window. */
const isPressure = (values: ReadonlyArray<string>, printed: PrintedNumbers): boolean =>
  values.some((pair) => {
    const [upper = "", lower = ""] = pair.split("/").map((part) => String(Number(part)))
    const of = (value: string, key: string) =>
      (printed.get(value) ?? NO_NUMBERS).filter(({ keys }) => keys.has(key))
    return of(upper, "bp_systolic").some((one) =>
      of(lower, "bp_diastolic").some(
        (other) => one.window?.from === other.window?.from && one.window?.to === other.window?.to,
      ),
    )
  })

/** Words by which a length names a time: "over the last 30 days". */
const OF_SPANS = new Set(
  `the last past previous recent these those over within next following of letzten vergangenen ultimos ultimas derniers
  dernieres ultimi ultime passati afgelopen laatste ostatnich ostatnie son последние последних останні останніх
  passados zurich los les die dei degli der`.split(/\s+/),
)
/** Words by which a day begins or ends a time: "since 12 May". */
const OF_EDGES = new Set(
  `since from until till to through between and after before by starting beginning ending up waking – - — ( seit ab bis
  vom von nach vor desde hasta del al entre depuis jusqu'au du au dal al fino sinds vanaf tot od do по до с от после
  від після`.split(/\s+/),
)
/** How far before a number the word may stand that names a time by it: "since Monday, 12 May". */
const REACH = 4

const isNamedSo = (
  { names }: Printed,
  { tokens, languages }: Reading,
  { from: at, to }: Pick<Quantity, "from" | "to">,
): boolean => {
  const isWhole = at === 0 && to === tokens.length
  if (names === undefined || isWhole) return true
  if (names === "label") return false
  if (!languages.includes("en")) return true
  const words = names === "span" ? OF_SPANS : OF_EDGES
  const before = tokens.slice(Math.max(0, at - REACH), at)
  if (before.some(({ word }) => words.has(word))) return true
  return names === "span"
    ? at === 0 || /^(?:of|worth)$/.test(tokens[to]?.word ?? "")
    : at === 0 && OF_EDGES.has(tokens[to]?.word ?? "")
}

/** What a number of the question or the profile is: anything. */
const STATED: ReadonlyArray<Printed> = [{ unit: "", keys: new Set(), window: null }]

/** What a number of a sentence may be; nothing where it is not to be said. */
const groundsOf = (
  quantity: Pick<Quantity, "unit" | "values" | "from" | "to">,
  reading: Reading,
  { printed, stated, now, units }: Grounds,
  before: NamedBefore,
): ReadonlyArray<Printed> => {
  const { unit, values, from } = quantity
  const isStated = stated.some((numbers) =>
    values.some((value) =>
      (numbers.get(value) ?? NO_NUMBERS).some(
        (each) =>
          each.unit === "" ||
          (isSameUnit(unit, each.unit) && (unit !== "" || isOfProfile(each, reading, from))),
      ),
    ),
  )
  if (isStated) return STATED
  if (unit === "pair") return isPressure(values, printed) ? STATED : NO_NUMBERS
  const near = nearestKeys(reading, from)
  const times = timesBeside(reading, from)
  const further = unit === "" ? unitAt(reading.tokens, quantity.to + 1, units)?.unit : undefined
  const isOfUnit = ({ unit: printed, names }: Printed) =>
    isSameUnit(unit, printed) ||
    (unit === "" && names === "span") ||
    // "7 rest days".
    (further !== undefined && COUNTED.has(further) && further === printed)
  return values.flatMap((value) =>
    (printed.get(value) ?? NO_NUMBERS).filter(
      (each) =>
        isOfUnit(each) &&
        // How many days were looked at is no number of times that something was done.
        !(unit === "times" && each.unit === "d" && each.keys.size === 0) &&
        isNamedSo(each, reading, quantity) &&
        !isOtherRole(reading, from, quantity.to, each, unit === "clock") &&
        isOfTimes(timed(each), times, now) &&
        isOfNamed(each, near, before, unit),
    ),
  )
}

const isGrounded = (...of: Parameters<typeof groundsOf>): boolean => groundsOf(...of).length > 0

/** What scripts without spaces write onto a number, and what is no unit. */
const PARTICLE = new RegExp(
  `^(?:${[
    "から|の|で|と|は|が|に|を|も|まで|より|だ|ほど|へ|至|到|和|之间|之|与|为|是|的|以|左右",
    "에서|와|과|은|는|이|가|의|로|으로|까지|보다|였|을|를|입니다|정도|도",
  ].join("|")})`,
)
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
    if (isHarmless(quantity)) return true
    if (hasStrangeUnit(reading, quantity)) return false
    const found = formsOf(reading, quantity).flatMap((form) =>
      groundsOf(form, reading, grounds, before),
    )
    meant.set(from, found)
    return found.length > 0
  })
  return areNumbers && areWordsGrounded(reading, grounds, before)
}
