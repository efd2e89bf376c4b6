import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import { outside } from "#domain/outside-text"
import { sentence } from "#embedded/model/english"
import type { Change } from "#embedded/model/prose/lab-change"
import { sideOf } from "#embedded/model/prose/lab-range"
import { capital } from "#language/capital"

/** A latest lab result with the facts about it. */
export interface Result extends Change {
  readonly range: Fact | null
  /** The common range, when the report printed none. */
  readonly commonRange: Fact | null
  readonly flag: Fact | null
  readonly slope: Fact | null
  /** The level of a daily metric in the month before the test. */
  readonly beside: Fact | null
  /** The value in another unit, where one was asked for. */
  readonly inUnit: Fact | null
  /** How often it was tested, and the older values with their dates, where they were asked for. */
  readonly tests: Fact | null
  readonly older: ReadonlyArray<readonly [value: Fact, date: Fact]>
}

/** Whether a result is outside its range, or may have been misread: one to look at. */
export const isFlagged = (result: Result): boolean => isOut(result) || isDoubtful(result)

/** The name of a result, as its laboratory wrote it. */
export const nameOf = ({ value }: Pick<Result, "value">): string => outside(value.label)

/** The same at the beginning of a sentence. */
export const capitalName = ({ value }: Pick<Result, "value">): string =>
  outside(capital(value.label))

/** The texts of the biomarkers tool for something that a report did not print. */
const UNPRINTED = /^(?:|none printed|no date printed|no range printed)$/

/** A result begins with its value; the facts up to the next value are its own. */
export const resultsIn = (facts: ReadonlyArray<Fact>): ReadonlyArray<Result> =>
  facts.flatMap((value, index) => {
    if (value.role !== "value") return []
    const next = facts.findIndex(({ role }, at) => at > index && role === "value")
    const own = facts.slice(index + 1, next < 0 ? undefined : next)
    const find = (role: Fact["role"]) =>
      own.find((fact) => fact.role === role && !UNPRINTED.test(String(fact.item.value))) ?? null
    const dates = own.filter(({ role }) => role === "older_date")
    const older = own
      .filter(({ role }) => role === "older")
      .map((each, at) => [each, dates[at]!] as const)
    return [
      {
        value,
        range: find("range"),
        commonRange: find("common_range"),
        date: find("date"),
        flag: find("flag"),
        previous: find("previous"),
        previousDate: find("previous_date"),
        difference: find("difference"),
        changePct: find("change_pct"),
        naturalPct: find("natural_pct"),
        slope: find("slope_per_year"),
        beside: find("beside"),
        inUnit: find("in_unit"),
        tests: find("tests"),
        older,
      },
    ]
  })

const OUT = /^(?:out of range|(?:above|below) the common range)$/

/** Whether a result is outside the range it is compared with. */
export const isOut = ({ flag }: Result): boolean => OUT.test(String(flag?.item.value))

/** Whether there is a range to hold a result against. */
export const hasRange = ({ range, commonRange }: Result): boolean =>
  range !== null || commonRange !== null

/** Whether a value is rather an error of reading. */
export const isDoubtful = ({ flag }: Result): boolean => flag?.item.value === "to be confirmed"

/** Where a result is with regard to its range: "above the report's range (<100)"; null without a range. */
export const placeOf = (result: Result): string | null => {
  const { range, commonRange } = result
  if (!hasRange(result)) return null
  const side = isOut(result) ? (sideOf(result) ?? "outside") : "within"
  return range
    ? `${side} the report's range (${placeholder(range)})`
    : `${side} the range that laboratories commonly print (${placeholder(commonRange!)})`
}

/** Names of several: "Triglycerides". */
const PLURAL = /[^su]s$/i

/** "Your LDL was 112 mg/dL on 23 September 2026, down from 158, above the report's range (<100)." */
export const latestSentence = (result: Result): string => {
  const { value, date, previous, difference } = result
  if (isDoubtful(result)) return resultSentence(result)
  const by = valueOf(difference) ?? 0
  const on = date ? ` on ${placeholder(date)}` : ""
  const before =
    previous && by !== 0 ? `, ${by > 0 ? "up" : "down"} from ${bare(placeholder(previous))}` : ""
  const place = placeOf(result)
  const verb = PLURAL.test(value.label) ? "were" : "was"
  const where = place ? `, ${place}` : ""
  return `Your ${nameOf(result)} ${verb} ${placeholder(value)}${on}${before}${where}.`
}

const DOUBTFUL =
  "That is hard to believe, so please check it against the report before anything is made of it."

/** A result with its range, a range printed on the report before all others: "LDL: 112 mg/dL on …, above …". */
export const resultSentence = (result: Result): string => {
  const { value, date } = result
  const place = isDoubtful(result) ? null : placeOf(result)
  const on = date ? ` on ${placeholder(date)}` : ""
  const start = `${capitalName(result)}: ${placeholder(value)}${on}${place ? `, ${place}` : ""}.`
  return isDoubtful(result) ? `${start} ${DOUBTFUL}` : start
}

/** The same as one line of a list, with the result before. */
export const resultLine = (result: Result, isDated = false): string => {
  const { value, date, previous, difference, range, commonRange } = result
  const printed = range ?? commonRange
  const within = printed ? ` (range ${placeholder(printed)})` : ""
  const side = isOut(result) ? `, ${sideOf(result) ?? "outside"} the range` : ""
  const check = isDoubtful(result) ? ", please check it against the report" : `${side}${within}`
  const before = previous && difference ? `; before: ${bare(placeholder(previous))}` : ""
  const on = isDated && date ? ` on ${placeholder(date)}` : ""
  return `- ${capitalName(result)}: ${placeholder(value)}${on}${check}${before}`
}

/** The slope of a result over several tests. */
export const slopeSentence = ({ slope, value }: Result): string | null =>
  slope
    ? `Over all results on record, ${outside(value.label)} moves by a median of ${placeholder(slope)}.`
    : null

/** A daily metric in the days before these tests, each test once. */
export const besideSentences = (results: ReadonlyArray<Result>): ReadonlyArray<string> => [
  ...new Map(
    results.flatMap(({ beside, date }) =>
      beside && date
        ? [
            [
              date.item.value,
              sentence`In the month before your test of ${placeholder(date)} your ${outside(beside.label)} averaged
                ${placeholder(beside)}.`,
            ] as const,
          ]
        : [],
    ),
  ).values(),
]
