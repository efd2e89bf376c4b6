import { bare, placeholder } from "#catalogue/placeholder"
import { listed, sentence } from "#embedded/model/english"
import {
  aloneSentence,
  beforeClause,
  isWithinNature,
  moveLine,
  noiseSentences,
} from "#embedded/model/prose/lab-change"
import { courseOf, sideOf } from "#embedded/model/prose/lab-range"
import {
  hasRange,
  isDoubtful,
  isFlagged,
  isOut,
  nameOf,
  type Result,
  resultLine,
  resultSentence,
  slopeSentence,
} from "#embedded/model/prose/lab-result"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { capital } from "#language/capital"

const labels = (results: ReadonlyArray<Result>) => listed(results.map(nameOf))

const datesOf = (results: ReadonlyArray<Result>) => results.flatMap(({ date }) => date ?? [])

/** Whether results are of more than one day: then each is said with its own. */
const isOfSeveralDays = (results: ReadonlyArray<Result>): boolean =>
  new Set(datesOf(results).map(({ item }) => item.value)).size > 1

/** The day that all of them are of: " of 23 September 2026"; nothing for results of several days. */
const dayOfAll = (results: ReadonlyArray<Result>): string => {
  const [first] = datesOf(results)
  return first && !isOfSeveralDays(results) ? ` of ${placeholder(first)}` : ""
}

const lines = (results: ReadonlyArray<Result>): string => {
  const isDated = isOfSeveralDays(results)
  return results.map((result) => resultLine(result, isDated)).join("\n")
}

/** Results that got worse or better beyond lab noise, in a sentence. */
const courses = (results: ReadonlyArray<Result>, asked: "better" | "worse"): string => {
  const those = (course: "better" | "worse") => results.filter((each) => courseOf(each) === course)
  const [named, others] = [those(asked), those(asked === "worse" ? "better" : "worse")]
  const other = asked === "worse" ? "better" : "worse"
  const rest = others.length > 0 ? ` These got ${other}: ${labels(others)}.` : ""
  return named.length > 0
    ? `${labels(named)} got ${asked}, by more than lab noise.${rest}`
    : `None of your results got ${asked} by more than lab noise.${rest}`
}

/** "TSH (1.9 mIU/L, before 2.1)". */
const movesOf = (results: ReadonlyArray<Result>): string =>
  listed(
    results.map(
      ({ value, previous }) =>
        `${nameOf({ value })} (${placeholder(value)}${previous ? `, before ${bare(placeholder(previous))}` : ""})`,
    ),
  )

/**
 * The changes of results: which got better or worse; those that moved one by one, those within the normal
 * variation between tests by name.
 */
export const writeLabChanges = (
  ordered: ReadonlyArray<Result>,
  asked: "better" | "worse" = "better",
  wants?: Wants,
): ReadonlyArray<Paragraph> => {
  const [only] = ordered
  if (only && ordered.length === 1 && only.difference) return writeOneResult(only, wants, true)
  const still = ordered.length > MAX_FULL ? ordered.filter(isWithinNature) : []
  const alone = ordered.filter(({ difference }) => difference === null)
  const moving = ordered.filter((result) => !still.includes(result) && !alone.includes(result))
  const isClear = (result: Result) => courseOf(result) !== null
  const moves = moving.filter(isClear).flatMap((result) => moveLine(result) ?? [])
  const unclear = asked === "worse" ? [] : moving.filter((result) => !isClear(result))
  return [
    paragraph(ordered.length > 1 ? [courses(ordered, asked)] : []),
    paragraph(moves.length > 0 ? [moves.join("\n")] : []),
    paragraph([
      unclear.length > 0 ? `Moved, neither clearly better nor worse: ${movesOf(unclear)}.` : null,
      still.length > 0 && asked !== "worse" ? `No more than lab noise: ${labels(still)}.` : null,
      alone.length < ordered.length && ordered.length > MAX_FULL ? null : aloneSentence(ordered),
    ]),
    details([...ordered.map(slopeSentence), ...noiseSentences(ordered)]),
  ]
}

/** Up to this number results are said in full. */
const MAX_FULL = 2

/** How a result outside its range stands, before its number. */
const judgement = (result: Result, wants?: Wants): string => {
  const course = courseOf(result)
  if (wants === "bad") return course === "better" ? "Yes, though better than before: " : "Yes: "
  if (course === "better") return "Better, not there yet: "
  if (course === "worse") return "Further off than before: "
  return sideOf(result) === "below" ? "Low: " : sideOf(result) === "above" ? "High: " : ""
}

/** Names of several: "Triglycerides". */
const PLURAL = /[^su]s$/i

const verbOf = ({ value, date }: Result): string => {
  const isSeveral = PLURAL.test(value.label)
  return date ? (isSeveral ? "were" : "was") : isSeveral ? "are" : "is"
}

/** What a question hopes for or fears, or that it wants to know whether to worry. */
export type Wants = "good" | "bad" | "calm"

/** One result: how it stands, what it was, and who decides what to make of it. */
const writeOneResult = (
  result: Result,
  wants?: Wants,
  compares = false,
): ReadonlyArray<Paragraph> => {
  const { value, range, commonRange, date } = result
  if (isDoubtful(result)) return [paragraph([resultSentence(result)])]
  const before = beforeClause(result)
  const on = date ? ` on ${placeholder(date)}` : ""
  const out = isOut(result)
  const now = `your ${nameOf(result)} ${verbOf(result)} ${placeholder(value)}${on}${before ? `, ${before}` : ""}`
  const wanted = range
    ? sentence`Your report's range is ${placeholder(range)}; ask your doctor which target fits you.`
    : sentence`The report prints no range; laboratories commonly print ${placeholder(commonRange ?? value)}, and your
      doctor knows which fits you.`
  const fine = range
    ? `That is within the report's range (${placeholder(range)}).`
    : commonRange
      ? `The report prints no range; it is within what laboratories commonly print (${placeholder(commonRange)}).`
      : "The report prints no range for it."
  const isFine = !out && hasRange(result) && wants !== undefined
  const isSame = compares && !out && !isFine && isWithinNature(result)
  const word = isSame
    ? "About the same: "
    : out
      ? judgement(result, wants)
      : isFine
        ? wants === "good"
          ? "Yes: "
          : "No: "
        : ""
  return [
    paragraph([capital(`${word}${now}.`), out ? wanted : fine]),
    details([slopeSentence(result), ...noiseSentences([result])]),
  ]
}

/** Which results are outside their range, and that the others are not. */
const summary = (ordered: ReadonlyArray<Result>): string => {
  const out = ordered.filter((result) => isOut(result) && !isDoubtful(result))
  const without = ordered.filter((result) => !hasRange(result) && !isDoubtful(result))
  const others = out.length + without.length < ordered.length
  const bare = without.length > 0 ? ` ${labels(without)} came without a range.` : ""
  if (out.length === 0 && without.length === 0 && ordered.length === MAX_FULL)
    return `Both results${dayOfAll(ordered)} are within their ranges.`
  if (out.length === 0)
    return `Every result${dayOfAll(ordered)} that has a range is within it.${bare}`
  const rest = others ? " Everything else is within." : ""
  return `Outside the range${dayOfAll(ordered)}: ${labels(out)}.${rest}${bare}`
}

/** Lab results with their ranges: one in full, more as a list, of many only those outside their range. */
export const writeLabLevels = (
  ordered: ReadonlyArray<Result>,
  onlyFlagged: boolean,
  wants?: Wants,
): ReadonlyArray<Paragraph> => {
  const [first] = ordered
  if (first && ordered.length === 1) return writeOneResult(first, wants)
  const shown = onlyFlagged ? ordered.filter(isFlagged) : ordered
  return [
    paragraph([summary(ordered)]),
    paragraph(shown.length > 0 ? [lines(shown)] : []),
    details(noiseSentences(ordered).slice(-1)),
  ]
}
