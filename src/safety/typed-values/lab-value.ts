import type { Analyte } from "#catalogue/biomarkers/analyte"
import { criticalOf } from "#catalogue/biomarkers/critical"
import { decisionLimitFor } from "#catalogue/biomarkers/decision-limits"
import { sources } from "#catalogue/biomarkers/sources"
import { canonicalValues } from "#catalogue/biomarkers/unit"
import { ESCALATIONS, type Escalation } from "#domain/safety"
import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import type { Steps } from "#safety/steps"
import { criticalTyped, NEUTROPENIC_FEVER, TROPONIN } from "#safety/texts"
import { type AnalyteReader, analyteReaders } from "#safety/typed-values/analyte-names"
import {
  aboveRange,
  belowRange,
  decisionTyped,
  rangeTyped,
  unitUnclear,
  withinRange,
} from "#safety/typed-values/result-text"
import { hasSymptoms, isGrave } from "#safety/typed-values/symptoms"
import { isTroponinHigh } from "#safety/typed-values/troponin"

/** A mass without a volume is an intake: "potassium 2.5 g a day". */
const INTAKE = /^(?:mg|g|mcg|%|percent)$/
const SPORT = pattern(
  String.raw`
    \blactate (?:threshold|test|step)\b|\bthreshold\b|\b(?:during|after|in) (?:the |my |
    an? )?(?:\w+ )?(?:run|workout|race|intervals?|ride|sprints?)\b`,
)
/** What is eaten as well as measured, and the words of a diet. */
const NUTRIENTS = new Set(
  "potassium sodium calcium magnesium phosphate chloride cholesterol_total".split(" "),
)
const EATEN = /\b(?:supplement\w*|intake|diet|drank|ate|tablets?|pills?)\b/
/** What is taken as a supplement, and the words of taking it. */
const SUPPLEMENTS = new Set(
  "iron zinc copper selenium folate vitamin_b12 vitamin_d_25oh vitamin_a vitamin_e".split(" "),
)
const TAKEN =
  /\b(?:supplement\w*|intake|diet|take|takes|taking|tablets?|pills?|dose|iu|daily|a day|per day)\b/
const CONCENTRATION = /\/|^(?:mmol|meq)/
const FEVER = pattern(
  String.raw`
    \b(?:fever\w*|febrile|chills|rigors|shivering|infection|temperature (?:is |of )?(?:38|39|40|41|
    10[0-6])|temp (?:is |of )?(?:38|39|40|41|10[0-6])|sepsis|flu|t ?(?:is |of |= ?|: ?)?(?:38|39|40|41|
    10[0-6])(?:[.,]\d)?)\b|\b(?:(?:38|39|40|41)(?:[.,]\d)? ?(?:°|degrees|celsius|c\b)|
    10[0-5](?:[.,]\d)? ?(?:°|degrees|fahrenheit|f\b))`,
)

/** What was typed, as a report would have printed it. */
const asPrinted = (key: string, value: number, unit: string): readonly [number, string] => {
  const plain = unit.replace(/ /g, "").replace(/^x(?=10)/, "")
  if (plain === "k" || plain === "thousand") return [value, "10*3/uL"]
  if (plain === "mmol" && key === "hba1c") return [value, "mmol/mol"]
  if (plain === "mmol" || plain === "meq") return [value, `${plain}/L`]
  if (plain === "percent") return [value, "%"]
  if (plain === "" && key === "neutrophils_abs" && value >= 20) return [value, "/uL"]
  if (plain === "" && (key === "platelets" || key === "wbc") && value >= 1_000)
    return [value, "/uL"]
  return [value, plain === "s" || plain === "sec" || plain === "seconds" ? "s" : plain]
}

/** A unit as the catalogue spells it, where that is the one that was typed. */
const spelled = (unit: string, analyte: Analyte): string =>
  unit === analyte.unit.toLowerCase() ? analyte.unit : unit

/** A lab value as somebody typed it: what it may be in the analyte's own unit, and the words for it. */
interface Typed {
  readonly analyte: Analyte
  /** One where the unit was typed or a single one makes it plausible; several where more do. */
  readonly values: ReadonlyArray<number>
  readonly words: string
}

const isIntake = ({ key }: Analyte, sentence: string): boolean =>
  (NUTRIENTS.has(key) && EATEN.test(sentence)) || (SUPPLEMENTS.has(key) && TAKEN.test(sentence))

/** Values judged before yielding to the event loop. */
const JUDGED = 50
/** Readers tried before yielding to the event loop: each is compiled when it is first tried. */
const STEP = 16

const valuesOf = (
  { analyte, needsUnit, valuesIn }: AnalyteReader,
  sentence: string,
): ReadonlyArray<Typed> =>
  valuesIn(sentence)
    .filter(({ unit }) => !needsUnit || CONCENTRATION.test(unit))
    .filter(() => analyte.key !== "lactate" || !SPORT.test(sentence))
    .filter(({ unit }) => CONCENTRATION.test(unit) || !isIntake(analyte, sentence))
    .filter(({ unit }) => !INTAKE.test(unit) || unit === analyte.unit || unit === "percent")
    .flatMap(({ value, unit }) => {
      const [printed, printedUnit] = asPrinted(analyte.key, value, unit)
      const values = canonicalValues(analyte, printed, printedUnit)
      return values.length > 0
        ? [{ analyte, values, words: `${value} ${spelled(unit, analyte)}`.trim() }]
        : []
    })

function* typedIn(sentence: string): Steps<ReadonlyArray<Typed>> {
  const found: Array<Typed> = []
  for (const [at, reader] of analyteReaders().entries()) {
    if (at % STEP === STEP - 1) yield
    if (reader.isNamed(sentence)) found.push(...valuesOf(reader, sentence))
  }
  return found
}

const isCritical = (analyte: Analyte, value: number): boolean =>
  criticalOf({
    name: analyte.name,
    value,
    operator: null,
    unit: analyte.unit,
    reference_range: "",
    out_of_range: false,
  })?.analyte === analyte

const RULE = "critical_lab_value"

/** Where the usual range of adults of either sex leaves a value; empty where nobody prints one. */
const rangeSentence = ({ range, unit }: Analyte, value: number): string => {
  if (range === null) return ""
  const all = [range.any, range.male, range.female].filter((bounds) => bounds !== undefined)
  const lows = all.flatMap(({ low }) => low ?? [])
  const highs = all.flatMap(({ high }) => high ?? [])
  const printed = rangeTyped(
    lows.length > 0 ? Math.min(...lows) : null,
    highs.length > 0 ? Math.max(...highs) : null,
    unit,
    sources[range.source],
  )
  if (lows.some((low) => value < low)) return belowRange(printed)
  return highs.some((high) => value > high) ? aboveRange(printed) : withinRange(printed)
}

/** How urgent one meaning of a typed value is, and the sentence that says why. */
interface Judged {
  readonly value: number
  readonly level: Level
  readonly says: string
  readonly isCritical: boolean
}

type Level = Exclude<Escalation, "check">

const byUrgency = (one: { readonly level: Level }, other: { readonly level: Level }): number =>
  ESCALATIONS.indexOf(one.level) - ESCALATIONS.indexOf(other.level)

/** "Confused about what it means" is no symptom. */
const PUZZLED = /\bconfused (?:about|by|what|why|how|whether|if)\b/

const judged = (analyte: Analyte, value: number, message: string): Judged => {
  if (isCritical(analyte, value)) {
    const level = isGrave(message) && !PUZZLED.test(message) ? "immediate" : "urgent_same_day"
    return { value, level, says: "", isCritical: true }
  }
  const limit = decisionLimitFor(analyte.key, value)
  if (limit === null)
    return { value, level: "none", says: rangeSentence(analyte, value), isCritical: false }
  const level = hasSymptoms(message) ? "urgent_same_day" : limit.level
  return { value, level, says: limit.says, isCritical: false }
}

/** A value this far beyond its usual range may well be one of another unit. */
const FAR = 3
/** Without a low end of the range, a share of the high one that hardly anybody is below. */
const NEAR_NOTHING = 0.02
/** No living person has less; a smaller number is in the other unit. */
const MIN_CREDIBLE: Readonly<Record<string, number>> = { hba1c: 3.5 }

/** Whether a value is near enough to the usual range to be taken as it stands. */
const isTypical = ({ range }: Analyte, value: number): boolean => {
  const bounds = range?.any ?? range?.male ?? range?.female
  if (!bounds) return true
  const { low, high } = bounds
  const least = low === null ? (high ?? 0) * NEAR_NOTHING : low / FAR
  return value >= least && (high === null || value <= high * FAR)
}

/** A typed value by its own unit where that is unremarkable, else by the most urgent meaning, with all of them said. */
const meant = ({ analyte, values, words }: Typed, message: string) => {
  const credible = values.filter((value) => value >= (MIN_CREDIBLE[analyte.key] ?? value))
  const all = (credible.length > 0 ? credible : values).map((value) =>
    judged(analyte, value, message),
  )
  const own = all[0]!
  const isPlain = own.level === "none" && isTypical(analyte, own.value)
  const meanings = isPlain ? [own] : [...all].sort(byUrgency)
  const first = meanings[0]!
  const isOpen = meanings.some(({ level }) => level !== first.level)
  const each = meanings.map(({ value }) => `${Number(value.toPrecision(3))} ${analyte.unit}`)
  return {
    ...first,
    analyte,
    words,
    says: isOpen ? `${unitUnclear(each)} ${first.says}`.trim() : first.says,
  }
}

/**
 * The lab values that were typed, each judged by its notification limit, else by the guideline's, else by the usual
 * range. Symptoms raise the level. Never anybody's stored value.
 */
export function* assessLabValues(
  sentences: ReadonlyArray<string>,
  message: string,
): Steps<ReadonlyArray<Assessment>> {
  const asked = sentences.filter(
    (sentence) => !/\b(?:normal|reference) range\b|\bhow (?:many|often)\b/.test(sentence),
  )
  if (asked.some(isTroponinHigh))
    return [{ escalation: "immediate", rule: "troponin", text: TROPONIN }]
  const typed: Array<Typed> = []
  for (const sentence of asked) {
    if (!/\d/.test(sentence)) continue
    typed.push(...(yield* typedIn(sentence)))
    yield
  }
  if (
    FEVER.test(message) &&
    !/\bno (?:\w+ )?fever\b/.test(message) &&
    (/\bneutropeni(?:a|c)\b/.test(message) ||
      typed.some(
        ({ analyte, values }) =>
          analyte.key === "neutrophils_abs" && values.some((value) => isCritical(analyte, value)),
      ))
  )
    return [{ escalation: "immediate", rule: RULE, text: NEUTROPENIC_FEVER }]
  const judged: Array<ReturnType<typeof meant>> = []
  for (const [at, one] of typed.entries()) {
    judged.push(meant(one, message))
    if (at % JUDGED === JUDGED - 1) yield
  }
  const values = judged.sort(byUrgency)
  const [first] = values
  if (!first) return []
  const about = first.analyte.key
  return first.isCritical
    ? [
        {
          escalation: first.level,
          rule: RULE,
          text: criticalTyped(first.analyte.name, first.words),
          about,
        },
      ]
    : [
        {
          escalation: first.level,
          rule: "lab_value",
          text: decisionTyped(
            values.map(({ analyte, words, says }) => ({ name: analyte.name, value: words, says })),
            first.level === "immediate" ? "urgent_same_day" : first.level,
          ),
          about,
        },
      ]
}
