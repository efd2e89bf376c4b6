import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { caveatTold, intervalTold } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import {
  besides,
  capital,
  daysTold,
  judged,
  shifted,
  told,
  valueOf,
} from "#embedded/model/prose/wording"
import type { Contrast } from "#embedded/model/understanding/contrast"
import type { Comparison } from "#embedded/model/understanding/intent"
import { comparisonWidget } from "#embedded/model/widgets/comparison"
import { goodWay, seriesChart } from "#embedded/model/widgets/series-chart"
import { call } from "#embedded/model/work/call"
import { isCounted } from "#science/metrics/words"

interface Sides {
  readonly a: Fact
  readonly b: Fact
  readonly difference: Fact
  readonly percent: Fact | null
}

const by = ({ difference, percent }: Sides) =>
  percent && difference.item.unit !== "%"
    ? `${told(difference)} (${told(percent)})`
    : told(difference)

const headline = (
  metric: Metric,
  { a, b }: Contrast,
  sides: Sides,
  finding: Finding | null,
): string => {
  const sign = Math.sign(valueOf(sides.difference) ?? 0)
  const subject = isCounted(metric) ? "You" : `Your ${metric.name}`
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  const levels = `${told(sides.b)} ${b.words}, against ${told(sides.a)} ${a.words}`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `${subject} averaged ${told(sides.b)}${each} ${b.words}, ${besides(metric, sign)} the ${told(sides.a)} ${a.words}: a clear difference of ${by(sides)}.`
    case "conditional":
      return `There is a hint, not yet reliable, that your ${metric.name} got ${shifted(metric, sign)}: the average was ${levels}, a difference of ${by(sides)}.`
    case "rejected":
      return `There is no clear change in your ${metric.name}: the average was ${levels}. The difference of ${by(sides)} is not clear of day-to-day variation.`
    case null:
      return `${subject} averaged ${levels}, a difference of ${by(sides)}.`
  }
}

const verdictOnWay = (metric: Metric, sides: Sides, finding: Finding | null): string | null => {
  const way = judged(metric, Math.sign(valueOf(sides.difference) ?? 0))
  if (finding?.verdict !== "validated" || way === null) return null
  return way === "better"
    ? `For ${metric.name}, ${metric.direction} is the better direction, so this is an improvement.`
    : `For ${metric.name}, ${metric.direction} is the better direction, so this is the less welcome way.`
}

/** One metric in two windows. A single paragraph, so that several can stand below each other. */
export const contrastTold = (
  metric: Metric,
  contrast: Contrast,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { a, b } = contrast
  const found = foundBy(ledger, call("compare", { metric: metric.key, a: a.window, b: b.window }))
  const { fact, finding } = found
  const [aMean, bMean, difference] = [fact("a_mean"), fact("b_mean"), fact("difference")]
  const short = shortageTold(found, metric.name, `${b.words} and ${a.words}`)
  if (!aMean || !bMean || !difference) return [paragraph([short])]
  const sides: Sides = { a: aMean, b: bMean, difference, percent: fact("percent") }
  const [aN, bN] = [fact("a_n"), fact("b_n")]
  return [
    paragraph(
      [headline(metric, contrast, sides, finding), verdictOnWay(metric, sides, finding)],
      [
        comparisonWidget({
          id: `${metric.key}_comparison`,
          title: capital(metric.name),
          mode: "before_after",
          a: { label: capital(a.words), fact: sides.a },
          b: { label: capital(b.words), fact: sides.b },
          percent: sides.percent,
          ...goodWay(metric),
        }),
      ],
    ),
    paragraph([
      finding && intervalTold(finding, "the difference"),
      aN && bN ? `It rests on ${daysTold(bN)} ${b.words} and ${daysTold(aN)} ${a.words}.` : null,
      finding && caveatTold(finding),
      short,
    ]),
  ]
}

/** Two windows against each other, metric by metric, with the values over both. */
export const comparisonTold = (
  { metrics, contrast }: Comparison,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const [first] = metrics
  const { a, b } = contrast
  const series =
    first &&
    foundBy(
      ledger,
      call("series", { metric: first.key, window: { from: a.window.from, to: b.window.to } }),
    )
  const chart =
    first && series && seriesChart(first, series.chart, valueOf(series.fact("baseline")))
  const paragraphs = metrics.flatMap((metric) => contrastTold(metric, contrast, ledger))
  return chart
    ? paragraphs.map((each, index) =>
        index === 1 ? { ...each, widgets: [...each.widgets, chart] } : each,
      )
    : paragraphs
}
