import type { Analyte } from "#catalogue/biomarkers/analyte"
import { criticalOf } from "#catalogue/biomarkers/critical"
import { decisionLimitFor } from "#catalogue/biomarkers/decision-limits"
import { sources } from "#catalogue/biomarkers/sources"
import { ESCALATIONS, type Escalation } from "#domain/safety"
import {
  aboveRange,
  belowRange,
  rangeTyped,
  unitUnclear,
  withinRange,
} from "#safety/typed-values/result-text"
import type { Symptoms } from "#safety/typed-values/symptoms"
import type { TypedAnalyte } from "#safety/typed-values/typed-analyte"

type Felt = Pick<Symptoms, "any" | "grave">

/** Whether a laboratory would telephone about a value. */
export const isCritical = (analyte: Analyte, value: number): boolean =>
  criticalOf({
    name: analyte.name,
    value,
    operator: null,
    unit: analyte.unit,
    reference_range: "",
    out_of_range: false,
  })?.analyte === analyte

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
interface Assessed {
  readonly value: number
  readonly level: Level
  readonly says: string
  readonly isCritical: boolean
}

type Level = Exclude<Escalation, "check">

/** The most urgent first. */
export const byUrgency = (
  one: { readonly level: Level },
  other: { readonly level: Level },
): number => ESCALATIONS.indexOf(one.level) - ESCALATIONS.indexOf(other.level)

/** A typed value with what is said of it. */
export interface AssessedAnalyte extends Assessed {
  readonly analyte: Analyte
  readonly words: string
}

/** From here on a value is for an emergency department: UK Kidney Association, hyperkalaemia (2023), in mmol/L. */
const EMERGENCY_FROM: Readonly<Record<string, number>> = { potassium: 6.5 }

/** Whether a value cannot wait for a call back. */
export const isForNow = ({ key }: Analyte, value: number): boolean =>
  value >= (EMERGENCY_FROM[key] ?? Number.POSITIVE_INFINITY)

const assessed = (analyte: Analyte, value: number, felt: Felt): Assessed => {
  if (isCritical(analyte, value)) {
    const level = felt.grave ? "immediate" : "urgent_same_day"
    return { value, level, says: "", isCritical: true }
  }
  const limit = decisionLimitFor(analyte.key, value)
  if (limit === null)
    return { value, level: "none", says: rangeSentence(analyte, value), isCritical: false }
  const level = felt.any ? "urgent_same_day" : limit.level
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

/**
 * Assesses a typed value by its own unit where that is unremarkable, else by the most urgent meaning, with all of them
 * said.
 */
export const assessAnalyte = (
  { analyte, values, words }: TypedAnalyte,
  felt: Felt,
): AssessedAnalyte => {
  const credible = values.filter((value) => value >= (MIN_CREDIBLE[analyte.key] ?? value))
  const all = (credible.length > 0 ? credible : values).map((value) =>
    assessed(analyte, value, felt),
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
