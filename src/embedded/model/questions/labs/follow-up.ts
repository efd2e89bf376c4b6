import { magnitude, placeholder, signOf } from "#catalogue/placeholder"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import { sideOf } from "#embedded/model/prose/lab-range"
import { isOut, nameOf, type Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import {
  courseSentence,
  durationSentence,
  extremesSentence,
  historyLines,
  percentSentence,
} from "#embedded/model/questions/labs/course"
import type { FollowUp, Labs } from "#embedded/model/questions/labs/intent"
import { dangerOf, doctorOf, verdictOf } from "#embedded/model/questions/labs/verdict"

const dayOf = ({ value, date, previousDate }: Result): string => {
  if (!date) return `The report prints no day for your ${outside(value.label)}.`
  const before = previousDate ? ` The one before is from ${placeholder(previousDate)}.` : ""
  return `Your ${outside(value.label)} was measured on ${placeholder(date)}.${before}`
}

const previousOf = ({ value, previous, previousDate, difference, slope }: Result): string => {
  if (!previous)
    return `That is the only ${outside(value.label)} on record, so there is none before it.`
  const on = previousDate ? `, on ${placeholder(previousDate)}` : ""
  const way = signOf(difference) < 0 ? "fallen" : "risen"
  const by = difference ? ` by ${magnitude(difference)}` : ""
  const older = slope ? "" : " Nothing older is on record."
  return sentence`Your ${outside(value.label)} at the test before was ${placeholder(previous)}${on}; since then it has
    ${way}${by}, to ${placeholder(value)}.${older}`
}

const rangeOf = (result: Result): string => {
  const { value, range, commonRange } = result
  const printed = range ?? commonRange
  if (!printed)
    return `No range is printed for your ${outside(value.label)}; your doctor can name one.`
  const whose = range ? "Your report wants" : "Laboratories commonly want"
  const place = isOut(result) ? `${sideOf(result) ?? "outside"} that` : "within that"
  return sentence`${whose} ${placeholder(printed)} for ${nameOf(result)}; yours, ${placeholder(value)}, is ${place}.
    Your doctor may set another target for you.`
}

const unitOf = ({ value, inUnit }: Result): string =>
  inUnit
    ? `Your ${outside(value.label)} is ${placeholder(inUnit)}, the same as ${placeholder(value)}.`
    : `I can't convert your ${outside(value.label)} to that; the report has ${placeholder(value)}.`

/** What one result says to a follow-up, in a sentence or two. */
const ANSWERS: Readonly<
  Partial<Record<FollowUp, (result: Result, wants?: Labs["wants"]) => string>>
> = {
  day: dayOf,
  previous: previousOf,
  range: rangeOf,
  verdict: verdictOf,
  danger: dangerOf,
  course: courseSentence,
  duration: durationSentence,
  percent: percentSentence,
  extremes: extremesSentence,
  history: historyLines,
  unit: unitOf,
}

const OTHERS: ReadonlySet<string> = new Set<FollowUp>(["doctor", "suspect", "supplement", "remedy"])

/** Whether something is asked of a result that was answered for already. */
export const isFollowUp = (asks: Labs["asks"]): asks is FollowUp =>
  asks in ANSWERS || OTHERS.has(asks)

const UNSEEN =
  "Your data can't show that: what you eat and take isn't on record, and a test names no reason."

const forDoctor = ({ value }: Result): string =>
  `What moves ${outside(value.label)} depends on why it is where it is: that is for your doctor.`

/** The answer to a follow-up about results; what is `known` where it asks what moves them. */
export const writeFollowUp = (
  asks: FollowUp,
  wants: Labs["wants"] | undefined,
  results: ReadonlyArray<Result>,
  known: ReadonlyArray<Paragraph>,
): ReadonlyArray<Paragraph> => {
  const answer = ANSWERS[asks]
  if (asks === "history") return results.map((each) => paragraph([historyLines(each)]))
  if (answer) return [paragraph(results.map((each) => answer(each, wants)))]
  if (asks === "doctor") return [paragraph([doctorOf(results)])]
  if (asks === "supplement")
    return [paragraph(results.map((each) => verdictOf(each, wants))), ...known]
  if (asks === "suspect") return [paragraph([UNSEEN]), ...known]
  return known.length > 0 ? known : [paragraph(results.map(forDoctor))]
}
