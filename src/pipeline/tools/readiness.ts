import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { DayValue, Metric, Series } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { factsOn, numberFact, wordFact } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mad, mean, median } from "#statistics/sample/descriptive"
import type { Prepared } from "#statistics/series/preparation"
import { type RecoverySign, recoveryOf } from "#statistics/series/recovery"
import { MIN_HISTORY, singleDeviceHistory } from "#statistics/series/single-device-history"

interface Signal {
  readonly sign: RecoverySign["sign"]
  /** The side of strain: -1 where less is strained. */
  readonly side: 1 | -1
  /** The first that has a value and a history is taken. */
  readonly metrics: ReadonlyArray<Metric>
}

const signal = (sign: Signal["sign"], side: Signal["side"], ...keys: ReadonlyArray<string>) => ({
  sign,
  side,
  metrics: keys.map((key) => metricOf(key)!),
})

const SIGNALS: ReadonlyArray<Signal> = [
  signal("variability", -1, "hrv_rmssd", "hrv_sdnn"),
  signal("pulse", 1, "resting_hr"),
  signal("sleep", -1, "sleep_minutes"),
  signal("temperature", 1, "skin_temp_dev", "body_temp"),
  signal("breathing", 1, "respiratory_rate"),
]
const METRICS = SIGNALS.flatMap(({ metrics }) => metrics)

/** A value of the day before still says how recovered somebody is. */
const LATEST_DAYS = 1
const RECENT_DAYS = 3

const on = (date: LocalDate): Window => ({ from: date, to: date })

/** A metric with its latest value and the days before that. */
interface Read {
  readonly metric: Metric
  readonly day: DayValue
  readonly window: Window
  readonly history: Series
}

const readOf = (metric: Metric, day: DayValue, prepared: Prepared, before: Window): Read => {
  const { window, history } = singleDeviceHistory(prepared, before)
  return {
    metric,
    day,
    window: { from: window.from, to: addDays(day.date, -1) },
    history: history.filter(({ date }) => date < day.date),
  }
}

const valuesOf = (series: Series) => series.map(({ value }) => value)

const factsOf = ({ metric, day, window, history }: Read): ReadonlyArray<Fact> => {
  const values = valuesOf(history)
  const facts = factsOn(metric, window, values.length)
  const recent = [...history, day].filter(({ date }) => date > addDays(day.date, -RECENT_DAYS))
  const latest = factsOn(metric, { from: addDays(day.date, 1 - RECENT_DAYS), to: day.date }, 1)
  return [
    factsOn(metric, on(day.date), 1).measured("value", day.value),
    facts.value("median", median(values), "readiness_median"),
    facts.apart("difference", day.value - median(values), "readiness_difference"),
    facts.number("z", zOf(day, history), "z", 2, "readiness_z"),
    latest.value("recent", mean(valuesOf(recent)), "readiness_recent"),
  ]
}

const zOf = ({ value }: DayValue, history: Series): number => {
  const values = valuesOf(history)
  return (value - median(values)) / mad(values)
}

const isKnown = ({ history }: Read): boolean =>
  history.length >= MIN_HISTORY && mad(valuesOf(history)) > 0

/** The latest value of each metric, of the day or the one before it. */
const latestOf = Effect.fnUntraced(function* (user: UserId, date: LocalDate) {
  const { seriesOfAll } = yield* MetricSeriesStore
  const days = Array.from({ length: LATEST_DAYS + 1 }, (_, at) => addDays(date, -at))
  const found = yield* Effect.forEach(days, (day) => seriesOfAll(user, METRICS, on(day)))
  return METRICS.map((_, at) => found.flatMap((series) => series[at]!)[0] ?? null)
})

/**
 * Sleep, heart rate variability, resting heart rate, temperature and breathing of a day, each as a robust
 * z-score against the days before, and read together. A sign with too short a history is left out.
 */
export const readiness = Effect.fn("readiness")(function* (
  user: UserId,
  { date, days }: ToolInput<"readiness">,
) {
  const latest = yield* latestOf(user, date)
  const before = { from: addDays(date, -days), to: addDays(date, -1) }
  const prepared: ReadonlyArray<Prepared> = yield* preparedOf(user, METRICS, before)
  const reads = METRICS.flatMap((metric, at) => {
    const day = latest[at]
    return day ? [readOf(metric, day, prepared[at]!, before)] : []
  })
  const signals = SIGNALS.flatMap((each) => {
    const read = each.metrics.flatMap(
      (metric) => reads.find((one) => one.metric === metric && isKnown(one)) ?? [],
    )[0]
    return read ? [{ ...each, read }] : []
  })
  const found = recoveryOf(
    signals.map(({ sign, side, read }) => ({ sign, strain: side * zOf(read.day, read.history) })),
  )
  if (!found) {
    const longest = reads.toSorted((a, b) => b.history.length - a.history.length)[0]
    return longest
      ? insufficient({
          metric: longest.metric,
          question: "readiness",
          window: longest.window,
          have: longest.history.length,
          need: MIN_HISTORY,
        })
      : insufficient({
          metric: metricOf("sleep_minutes")!,
          question: "readiness",
          window: on(date),
          have: 0,
          need: 1,
        })
  }
  const together = (name: string) => ({
    label: "signs of recovery",
    window: on(date),
    n: signals.length,
    key: `readiness_${name}`,
  })
  return {
    ...noFindings,
    facts: [
      ...signals.flatMap(({ read }) => factsOf(read)),
      numberFact("strain", together("strain"), found.strain, "z", 2),
      numberFact("signs", together("signs"), signals.length, "signs", 0),
      wordFact("label", together("label"), found.label),
    ],
  } satisfies Findings
})
