import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { isOut, type Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"

/** "HbA1c 5.3% (range 4.0 - 5.6, before: 5.5%)" */
const clauseOf = ({ value, range, commonRange, previous, difference }: Result): string => {
  const printed = range ?? commonRange
  const before =
    previous && (valueOf(difference) ?? 0) !== 0 ? `before: ${bare(placeholder(previous))}` : null
  const aside = [printed && `range ${placeholder(printed)}`, before].filter((each) => each !== null)
  return `${outside(value.label)} ${placeholder(value)}${aside.length > 0 ? ` (${aside.join(", ")})` : ""}`
}

/** "your results of 23 September 2026 are all within their ranges" */
const standing = (results: ReadonlyArray<Result>, on: string): string => {
  const out = results.filter(isOut)
  const [subject, is] = results.length > 1 ? ["your results", "are"] : ["your result", "is"]
  if (out.length > 0)
    return `of ${subject}${on} ${listed(out.map(({ value }) => outside(value.label)))} ${
      out.length > 1 ? "are" : "is"
    } outside the range`
  return `${subject}${on} ${is} ${results.length > 1 ? "all within their ranges" : "within its range"}`
}

/** Whether a disease is there is for a doctor; how the results stand that doctors look at first. */
export const writeDisease = (
  disease: string,
  results: ReadonlyArray<Result>,
): ReadonlyArray<Paragraph> => {
  const [{ date } = { date: null }] = results
  const on = date ? ` of ${placeholder(date)}` : ""
  return [
    paragraph([
      sentence`Whether you have ${disease} only a doctor can tell; ${standing(results, on)}:
        ${listed(results.map(clauseOf))}.`,
    ]),
  ]
}
