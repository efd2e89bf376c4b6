import { bare, placeholder } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { NO_LABS, noLabResults } from "#embedded/model/prose/lab-report"
import { isOut, nameOf, placeOf, type Result, resultLine } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** The day of the last test, and the one before. */
export const writeWhen = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const newest = (dates: ReadonlyArray<Fact | null>): Fact | undefined =>
    dates
      .filter((date) => date !== null)
      .sort((a, b) => (String(a.item.value) < String(b.item.value) ? 1 : -1))[0]
  const [last, previous] = [
    newest(results.map(({ date }) => date)),
    newest(results.map(({ previousDate }) => previousDate)),
  ]
  if (!last) return noLabResults(NO_LABS)
  const before = previous ? `, and the one before on ${placeholder(previous)}` : ""
  const out = results.filter(isOut)
  return [
    paragraph([
      `Your last blood test on record was on ${placeholder(last)}${before}.`,
      out.length > 0
        ? sentence`With ${listed(out.map(nameOf))} outside the range then, ask your doctor when to
          repeat ${out.length > 1 ? "them" : "it"}.`
        : null,
    ]),
  ]
}

/** Results by name: when they were measured last, and what they were. */
export const writeMeasured = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const [first, ...others] = results
  if (!first || others.length === 0) return [paragraph(results.map(measuredSentence))]
  const { date, previousDate } = first
  if (!date || others.some((each) => each.date?.item.value !== date.item.value))
    return results.map((each) => paragraph([measuredSentence(each)]))
  const before = previousDate ? `, and before that on ${placeholder(previousDate)}` : ""
  return [
    paragraph([`They were last measured on ${placeholder(date)}${before}.`]),
    paragraph([results.map((result) => resultLine(result)).join("\n")]),
  ]
}

/** When a result is due again, as far as its range says so. */
export const nextSentence = (result: Result): string => {
  const { value, date } = result
  const of = date ? ` of ${placeholder(date)}` : ""
  const place = placeOf(result)
  const start = `Your ${outside(value.label)}${of}, ${placeholder(value)}, was`
  if (isOut(result)) return `${start} ${place}, so ask your doctor soon when to repeat it.`
  return place
    ? sentence`${start} ${place}, so nothing in it asks for an early repeat; your doctor knows the rhythm that fits
        you.`
    : `${start} the last; your doctor knows when to repeat it.`
}

/** "Your Vitamin D was last measured on 23 September 2026: 24 ng/mL, below the report's range (30 - 100)." */
export const measuredSentence = (result: Result): string => {
  const { value, date, previous, previousDate } = result
  if (!date)
    return `The report prints no day for your ${outside(value.label)}, ${placeholder(value)}.`
  const place = placeOf(result)
  const where = place ? `, ${place}` : ""
  const before =
    previous && previousDate
      ? ` The test before, on ${placeholder(previousDate)}, had ${bare(placeholder(previous))}.`
      : ""
  return `Your ${nameOf(result)} was last measured on ${placeholder(date)}: ${placeholder(value)}${where}.${before}`
}
