import { placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { daysBetween, isLocalDate, type LocalDate } from "#domain/time"
import { sentence } from "#embedded/model/english"
import { isConfounded } from "#embedded/model/prose/certainty"
import { writeContrast } from "#embedded/model/prose/contrast"
import { eachOf, type Found, foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Since } from "#embedded/model/questions/since/intent"
import { seriesChart } from "#widgets/series-chart"

const NOT_WHY =
  "The timing fits, but it can't show why: other things may have changed at the same time."

/** Whether the level steps near the day in question. */
const stepSentence = (metric: Metric, date: LocalDate, { fact, finding }: Found): string | null => {
  const [on, from, to] = [fact("changed_on"), fact("changed_from"), fact("changed_to")]
  if (!on || finding === null) return null
  if (isConfounded(finding))
    return `Looked at day by day, its level steps when the device changed, around ${placeholder(on)}.`
  if (finding.verdict === "rejected")
    return `Looked at day by day, there is no clear step in the level of your ${metric.name} around that time.`
  const near = from && to && String(from.item.value) <= date && date <= String(to.item.value)
  const range = from && to ? ` (somewhere between ${placeholder(from)} and ${placeholder(to)})` : ""
  const hint = finding.verdict === "validated" ? "" : " as far as a hint goes,"
  return near
    ? sentence`Looked at day by day,${hint} the level of your ${metric.name} steps right around then, on
      ${placeholder(on)}${range}.`
    : sentence`Looked at day by day,${hint} the level of your ${metric.name} steps at another time, around
      ${placeholder(on)}${range}, so the day you name is not where it changed most.`
}

/** The change of level nearest to a day. */
const nearestTo = (date: LocalDate, changes: ReadonlyArray<Found>): Found => {
  const away = ({ fact }: Found) => {
    const on = String(fact("changed_on")?.item.value)
    return isLocalDate(on) ? Math.abs(daysBetween(date, on)) : Number.POSITIVE_INFINITY
  }
  return changes.toSorted((a, b) => away(a) - away(b))[0]!
}

/** The time before a day against the time since, and whether the level steps near that day. */
export const writeSince = (
  intent: Since,
  { briefing: { question }, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { metrics, date, contrast } = intent
  const paragraphs = metrics.flatMap((metric) => {
    const series = foundBy(ledger, "series", { metric: metric.key })
    const step = foundBy(ledger, "changepoint", { metric: metric.key })
    return [
      ...writeContrast(metric, contrast, ledger, "difference", question),
      details(
        [stepSentence(metric, date, nearestTo(date, eachOf(step)))],
        [seriesChart(metric, series.chart, series.fact("baseline"))],
      ),
    ]
  })
  const changed = metrics.some(({ key }) => {
    const { finding } = foundBy(ledger, "compare", {
      metric: key,
      a: contrast.a.window,
      b: contrast.b.window,
    })
    return finding?.verdict === "validated" || finding?.verdict === "conditional"
  })
  return [...paragraphs, paragraph([changed ? NOT_WHY : null])]
}
