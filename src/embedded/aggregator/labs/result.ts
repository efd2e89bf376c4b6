import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutCode } from "#embedded/aggregator/labs/code"
import { namedBy } from "#embedded/aggregator/labs/printed-name"
import { isWorded } from "#embedded/aggregator/labs/range"
import { isOther, isRunning } from "#embedded/aggregator/labs/sentence"
import { isUnderValue, type TableHead, termOf } from "#embedded/aggregator/labs/table-head"
import { OPERATOR, type Tail, tailOf, VALUE } from "#embedded/aggregator/labs/tail"
import { VALUE_LABELS } from "#embedded/aggregator/labs/terms"
import type { Line, Word } from "#embedded/aggregator/labs/word"

/** A result as it is printed, and where. */
export interface PrintedResult {
  readonly name: string
  readonly value: string
  readonly flag: string | null
  readonly unit: string
  readonly range: string
  readonly page: number
  /** The box of the value, in points: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number]
  /** The printed line, with what is of it on the line before. */
  readonly printed: string
  /** True where it stands in running text, with no column between its words. */
  readonly isRunning: boolean
}

const LETTER = /\p{L}/u
/** "2+" of a test strip. */
const CROSSES = /^(?:[1-4]\+|\+{1,4})$/
const BLOOD_GROUP = /^(?:A|B|AB|0|O)$/
const TITRE = /^[<>≤≥]?1:\d{1,5}$/

const valueLabels = new Set(VALUE_LABELS)

const rounded = (points: number): number => Math.round(points * 100) / 100

export const boxOf = (words: ReadonlyArray<Word>): PrintedResult["box"] => [
  rounded(Math.min(...words.map(({ left }) => left))),
  rounded(Math.min(...words.map(({ bottom }) => bottom))),
  rounded(Math.max(...words.map(({ right }) => right))),
  rounded(Math.max(...words.map(({ top }) => top))),
]

interface Candidate {
  readonly result: PrintedResult
  readonly certainty: number
  /** What stands behind its value. */
  readonly behind: ReadonlyArray<Word>
}

/** A line with what is known of it. */
interface Place {
  readonly line: Line
  readonly head: TableHead | null
  /** Words of the line before that begin its name. */
  readonly prefix: ReadonlyArray<Word>
}

/** How much speaks for a result: the catalogue knows its name, its column, a unit, a range, a flag. */
const certaintyOf = (isKnown: boolean, isInColumn: boolean, { flag, unit, range }: Tail): number =>
  (isKnown ? 4 : 0) +
  (isInColumn ? 5 : 0) +
  (unit === "" ? 0 : 2) +
  (range === "" ? 0 : 2) +
  (flag === null ? 0 : 1)

const MIN_CERTAINTY = 2

/** How many words of a value begin at a word; 0 where none does. A number is one, with its sign two. */
const valueWords = (words: ReadonlyArray<Word>, at: number): number => {
  const [first, second, third] = words.slice(at, at + 3)
  const [one, two] = [first!.text, second?.text ?? ""]
  if (BLOOD_GROUP.test(one) && isWorded(two)) return 2
  if (OPERATOR.test(one) && (VALUE.test(two) || TITRE.test(two))) return 2
  const isOfRange = (next: Word | undefined) =>
    next !== undefined && termOf(next) === "range" && !isWorded(next.text)
  if (two !== "" && isWorded(`${one} ${two}`) && !isOfRange(third)) return 2
  if (VALUE.test(one) || TITRE.test(one) || CROSSES.test(one)) return 1
  return isWorded(one) && !isOfRange(second) ? 1 : 0
}

const DASH = /^[-–—]$/

/** Whether a value is the low or the high end of a range: "70 - 99". */
const isEndOfRange = (words: ReadonlyArray<Word>, at: number, count: number): boolean => {
  const isNumber = (index: number) => /^\d/.test(words[index]?.text ?? "")
  const isDash = (index: number) => DASH.test(words[index]?.text ?? "")
  const end = at + count
  return (isDash(end) && isNumber(end + 1)) || (isDash(at - 1) && isNumber(at - 2))
}

const isOperator = (word: Word | undefined): boolean => OPERATOR.test(word?.text ?? "")

/** Whether "< 190" is a range that stands before its value: another number follows, and no range. */
const isBeforeValue = (own: ReadonlyArray<Word>, behind: ReadonlyArray<Word>, tail: Tail) =>
  /^[<>≤≥]/.test(own[0]!.text) &&
  tail.range === "" &&
  behind.some(({ text }, at) => VALUE.test(text) && /^\d/.test(text) && !isOperator(behind[at - 1]))

/** Whether a number has its unit or range, as other rows have where a table has a column for them. */
const isComplete = (own: ReadonlyArray<Word>, { unit, range }: Tail, head: TableHead | null) =>
  unit !== "" ||
  range !== "" ||
  !own.some(({ text }) => VALUE.test(text)) ||
  !head?.headings.some(({ term }) => term === "unit" || term === "range")

/** A result whose value begins at a word; null where none does. */
const candidateAt = ({ line, head, prefix }: Place, at: number): Candidate | null => {
  const { page, words } = line
  const count = valueWords(words, at)
  if (count === 0) return null
  const { words: behind, code } = withoutCode(words.slice(at + count))
  const { name, flag } = namedBy([...prefix, ...words.slice(0, at)], code)
  if (!LETTER.test(name)) return null
  const own = words.slice(at, at + count)
  const tail = tailOf(behind.map(({ text }) => text))
  const isKnown = valueLabels.has(name.toLowerCase()) || analyteNamed(name, tail.unit) !== null
  if (isOther({ name, isKnown, words, at, count, tail })) return null
  const isInColumn = own.some((word) => isUnderValue(word, head))
  if (!isKnown && !isComplete(own, tail, head)) return null
  const isRange = isEndOfRange(words, at, count) || isOperator(words[at - 1])
  if (isRange || (!isInColumn && isBeforeValue(own, behind, tail))) return null
  const certainty = certaintyOf(isKnown, isInColumn, tail)
  if (certainty < MIN_CERTAINTY) return null
  const value = own.map(({ text }) => text).join(OPERATOR.test(own[0]!.text) ? "" : " ")
  const printed = [...prefix, ...words].map(({ text }) => text).join(" ")
  const { unit, range } = tail
  const found = {
    name,
    value,
    flag: tail.flag ?? flag,
    unit,
    range,
    page,
    box: boxOf(own),
    printed,
    isRunning: isRunning(words, at),
  }
  return { result: found, certainty, behind }
}

/** The result behind another one on its line: the count of cells behind their share, never the same in another unit. */
const secondOf = ({ result, behind }: Candidate): PrintedResult | null => {
  for (let at = 1; at < behind.length; at++) {
    if (!VALUE.test(behind[at]!.text)) continue
    const texts = behind.map(({ text }) => text)
    const first = tailOf(texts.slice(0, at))
    const { unit, range, flag } = tailOf(texts.slice(at + 1))
    const isWhole = [first.unit, first.range, unit, range].every((text) => text !== "")
    if (!isWhole || first.hasMore || first.unit === unit) continue
    const analyte = analyteNamed(result.name, unit)
    if (analyte !== null && analyte === analyteNamed(result.name, first.unit)) return null
    const { text: value } = behind[at]!
    return { ...result, value, unit, range, flag, box: boxOf([behind[at]!]) }
  }
  return null
}

/** No table has a line of more words. */
const MAX_LINE_WORDS = 150

/** The results on a line, in the surest way to read it; none on any other line. `prefix` begins the name. */
export const resultsOn = (
  line: Line,
  head: TableHead | null,
  prefix: ReadonlyArray<Word> = [],
): ReadonlyArray<PrintedResult> => {
  if (line.words.length > MAX_LINE_WORDS) return []
  let best: Candidate | null = null
  for (let at = prefix.length > 0 ? 0 : 1; at < line.words.length; at++) {
    const found = candidateAt({ line, head, prefix }, at)
    if (found && (best === null || found.certainty > best.certainty)) best = found
  }
  if (best === null) return []
  const second = secondOf(best)
  if (second === null) return [best.result]
  const { unit, range, flag } = tailOf(
    best.behind
      .slice(
        0,
        best.behind.findIndex(({ text }) => text === second.value),
      )
      .map(({ text }) => text),
  )
  return [{ ...best.result, unit, range, flag }, second]
}

/** A range that stands alone, with its unit. */
export const rangeAlone = (words: ReadonlyArray<Word>): Pick<PrintedResult, "unit" | "range"> => {
  const { unit, range } = tailOf(words.map(({ text }) => text))
  return { unit, range }
}
