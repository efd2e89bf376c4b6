import { isLocalDate, type LocalDate } from "#domain/time"
import { COLLECTED, DAY_FIRST, MONTHS, OTHER_DAYS, REPORTED } from "#embedded/aggregator/labs/terms"

const NUMERIC = String.raw`(\d{4})[./-](\d{1,2})[./-](\d{1,2})|(\d{1,2})([./-])(\d{1,2})\5(\d{4}|\d{2})`
const WORDED = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:de )?(\p{L}{3,10})\.?,?[ -](?:de )?(\d{4}|\d{2})`
const MONTH_FIRST = String.raw`(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})`
const DAY = new RegExp(
  String.raw`(?<![\d\p{L}])(?:${NUMERIC}|${WORDED}|${MONTH_FIRST})(?!\d)`,
  "gu",
)

interface Found {
  readonly date: LocalDate
  /** What stands right before it, in lower case. */
  readonly before: string
}

const CENTURY = 2000
const two = (text: string) => text.padStart(2, "0")

const monthOf = (word: string): string | null => {
  const plain = word.toLowerCase()
  const at = MONTHS.findIndex((beginnings) => beginnings.some((each) => plain.startsWith(each)))
  return at < 0 ? null : String(at + 1)
}

const dayOf = (match: RegExpMatchArray, isDayFirst: boolean): LocalDate | null => {
  const [, year, month, day, first, sign, second, last, ...worded] = match
  if (year) return `${year}-${two(month!)}-${two(day!)}`
  const ofYear = last ?? worded[2] ?? worded[5]!
  const full = ofYear.length === 2 ? String(CENTURY + Number(ofYear)) : ofYear
  if (first === undefined) {
    const named = monthOf(worded[1] ?? worded[3]!)
    return named && `${full}-${two(named)}-${two(worded[0] ?? worded[4]!)}`
  }
  const isOwnOrder = sign === "." || isDayFirst || Number(first) > 12
  const [ofDay, ofMonth] = isOwnOrder && Number(second) <= 12 ? [first, second] : [second, first]
  return `${full}-${two(ofMonth!)}-${two(ofDay!)}`
}

const MAX_LABEL_CHARS = 40

const daysIn = (line: string, isDayFirst: boolean): ReadonlyArray<Found> =>
  [...line.matchAll(DAY)].flatMap((match) => {
    const date = dayOf(match, isDayFirst)
    const before = line.slice(Math.max(0, match.index - MAX_LABEL_CHARS), match.index).toLowerCase()
    return date !== null && isLocalDate(date) ? [{ date, before }] : []
  })

/** The only day that a text is; null for any other text. */
export const dayIn = (text: string, isDayFirst: boolean): LocalDate | null => {
  const [match, ...others] = [...text.matchAll(DAY)]
  if (!match || others.length > 0 || match[0].length < text.length) return null
  const date = dayOf(match, isDayFirst)
  return date !== null && isLocalDate(date) ? date : null
}

/** Which of the labels stands last before a day: the nearest one is its own. */
const nearest = (before: string, labels: ReadonlyArray<string>): number =>
  labels.reduce((last, label) => Math.max(last, before.lastIndexOf(label)), -1)

const isBirthday = ({ before }: Found): boolean => nearest(before, OTHER_DAYS) >= 0

/** How far the first and the last day of a report lie apart, birthdays aside. */
const spreadOf = (lines: ReadonlyArray<string>, isDayFirst: boolean): number => {
  const days = lines
    .flatMap((line) => daysIn(line, isDayFirst))
    .filter((found) => !isBirthday(found))
    .map(({ date }) => date)
    .sort()
  const dayNumber = (date: string | undefined) =>
    date
      ? Number(date.slice(0, 4)) * 372 + Number(date.slice(5, 7)) * 31 + Number(date.slice(8))
      : 0
  return dayNumber(days.at(-1)) - dayNumber(days[0])
}

/**
 * Whether a report writes the day before the month where it has strokes: by a number above twelve, else by the words
 * of a country, else so that its days lie nearer one another; the month is first where nothing says.
 */
export const writesDayFirst = (lines: ReadonlyArray<string>): boolean => {
  const numeric = lines.flatMap((line) =>
    [...line.matchAll(DAY)].filter((match) => {
      const numbers = [Number(match[4]), Number(match[6])]
      return match[5] !== "." && Math.min(...numbers) <= 12 && Math.max(...numbers) <= 31
    }),
  )
  if (numeric.some(([, , , , first]) => Number(first) > 12)) return true
  if (numeric.some(([, , , , , , second]) => Number(second) > 12)) return false
  const words = new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []))
  if (DAY_FIRST.some((word) => words.has(word))) return true
  return spreadOf(lines, true) < spreadOf(lines, false)
}

/**
 * The day on which blood was taken, by the label that stands before it, or over the column of the results; else a
 * day of the report. Never a birthday.
 */
export const collectedOn = (
  lines: ReadonlyArray<string>,
  isDayFirst: boolean,
  ofColumn: LocalDate | null,
): LocalDate | null => {
  const days = lines.flatMap((line) => daysIn(line, isDayFirst))
  const labelled = (labels: ReadonlyArray<string>) =>
    days.find(
      ({ before }) =>
        nearest(before, labels) >= 0 && nearest(before, labels) >= nearest(before, OTHER_DAYS),
    )?.date
  const other = days.find((found) => !isBirthday(found))?.date
  return labelled(COLLECTED) ?? ofColumn ?? labelled(REPORTED) ?? other ?? null
}
