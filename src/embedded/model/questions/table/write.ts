import { bare, placeholder } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { rowName } from "#embedded/model/prose/row-name"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Table } from "#embedded/model/questions/table/intent"
import { inWords, type PeriodName } from "#embedded/model/understanding/time/period-name"
import { seriesChart } from "#widgets/series-chart"

/** Units that stand behind the first number alone. */
const isBare = ({ unit, scale }: Metric): boolean => scale !== "clock" && unit !== "minutes"

const timeOf = (name: PeriodName): string => ` ${inWords({ name })}`

const one = (
  { period, by, statistic }: Table,
  { ledger, briefing: { today } }: Material,
  metric: Metric,
): Paragraph => {
  const found = foundBy(ledger, "table", { metric: metric.key, window: period.window, by })
  const froms = found.those("from")
  const values = found.those(statistic)
  if (froms.length === 0 || values.length < froms.length)
    return paragraph([insufficientDataSentence(found, metric.name, period)])
  const said = (fact: Fact, at: number) => {
    const text = statistic === "total" ? placeholder(fact) : level(metric, fact)
    return at > 0 && isBare(metric) ? bare(text) : text
  }
  const rows = froms.map((from, at) => {
    const name = rowName(from, by, today, at === 0)
    return `${name} ${said(values[at]!, at)}`
  })
  const each = statistic === "total" ? "in all" : metric.adds_up ? `a ${metric.day}, ` : ""
  return paragraph(
    [
      sentence`Your ${spoken(metric)}${timeOf(period.name)}, ${statistic === "total" ? `${each}, ` : each}${by} by
        ${by}: ${rows.join(", ")}.`,
    ],
    [seriesChart(metric, found.chart, null)],
  )
}

/** Metrics week by week or month by month, each with its chart. */
export const writeTable = (intent: Table, material: Material): ReadonlyArray<Paragraph> =>
  intent.metrics.map((metric) => one(intent, material, metric))
