import type { Steps } from "#language/steps"
import type { Assessment } from "#safety/assessment"
import { askingCues } from "#safety/cues/asking"
import { labValueCues } from "#safety/cues/lab-value"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { criticalTyped, NEUTROPENIC_FEVER, TROPONIN } from "#safety/texts"
import {
  type AssessedAnalyte,
  assessAnalyte,
  byUrgency,
  isCritical,
  isForNow,
} from "#safety/typed-values/analyte-assessment"
import { decisionTyped } from "#safety/typed-values/result-text"
import type { Symptoms } from "#safety/typed-values/symptoms"
import { isTroponinHigh } from "#safety/typed-values/troponin"
import { type TypedAnalyte, typedAnalytesIn } from "#safety/typed-values/typed-analyte"
import { potassiumTyped } from "#safety/urgent-texts"

const RULE = "critical_lab_value"
/** A number that was typed with its unit is of a report, and of nothing else. */
const UNIT = /\p{L}/u
/** Values assessed before yielding to the event loop. */
const STEP = 50

/** 38.5 °C or 101 °F, with the sign of a degree. */
const FEVER_DEGREES = /\b(?:(?:38|39|40|41)(?:[.,]\d)?|10[0-5](?:[.,]\d)?) ?°/

const hasFever = (said: Passage, sentences: ReadonlyArray<Sentence>): boolean =>
  (mentions(said, labValueCues.fever) ||
    sentences.some(({ plain }) => FEVER_DEGREES.test(plain))) &&
  !mentions(said, labValueCues.noFever)

const isNeutropenic = (said: Passage, typed: ReadonlyArray<TypedAnalyte>): boolean =>
  mentions(said, labValueCues.neutropenia) ||
  typed.some(
    ({ analyte, values }) =>
      analyte.key === "neutrophils_abs" && values.some((value) => isCritical(analyte, value)),
  )

/** What is said of assessed values, the most urgent first. */
const assessmentOf = (values: ReadonlyArray<AssessedAnalyte>): ReadonlyArray<Assessment> => {
  const [first] = values
  if (!first) return []
  const { level, analyte, words } = first
  const about = analyte.key
  if (first.isCritical && isForNow(analyte, first.value) && UNIT.test(words))
    return [{ escalation: "immediate", rule: RULE, text: potassiumTyped(words), about }]
  if (first.isCritical)
    return [{ escalation: level, rule: RULE, text: criticalTyped(analyte.name, words), about }]
  const text = decisionTyped(
    values.map(({ analyte, words, says }) => ({ name: analyte.name, value: words, says })),
    level === "immediate" ? "urgent_same_day" : level,
  )
  return [{ escalation: level, rule: "lab_value", text, about }]
}

/**
 * Assesses the lab values that were typed, each by its notification limit, else by the guideline's, else by the usual
 * range. Symptoms raise the level. Never anybody's stored value.
 */
export function* assessLabValues(
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
): Steps<ReadonlyArray<Assessment>> {
  const claims = sentences.filter((sentence) => !mentions(sentence, askingCues.rangeOrCount))
  if (claims.some(isTroponinHigh))
    return [{ escalation: "immediate", rule: "troponin", text: TROPONIN }]
  const typed: Array<TypedAnalyte> = []
  for (const sentence of claims) {
    if (!/\d/.test(sentence.plain)) continue
    typed.push(...(yield* typedAnalytesIn(sentence)))
    yield
  }
  if (hasFever(said, sentences) && isNeutropenic(said, typed))
    return [{ escalation: "immediate", rule: RULE, text: NEUTROPENIC_FEVER }]
  const felt = {
    any: symptoms.any,
    grave: symptoms.grave && !mentions(said, labValueCues.puzzled),
  }
  const values: Array<AssessedAnalyte> = []
  for (const [at, one] of typed.entries()) {
    values.push(assessAnalyte(one, felt))
    if (at % STEP === STEP - 1) yield
  }
  return assessmentOf(values.sort(byUrgency))
}
