import type { Profile } from "#domain/profile"
import { isLocalDate, type LocalDate } from "#domain/time"
import { MONTH_NAMES, monthNumber } from "#language/month"

const MONTH = `(${MONTH_NAMES.join("|")})`
const YEAR = "((?:19|20)\\d{2})"
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?"

const DAY_FIRST = new RegExp(`^${DAY}(?: of)? ${MONTH}\\.?,? ${YEAR}\\b`, "i")
const MONTH_FIRST = new RegExp(`^${MONTH}\\.? ${DAY},? ${YEAR}\\b`, "i")
const ISO = /^((?:19|20)\d{2})-(\d{2})-(\d{2})\b/
const NUMBERS = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2${YEAR}\\b`)

const MONTHS = 12

const dateOf = (year: string, month: number, day: string): LocalDate | null => {
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
  return isLocalDate(date) ? date : null
}

/** Whether a person writes the month before the day. */
const writesMonthFirst = (profile: Pick<Profile, "units" | "country"> | null): boolean =>
  profile?.country === "US" || (profile?.country == null && profile?.units === "us")

/** A date with its year at the beginning of a text, and how long it is; null where there is none. */
export const birthdayIn = (
  text: string,
  profile: Pick<Profile, "units" | "country"> | null,
): { readonly date: LocalDate; readonly length: number } | null => {
  const found = (match: RegExpExecArray | null, date: LocalDate | null) =>
    match && date ? { date, length: match[0].length } : null
  const iso = ISO.exec(text)
  if (iso) return found(iso, dateOf(iso[1]!, Number(iso[2]), iso[3]!))
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst)
    return found(dayFirst, dateOf(dayFirst[3]!, monthNumber(dayFirst[2]!), dayFirst[1]!))
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst)
    return found(monthFirst, dateOf(monthFirst[3]!, monthNumber(monthFirst[1]!), monthFirst[2]!))
  const numbers = NUMBERS.exec(text)
  if (!numbers) return null
  const [, first = "", mark, second = "", year = ""] = numbers
  const swaps =
    Number(second) > MONTHS ||
    (mark === "/" && Number(first) <= MONTHS && writesMonthFirst(profile))
  return found(
    numbers,
    swaps ? dateOf(year, Number(first), second) : dateOf(year, Number(second), first),
  )
}
