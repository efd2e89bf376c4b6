import { Effect } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { isDeviation } from "#catalogue/us-units"
import { BiomarkerStore } from "#db/biomarkers"
import { Calendar } from "#db/calendar"
import { ConnectionStore } from "#db/connections"
import { MetricSeriesStore } from "#db/metric-series"
import { VendorStore } from "#db/vendors"
import type { UserId } from "#domain/ids"
import { isUsable, type Metric, type Observed } from "#domain/metric"
import { providerOf, type Source } from "#domain/source"
import { addDays, type LocalDate } from "#domain/time"
import type { Today, TodayPart, TodaySource, TodayValue } from "#domain/today"
import { readNews } from "#operations/today-news"
import { suggestionsOf } from "#operations/today-suggestions"
import { newNotices } from "#pipeline/safety/notices"
import { type BesideUsual, besideUsual, positionOf } from "#pipeline/tools/beside-usual"
import { pointRounding, pointUnit } from "#statistics/series/bucket"

/** The days that a day is compared with, as an answer does that is asked for what is usual. */
const USUAL_DAYS = 90
/** So many days back a last night or day is looked for, before it is looked for on all days. */
const RECENT_DAYS = 7
/** More numbers would not be read. */
const MAX_VALUES = 6

const named = (...keys: ReadonlyArray<string>) => keys.flatMap((key) => metricOf(key) ?? [])

/** The most telling first. */
const PARTS = {
  night: named(
    ...["sleep_minutes", "resting_hr", "hrv_rmssd", "hrv_sdnn", "bedtime_hour", "deep_minutes"],
    ...["wakeups", "spo2", "respiratory_rate", "skin_temp_dev", "sleep_score", "recovery_score"],
  ),
  day: named(
    ...[
      "steps",
      "resting_hr",
      "active_minutes",
      "workout_minutes",
      "stress_score",
      "weight_kg",
      "glucose_avg",
    ],
    ...["bp_systolic", "calories_active", "caffeine_mg", "mood"],
    ...["hrv_rmssd", "hrv_sdnn", "spo2", "respiratory_rate", "recovery_score"],
  ),
} as const
type PartName = keyof typeof PARTS

/** A night and a day are dated by the first of these there is: a weight alone is no day. */
const LEADING: Readonly<Record<PartName, ReadonlyArray<string>>> = {
  night: ["sleep_minutes", "bedtime_hour", "deep_minutes", "wakeups", "sleep_score"],
  day: ["steps"],
}

/** Whether a part is there without any of what it is dated by: a pulse by day makes no night. */
const IS_WITHOUT: Readonly<Record<PartName, boolean>> = { night: false, day: true }

const lastOf = (dates: ReadonlyArray<LocalDate>) =>
  dates.reduce<LocalDate | null>((last, date) => (last === null || date > last ? date : last), null)

const datesOf = ({ metric, days }: Observed) =>
  days.filter(({ value }) => isUsable(metric, value)).map(({ date }) => date)

/** The last day of a part: that of its first leading metric, else of any. */
const lastDay = (name: PartName, all: ReadonlyArray<Observed>): LocalDate | null => {
  for (const key of LEADING[name]) {
    const last = lastOf(all.filter(({ metric }) => metric.key === key).flatMap(datesOf))
    if (last !== null) return last
  }
  return IS_WITHOUT[name] ? lastOf(all.flatMap(datesOf)) : null
}

/** The last day of a part on record, however long ago; a look at everything, for who has nothing new. */
const lastEver = Effect.fnUntraced(function* (user: UserId, name: PartName, today: LocalDate) {
  const coverage = yield* (yield* MetricSeriesStore).coverage(user, metrics)
  const keys = new Set(PARTS[name].map(({ key }) => key))
  const known = coverage.filter(({ metric, first }) => keys.has(metric) && first <= today)
  const leading = LEADING[name].flatMap((key) => known.find(({ metric }) => metric === key) ?? [])
  const any = IS_WITHOUT[name] ? lastOf(known.map((each) => each.last)) : null
  const day = leading[0]?.last ?? any
  return day !== null && day > today ? today : day
})

const shownValue = ({ metric, value, usual }: BesideUsual, isOpen: boolean): TodayValue => {
  const rounded = pointRounding(metric)
  const read = rounded(value)
  const so_far = isOpen && metric.adds_up === true
  const range = usual && {
    low: rounded(usual.low),
    median: rounded(usual.median),
    high: rounded(usual.high),
    n: usual.n,
  }
  const position = usual && positionOf(metric, value, usual)
  return {
    metric: metric.key,
    title: metric.name,
    unit: pointUnit(metric),
    is_difference: isDeviation(metric.key),
    value: read,
    so_far,
    usual: range,
    position: so_far && position !== "above" ? null : position,
  }
}

/** One metric of each family of heart rate variability is enough. */
const isRepeated = (metric: Metric, before: ReadonlyArray<Metric>) =>
  metric.families[0] === "variability" && before.some(({ key }) => key.startsWith("hrv_"))

const readPart = Effect.fnUntraced(function* (
  user: UserId,
  name: PartName,
  today: LocalDate,
  /** What it says of the same day or a later one is not said again. */
  before: TodayPart | null,
) {
  const store = yield* MetricSeriesStore
  const recent = { from: addDays(today, 1 - RECENT_DAYS), to: today }
  const latest = yield* store.observed(user, PARTS[name], recent)
  const date = lastDay(name, latest) ?? (yield* lastEver(user, name, today))
  if (date === null) return null
  const on =
    date >= recent.from
      ? latest
      : yield* store.observed(user, PARTS[name], { from: date, to: date })
  const said = new Set(
    before !== null && before.date >= date ? before.values.map(({ metric }) => metric) : [],
  )
  const found: Array<{ readonly metric: Metric; readonly value: number; readonly open: boolean }> =
    []
  for (const { metric, days, open } of on) {
    const value = days.find((day) => day.date === date)?.value
    if (value === undefined || !isUsable(metric, value) || found.length === MAX_VALUES) continue
    const kept = found.map((each) => each.metric)
    if (!isRepeated(metric, kept) && !said.has(metric.key))
      found.push({ metric, value, open: open.includes(date) })
  }
  const compared = yield* besideUsual(user, { date, days: USUAL_DAYS }, found)
  const values = compared.map((each, at) => shownValue(each, found[at]!.open))
  return { date, values } satisfies TodayPart
})

/** The vendors that are connected, and those whose rows came another way. */
const readSources = Effect.fnUntraced(function* (user: UserId) {
  const connected = yield* (yield* ConnectionStore).sources(user)
  const vendors = yield* (yield* VendorStore).daysOf(user)
  const found = new Map<Source["provider"], TodaySource>()
  for (const { vendor, last } of vendors) {
    const provider = providerOf(vendor)
    if (!found.has(provider))
      found.set(provider, { provider, last_day: last, last_sync_at: null, status: null })
  }
  for (const { provider, last_sync_at, status } of connected) {
    const last_day = found.get(provider)?.last_day ?? null
    found.set(provider, { provider, last_day, last_sync_at, status })
  }
  return [...found.values()]
})

/** Last night and today beside what is usual, what is new, and what has to be heard before that. */
export const readToday = Effect.fn("readToday")(function* (user: UserId) {
  const today = yield* (yield* Calendar).today(user)
  const night = yield* readPart(user, "night", today, null)
  const day = yield* readPart(user, "day", today, night)
  const results = yield* (yield* BiomarkerStore).all(user)
  const sources = yield* readSources(user)
  const notices = yield* newNotices(user, today)
  const news = yield* readNews(user, today, results)
  return {
    date: today,
    has_data: night !== null || day !== null || results.length > 0 || sources.some(hasDays),
    alerts: notices.map(({ rule, escalation, text }) => ({ rule, escalation, text })),
    night,
    day,
    // What stands among the alerts above is not said again.
    news: news.filter(
      (one) => !notices.some(({ rule }) => "subject" in one && one.subject === rule),
    ),
    sources,
    suggestions: [...suggestionsOf({ today, night, day, results })],
  } satisfies Today
})

const hasDays = ({ last_day }: TodaySource) => last_day !== null
