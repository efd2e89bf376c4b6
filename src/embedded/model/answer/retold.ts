import type { Material } from "#domain/briefing"
import { daysBetween, type LocalDate } from "#domain/time"
import { basisOf, extentOf } from "#embedded/model/answer/basis"
import { certaintyOf } from "#embedded/model/answer/certainty"
import { methodOf, referenceOf, subjectOf, timeOf } from "#embedded/model/answer/method"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Intent } from "#embedded/model/questions/kinds"
import { bothOf, contrastIn, periodBehind } from "#embedded/model/thread/picked"
import type { Telling } from "#embedded/model/thread/telling"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** More would not be read. */
const MAX_STATISTICS = 4

/** The statistics of an answer; those of its first finding where its kind tells none apart. */
const basis = (
  paragraphs: ReadonlyArray<Paragraph>,
  { ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const own = paragraphs.filter(({ isDetail }) => isDetail).flatMap(({ sentences }) => sentences)
  return own.length > 0 ? [details(own.slice(0, MAX_STATISTICS))] : [basisOf(ledger)]
}

const widgetsOf = (paragraphs: ReadonlyArray<Paragraph>) =>
  paragraphs.flatMap(({ widgets }) => widgets)

const firstSentence = (paragraphs: ReadonlyArray<Paragraph>) =>
  paragraphs.flatMap(({ sentences }) => sentences).slice(0, 1)

const isChart = ({ kind }: Paragraph["widgets"][number]): boolean => kind.endsWith("_chart")

type Widget = Paragraph["widgets"][number]

/** The dates of the points of a chart, in their order; none of any other chart than one of a series. */
const datesOf = (chart: Widget | undefined): ReadonlyArray<LocalDate> =>
  chart?.kind === "series_chart" ? chart.points.map(({ t }) => t) : []

/** How far apart in days points may lie that are days, and that are weeks. */
const MAX_DAY_STEP = 4
const MAX_WEEK_STEP = 10

/** How close together the points of a chart are. */
const stepOf = (dates: ReadonlyArray<LocalDate>): string => {
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last || dates.length < 2) return "day by day"
  const step = daysBetween(first, last) / (dates.length - 1)
  if (step <= MAX_DAY_STEP) return "day by day"
  return step <= MAX_WEEK_STEP ? "week by week" : "over time"
}

/** The most days of a time that may be empty before its first value, with the time still called by its name. */
const MAX_EMPTY = 14

/** ", over the past month", ", from 1 May to 22 November": the time of a chart, from its first value. */
const over = (intent: Intent, dates: ReadonlyArray<LocalDate>, today: LocalDate): string => {
  const contrast = contrastIn(intent)
  const period = contrast ? bothOf(contrast, today) : periodBehind(intent, today)
  const [first] = dates
  if (!period) return ""
  if (!first || daysBetween(period.window.from, first) <= MAX_EMPTY) return `, ${inWords(period)}`
  const name = { anchor: "between", window: { from: first, to: period.window.to }, today } as const
  return `, ${inWords({ name })}`
}

/** Its charts with one sentence; its other widgets where there is no chart. */
const charted = (
  intent: Intent,
  paragraphs: ReadonlyArray<Paragraph>,
  today: LocalDate,
): ReadonlyArray<Paragraph> => {
  const widgets = widgetsOf(paragraphs)
  const charts = widgets.filter(isChart)
  const shown = charts.length > 0 ? charts : widgets
  const dates = datesOf(charts[0])
  return [
    paragraph(
      shown.length > 0
        ? [
            charts.length > 0
              ? `Here it is, ${stepOf(dates)}${over(intent, dates, today)}.`
              : "Here it is.",
          ]
        : ["There is nothing to draw there: this answer has no values over time."],
      shown,
    ),
  ]
}

/** An answer as a follow-up wants it: what it rests on, its chart, its first sentence. */
export const retold = (
  telling: Telling,
  intent: Intent,
  paragraphs: ReadonlyArray<Paragraph>,
  material: Material,
): ReadonlyArray<Paragraph> => {
  switch (telling) {
    case "evidence":
      return [paragraph([certaintyOf(intent, material.ledger)]), ...basis(paragraphs, material)]
    case "extent":
      return [extentOf(material.ledger)]
    case "reference":
      return [paragraph([referenceOf(intent)])]
    case "time":
      return [paragraph([timeOf(intent, material.briefing.today)])]
    case "method":
      return [paragraph(methodOf(intent, material.ledger))]
    case "subject":
      return [paragraph(subjectOf(intent))]
    case "chart":
      return charted(intent, paragraphs, material.briefing.today)
    case "shorter":
      return [paragraph(firstSentence(paragraphs))]
    default:
      return paragraphs
  }
}
