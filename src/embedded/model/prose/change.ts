import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { caveatTold, intervalTold } from "#embedded/model/prose/certainty"
import { contrastTold } from "#embedded/model/prose/comparison"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { daysTold, judged, told, valueOf } from "#embedded/model/prose/wording"
import type { Change } from "#embedded/model/understanding/intent"
import type { Period } from "#embedded/model/understanding/period"
import { seriesChart } from "#embedded/model/widgets/series-chart"
import { call } from "#embedded/model/work/call"

/** The slope with "per week" once, in the unit or behind it. */
const weekly = (slope: Fact) =>
  slope.item.unit?.includes("week") ? told(slope) : `${told(slope)} per week`

const moving = ({ scale }: Metric, sign: number) => {
  if (scale === "clock") return sign > 0 ? "later" : "earlier"
  return sign > 0 ? "up" : "down"
}

const headline = (
  metric: Metric,
  period: Period,
  slope: Fact,
  change: Fact,
  finding: Finding | null,
): string => {
  const sign = Math.sign(valueOf(slope) ?? 0)
  const size = `${weekly(slope)}, which comes to ${told(change)} across that time`
  const way = judged(metric, sign)
  const verdict = finding?.verdict ?? null
  if (sign === 0) {
    return `There is no clear trend in your ${metric.name} ${period.words}: the typical slope is ${weekly(slope)}.`
  }
  if (verdict === "rejected") {
    return `There is no clear trend in your ${metric.name} ${period.words}. The slope is ${size}, not clear of chance.`
  }
  if (verdict === "validated") {
    const judgement =
      way === null
        ? ""
        : way === "better"
          ? " That is an improvement."
          : " That is the less welcome way."
    return `Your ${metric.name} moved ${moving(metric, sign)} ${period.words}: by ${size}.${judgement}`
  }
  return `There is a hint, not yet reliable, that your ${metric.name} moved ${moving(metric, sign)} ${period.words}: by ${size}.`
}

const trendTold = (
  metric: Metric,
  { period, before }: Change,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { window } = period
  const found = foundBy(ledger, call("trend", { metric: metric.key, window }))
  const { fact, finding } = found
  const [slope, change, n] = [fact("slope_per_week"), fact("change"), fact("n")]
  const short = shortageTold(found, metric.name, period.words)
  const series = foundBy(ledger, call("series", { metric: metric.key, window }))
  const chart = seriesChart(metric, series.chart, valueOf(series.fact("baseline")))
  const trend =
    slope && change
      ? [
          paragraph([headline(metric, period, slope, change, finding)], [chart]),
          paragraph([
            finding && intervalTold(finding, "the slope"),
            n && `It rests on ${daysTold(n)} with a value.`,
            finding && caveatTold(finding),
          ]),
        ]
      : [paragraph([short])]
  return before ? [...contrastTold(metric, { a: before, b: period }, ledger), ...trend] : trend
}

/** Whether a metric rises or falls; since a day, first how it stands against the time before. */
export const changeTold = (intent: Change, ledger: Ledger): ReadonlyArray<Paragraph> =>
  intent.metrics.flatMap((metric) => trendTold(metric, intent, ledger))
