import { degreesOf } from "#catalogue/metrics/degrees"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, listed, sentence, verb } from "#embedded/model/english"
import { dayCount, placeholder, signOf, valueOf } from "#embedded/model/placeholder"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence, noValues } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Usual } from "#embedded/model/questions/usual/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

interface DayInContext {
  readonly metric: Metric
  readonly found: Found
}

/** Labels of a day that is not unusual. */
const USUAL = new Set(["usual", "slightly"])

const labelOf = ({ fact }: Found) => String(fact("label")?.item.value ?? "usual")

/** How far from usual, in words: "slightly lower than usual for you". */
const place = ({ metric, found }: DayInContext): string => {
  const way = degreesOf(metric)[signOf(found.fact("z")) > 0 ? "more" : "less"]
  switch (labelOf(found)) {
    case "usual":
      return "within what is usual for you"
    case "slightly":
      return `slightly ${way} than usual for you`
    case "unusual":
      return `clearly ${way} than usual for you`
    default:
      return `far ${way} than usual for you`
  }
}

const lead = (day: DayInContext, intent: Usual, value: Fact): string => {
  const { asks } = intent
  const words = inWords(intent)
  const { metric, found } = day
  const [z, median] = [found.fact("z"), found.fact("median")]
  const against = median ? `, against a median of ${placeholder(median)}` : ""
  if (asks === "score" && z)
    return sentence`Your ${metric.name} ${words} ${verb(metric, "has")} a robust z-score of ${placeholder(z)}:
      ${placeholder(value)} is ${place(day)}${against}.`
  return `Your ${metric.name} ${words} ${verb(metric, "is")} ${place(day)}: ${placeholder(value)}${against}.`
}

const basis = (
  { metric, found: { fact } }: DayInContext,
  { asks }: Usual,
): ReadonlyArray<string | null> => {
  const [low, high, z, n, mad] = [fact("low"), fact("high"), fact("z"), fact("n"), fact("mad")]
  return [
    low && high
      ? `On most ${metric.day}s it lies between ${placeholder(low)} and ${placeholder(high)}.`
      : null,
    asks === "label" && z && mad
      ? `That is a robust z-score of ${placeholder(z)}, counted in spreads of ${placeholder(mad)}.`
      : null,
    n && `It is held against the ${dayCount(n)} with a value before it.`,
  ]
}

/** The comparison with a part of the baseline: the last weeks, or the same day of the week. */
const closerSentence = ({ found: { fact } }: DayInContext): string | null => {
  const [recent, recentZ] = [fact("recent_median"), fact("recent_z")]
  const [weekday, weekdayZ] = [fact("weekday_median"), fact("weekday_z")]
  if (recent && recentZ)
    return sentence`Against the last weeks alone, with a median of ${placeholder(recent)}, the z-score is
      ${placeholder(recentZ)}.`
  return weekday && weekdayZ
    ? sentence`Against the same day of other weeks, with a median of ${placeholder(weekday)}, the z-score is
      ${placeholder(weekdayZ)}.`
    : null
}

const ALONE = sentence`A single value like this comes up by chance now and then; it means more when the next ones, or
    other measures, show the same.`

/** The usual range, when the day has no value to compare. */
const usuallySentence = ({ metric, found: { fact } }: DayInContext): string | null => {
  const [median, low, high] = [fact("median"), fact("low"), fact("high")]
  return median && low && high
    ? sentence`What is usual for your ${metric.name} is a median of ${placeholder(median)}, and mostly between
      ${placeholder(low)} and ${placeholder(high)}.`
    : null
}

const lastingSentence = ({ metric, found }: DayInContext): string =>
  sentence`Of that ${metric.day} and the ones right before it, your ${metric.name} ${verb(metric, "was")} as
    unusual on ${placeholder(found.fact("outside")!)}, so it is more than a single value.`

const daysInContext = ({ metrics, date }: Usual, ledger: Ledger): ReadonlyArray<DayInContext> =>
  metrics.map((metric) => ({
    metric,
    found: foundBy(ledger, "baseline", { metric: metric.key, date }),
  }))

const lackOf = ({ metric, found }: DayInContext, intent: Usual): string | null =>
  insufficientDataSentence(
    found,
    metric.name,
    found.insufficient_data?.reason === "too_few" ? "in the time before" : intent,
  )

/** Names the unusual metrics, ahead of the sentences about each. */
const standingOut = (labelled: ReadonlyArray<DayInContext>, intent: Usual): string | null => {
  if (labelled.length < 2) return null
  const out = labelled.filter(({ found }) => !USUAL.has(labelOf(found)))
  const names = listed(out.map(({ metric }) => metric.name))
  return out.length === 0
    ? `${capital(inWords(intent))} nothing stands out among what was looked at.`
    : `${capital(inWords(intent))} your ${names} ${out.length === 1 ? "stands" : "stand"} out.`
}

/** One day against the days before it: usual or not, by how much, and what usual is. */
export const writeUsual = (intent: Usual, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const all = daysInContext(intent, ledger)
  const labelled = all.flatMap((day) => {
    const value = day.found.fact("value")
    return value && day.found.fact("label") ? [{ ...day, value }] : []
  })
  const [first] = labelled
  const absent = all.filter(({ found }) => found.insufficient_data?.reason === "no_data")
  const short =
    absent.length > 1
      ? [
          noValues(
            absent.map(({ metric }) => metric.name),
            intent,
          ),
          ...all.filter((day) => !absent.includes(day)).map((day) => lackOf(day, intent)),
        ]
      : all.map((day) => lackOf(day, intent))
  const odd = labelled.filter(
    ({ found }) => !USUAL.has(labelOf(found)) && (valueOf(found.fact("outside")) ?? 0) <= 1,
  )
  const lasting = labelled.filter(({ found }) => (valueOf(found.fact("outside")) ?? 0) > 1)
  return [
    paragraph(
      [standingOut(labelled, intent), ...labelled.map((day) => lead(day, intent, day.value))],
      [
        statTiles(
          "usual",
          `${capital(inWords(intent))} beside what is usual`,
          labelled.length === 1 && first
            ? [
                { label: capital(inWords(intent)), fact: first.value },
                { label: "Usual", fact: first.found.fact("median") },
                { label: "Usually at least", fact: first.found.fact("low") },
                { label: "Usually at most", fact: first.found.fact("high") },
              ]
            : labelled.map(({ metric, value }) => ({ label: capital(metric.name), fact: value })),
        ),
      ],
    ),
    paragraph([
      ...(first && labelled.length === 1 ? [...basis(first, intent), closerSentence(first)] : []),
      ...lasting.map(lastingSentence),
      odd.length === 1 && lasting.length === 0 ? ALONE : null,
    ]),
    paragraph([...short, labelled.length === 0 ? (all.map(usuallySentence)[0] ?? null) : null]),
  ]
}
