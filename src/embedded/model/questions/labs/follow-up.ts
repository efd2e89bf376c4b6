import { sentence } from "#embedded/model/english"
import { magnitude, placeholder, signOf } from "#embedded/model/placeholder"
import { sideOf } from "#embedded/model/prose/lab-range"
import { isOut, type Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { FollowUp, Labs } from "#embedded/model/questions/labs/intent"

const FOLLOW_UPS: ReadonlySet<string> = new Set<FollowUp>([
  "day",
  "previous",
  "range",
  "verdict",
  "remedy",
])

/** Whether something is asked of a result that was answered for already. */
export const isFollowUp = (asks: Labs["asks"]): asks is FollowUp => FOLLOW_UPS.has(asks)

const dayOf = ({ value, date, previousDate }: Result): string => {
  if (!date) return `The report prints no day for your ${value.label}.`
  const before = previousDate ? ` The one before is from ${placeholder(previousDate)}.` : ""
  return `Your ${value.label} was measured on ${placeholder(date)}.${before}`
}

const previousOf = ({ value, previous, previousDate, difference, slope }: Result): string => {
  if (!previous) return `That is the only ${value.label} on record, so there is none before it.`
  const on = previousDate ? `, on ${placeholder(previousDate)}` : ""
  const way = signOf(difference) < 0 ? "fallen" : "risen"
  const by = difference ? ` by ${magnitude(difference)}` : ""
  const older = slope ? "" : " Nothing older is on record."
  return sentence`The ${value.label} before that was ${placeholder(previous)}${on}; since then it has ${way}${by}, to
    ${placeholder(value)}.${older}`
}

const rangeOf = (result: Result): string => {
  const { value, range, commonRange } = result
  const printed = range ?? commonRange
  if (!printed) return `No range is printed for your ${value.label}; your doctor can name one.`
  const whose = range ? "Your report wants" : "Laboratories commonly want"
  const place = isOut(result) ? `${sideOf(result) ?? "outside"} that` : "within that"
  return sentence`${whose} ${placeholder(printed)} for ${value.label}; yours, ${placeholder(value)}, is ${place}. Your
    doctor may set another target for you.`
}

const verdictOf = (result: Result): string => {
  const { value, range, commonRange } = result
  const printed = range ?? commonRange
  if (!printed) return `I cannot judge your ${value.label}: no range is printed for it.`
  const whose = range ? "the report's" : "the common"
  if (!isOut(result))
    return `No, your ${value.label} is fine: it is within ${whose} range, ${placeholder(printed)}.`
  const side = sideOf(result)
  const off = side === "above" ? "higher" : side === "below" ? "lower" : "further off"
  return sentence`Your ${value.label} is ${off} than it should be: ${placeholder(value)}, and ${whose} range is
    ${placeholder(printed)}. That is worth a word with your doctor and no emergency by itself.`
}

const ANSWERS = { day: dayOf, previous: previousOf, range: rangeOf, verdict: verdictOf } as const

/** The answer to a follow-up about results; what is `known` where it asks what moves them. */
export const writeFollowUp = (
  asks: FollowUp,
  results: ReadonlyArray<Result>,
  known: ReadonlyArray<Paragraph>,
): ReadonlyArray<Paragraph> => {
  if (asks !== "remedy") return [paragraph(results.map(ANSWERS[asks]))]
  return known.length > 0
    ? known
    : [
        paragraph(
          results.map(
            ({ value }) =>
              `What moves ${value.label} depends on why it is where it is: that is for your doctor.`,
          ),
        ),
      ]
}
