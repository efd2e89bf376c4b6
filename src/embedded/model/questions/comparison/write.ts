import type { Material } from "#domain/briefing"
import { valueOf } from "#embedded/model/placeholder"
import { writeContrast } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import type { Paragraph } from "#embedded/model/prose/paragraph"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { seriesChart } from "#embedded/model/widgets/series-chart"

/** Two windows against each other, metric by metric, with the values over both. */
export const writeComparison = (
  { metrics, contrast, asks }: Comparison,
  { ledger, briefing }: Material,
): ReadonlyArray<Paragraph> => {
  const [first] = metrics
  const { a, b } = contrast
  const series =
    first &&
    foundBy(ledger, "series", {
      metric: first.key,
      window: { from: a.window.from, to: b.window.to },
    })
  const chart =
    first && series && seriesChart(first, series.chart, valueOf(series.fact("baseline")))
  const each = metrics.map((metric) =>
    writeContrast(metric, contrast, ledger, asks, briefing.question),
  )
  // Of several metrics the evidence holds the intervals: a sentence each is enough to read.
  const paragraphs = each.length > 1 ? each.flatMap((each) => each.slice(0, 1)) : each.flat()
  return chart
    ? paragraphs.map((each, index) =>
        index === 1 ? { ...each, widgets: [...each.widgets, chart] } : each,
      )
    : paragraphs
}
