import { epochOf, isLocalDate } from "#domain/time"

/** A time as a file prints it: three numbers of a date in an order that the country decides, and a clock. */
export interface PrintedTime {
  readonly numbers: readonly [number, number, number]
  readonly clock: string
  readonly hasHalves: boolean
}

const PRINTED =
  /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{2,4})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP])M)?(?: UTC)?$/i

/** The parts of a printed time; null for what is none. */
export const printedTimeOf = (text: string): PrintedTime | null => {
  const match = PRINTED.exec(text.trim())
  if (!match) return null
  const [, a, b, c, hour, minute, second = "00", half] = match
  const hours = Number(hour)
  if (half !== undefined && (hours < 1 || hours > 12)) return null
  const whole = half === undefined ? hours : (hours % 12) + (half.toUpperCase() === "P" ? 12 : 0)
  return {
    numbers: [Number(a), Number(b), Number(c)],
    clock: `${String(whole).padStart(2, "0")}:${minute}:${second}`,
    hasHalves: half !== undefined,
  }
}

/** Which number of a date comes first. */
export const ORDERS = ["day", "month", "year"] as const
export type Order = (typeof ORDERS)[number]

/** The naive instant of a printed time; null where the calendar has no such day. */
export const instantOf = ({ numbers: [a, b, c], clock }: PrintedTime, order: Order) => {
  const [year, month, day] =
    order === "year" ? [a, b, c] : order === "month" ? [c, a, b] : [c, b, a]
  const two = (number: number) => String(number).padStart(2, "0")
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`
  return isLocalDate(date) ? epochOf(`${date}T${clock}Z`) : null
}

/** The order that a time proves by itself; null for one that could be either. */
export const provenOrder = ({ numbers: [a, b] }: PrintedTime): Order | null => {
  if (a > 31) return "year"
  if (a > 12) return "day"
  return b > 12 ? "month" : null
}

/** Milliseconds between the first and the last of some times. */
const extentOf = (times: ReadonlyArray<PrintedTime>, order: Order): number => {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const time of times) {
    const instant = instantOf(time, order)
    if (instant === null) continue
    first = Math.min(first, instant)
    last = Math.max(last, instant)
  }
  return last - first
}

/**
 * The order of times of which none proves it: days that follow each other lie closer together than the same
 * day of twelve months. Where that decides nothing either, a clock of two halves goes with the month first.
 */
export const likelyOrder = (times: ReadonlyArray<PrintedTime>): Order => {
  const [byDay, byMonth] = [extentOf(times, "day"), extentOf(times, "month")]
  if (byDay !== byMonth) return byDay < byMonth ? "day" : "month"
  return times.some(({ hasHalves }) => hasHalves) ? "month" : "day"
}
