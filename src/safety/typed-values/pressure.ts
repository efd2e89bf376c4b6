import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import { pregnancyCues } from "#safety/cues/pregnancy"
import { pressureCues } from "#safety/cues/pressure"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import {
  PREGNANCY_EMERGENCY,
  PRESSURE_EMERGENCY,
  PRESSURE_HIGH,
  PRESSURE_LOW,
  PRESSURE_PREGNANT,
} from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import type { Symptoms } from "#safety/typed-values/symptoms"

interface Pressure {
  readonly systolic: number
  readonly diastolic: number
}

const PAIR = pattern(
  String.raw`
    (?<![\d/.-])(\d{2,3}) ?(?:/|over|on|by|with|-) ?(\d{2,3})(?![\d/]|[.]\d| ?(?:%|kg|lbs?|steps|days|
    hours|minutes|mins?|k?cal\w*|km|miles|h\b))`,
  "g",
)
const systolicsIn = measurementReader(pressureCues.names, "mm ?hg")

/** mmHg. American Heart Association: from here on a reading is repeated and acted upon. */
const SEVERE: Pressure = { systolic: 180, diastolic: 120 }
/** mmHg. American College of Obstetricians and Gynecologists, in pregnancy. */
const PREGNANT: Pressure = { systolic: 140, diastolic: 90 }
const PREGNANT_SEVERE: Pressure = { systolic: 160, diastolic: 110 }
const VERY_LOW: Pressure = { systolic: 80, diastolic: 50 }

const isAtLeast = (pressure: Pressure, limit: Pressure) =>
  pressure.systolic >= limit.systolic || pressure.diastolic >= limit.diastolic

const pressuresIn = (sentence: Sentence, isPregnant: boolean): ReadonlyArray<Pressure> => {
  const isNamed = mentions(sentence, pressureCues.named)
  const pairs = [...sentence.plain.matchAll(PAIR)]
    .map(([, systolic, diastolic]) => ({
      systolic: Number(systolic),
      diastolic: Number(diastolic),
    }))
    .filter(
      ({ systolic, diastolic }) =>
        systolic >= 60 &&
        systolic <= 300 &&
        diastolic >= 30 &&
        diastolic <= 200 &&
        systolic > diastolic,
    )
    .filter(({ systolic }) => isNamed || isPregnant || systolic >= 150)
  if (pairs.length > 0) return pairs
  return systolicsIn(sentence)
    .filter(({ value }) => value >= 60 && value <= 300)
    .map(({ value }) => ({ systolic: value, diastolic: 0 }))
}

/** Assesses a blood pressure that was typed, as 190/125 or "190 over 125". */
export const assessPressure = (
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
  isPregnant: boolean,
): Assessment | null => {
  const found = sentences
    .filter(
      (sentence) =>
        ![pressureCues.ratio, pressureCues.count].some((table) => mentions(sentence, table)),
    )
    .flatMap((sentence) => pressuresIn(sentence, isPregnant))
  const any = (limit: Pressure) => found.some((pressure) => isAtLeast(pressure, limit))
  const feels = symptoms.any || (isPregnant && mentions(said, pregnancyCues.dangerWithPressure))
  const rule = "blood_pressure"
  if (isPregnant && any(PREGNANT))
    return feels || any(PREGNANT_SEVERE)
      ? { escalation: "immediate", rule, text: PREGNANCY_EMERGENCY }
      : { escalation: "urgent_same_day", rule, text: PRESSURE_PREGNANT }
  if (any(SEVERE))
    return feels
      ? { escalation: "immediate", rule, text: PRESSURE_EMERGENCY }
      : { escalation: "urgent_same_day", rule, text: PRESSURE_HIGH }
  const isLow = found.some(
    ({ systolic, diastolic }) =>
      systolic <= VERY_LOW.systolic || (diastolic > 0 && diastolic < VERY_LOW.diastolic),
  )
  const isVeryLow = found.some(({ systolic }) => systolic <= VERY_LOW.systolic)
  return isVeryLow || (isLow && feels)
    ? { escalation: "urgent_same_day", rule, text: PRESSURE_LOW }
    : null
}
