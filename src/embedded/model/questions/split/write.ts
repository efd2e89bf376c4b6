import { degreesOf, isCounted } from "#catalogue/metrics/degrees"
import { bare, dayCount, magnitude, placeholder, signOf } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { listed, sentence, verb } from "#embedded/model/english"
import { certaintySentence, differenceSentences } from "#embedded/model/prose/difference"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, levelBeside, spoken } from "#embedded/model/prose/spoken"
import { writeDay } from "#embedded/model/questions/split/day"
import { dayCalled, isEvening } from "#embedded/model/questions/split/evening"
import type { Groups, Split } from "#embedded/model/questions/split/intent"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"
import { tileRows } from "#widgets/stat-tiles"

interface Sides {
  readonly weekend: Fact
  readonly weekdays: Fact
  readonly difference: Fact
  readonly percent: Fact | null
}

const WHOLE = "That is over everything on record."

const against = (metric: Metric, { weekend, weekdays, difference }: Sides) =>
  `${levelBeside(metric, weekend, difference)} against ${bare(levelBeside(metric, weekdays, difference))}`

const lead = (metric: Metric, sides: Sides, intent: Groups, isClear: boolean): string => {
  const { asks, period } = intent
  const { weekend, weekdays, difference, percent } = sides
  if (period.name.anchor === "weekends")
    return sentence`${capital(inWords(period))} your ${spoken(metric)} averaged ${level(metric, weekend)}, against
      ${level(metric, weekdays)} on the weekdays between.`
  const sign = signOf(difference)
  const way = degreesOf(metric)[sign > 0 ? "more" : "less"]
  const averages = isOver(intent) ? "averaged" : verb(metric, "averages")
  switch (asks) {
    case "weekend":
      return sentence`Your ${spoken(metric)} ${averages} ${level(metric, weekend)} on weekends, against
        ${level(metric, weekdays)} on weekdays.`
    case "weekdays":
      return sentence`Your ${spoken(metric)} ${averages} ${level(metric, weekdays)} on weekdays, against
        ${level(metric, weekend)} on weekends.`
    default: {
      const by = asks === "percent" && percent ? percent : difference
      return sign === 0
        ? `No difference: ${placeholder(by)} between weekends and weekdays, ${against(metric, sides)}.`
        : capital(
            sentence`${isClear ? "" : "no clear difference: "}on weekends your ${spoken(metric)}
              ${verb(metric, isOver(intent) ? "was" : "is")}
              ${isCounted(metric) ? bare(magnitude(by)) : magnitude(by)} ${way} than on weekdays,
              ${against(metric, sides)}.`,
          )
    }
  }
}

const BEGINS = /^(?:On|No|Your)\b/

/** Whether a time lies behind: its averages were. */
const isOver = ({ period: { form, name } }: Groups): boolean =>
  PAST.has(form) && !(name.anchor === "calendar" && name.count === 0)
const PAST: ReadonlySet<Period["form"]> = new Set<Period["form"]>([
  "named",
  "calendar",
  "range",
  "year_ago",
])

/** "In May, on weekends …": a sentence with the time that it is of, unless it is everything on record. */
const inTime = (said: string, { period }: Groups): string =>
  period.form === "always" || period.name.anchor === "weekends"
    ? said
    : `${capital(inWords(period))}, ${said.replace(BEGINS, (word) => word.toLowerCase())}`

const weekend = (intent: Groups, metric: Metric, found: Found): ReadonlyArray<Paragraph> => {
  const { fact, finding } = found
  const [weekendMean, weekdays] = [fact("weekend_mean"), fact("weekday_mean")]
  const [difference, n] = [fact("difference"), fact("n")]
  const short = insufficientDataSentence(found, metric.name, intent.period)
  if (!weekendMean || !weekdays || !difference) return [paragraph([short])]
  const sides: Sides = { weekend: weekendMean, weekdays, difference, percent: fact("percent") }
  return [
    paragraph(
      [
        inTime(lead(metric, sides, intent, finding?.verdict !== "rejected"), intent),
        certaintySentence(finding, n),
        intent.period.form === "always" ? WHOLE : null,
        isEvening(metric, false)
          ? "Weekend nights are the ones you wake from on Saturday and Sunday."
          : null,
      ],
      [
        comparisonWidget({
          id: `${metric.key}_weekend`,
          title: capital(metric.name),
          mode: "a_vs_b",
          a: { label: "Weekdays", fact: weekdays },
          b: { label: "Weekends", fact: weekendMean },
          percent: sides.percent,
          ...goodWay(metric),
        }),
      ],
    ),
    paragraph([short]),
    details([
      ...differenceSentences(finding),
      n && `I counted ${dayCount(n)} with a value ${inWords(intent.period)}.`,
      metric.day === "night" && !isEvening(metric, false)
        ? "A night counts for the day on which it ends."
        : null,
    ]),
  ]
}

const weekday = (intent: Groups, metric: Metric, found: Found): ReadonlyArray<Paragraph> => {
  const [days, means] = [found.those("day"), found.those("day_mean")]
  const each = days.flatMap((day, at) => (means[at] ? [{ day, mean: means[at] }] : []))
  const ordered = intent.asks === "lowest" ? each.toReversed() : each
  const [first, ...rest] = ordered
  const last = rest.at(-1)
  const short = insufficientDataSentence(found, metric.name, intent.period)
  if (!first || !last) return [paragraph([short])]
  const { highest, lowest } = degreesOf(metric)
  const [top, bottom] = intent.asks === "lowest" ? [lowest, highest] : [highest, lowest]
  const n = found.fact("n")
  const called = (day: Fact) =>
    isEvening(metric, false) ? dayCalled(String(day.item.value), metric) : placeholder(day)
  const middle = rest.slice(0, -1).map(({ day, mean }) => `${called(day)} ${placeholder(mean)}`)
  return [
    paragraph(
      [
        inTime(
          sentence`${called(first.day)} is the ${isEvening(metric, false) ? "night" : "day"} with the ${top}
          ${spoken(metric)}, ${level(metric, first.mean)} on average; ${called(last.day)} has the ${bottom},
          ${level(metric, last.mean)}.`,
          intent,
        ),
      ],
      [
        ...tileRows(
          `${metric.key}_weekdays`,
          `${spoken(metric)} by day of the week`,
          [first, ...rest].map(({ day, mean }) => ({ label: called(day), fact: mean })),
        ),
      ],
    ),
    paragraph([short]),
    details([
      middle.length > 0 ? `In between: ${listed(middle)}.` : null,
      ...(found.finding ? differenceSentences(found.finding) : []),
      n && `I counted ${dayCount(n)} with a value ${inWords(intent.period)}.`,
    ]),
  ]
}

const hasMoved = ({ finding }: Found): boolean =>
  finding !== null && finding.verdict !== "rejected" && finding.negligible !== true

/** Weekends of several measures: the first and what differs in a sentence each, the others by name. */
const weekends = (intent: Groups, all: ReadonlyArray<readonly [Metric, Found]>) => {
  const isSaid = ([, found]: readonly [Metric, Found], at: number) => at === 0 || hasMoved(found)
  const even = all.filter((each, at) => !isSaid(each, at))
  const names = listed(even.map(([metric]) => spoken(metric)))
  return [
    ...all.filter(isSaid).flatMap(([metric, found]) => weekend(intent, metric, found)),
    paragraph(
      [even.length > 0 ? `Your ${names} hardly differ${even.length > 1 ? "" : "s"}.` : null],
      even.flatMap(([metric, found]) => weekend(intent, metric, found)[0]?.widgets ?? []),
    ),
  ]
}

/** Weekends against weekdays, the days of the week in order, or one of them against the others. */
export const writeSplit = (intent: Split, ledger: Ledger): ReadonlyArray<Paragraph> => {
  if (intent.by === "day") return writeDay(intent, ledger)
  const { by, period, metrics } = intent
  const all = metrics.map(
    (metric) =>
      [
        metric,
        foundBy(ledger, "split", { metric: metric.key, window: period.window, by }),
      ] as const,
  )
  return by === "weekend"
    ? weekends(intent, all)
    : all.flatMap(([metric, found]) => weekday(intent, metric, found))
}
