import { POUND_KG } from "#catalogue/metrics/source"
import type { Profile } from "#domain/profile"
import type { Match } from "#language/match"
import { numberOf } from "#language/word-class"
import { weightGoalCues } from "#safety/cues/weight-goal"
import { matchesIn, mentions, type Passage, wordsOf } from "#safety/passage"

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

/** Counts in words; whatever is dictated from ten on stands in digits already. */
const COUNTS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
const countOf = (word: string): number => {
  if (/^\d/.test(word)) return numberOf(word)
  return word === "an" ? 1 : Math.max(COUNTS.indexOf(word), 1)
}

const isCount = (word: string): boolean =>
  /^\d/.test(word) || word === "an" || COUNTS.includes(word)

/** A weight in kilograms: the words before and at its unit. */
const WEIGHT_UNIT = /^(?:kgs?|kilos?|kilograms?|lbs?|pounds?)$/
const kilogramsIn = (words: ReadonlyArray<string>): number => {
  const at = words.findIndex(
    (word, index) => WEIGHT_UNIT.test(word) && isCount(words[index - 1] ?? ""),
  )
  return countOf(words[at - 1]!) * (/^(?:lb|pound)/.test(words[at]!) ? POUND_KG : 1)
}

const daysIn = (words: ReadonlyArray<string>): number => {
  const unit = words.at(-1)!
  const days = unit.startsWith("day") ? 1 : unit.startsWith("week") ? 7 : 30
  const count = words.at(-2)!
  return isCount(count) ? countOf(count) * days : days
}

/** Metres; 0 where no height was typed. */
const metresIn = (sentence: Passage): number => {
  for (const match of matchesIn(sentence, weightGoalCues.bodyHeight)) {
    const [count = "", unit] = wordsOf(sentence, match)
    const metres = unit === "cm" ? numberOf(count) / 100 : numberOf(count)
    if (metres >= 1.3 && metres < 2.1) return metres
  }
  return 0
}

/** Whether a body of so many kilograms is underweight, as far as its height is known; 0 metres is unknown. */
const isUnderweight = (kg: number, metres: number): boolean =>
  kg >= MIN_BODY_KG && (kg <= LIGHTEST_KG || (metres > 0 && kg / metres ** 2 < LOWEST_BMI))

const lastNumber = (words: ReadonlyArray<string>): number =>
  numberOf(words.findLast((word) => /^\d/.test(word)) ?? "")

/** Whether a sentence asks for a weight, a pace of losing it or an intake that is not safe for adults. */
export const isExtremeGoal = (sentence: Passage, profile: Profile | null): boolean => {
  const some = (
    cue: keyof typeof weightGoalCues,
    holds: (words: ReadonlyArray<string>) => boolean,
  ) =>
    matchesIn(sentence, weightGoalCues[cue]).some((match: Match) => holds(wordsOf(sentence, match)))
  const says = (cue: keyof typeof weightGoalCues) => mentions(sentence, weightGoalCues[cue])
  const profileMetres = (profile?.height_cm ?? 0) / 100
  const wantsLessOfLittle = () =>
    some("bodyWeight", (words) =>
      isUnderweight(kilogramsIn(words), metresIn(sentence) || profileMetres),
    ) && says("lighter")
  const isTooFast = (words: ReadonlyArray<string>) =>
    (kilogramsIn(words) / daysIn(words)) * 7 > FASTEST_KG_WEEK
  const isTooLittle = (words: ReadonlyArray<string>) => lastNumber(words) < MIN_KCAL
  return (
    wantsLessOfLittle() ||
    some("pace", isTooFast) ||
    some("soon", (words) => kilogramsIn(words) > FASTEST_KG_WEEK) ||
    (!says("lifts") &&
      some("target", (words) => isUnderweight(kilogramsIn(words), profileMetres))) ||
    some("targetBmi", (words) => lastNumber(words) < LOWEST_BMI) ||
    (!says("partOfDay") && (some("intake", isTooLittle) || some("diet", isTooLittle)))
  )
}
