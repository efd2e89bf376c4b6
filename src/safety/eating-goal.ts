import { POUND_KG } from "#catalogue/metrics/source"
import type { Profile } from "#domain/profile"
import { pattern } from "#language/pattern"

/** No more than this in kilograms a week is asked of anybody without a clinician. */
const FASTEST_KG_WEEK = 1.5
/** Up to this many kilograms hardly any adult is of a healthy weight. */
const LIGHTEST_KG = 45
/** What is less than this is no weight of a body, but one to lose. */
const MIN_BODY_KG = 20
/** World Health Organization: below a body mass index of 18.5 kg/m² an adult is underweight. */
const LOWEST_BMI = 18.5
/** National Heart, Lung, and Blood Institute: diets below 800 kcal a day need a clinician. */
const MIN_KCAL = 800
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
}
const COUNT = `\\d+(?:[.,]\\d+)?|${Object.keys(NUMBERS).join("|")}`
const countOf = (word: string) => NUMBERS[word] ?? Number(word.replace(",", "."))

const UNIT = "kgs?|kilos?|kilograms?|lbs?|pounds?"
const kilograms = (count: string, unit: string) =>
  countOf(count) * (/^(?:lb|pound)/.test(unit) ? POUND_KG : 1)

const LOSS = new RegExp(
  [
    `\\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|cut(?:ting)?) (?:\\w+ `,
    `){0,2}?(${COUNT}) ?(${UNIT})\\b.{0,25}?\\b(?:in|within|by|over|per|every|`,
    `a|each) (?:(?:the )?next |under |just |only |less than )?(?:(${COUNT}) `,
    `)?(day|week|month)s?\\b`,
  ].join(""),
)
const LOSS_BY = new RegExp(
  [
    `\\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?) (?:\\w+ ){0,2}?(${COUNT}) `,
    `?(${UNIT})\\b.{0,12}\\b(?:by|before|until|till|this) (?:next |this )?(?:monday|`,
    `tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the `,
    `weekend|weekend|week)\\b`,
  ].join(""),
)
const TARGET = new RegExp(
  [
    `\\b(?:(?:get|go|drop|slim|starve|lose|cut|diet) (?:\\w+ ){0,3}?(?:down `,
    `)?(?:to|under|below)|(?:goal|target|ideal|dream)(?: (?:weight|is|of))?(?:[:= `,
    `]|(?: \\w+){1,3}?)?|(?:want|need|like|hope|aim|plan) (?:to )?(?:weigh|`,
    `reach|hit|be)(?: (?:under|below|only|just))?) (\\d+(?:[.,]\\d+)?) ?(${UNIT})\\b`,
  ].join(""),
)
/** A weight that is moved, not the body's. */
const LIFTS = /\b(?:carry|lift|backpack|dumbbell|bench|squat|press|deadlift|curl)\b/
const TARGET_BMI = pattern(
  String.raw`
    \b(?:(?:get|go|drop|down|reach|lower|want|goal|target|aim)\b.{0,25}\bbmi|bmi (?:goal|target)|
    goal bmi)\b.{0,12}?\b(\d{2}(?:\.\d)?)\b`,
)
const INTAKE = pattern(
  String.raw`
    \b(?:eat(?:ing)?|consum(?:e|ing)|diet|live|living|surviv(?:e|ing)|plan|limit|restrict\w*|
    cut(?:ting)? (?:down )?to|stick\w*|intake|goal|allow\w*|have|
    having)\b(?! deficit)[^.]{0,30}?\b(\d{2,4}) ?(?:k?cals?|calories|kcal)\b(?! (?:deficit|less|fewer|
    more|below|under|burn\w*|surplus|snack|breakfast|lunch|dinner|meal|before|dessert|
    worth))(?=.{0,20}(?:\b(?:a|per|each|every|/) ?day|\bdaily|\bdiet|\bonly|\bplan|/day|\btoday|
    [.!?]?$))`,
)

const BODY_KG =
  /\b(?:i am|i weigh|weight is|weighing|at|only|just) (?:\w+ )?(\d{2,3}(?:[.,]\d+)?) ?(kgs?|kilos?|lbs?|pounds?)\b/
const BODY_CM = /\b(1[3-9]\d|20\d) ?cm\b|\b(1[.,][3-9]\d) ?m\b/
const LESS =
  /\b(?:los(?:e|ing)|drop(?:ping)?|shed|slim(?:mer|ming)?|thinner|skinn\w+|cut(?:ting)? weight)\b/

/** Whether a body of so many kilograms is underweight, as far as its height is known; 0 metres is unknown. */
const isUnderweight = (kg: number, metres: number): boolean =>
  kg >= MIN_BODY_KG && (kg <= LIGHTEST_KG || (metres > 0 && kg / metres ** 2 < LOWEST_BMI))

/** Whether somebody who is underweight as they say wants to be lighter. */
const wantsLessOfLittle = (sentence: string, profile: Profile | null): boolean => {
  const body = BODY_KG.exec(sentence)
  if (!body || !LESS.test(sentence)) return false
  const [, cm, m] = BODY_CM.exec(sentence) ?? []
  const metres = m ? countOf(m) : Number(cm ?? profile?.height_cm ?? 0) / 100
  return isUnderweight(kilograms(body[1]!, body[2]!), metres)
}

const DIET =
  /\b(\d{2,4}) ?-?(?:k?cals?|calories?|kcal)(?: (?:a|per) day|\/day|-a-day)? (?:diet|plan|menu|meal plan|day)\b/

/** Of less than a day's intake, or of what was eaten. */
const PART_OF_DAY = /\b(?:burn\w*|snack|breakfast|lunch|dinner|per meal|how many|average)\b/

/** Whether a sentence asks for a weight, a pace of losing it or an intake that is not safe for adults. */
export const isExtremeGoal = (sentence: string, profile: Profile | null): boolean => {
  if (wantsLessOfLittle(sentence, profile)) return true
  const loss = LOSS.exec(sentence)
  if (loss) {
    const days = countOf(loss[3] ?? "1") * DAYS[loss[4]!]!
    if ((kilograms(loss[1]!, loss[2]!) / days) * 7 > FASTEST_KG_WEEK) return true
  }
  const soon = LOSS_BY.exec(sentence)
  if (soon && kilograms(soon[1]!, soon[2]!) > FASTEST_KG_WEEK) return true
  const target = LIFTS.test(sentence) ? null : TARGET.exec(sentence)
  const metres = (profile?.height_cm ?? 0) / 100
  if (target && isUnderweight(kilograms(target[1]!, target[2]!), metres)) return true
  const bmi = TARGET_BMI.exec(sentence)?.[1]
  if (bmi !== undefined && Number(bmi) < LOWEST_BMI) return true
  const intake = Number((INTAKE.exec(sentence) ?? DIET.exec(sentence))?.[1] ?? MIN_KCAL)
  return intake < MIN_KCAL && !PART_OF_DAY.test(sentence)
}
