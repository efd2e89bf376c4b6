import { metricOf } from "#catalogue/metrics"
import type { Intervals } from "#pipeline/gates/grounding/intervals"
import { type Printed, type PrintedNumbers, timed } from "#pipeline/gates/grounding/printed"
import { isOfProfile } from "#pipeline/gates/grounding/profile-numbers"
import { type Reading, timesBeside } from "#pipeline/gates/grounding/reading"
import { isOtherRole } from "#pipeline/gates/grounding/roles"
import { COUNTED, isSameUnit } from "#pipeline/gates/grounding/same-unit"
import { isOfOtherSport } from "#pipeline/gates/grounding/sports"
import { isCondition, subjectsAt } from "#pipeline/gates/grounding/subject"
import { isOfTimes, type Now } from "#pipeline/gates/grounding/times"
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
  /** How many measures were looked at. */
  readonly measures: number
}

const NO_NUMBERS: ReadonlyArray<Printed> = []

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
export const groundsOf = (
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
        !isOfOtherSport(each.keys, reading.tokens) &&
        isOfTimes(timed(each), times, now) &&
        isOfNamed(each, near, before, unit),
    ),
  )
}

/** Whether a number of a sentence may be said. */
export const isGrounded = (...of: Parameters<typeof groundsOf>): boolean =>
  groundsOf(...of).length > 0
