import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/english"
import { besideClause } from "#embedded/model/prose/development"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import {
  asideSentences,
  changeSentence,
  changeVerdict,
  isOfDevice,
  type LevelChange,
  levelChanges,
} from "#embedded/model/prose/level-change"
import { recentSlope, slopeClause, stepClause } from "#embedded/model/prose/move"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import { writeDevice } from "#embedded/model/questions/shift/device"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { writeRecent } from "#embedded/model/questions/shift/recent"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { investigationSummary } from "#widgets/investigation-summary"
import { seriesChart } from "#widgets/series-chart"

const chartOf = (metric: Metric, { period }: Shift, ledger: Ledger) => {
  const series = foundBy(ledger, "series", { metric: metric.key, window: period.window })
  return seriesChart(metric, series.chart, series.fact("baseline"))
}

/** A further level change, after the one that leads. */
const furtherSentence = (change: LevelChange): string =>
  changeVerdict(change) === "rejected" && !isOfDevice(change)
    ? "On the days of one device there is no clear change of level."
    : changeSentence(change)

const happeningsOf = (metric: Metric, { period }: Shift, ledger: Ledger): Found =>
  foundBy(ledger, "happenings", { window: period.window, around: metric.key })

/** A metric that moved: a sure slope of the last half year before a change of level within it. */
interface Moved {
  readonly metric: Metric
  readonly clause: string
  readonly finding: Finding | null
  readonly size: Fact | null
  /** The day it began, so that the latest comes first. */
  readonly on: string
}

const sloped = (metric: Metric, { period }: Shift, ledger: Ledger, on?: string): Moved | null => {
  const slope = recentSlope(metric, period.window, ledger)
  const from = slope?.finding?.item.window?.from ?? ""
  const horizons = horizonsOf(period.window.to, period.window.from)
  const clause =
    slope && (on === undefined || on >= from) ? slopeClause(metric, slope, horizons) : null
  return slope && clause
    ? { metric, clause, finding: slope.finding, size: slope.fact("change"), on: from }
    : null
}

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
          `There is no clear change in your ${spoken(metric)} ${inWords(period)}.`,
      ]),
    ]
  }
  const chart = chartOf(metric, intent, ledger)
  const on = changeVerdict(first) === "rejected" ? undefined : String(first.on.item.value)
  const slope = isOfDevice(first) ? null : sloped(metric, intent, ledger, on)
  if (slope) return [paragraph([`There is no single day: ${slope.clause}.`], [chart])]
  const clear = changes.filter((change) => changeVerdict(change) === "validated")
  const beside =
    others.length > 0
      ? null
      : besideClause({ step: first, happenings: happeningsOf(metric, intent, ledger) })
  return clear.length > 1
    ? [
        paragraph(
          [
            `Your ${spoken(metric)} changed more than once ${inWords(period)}.`,
            ...changes.map((change) => changeSentence(change)),
          ],
          [chart],
        ),
        details(changes.flatMap(asideSentences)),
      ]
    : [
        paragraph([changeSentence(first, beside), ...others.map(furtherSentence)], [chart]),
        details(asideSentences(first)),
      ]
}

const moveOf = (change: LevelChange, intent: Shift, ledger: Ledger): ReadonlyArray<Moved> => {
  const { metric, found } = change
  const on = String(change.on.item.value)
  const clause = stepClause(change, happeningsOf(metric, intent, ledger))
  const step: Moved | null = clause
    ? { metric, clause, finding: found.finding, size: found.fact("difference"), on }
    : null
  return [sloped(metric, intent, ledger, on) ?? step].filter((each) => each !== null)
}

/** The names of metrics, each once: "your sleep and your steps". */
const namesOf = (metrics: ReadonlyArray<Metric>, joint: "and" | "or" = "and"): string =>
  listed([...new Set(metrics)].map((metric) => `your ${spoken(metric)}`)).replace(
    / and (?=[^,]*$)/,
    ` ${joint} `,
  )

const MAX_MOVED = 3

/** Several metrics at once: those that changed, the latest first, then the names of those that did not. */
const many = (intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  const tested = metrics.flatMap((metric) => levelChanges(metric, period.window, ledger))
  if (tested.length === 0)
    return [paragraph(["There is too little on record yet to tell whether anything has changed."])]
  const of = (verdict: Finding["verdict"]) =>
    tested.filter((change) => changeVerdict(change) === verdict)
  const clear = of("validated")
    .flatMap((change) => moveOf(change, intent, ledger))
    .sort((a, b) => b.on.localeCompare(a.on))
  const hints = of("conditional")
  const ofDevices = tested.filter(isOfDevice)
  const moved = [...clear, ...hints, ...ofDevices].map(({ metric }) => metric)
  const still = metrics.filter(
    (metric) => !moved.includes(metric) && tested.some((each) => each.metric === metric),
  )
  const [first, ...others] = clear.slice(0, MAX_MOVED)
  const none = `Nothing has clearly changed ${inWords(period)} in ${namesOf(metrics, "or")}.`
  const lead = first ? `${capital(inWords(period))}, ${first.clause}.` : none
  return [
    paragraph(
      [
        lead,
        ...others.map(({ clause }) => `${capital(clause)}.`),
        ...hints.map((each) => changeSentence(each)),
      ],
      [
        investigationSummary({
          id: "shift",
          verdict: first
            ? `${capital(namesOf(clear.map(({ metric }) => metric)))} clearly changed.`
            : none,
          findings: [
            ...clear.flatMap(({ finding }) => finding ?? []),
            ...hints.flatMap(({ found }) => found.findings),
          ],
          agents: ["data_science", "validator"],
          headline: first?.size ?? null,
        }),
      ],
    ),
    paragraph(ofDevices.map((change) => changeSentence(change))),
    paragraph([
      still.length > 0 && moved.length > 0 ? `About as before: ${namesOf(still)}.` : null,
      clear.length > 0 ? "That is the timing, not yet the reason." : null,
    ]),
    details(of("validated").flatMap(asideSentences)),
  ]
}

/** Whether and when something changed: its day with what began then, before and after. */
export const writeShift = (intent: Shift, ledger: Ledger): ReadonlyArray<Paragraph> =>
  intent.asks === "device"
    ? intent.metrics.flatMap((metric) => writeDevice(metric, intent, ledger))
    : intent.contrast
      ? writeRecent(intent.metrics, intent.contrast, ledger, intent.most)
      : intent.open || intent.metrics.length > 1
        ? many(intent, ledger)
        : intent.metrics.flatMap((metric) => one(metric, intent, ledger))
