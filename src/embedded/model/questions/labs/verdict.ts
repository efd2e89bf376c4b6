import { decisionLimitFor } from "#catalogue/biomarkers/decision-limits"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { canonicalOf } from "#catalogue/biomarkers/unit"
import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import { outside } from "#domain/outside-text"
import { listed, sentence } from "#embedded/model/english"
import { courseOf, sideOf } from "#embedded/model/prose/lab-range"
import { hasRange, isOut, nameOf, placeOf, type Result } from "#embedded/model/prose/lab-result"
import type { Labs } from "#embedded/model/questions/labs/intent"

/** Whether a value reaches one from which guidelines advise to act. */
const isFarOff = ({ value }: Result): boolean => {
  const { unit = "", value: printed } = value.item
  const analyte = analyteNamed(value.label, unit)
  const number = analyte && typeof printed === "number" ? canonicalOf(analyte, printed, unit) : null
  return analyte !== null && number !== null && decisionLimitFor(analyte.key, number) !== null
}

const placed = (result: Result): string => placeOf(result) ?? "without a range"

const unjudged = ({ value }: Result): string =>
  `I cannot judge your ${outside(value.label)}: no range is printed for it.`

/** "and it has come down from 158" */
const onTheWay = (result: Result): string => {
  const { previous, difference } = result
  if (!previous || courseOf(result) !== "better") return ""
  const way = (valueOf(difference) ?? 0) < 0 ? "down" : "up"
  return ` It is on the right way, ${way} from ${bare(placeholder(previous))}.`
}

/** Whether a result is high or low, good or bad, in the sense of the question. */
export const verdictOf = (result: Result, wants?: Labs["wants"]): string => {
  const { value } = result
  if (!hasRange(result)) return unjudged(result)
  if (!isOut(result)) {
    const word = wants === "good" ? "Yes" : "No"
    return `${word}, your ${outside(value.label)} is fine: ${placeholder(value)} is ${placed(result)}.`
  }
  const side = sideOf(result)
  const off = side === "above" ? "higher" : side === "below" ? "lower" : "further off"
  const word = wants === "good" ? "Not quite: your" : wants === "bad" ? "Yes, your" : "Your"
  const stands = `${placeholder(value)} is ${placed(result)}`
  return `${word} ${outside(value.label)} is ${off} than it should be: ${stands}.${onTheWay(result)}`
}

/** Whether a result is dangerous: what guidelines act on is far from what is only outside a range. */
export const dangerOf = (result: Result): string => {
  const { value } = result
  if (!hasRange(result)) return unjudged(result)
  if (!isOut(result))
    return `No: your ${outside(value.label)}, ${placeholder(value)}, is ${placed(result)}.`
  return isFarOff(result)
    ? sentence`It needs a doctor soon: your ${nameOf(result)}, ${placeholder(value)}, is ${placed(result)}, and far
        enough for guidelines to act on it.`
    : sentence`No emergency: your ${nameOf(result)}, ${placeholder(value)}, is ${placed(result)}, but not so far off
        that it has to be acted on at once.${onTheWay(result)}`
}

/** Whether results are a reason to see a doctor. */
export const doctorOf = (results: ReadonlyArray<Result>): string => {
  const out = results.filter(isOut)
  const said = (those: ReadonlyArray<Result>) =>
    listed(those.map((each) => `${outside(each.value.label)} (${placeholder(each.value)})`))
  if (out.length === 0)
    return sentence`Not because of this: your ${said(results)} ${results.length > 1 ? "are" : "is"} not outside the
      range. If something bothers you, that is reason enough to ask.`
  const [is, it] = out.length > 1 ? ["are", "them"] : ["is", "it"]
  return out.some(isFarOff)
    ? `Yes, and soon: your ${said(out)} ${is} far enough outside the range for guidelines to act on ${it}.`
    : sentence`Yes, at your next visit: your ${said(out)} ${is} outside the range, though not in a way that is urgent.
        Ask which target fits you, and when to repeat ${it}.`
}
