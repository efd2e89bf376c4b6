import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import {
  PREGNANCY_EMERGENCY,
  PRESSURE_EMERGENCY,
  PRESSURE_HIGH,
  PRESSURE_LOW,
  PRESSURE_PREGNANT,
} from "#safety/texts"
import { readerOf } from "#safety/typed-values/reading"
import { hasSymptoms } from "#safety/typed-values/symptoms"

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
const NAMED =
  /\b(?:bp|b\.p\.|blood ?pressure|pressure|mm ?hg|systolic|diastolic|hypertens\w+|cuff|preeclampsia|readings?)\b/
const SYSTOLIC =
  "bp|blood ?pressure|systolic(?: (?:bp|pressure|blood pressure))?|upper (?:value|number)"

const systolicsOf = readerOf(SYSTOLIC, "mm ?hg")

/** mmHg. American Heart Association: from here on a reading is repeated and acted upon. */
const SEVERE: Pressure = { systolic: 180, diastolic: 120 }
/** mmHg. American College of Obstetricians and Gynecologists, in pregnancy. */
const PREGNANT: Pressure = { systolic: 140, diastolic: 90 }
const PREGNANT_SEVERE: Pressure = { systolic: 160, diastolic: 110 }
const VERY_LOW: Pressure = { systolic: 80, diastolic: 50 }

const isAtLeast = (pressure: Pressure, limit: Pressure) =>
  pressure.systolic >= limit.systolic || pressure.diastolic >= limit.diastolic

const pressuresIn = (sentence: string, isPregnant: boolean): ReadonlyArray<Pressure> => {
  const isNamed = NAMED.test(sentence)
  const pairs = [...sentence.matchAll(PAIR)]
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
  return systolicsOf(sentence)
    .filter(({ value }) => value >= 60 && value <= 300)
    .map(({ value }) => ({ systolic: value, diastolic: 0 }))
}

const RATIO = pattern(
  String.raw`
    \b(?:steps|target|goal|page|scored?|darts|points|intervals?|splits?|ran|ratio|macros|split|fasting|
    interval|shift|bench\w*|squat\w*|deadlift\w*|press(?:ed)?|pyramid)\b`,
)
const OF_PREGNANCY = pattern(
  String.raw`
    \b(?:vision|blurr\w*|spots|flash\w*|lights|stars|swell\w*|swollen|under (?:my|the) ribs|
    upper (?:belly|abdom\w+)|belly pain|stomach pain)\b`,
)

/** Blood pressure that was typed, as 190/125 or "190 over 125". */
export const assessPressure = (
  sentences: ReadonlyArray<string>,
  message: string,
  isPregnant: boolean,
): Assessment | null => {
  const found = sentences
    .filter((sentence) => !RATIO.test(sentence) && !/\bhow (?:many|often)\b/.test(sentence))
    .flatMap((sentence) => pressuresIn(sentence, isPregnant))
  const any = (limit: Pressure) => found.some((pressure) => isAtLeast(pressure, limit))
  const feels = hasSymptoms(message) || (isPregnant && OF_PREGNANCY.test(message))
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
  return isLow && feels ? { escalation: "urgent_same_day", rule, text: PRESSURE_LOW } : null
}
