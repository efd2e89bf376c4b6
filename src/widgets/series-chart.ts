import { placeholder } from "#catalogue/placeholder"
import type { Chart, Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#language/capital"
import { goodWay } from "#widgets/direction"
import { isOfTime, refTo } from "#widgets/number"

const MAX_POINTS = 120
const MIN_POINTS = 2

/** The change of level among the shown points. */
const changeIn = ({ points, changepoint }: Chart) => {
  const index = changepoint === null ? -1 : changepoint - Math.max(0, points.length - MAX_POINTS)
  return index < 0 ? {} : { changepoint: { index, label: "New level" } }
}

/** What is charted; of times also what is usual, since an axis has no hours: "Bedtime, usually 23:10". */
const titleOf = ({ name }: Metric, baseline: Fact | null): string =>
  capital(baseline && isOfTime(baseline) ? `${name}, usually ${placeholder(baseline)}` : name)

/** The values over time with their baseline, change of level and events of the diary; null for fewer than two. */
export const seriesChart = (
  metric: Metric,
  chart: Chart | null,
  baseline: Fact | null,
): WidgetSpec | null =>
  chart === null || chart.points.length < MIN_POINTS
    ? null
    : {
        kind: "series_chart",
        id: `${metric.key}_series`,
        title: titleOf(metric, baseline),
        unit: chart.unit,
        points: chart.points.slice(-MAX_POINTS).map(({ t, y }) => ({ t, y })),
        ...(chart.bucket ? { bucket: chart.bucket } : {}),
        ...changeIn(chart),
        ...(baseline === null ? {} : { baseline: refTo(baseline) }),
        ...goodWay(metric),
        ...(chart.events ? { events: [...chart.events] } : {}),
      }
