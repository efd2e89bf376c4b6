import { MONTH_NAMES } from "#language/month"

const UNITS = "first second third fourth fifth sixth seventh eighth ninth".split(" ")
const TEENS =
  "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  )
/** The days of a month as they are spelled, the first one first. */
const DAYS = [
  ...UNITS,
  ...TEENS,
  "twentieth",
  ...UNITS.map((unit) => `twenty ${unit}`),
  "thirtieth",
  "thirty first",
]
/** Up to here an ordinal is a day only beside "on the" or a month: "the first week", "the second half". */
const MIN_PLAIN = 6

const alternatives = (days: ReadonlyArray<string>) =>
  [...days]
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replaceAll(" ", "[ -]")

const MONTH = `(?:${MONTH_NAMES.join("|")})`
const PLAIN = alternatives(DAYS.slice(MIN_PLAIN - 1))
const OF_MONTH = alternatives(DAYS)

/** A day of a month that is spelled: "the fourteenth", "the first of May", "June third". */
export const ORDINAL_DAY = new RegExp(
  [
    `\\b(?:${PLAIN})\\b`,
    `\\b(?:${OF_MONTH})\\b(?= (?:of )?${MONTH}\\b)`,
    `(?<=\\b(?:on the|${MONTH}) )(?:${OF_MONTH})\\b(?! (?:day|night|week|half|time))`,
  ].join("|"),
  "gi",
)

const suffixOf = (day: number): string => {
  if (day > 10 && day < 14) return "th"
  return ["th", "st", "nd", "rd"][day % 10] ?? "th"
}

/** A match of `ORDINAL_DAY` in digits: "14th". */
export const inDigits = (words: string): string => {
  const day = DAYS.indexOf(words.toLowerCase().replace("-", " ")) + 1
  return `${day}${suffixOf(day)}`
}
