import { MONTH_NAMES } from "#language/month"

/** "May I" is no month. */
const MODAL = "(?!may (?:i|be|have|you|we|it|not|need|mean)\\b)"
const MONTH = `${MODAL}(?:${MONTH_NAMES.join("|")})\\b\\.?`
const DAY = "(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?"
const DAYS = `${DAY}(?: ?(?:to|and|or|until|till|through|-|,|&) ?(?:the )?${DAY})*`
const YEAR = "(?:,? ?(?:19|20)\\d\\d)?"
const DAY_FIRST = `(?<![\\d.,/])${DAYS} ?(?:of )?${MONTH}${YEAR}`
const MONTH_FIRST = `\\b${MONTH} (?:the )?${DAYS}(?![\\d.]\\d|\\d)${YEAR}`
const NUMERIC = "(?<!\\d)\\d{4}-\\d{1,2}-\\d{1,2}(?!\\d)|(?<![\\d.])\\d{1,2}[./]\\d{1,2}[./]\\d{4}"
const DOTTED = "(?<=\\bon (?:the )?)(?:1[3-9]|2\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?!\\d)"
const CLOCK = "(?<![\\d:.,])\\d{1,2}:\\d\\d(?!\\d)(?: ?[ap]m\\b)?"

const TIMES = new RegExp([DAY_FIRST, MONTH_FIRST, NUMERIC, DOTTED, CLOCK].join("|"), "g")

/** A sentence without its dates and times of day, whose numbers are nobody's reading; nothing else moves. */
export const withoutTimes = (sentence: string): string =>
  sentence.replace(TIMES, (time) => " ".repeat(time.length))
