import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { caveatTold, intervalTold, isConfounded, notClear } from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentTold } from "#embedded/model/prose/independent"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { listed, moved, signOf, sizeOf, told, valueOf } from "#embedded/model/prose/wording"
import type { Shift } from "#embedded/model/understanding/intent"
import { investigationSummary } from "#embedded/model/widgets/investigation-summary"
import { seriesChart } from "#embedded/model/widgets/series-chart"

/** A metric with the level change that was looked for. */
interface Looked {
  readonly metric: Metric
  readonly found: Found
}

const rangeTold = ({ fact }: Found): string => {
  const [from, to] = [fact("changed_from"), fact("changed_to")]
  return from && to ? `, somewhere between ${told(from)} and ${told(to)},` : ""
}

const levels = ({ fact }: Found): string => {
  const [before, after] = [fact("before_mean"), fact("after_mean")]
  return before && after
    ? `, from an average of ${told(before)} before to ${told(after)} after`
    : ""
}

const byTold = (difference: Fact | null) => (difference ? ` by ${sizeOf(difference)}` : "")

const headline = ({ metric, found }: Looked, finding: Finding | null, on: Fact): string => {
  const difference = found.fact("difference")
  const what = `${moved(metric, signOf(difference))}${byTold(difference)}`
  if (isConfounded(finding))
    return `Around ${told(on)} the level of your ${metric.name} ${what}${levels(found)}. That is when the device changed, so it may be the device and not you.`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `Around ${told(on)}${rangeTold(found)} the level of your ${metric.name} ${what}${levels(found)}.`
    case "rejected":
      return `There is no clear change in the level of your ${metric.name}. The likeliest day would be ${told(on)}${levels(found)}, and that ${notClear(finding, "its usual ups and downs")}.`
    default:
      return `There is a hint, not yet reliable, that around ${told(on)}${rangeTold(found)} the level of your ${metric.name} ${what}${levels(found)}.`
  }
}

const chartOf = ({ metric }: Looked, { period }: Shift, ledger: Ledger) => {
  const series = foundBy(ledger, "series", { metric: metric.key, window: period.window })
  return seriesChart(metric, series.chart, valueOf(series.fact("baseline")))
}

const one = (looked: Looked, intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, found } = looked
  const { finding } = found
  const on = found.fact("changed_on")
  const short = shortageTold(found, metric.name, intent.period.words)
  if (!on)
    return [
      paragraph([
        short ??
          `There is no clear change in the level of your ${metric.name} ${intent.period.words}.`,
      ]),
    ]
  return [
    paragraph([headline(looked, finding, on)], [chartOf(looked, intent, ledger)]),
    paragraph([
      finding && !isConfounded(finding) ? intervalTold(finding, "the change") : null,
      finding && caveatTold(finding),
      independentTold(found),
    ]),
  ]
}

const firmness = ({ found }: Looked) => found.finding?.verdict ?? null

/** Several metrics looked through: those that changed, and that the others did not. */
const many = (all: ReadonlyArray<Looked>, { period }: Shift): ReadonlyArray<Paragraph> => {
  const tested = all.filter(({ found }) => found.fact("changed_on") !== null)
  const clear = tested.filter((each) => firmness(each) === "validated")
  const hints = tested.filter((each) => firmness(each) === "conditional")
  const still = tested.filter((each) => firmness(each) === "rejected")
  const names = (some: ReadonlyArray<Looked>) => listed(some.map(({ metric }) => metric.name))
  const verdict =
    clear.length > 0
      ? `The level of your ${names(clear)} has clearly changed ${period.words}.`
      : hints.length > 0
        ? `Nothing has clearly changed ${period.words}; there is a hint for your ${names(hints)}.`
        : `No level has clearly changed ${period.words}. I looked at your ${names(tested)}.`
  if (tested.length === 0)
    return [paragraph(["There is too little on record yet to tell whether a level has changed."])]
  const told = [...clear, ...hints]
  return [
    paragraph(
      [
        verdict,
        ...told.map((each) => headline(each, each.found.finding, each.found.fact("changed_on")!)),
      ],
      [
        investigationSummary({
          id: "shift",
          verdict,
          findings: told.flatMap(({ found }) => found.findings),
          agents: ["data_science", "validator"],
          headline: told[0]?.found.fact("difference") ?? null,
        }),
      ],
    ),
    paragraph([
      still.length > 0 && told.length > 0 ? `No clear change: ${names(still)}.` : null,
      told.length > 0 ? "When something changed is not yet why it did." : null,
    ]),
  ]
}

/** Whether and when the level of something changed: the day as a range, before and after. */
export const shiftTold = (intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const all = intent.metrics.map((metric) => ({
    metric,
    found: foundBy(ledger, "changepoint", { metric: metric.key, window: intent.period.window }),
  }))
  return intent.open || all.length > 1
    ? many(all, intent)
    : all.flatMap((each) => one(each, intent, ledger))
}
