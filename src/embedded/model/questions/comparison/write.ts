import type { Material } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { writeContrast } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { betterSentence, evenSentence } from "#embedded/model/questions/comparison/better"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { acrossBoth, type Contrast } from "#embedded/model/understanding/time/contrast"
import { seriesChart } from "#widgets/series-chart"

/** One metric in two windows; "which was better?" is answered by the name of one of them. */
const written = (
  metric: Metric,
  contrast: Contrast,
  { ledger, briefing: { question } }: Material,
  asks: Comparison["asks"],
): ReadonlyArray<Paragraph> => {
  if (asks === "difference" || asks === "percent")
    return writeContrast(metric, contrast, ledger, asks, question)
  const [first, ...more] = writeContrast(metric, contrast, ledger, "difference", question)
  const better = betterSentence(metric, contrast, ledger, asks)
  if (better === null || first === undefined) return first ? [first, ...more] : []
  return [
    { ...first, sentences: [better] },
    ...more.map(({ sentences, widgets }) => details(sentences, widgets)),
  ]
}

/** The paragraphs of a metric, the first with the chart over both windows. */
const charted = (
  metric: Metric,
  contrast: Contrast,
  { ledger }: Material,
  [first, ...more]: ReadonlyArray<Paragraph>,
): ReadonlyArray<Paragraph> => {
  const series = foundBy(ledger, "series", { metric: metric.key, window: acrossBoth(contrast) })
  const chart = seriesChart(metric, series.chart, series.fact("baseline"))
  return first
    ? [{ ...first, widgets: [...first.widgets, ...(chart ? [chart] : [])] }, ...more]
    : []
}

/** Two windows against each other, metric by metric, with the values over both. */
export const writeComparison = (
  { metrics, contrast, asks }: Comparison,
  material: Material,
): ReadonlyArray<Paragraph> => {
  const isRanked = asks === "better" || asks === "worse"
  const even = isRanked ? evenSentence(metrics, contrast, material.ledger) : null
  const each = metrics.map((metric) =>
    charted(metric, contrast, material, written(metric, contrast, material, asks)),
  )
  if (even)
    return [
      paragraph(
        [even],
        each.flatMap((one) => one[0]?.widgets ?? []),
      ),
    ]
  // Of several metrics the evidence holds the intervals: a sentence each is enough to read.
  return each.length > 1 ? each.flatMap((each) => each.slice(0, 1)) : each.flat()
}
