import { daysLater, daysUntil } from "#web/format"

/** Days from one tick to the next, up to here; then months. */
const DAYS = [1, 2, 7, 14]
const MONTHS = [1, 2, 3, 6, 12, 24, 60]
const MONTH_DAYS = 31

/** The days an axis names, and whether they are first days of months. */
export interface Ticks {
  readonly dates: ReadonlyArray<string>
  readonly isByMonth: boolean
}

const byDays = (first: string, last: string, step: number) => {
  const dates: Array<string> = []
  for (let date = first; date <= last; date = daysLater(date, step)) dates.push(date)
  return dates
}

const monthAfter = (month: string) => `${daysLater(month, MONTH_DAYS).slice(0, 7)}-01`

/** The first days of every so many months, as a year is divided by them. */
const byMonths = (first: string, last: string, step: number) => {
  const dates: Array<string> = []
  const begin = `${first.slice(0, 7)}-01`
  for (let date = begin < first ? monthAfter(begin) : begin; date <= last; date = monthAfter(date))
    if ((Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1) % step === 0)
      dates.push(date)
  return dates
}

/** The days that the axis from one day to another names, at most so many where that can be. */
export const ticksOf = (first: string, last: string, most: number): Ticks => {
  const days = daysUntil(first, last) + 1
  const step = DAYS.find((each) => days / each <= most)
  if (step !== undefined) return { dates: byDays(first, last, step), isByMonth: false }
  const months = MONTHS.find((each) => days / (each * 30) <= most) ?? MONTHS.at(-1)!
  return { dates: byMonths(first, last, months), isByMonth: true }
}
