import { metricOf } from "#catalogue/metrics"
import { placeholder } from "#catalogue/placeholder"
import { type Chart, type Fact, factsOf, type Ledger, type Receipt } from "#domain/ledger"
import type { ToolInput, ToolName } from "#domain/tool"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#language/capital"
import { chartsIn, factIn } from "#widgets/call"
import { checklist } from "#widgets/checklist"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"
import { cardOf, summaryOf, tellingIn } from "#widgets/investigated"
import { LISTS, SIDES, TILES } from "#widgets/recipes"
import { seriesChart } from "#widgets/series-chart"
import { tilesOf } from "#widgets/tiles"

/** More beside one answer is a dashboard. */
const MAX_WIDGETS = 4
const MAX_CHARTS = 2
/** More metrics than this are compared in tiles. */
const MAX_COMPARED = 2

/** A chart of the ledger with its baseline; null for an unknown metric. */
export const chartOf = (ledger: Ledger, chart: Chart): WidgetSpec | null => {
  const metric = metricOf(chart.metric)
  if (!metric) return null
  const baseline = factsOf(ledger).find(({ item }) => item.key === chart.baseline) ?? null
  return seriesChart(metric, chart, baseline)
}

const goodWayOf = (key: string | undefined) => {
  const metric = key === undefined ? undefined : metricOf(key)
  return metric ? goodWay(metric) : {}
}

const isOneDay = (fact: Fact | null): boolean => {
  const window = fact?.item.window
  return window !== undefined && window.from === window.to
}

/** What a call compares, side against side. */
const comparisonsIn = (receipt: Receipt, at: number): ReadonlyArray<WidgetSpec> =>
  (SIDES[receipt.tool] ?? []).flatMap(({ a, b, percent, mode }) => {
    const fact = factIn(receipt, b[0])
    const isOfOneDay = mode === "before_after" && isOneDay(fact)
    const spec = comparisonWidget({
      id: `${receipt.tool}_${at + 1}`,
      title: capital(fact?.label ?? ""),
      mode,
      a: { label: isOfOneDay ? "Usual" : a[1], fact: factIn(receipt, a[0]) },
      b: { label: isOfOneDay ? "That day" : b[1], fact },
      percent: percent ? factIn(receipt, percent) : null,
      ...goodWayOf(receipt.findings.evidence[0]?.item.target),
    })
    return spec ? [spec] : []
  })

/** The steps that a catalogue gives for an aim, to tick off. */
const stepsIn = (receipts: ReadonlyArray<Receipt>): WidgetSpec | null => {
  const facts = receipts.flatMap(({ tool, findings }) => (tool === "look_up" ? findings.facts : []))
  const steps = facts.filter(({ role }) => role === "step")
  const [first] = steps
  return first ? checklist("steps", capital(first.label), titled(steps, first)) : null
}

/** The steps of one subject: those of another would be a second list. */
const titled = (steps: ReadonlyArray<Fact>, { label }: Fact) =>
  steps.filter((step) => step.label === label).map(placeholder)

const SEARCHES: ReadonlySet<ToolName> = new Set(["scan", "drivers"])
const DEVELOPMENTS: ReadonlySet<ToolName> = new Set(["trend", "changepoint"])
/** How one measure developed is no search, how several did is. */
const MIN_SEARCHED = 3

/** The calls that looked over several measures. */
const searchesIn = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<Receipt> => {
  const searches = receipts.filter(({ tool }) => SEARCHES.has(tool))
  const developments = receipts.filter(({ tool }) => DEVELOPMENTS.has(tool))
  const metrics = new Set(developments.map(({ input }) => (input as ToolInput<"trend">).metric))
  return metrics.size >= MIN_SEARCHED ? [...searches, ...developments] : searches
}

const isCompare = ({ tool }: Receipt): boolean => tool === "compare"

/** The first comparison of each measure: that of two times before one that a finding brought along. */
const comparedIn = (receipts: ReadonlyArray<Receipt>): ReadonlyArray<WidgetSpec> => {
  const ranked = receipts.toSorted(
    (one, other) => Number(isCompare(other)) - Number(isCompare(one)),
  )
  const titled = ranked.flatMap(comparisonsIn).map((spec) => [titleOf(spec), spec] as const)
  return [...new Map(titled.toReversed()).values()].toReversed()
}

const titleOf = (spec: WidgetSpec) => ("title" in spec ? spec.title : undefined)

/**
 * The widgets that show what a ledger holds, the most telling first, at most four: the result of a search and the
 * experiment that was planned, steps to tick off, what was compared, charts, numbers.
 */
export const fittingWidgets = (ledger: Ledger): ReadonlyArray<WidgetSpec> => {
  const { receipts } = ledger
  const searches = searchesIn(receipts)
  const scans = searches.filter(({ tool }) => tool === "scan")
  const isMany = comparedIn(receipts.filter(isCompare)).length > MAX_COMPARED
  const compared = comparedIn(isMany ? receipts.filter((each) => !isCompare(each)) : receipts)
  const tools = [...new Set(receipts.map(({ tool }) => tool))].filter(
    (tool) => TILES[tool] || LISTS[tool] || (tool === "compare" && isMany),
  )
  const charts = chartsIn(receipts).flatMap((chart) => chartOf(ledger, chart) ?? [])
  const all = [
    searches.length > 0 ? summaryOf(searches) : null,
    // A scan that found nothing has nothing to try.
    scans.length > 0 && tellingIn(scans).length === 0 ? null : cardOf(receipts),
    stepsIn(receipts),
    ...compared.slice(0, MAX_COMPARED),
    ...charts.slice(0, MAX_CHARTS),
    ...tools.map((tool) => tilesOf(receipts.filter((each) => each.tool === tool))),
  ]
  return all.filter((spec) => spec !== null).slice(0, MAX_WIDGETS)
}
