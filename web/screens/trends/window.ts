import type { Bucket, KnownMetric } from "#domain/metric-points"
import { daysLater, localToday, mondayOf } from "#web/format"

/** The windows that can be chosen: so many days, or all there are. */
export const WINDOWS = ["7", "30", "90", "365", "all"] as const
export type Days = (typeof WINDOWS)[number]

/** The days that are drawn, and what a point stands for. */
export interface Shown {
  readonly from: string
  readonly to: string
  readonly bucket: Bucket
  readonly dates: ReadonlyArray<string>
}

/** Up to so many days each has a point of its own, up to so many more each week. */
const MAX_DAYS = 190
const MAX_WEEKS_DAYS = 1_461
/** The most that the service gives at once. */
const MAX_SERIES_DAYS = 3_660
/** A person whose last value is older than this sees the days around it. */
const RECENT_DAYS = 7

const nextOf: Readonly<Record<Bucket, (date: string) => string>> = {
  day: (date) => daysLater(date, 1),
  week: (date) => daysLater(date, 7),
  month: (date) => `${daysLater(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`,
}

const firstOf: Readonly<Record<Bucket, (date: string) => string>> = {
  day: (date) => date,
  week: mondayOf,
  month: (date) => `${date.slice(0, 7)}-01`,
}

const datesOf = (from: string, to: string, bucket: Bucket) => {
  const dates: Array<string> = []
  for (let at = firstOf[bucket](from); at <= to; at = nextOf[bucket](at)) dates.push(at)
  return dates
}

const bucketFor = (from: string, to: string): Bucket => {
  if (to < daysLater(from, MAX_DAYS)) return "day"
  return to < daysLater(from, MAX_WEEKS_DAYS) ? "week" : "month"
}

/** The window of some metrics: it ends today, or with their last value where that is long ago. */
export const windowOf = (
  metrics: ReadonlyArray<KnownMetric>,
  days: Days,
  today = localToday(),
): Shown => {
  const ends = metrics.flatMap(({ to }) => to ?? []).sort()
  const begins = metrics.flatMap(({ from }) => from ?? []).sort()
  const last = ends.at(-1) ?? today
  const to = last >= daysLater(today, -RECENT_DAYS) && last <= today ? today : last
  const earliest = daysLater(to, 1 - MAX_SERIES_DAYS)
  const first = [begins[0] ?? to, earliest].sort().at(-1)!
  const from = days === "all" ? first : daysLater(to, 1 - Number(days))
  const bucket = bucketFor(from, to)
  return { from, to, bucket, dates: datesOf(from, to, bucket) }
}
