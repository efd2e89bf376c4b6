import { isLocalDate, type LocalDate } from "#domain/time"
import { COLLECTED, DAY_FIRST, OTHER_DAYS, REPORTED } from "#embedded/aggregator/labs/terms"

const DAY = /(?<!\d)(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([./-])(\d{1,2})\5(\d{4}|\d{2}))(?!\d)/g

interface Found {
  readonly date: LocalDate
  /** What stands right before it, in lower case. */
  readonly before: string
}

const CENTURY = 2000
const two = (text: string) => text.padStart(2, "0")

const dayOf = (match: RegExpMatchArray, isDayFirst: boolean): LocalDate | null => {
  const [, year, month, day, first, sign, second, last] = match
  if (year) return `${year}-${month}-${day}`
  const full = last!.length === 2 ? String(CENTURY + Number(last)) : last!
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

/** Which of the labels stands last before a day: the nearest one is its own. */
const nearest = (before: string, labels: ReadonlyArray<string>): number =>
  labels.reduce((last, label) => Math.max(last, before.lastIndexOf(label)), -1)

/**
 * The day on which blood was taken, by the label that stands before it; else a day of the report. Never a
 * birthday. With strokes a month comes first, unless the words of the report are of a country where it does not.
 */
export const collectedOn = (lines: ReadonlyArray<string>): LocalDate | null => {
  const words = new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []))
  const isDayFirst = DAY_FIRST.some((word) => words.has(word))
  const days = lines.flatMap((line) => daysIn(line, isDayFirst))
  const labelled = (labels: ReadonlyArray<string>) =>
    days.find(
      ({ before }) =>
        nearest(before, labels) >= 0 && nearest(before, labels) >= nearest(before, OTHER_DAYS),
    )?.date
  const other = days.find(({ before }) => nearest(before, OTHER_DAYS) < 0)?.date
  return labelled(COLLECTED) ?? labelled(REPORTED) ?? other ?? null
}
