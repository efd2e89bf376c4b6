import type { Chart } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#embedded/model/english"
import { goodWay } from "#embedded/model/widgets/direction"

const MAX_POINTS = 120
const MIN_POINTS = 2

/** The change of level among the shown points. */
const changeIn = ({ points, changepoint }: Chart) => {
  const index = changepoint === null ? -1 : changepoint - Math.max(0, points.length - MAX_POINTS)
  return index < 0 ? {} : { changepoint: { index, label: "New level" } }
}

/** The values over time with their baseline and the change of level; null for fewer than two points. */
export const seriesChart = (
  metric: Metric,
  chart: Chart | null,
  baseline: number | null,
): WidgetSpec | null =>
  chart === null || chart.points.length < MIN_POINTS
    ? null
    : {
        kind: "series_chart",
        id: `${metric.key}_series`,
        title: capital(metric.name),
        unit: chart.unit,
        points: chart.points.slice(-MAX_POINTS).map(({ t, y }) => ({ t, y })),
        ...changeIn(chart),
        ...(chart.baseline !== null && baseline !== null
          ? { baseline: { ref: chart.baseline, fallback: baseline } }
          : {}),
        ...goodWay(metric),
      }
