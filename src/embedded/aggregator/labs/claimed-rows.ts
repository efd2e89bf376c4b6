import { analyteNamed } from "#catalogue/biomarkers/name"
import type { ClaimedRow, ReadResult, ReportLine, RowsAnswer, RowsTask } from "#domain/lab-task"
import { isPrinted } from "#embedded/aggregator/labs/digits"
import { decimalSignIn, withPlainNumbers } from "#embedded/aggregator/labs/number"
import { isWorded, rangeIn } from "#embedded/aggregator/labs/range"
import { boxOf } from "#embedded/aggregator/labs/result"
import type { Word } from "#embedded/aggregator/labs/word"

/** Where a part of a line begins and ends. */
interface Span {
  readonly from: number
  readonly to: number
}

const NUMBER = /^(<=|>=|[<>≤≥])? ?(-?\d{1,9}(?:[.,]\d{1,9})*)$/
const DIGIT = /\p{N}/u
const LETTER = /\p{L}/u

/** What stands before or behind a number that is only a part of what is printed: of a range, a date, a name. */
const PART_BEFORE =
  /(?:[\p{L}\p{N}.,'’\u202f/–—-]|[<>≤≥]=? ?|\d ?[-–—] |\d (?:to|bis|à|a|hasta) )$/iu
const PART_BEHIND =
  /^(?:\p{N}|[.,'’\u202f/]\p{N}| \d{3}(?!\d)| ?[-–—] ?\d| (?:to|bis|à|a|hasta) \d)/iu
const BEFORE_CHARS = 9

/** What stands before a number of three digits that are the thousands' rest. */
const GROUP_BEFORE = /(?:^|[^\p{L}\p{N}])\d{1,3} $/u
const GROUP = /^\d{3}(?!\d)/

/** A mark that stands right behind a number. */
const MARK = /^[*!↑↓+:;,.)\]]*(?:[HL]{1,2})?[*!]*$/

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** Where a part stands in a line, from left to right. */
function* placesOf(line: string, part: string): Generator<Span> {
  if (part === "") return
  for (let from = line.indexOf(part); from >= 0; from = line.indexOf(part, from + 1))
    yield { from, to: from + part.length }
}

/** The same of whole words. */
function* wordsAt(line: string, part: string): Generator<Span> {
  const touches = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)
  for (const place of placesOf(line, part))
    if (!touches(line[place.from - 1]) && !touches(line[place.to])) yield place
}

const hasUnit = (line: string, unit: string): boolean =>
  [...placesOf(line, unit)].some(
    ({ from, to }) => !LETTER.test(line[from - 1] ?? "") && !LETTER.test(line[to] ?? ""),
  )

/** Where a number stands by itself, a unit or a mark right behind it at most. */
function* numbersAt(line: string, value: string, unit: string): Generator<Span> {
  const [, sign, digits] = NUMBER.exec(value)!
  const spellings = sign ? [`${sign}${digits}`, `${sign} ${digits}`] : [digits!]
  for (const place of spellings.flatMap((spelling) => [...placesOf(line, spelling)])) {
    const before = line.slice(Math.max(0, place.from - BEFORE_CHARS), place.from)
    const behind = line.slice(place.to, line.indexOf(" ", place.to) + 1 || line.length).trim()
    const mark = unit !== "" && behind.endsWith(unit) ? behind.slice(0, -unit.length) : behind
    const isPart =
      PART_BEFORE.test(before) ||
      PART_BEHIND.test(line.slice(place.to)) ||
      (GROUP.test(digits!) && GROUP_BEFORE.test(before))
    if (!isPart && MARK.test(mark)) yield place
  }
}

/** How many words may stand between a name and its number; none between it and a result in words. */
const MAX_BETWEEN = 3

const isBeside = (line: string, name: Span, value: Span, isNumber: boolean): boolean => {
  const between = line.slice(Math.min(name.to, value.to), Math.max(name.from, value.from))
  return (between.match(/\p{L}+/gu)?.length ?? 0) <= (isNumber ? MAX_BETWEEN : 0)
}

/** The words of a line that a part of it covers. */
const wordsOf = ({ text, boxes }: ReportLine, { from, to }: Span): ReadonlyArray<Word> => {
  let at = 0
  return text.split(" ").flatMap((word, index) => {
    const [left, bottom, right, top] = boxes.slice(4 * index, 4 * index + 4) as [
      number,
      number,
      number,
      number,
    ]
    const own = { from: at, to: at + word.length }
    at = own.to + 1
    return overlap(own, { from, to }) ? [{ text: word, left, bottom, right, top }] : []
  })
}

/** A row as a result of the line that it names; null where its name and value do not stand there. */
const resultIn = (line: ReportLine, row: ClaimedRow): ReadResult | null => {
  const { text } = line
  const name = plain(row.name).replace(/[\s:.…]+$/u, "")
  const value = plain(row.value)
  const unit = hasUnit(text, plain(row.unit)) ? plain(row.unit) : ""
  const close = (words: string) => words.replaceAll(" ", "")
  const range = close(text).includes(close(row.range)) ? rangeIn(row.range).range : ""
  const isNumber = NUMBER.test(value)
  if (!LETTER.test(name) || (!isNumber && DIGIT.test(value))) return null
  const isKnown = analyteNamed(name, unit) !== null
  if (isNumber ? !isKnown && unit === "" && range === "" : !isKnown || !isWorded(value)) return null
  const names = [...wordsAt(text, name)]
  const places = isNumber ? numbersAt(text, value, unit) : wordsAt(text, value)
  for (const place of places) {
    if (!names.some((each) => !overlap(each, place) && isBeside(text, each, place, isNumber)))
      continue
    return {
      name,
      value: value.replaceAll(" ", isNumber ? "" : " "),
      unit,
      reference_range: range,
      page: line.page,
      box: boxOf(wordsOf(line, place)),
      printed: text,
      read_by: "model",
      is_unsure: line.read_by === "picture",
    }
  }
  return null
}

const isSamePlace = (one: ReadResult, other: ReadResult): boolean =>
  one.page === other.page &&
  one.box[0] < other.box[2] &&
  other.box[0] < one.box[2] &&
  one.box[1] < other.box[3] &&
  other.box[1] < one.box[3]

/** Whether a report has a result already: its value, or another value of its name in the same line. */
const isThere = (results: ReadonlyArray<ReadResult>, result: ReadResult): boolean =>
  results.some(
    (each) =>
      isSamePlace(each, result) || (each.name === result.name && each.printed === result.printed),
  )

/**
 * The results of a report with those that a model has read in its lines. A row counts only where its name and its
 * value stand in its line, digit by digit; what was read by the layout stays as it is.
 */
export const withClaimed = ({ lines, rows, results }: RowsTask): RowsAnswer => {
  const all = [...results]
  let refused = 0
  for (const row of rows) {
    const line = lines[row.line - 1]
    const result = line ? resultIn(line, row) : null
    if (result === null || !isPrinted(result)) refused++
    else if (!isThere(all, result)) all.push(result)
  }
  const decimal = decimalSignIn(all.flatMap((each) => [each.value, each.reference_range]))
  const ofModel = all.slice(results.length).map((result) => ({
    ...result,
    value: withPlainNumbers(result.value, decimal),
    reference_range: withPlainNumbers(result.reference_range, decimal),
  }))
  return { results: [...results, ...ofModel], refused }
}
