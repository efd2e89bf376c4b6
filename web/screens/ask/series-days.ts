import type { Static } from "typebox"
import type { SeriesChart } from "#domain/widget"
import { daysLater, daysUntil, dayText, mondayOf, monthText } from "#web/format"
import { text } from "#web/text"

type Bucket = NonNullable<Static<typeof SeriesChart>["bucket"]> | "day"

/** The time that each point of a chart stands for: days, spans of so many days by their first, or months. */
export interface Spans {
  readonly bucket: Bucket
  readonly days: number
}

/** A long time is drawn by two weeks or more a point. */
export const spansOf = (bucket: Bucket, dates: ReadonlyArray<string>): Spans => {
  if (bucket !== "week") return { bucket, days: 1 }
  // The first may begin within its week.
  const whole = dates.slice(2).map((date, at) => daysUntil(dates[at + 1]!, date))
  return { bucket, days: whole.length > 0 ? Math.min(...whole) : 7 }
}

const nextOf = ({ bucket, days }: Spans, date: string) =>
  bucket === "month"
    ? `${daysLater(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
    : daysLater(date, days)

/** More missing days between two values than anybody reads. */
const MAX_MISSING = 400

/** The dates of an axis: those that have a value, and those between them that have none. */
export const axisDates = (spans: Spans, dates: ReadonlyArray<string>): ReadonlyArray<string> =>
  dates.flatMap((date, at) => {
    const before = dates[at - 1]
    const missing: Array<string> = []
    if (before === undefined || daysUntil(before, date) > MAX_MISSING * spans.days) return [date]
    for (let next = nextOf(spans, before); next < date; next = nextOf(spans, next))
      missing.push(next)
    return [...missing, date]
  })

/** The day by which a span is named: a first week that begins late is that of its Monday all the same. */
const nameOf = ({ bucket, days }: Spans, date: string) =>
  dayText(bucket === "week" && days === 7 ? mondayOf(date) : date)

/** A point's time, as a table names it. */
export const spanText = (spans: Spans, date: string) =>
  spans.bucket === "month" ? monthText(date) : nameOf(spans, date)

/** A value with its time, as a sentence says it: "in the week of Mon 5 Oct". */
export const saidOf = (spans: Spans, value: string, date: string) => {
  const { bucket, days } = spans
  if (bucket === "month") return text.ask.in_month(value, monthText(date))
  if (bucket === "day") return text.ask.on_day(value, dayText(date))
  return text.ask.in_weeks(value, nameOf(spans, date), days / 7)
}

/** The words for what every point is the mean of; none where it is a day. */
export const meansText = ({ bucket, days }: Spans) => {
  if (bucket === "day") return ""
  return bucket === "month" ? text.ask.means.month : text.ask.means.weeks(days / 7)
}
