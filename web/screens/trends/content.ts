import type { KnownMetric, MetricSeries } from "#domain/metric-points"
import type { ChartContent, Line, Mark } from "#web/chart-content"
import { dayText } from "#web/format"
import { type Measure, rangeText, unitLabel, valueText } from "#web/measure"
import { text } from "#web/text"
import type { Shown } from "./window"

/** A metric with its values of the days that are shown, in the units that the person reads. */
export interface Drawn {
  readonly metric: KnownMetric
  readonly series: MetricSeries
  readonly measure: Measure
}

/** A name at the start of a line. */
export const titleOf = ({ title }: KnownMetric) => title.charAt(0).toUpperCase() + title.slice(1)

/** A value of a metric in words. */
export const said = ({ measure }: Drawn, value: number) =>
  valueText(measure.of(value), measure.unit)

const lineOf = (drawn: Drawn, { dates }: Shown, side: string | null): Line => {
  const { metric, series, measure } = drawn
  const values = new Map(series.points.map(({ date, value }) => [date, measure.of(value)]))
  const aside = [unitLabel(measure.unit), side].filter(Boolean).join(", ")
  return {
    label: titleOf(metric) + (aside === "" ? "" : ` (${aside})`),
    unit: measure.unit,
    values: dates.map((date) => values.get(date) ?? null),
  }
}

/** A vendor as it writes itself, more or less. */
export const vendorText = (provider: string) =>
  provider.charAt(0).toUpperCase() + provider.slice(1).replaceAll("_", " ")

const marksOf = (drawn: Drawn): ReadonlyArray<Mark> => {
  const { device_changes, events, levels } = drawn.series
  const devices = device_changes.map(
    ({ date, from, to }): Mark => ({
      kind: "device",
      date,
      label: text.trends.device(vendorText(from), vendorText(to)),
    }),
  )
  const taken = new Set(device_changes.map(({ date }) => date))
  const steps = levels.slice(1).flatMap(({ from, mean }, at): ReadonlyArray<Mark> => {
    const label = text.trends.level(said(drawn, levels[at]!.mean), said(drawn, mean))
    return taken.has(from) ? [] : [{ kind: "level", date: from, label }]
  })
  const noted = events.map((event): Mark => ({ kind: "event", ...event }))
  return [...steps, ...devices, ...noted].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** What the chart draws of one metric or two; usual, levels and marks are of the first. */
export const contentOf = (drawn: readonly [Drawn, ...Array<Drawn>], shown: Shown): ChartContent => {
  const [first, second] = drawn
  const { baseline, levels } = first.series
  const { of, unit } = first.measure
  const isApart = second !== undefined && second.measure.unit !== unit
  const { left, right } = text.trends.axis
  const [line, ...others] = drawn.map((each, at) =>
    lineOf(each, shown, isApart ? (at === 0 ? left : right) : null),
  )
  return {
    dates: shown.dates,
    lines: [line!, ...others],
    band: baseline ? { low: of(baseline.low), high: of(baseline.high) } : undefined,
    levels: levels.map(({ from, to, mean }) => ({ from, to, mean: of(mean) })),
    marks: marksOf(first),
  }
}

/** A metric in a few sentences: its last value, its mean, what is usual, and how many days have one. */
export const sentenceOf = (drawn: Drawn) => {
  const { metric, series, measure } = drawn
  const { summary, baseline, coverage } = series
  const { of, unit } = measure
  const { latest, mean, n } = summary
  if (!latest) return text.trends.no_value(titleOf(metric))
  return [
    text.trends.latest(titleOf(metric), said(drawn, latest.value), dayText(latest.date)),
    mean === null ? "" : text.trends.mean(said(drawn, mean), n),
    baseline ? text.trends.usual(rangeText(of(baseline.low), of(baseline.high), unit)) : "",
    text.trends.coverage(n, Math.round(n / coverage)),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ")
}
