import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, listed, sentence, spokenName } from "#embedded/model/english"
import { magnitude, placeholder, signOf, valueOf } from "#embedded/model/placeholder"
import { fellOrRose } from "#embedded/model/prose/development"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import {
  asideSentences,
  changeSentence,
  changeVerdict,
  isOfDevice,
  type LevelChange,
  levelChanges,
} from "#embedded/model/prose/level-change"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { investigationSummary } from "#embedded/model/widgets/investigation-summary"
import { seriesChart } from "#embedded/model/widgets/series-chart"

const chartOf = (metric: Metric, { period }: Shift, ledger: Ledger) => {
  const series = foundBy(ledger, "series", { metric: metric.key, window: period.window })
  return seriesChart(metric, series.chart, valueOf(series.fact("baseline")))
}

/** A further level change, after the one that leads. */
const besideSentence = (change: LevelChange): string =>
  changeVerdict(change) === "rejected" && !isOfDevice(change)
    ? "On the days of one device there is no clear change of level."
    : changeSentence(change)

const one = (metric: Metric, intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { period } = intent
  const { window } = period
  const changes = levelChanges(metric, window, ledger)
  const [first, ...others] = changes
  if (!first) {
    const looked = foundBy(ledger, "changepoint", { metric: metric.key, window })
    return [
      paragraph([
        insufficientDataSentence(looked, metric.name, period) ??
          `There is no clear change in the level of your ${metric.name} ${inWords(period)}.`,
      ]),
    ]
  }
  const chart = chartOf(metric, intent, ledger)
  const clear = changes.filter((change) => changeVerdict(change) === "validated")
  return clear.length > 1
    ? [
        paragraph(
          [`The level of your ${metric.name} changed more than once ${inWords(period)}.`],
          [chart],
        ),
        ...changes.map((change) => paragraph([changeSentence(change), ...asideSentences(change)])),
      ]
    : [
        paragraph([changeSentence(first)], [chart]),
        paragraph(asideSentences(first)),
        paragraph(others.map(besideSentence)),
      ]
}

/** The names of what changed, each once. */
const namesOf = (changes: ReadonlyArray<LevelChange>): string =>
  listed([...new Set(changes.map(({ metric }) => metric.name))])

/** "your resting heart rate dropped by about 3.9 bpm around 25 February 2026". */
const briefly = ({ metric, found, on }: LevelChange): string | null => {
  const difference = found.fact("difference")
  return difference
    ? sentence`your ${spokenName(metric)} ${fellOrRose(metric, signOf(difference))} by about
        ${magnitude(difference)} around ${placeholder(on)}`
    : null
}

/** Several metrics at once: those that changed, then the names of those that did not. */
const many = ({ metrics, period }: Shift, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const tested = metrics.flatMap((metric) => levelChanges(metric, period.window, ledger))
  if (tested.length === 0)
    return [paragraph(["There is too little on record yet to tell whether a level has changed."])]
  const clear = tested.filter((change) => changeVerdict(change) === "validated")
  const hints = tested.filter((change) => changeVerdict(change) === "conditional")
  const ofDevices = tested.filter(isOfDevice)
  const found = [...clear, ...hints]
  const still = tested.filter(
    ({ metric }) => ![...found, ...ofDevices].some((other) => other.metric === metric),
  )
  const verdict =
    clear.length > 0
      ? `${capital(listed(clear.flatMap((change) => briefly(change) ?? [])))}.`
      : hints.length > 0
        ? `Nothing has clearly changed ${inWords(period)}; there is a hint for your ${namesOf(hints)}.`
        : `No level has clearly changed ${inWords(period)}. I looked at your ${namesOf(tested)}.`
  const summary = investigationSummary({
    id: "shift",
    verdict,
    findings: found.flatMap((change) => change.found.findings),
    agents: ["data_science", "validator"],
    headline: found[0]?.found.fact("difference") ?? null,
  })
  return [
    paragraph([verdict, ...hints.map(changeSentence)], [summary]),
    details(clear.map(changeSentence)),
    paragraph(ofDevices.map(changeSentence)),
    paragraph([
      still.length > 0 && found.length > 0 ? `No clear change: ${namesOf(still)}.` : null,
      found.length > 0 ? "That is the timing, not yet the reason." : null,
    ]),
  ]
}

/** Whether and when the level of something changed: each day as a range, before and after. */
export const writeShift = (intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> =>
  intent.open || intent.metrics.length > 1
    ? many(intent, ledger)
    : intent.metrics.flatMap((metric) => one(metric, intent, ledger))
