import { degreesOf, isPlural } from "#catalogue/metrics/degrees"
import { magnitude, signOf, valueOf } from "#catalogue/placeholder"
import { WEEKDAYS } from "#domain/date-in-words"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { DAYS_OF_WEEK } from "#domain/tools/split"
import { listed, sentence, verb } from "#embedded/model/english"
import { certaintySentence, differenceSentences } from "#embedded/model/prose/difference"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { levelBeside, spoken } from "#embedded/model/prose/spoken"
import type { WeekdayExplanation } from "#embedded/model/questions/explanation/intent"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const WEEK_DAYS = 7
const MAX_SAID = 3

const splitOf = (
  { window }: WeekdayExplanation,
  metric: Metric,
  day: number,
  ledger: Ledger,
): Found => foundBy(ledger, "split", { metric: metric.key, window, by: DAYS_OF_WEEK[day]! })

/** "Sunday nights (waking on Monday)", "Mondays". */
const called = (metric: Metric, day: number): string =>
  metric.day === "night"
    ? `${WEEKDAYS[(day + WEEK_DAYS - 1) % WEEK_DAYS]!} nights (waking on ${WEEKDAYS[day]!})`
    : `${WEEKDAYS[day]!}s`

const isClear = ({ finding }: Found): boolean =>
  finding?.verdict === "validated" && finding.negligible !== true

/** How parts of a day or night are said of a habit. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  bedtime_hour: (value) => `you go to bed at ${value}`,
  wake_hour: (value) => `you get up at ${value}`,
  wakeups: (value) => `you wake ${value}`,
  sleep_minutes: (value) => `you sleep ${value}`,
  steps: (value) => `you walk ${value}`,
  workout_minutes: (value) => `you work out for ${value}`,
  caffeine_mg: (value) => `you have ${value} of caffeine`,
}

/** "you walk 7,200 steps on Sundays (9,900 on other days)". */
const clause = (metric: Metric, { fact }: Found, day: number): string => {
  const [named, others, difference] = [
    fact("named_mean")!,
    fact("others_mean")!,
    fact("difference")!,
  ]
  const on = metric.day === "night" ? "" : ` on ${WEEKDAYS[day]!}s`
  const level = levelBeside(metric, named, difference)
  const said =
    SAID[metric.key]?.(level) ??
    `your ${spoken(metric)} ${isPlural(metric) ? "are" : "is"} ${level}`
  return `${said}${on} (${levelBeside(metric, others, difference)} otherwise)`
}

const premiseHolds = (
  { premise }: WeekdayExplanation,
  found: Found,
  { direction }: Metric,
): boolean => {
  if (!isClear(found)) return false
  const sign = signOf(found.fact("difference"))
  if (premise === null) return true
  if (premise === "low" || premise === "high") return sign === (premise === "high" ? 1 : -1)
  return sign === (premise === "good" ? 1 : -1) * (direction === "lower" ? -1 : 1)
}

/** A day of the week: whether it is as supposed, and what of the night, or the day before, differs. */
export const writeWeekdayExplanation = (
  intent: WeekdayExplanation,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { metric, day } = intent
  const found = splitOf(intent, metric, day, ledger)
  const [named, others, difference] = [
    found.fact("named_mean"),
    found.fact("others_mean"),
    found.fact("difference"),
  ]
  if (!named || !others || !difference)
    return [
      paragraph([insufficientDataSentence(found, metric.name, { name: { anchor: "record" } })]),
    ]
  const holds = premiseHolds(intent, found, metric)
  const isSame = Math.round((valueOf(difference) ?? 0) * 10 ** metric.decimals) === 0
  const sign = isSame ? 0 : signOf(difference)
  const way =
    sign === 0
      ? "the same"
      : `${magnitude(difference)} ${degreesOf(metric)[sign > 0 ? "more" : "less"]}`
  const beside = intent.around
    .map((each) => ({ ...each, found: splitOf(intent, each.metric, each.day, ledger) }))
    .filter((each) => isClear(each.found))
    .toSorted((a, b) => (a.found.finding?.item.p_value ?? 1) - (b.found.finding?.item.p_value ?? 1))
    .slice(0, MAX_SAID)
  const lead =
    sentence`${holds ? "" : "The numbers don't show it: "}on ${called(metric, day)} your ${spoken(metric)}
    ${verb(metric, "is")} ${levelBeside(metric, named, difference)}, ${way} than otherwise
    (${levelBeside(metric, others, difference)}).`.replace("the same than", "the same as")
  return [
    paragraph(
      [
        capital(lead),
        holds ? certaintySentence(found.finding, found.fact("n")) : null,
        beside.length > 0
          ? `What does differ: ${listed(beside.map((each) => clause(each.metric, each.found, each.day)))}.`
          : "Bedtime, training and caffeine around it are like on other days, so what it is your data can't say.",
      ],
      [
        statTiles("weekday", called(metric, day), [
          { label: capital(spoken(metric)), fact: named },
          { label: "Otherwise", fact: others },
        ]),
      ],
    ),
    details(differenceSentences(found.finding)),
  ]
}
