import { degreesOf, isCounted } from "#catalogue/metrics/degrees"
import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { listed, sentence, verb } from "#embedded/model/english"
import { beyondUsual, sideOfUsual } from "#embedded/model/prose/beside-usual"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { doneTo, level, single, spoken } from "#embedded/model/prose/spoken"
import type { DayReview } from "#embedded/model/questions/review/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const SLEEP = "sleep_minutes"
/** Said of a night only where it stands out. */
const ASIDE: ReadonlySet<string> = new Set(["sleep_efficiency"])

const partsOf = ({ metrics, day }: DayReview, ledger: Ledger) =>
  metrics.flatMap((metric) => {
    const found = foundBy(ledger, "baseline", { metric: metric.key, date: day.window.to })
    const { fact } = found
    const [value, median] = [fact("value"), fact("median")]
    const isOut = beyondUsual(found) > 0
    return value
      ? [{ metric, value, median, isOut, z: valueOf(fact("z")) ?? sideOfUsual(found) }]
      : []
  })

type Part = ReturnType<typeof partsOf>[number]

const usually = ({ metric, median }: Part): string =>
  median ? ` (usually ${bare(level(metric, median))})` : ""

/** "you slept 6 h 53 min (usually 7 h 13 min)", "HRV was 63 ms (usually 53)". */
const clauseOf = (part: Part): string => {
  const { metric, value } = part
  const said = single(metric, value)
  if (metric.key === SLEEP) return `you slept ${said}${usually(part)}`
  if (isCounted(metric)) return `you ${doneTo(metric)} ${said}${usually(part)}`
  return `${spoken(metric)} ${verb(metric, "was")} ${said}${usually(part)}`
}

/** "more steps than usual" of the metric farthest from it. */
const oddOf = ({ metric, z }: Part): string => {
  const way = degreesOf(metric)[z > 0 ? "more" : "less"]
  if (metric.key === SLEEP)
    return z > 0 ? "a longer night than usual" : "a shorter night than usual"
  return isCounted(metric)
    ? `${way} ${metric.name} than usual`
    : `a ${way} ${spoken(metric)} than usual`
}

const leadOf = (parts: ReadonlyArray<Part>, when: string): string => {
  const odd = parts
    .filter(({ isOut }) => isOut)
    .toSorted((a, b) => Math.abs(b.z) - Math.abs(a.z))
    .slice(0, 2)
  return odd.length === 0
    ? `${capital(when)} was much like your other days`
    : `${capital(when)} stood out by ${listed(odd.map(oddOf))}`
}

const trainedClause = ({ day }: DayReview, ledger: Ledger): string | null => {
  const { fact } = foundBy(ledger, "workouts", { window: day.window })
  const [count, minutes] = [fact("count"), fact("minutes")]
  if (!count || (valueOf(count) ?? 0) === 0) return null
  return `you did ${placeholder(count)}${minutes ? ` (${placeholder(minutes)})` : ""}`
}

/** "on Tuesday 17 November" as the subject of a sentence: "Tuesday 17 November". */
const subjectOf = ({ day }: DayReview): string => inWords(day).replace(/^on /, "")

/** A single day as a story: what stood out, the night it began with, heart and steps, and its workouts. */
export const writeDay = (intent: DayReview, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const parts = partsOf(intent, ledger)
  const when = subjectOf(intent)
  if (parts.length === 0)
    return [paragraph([`I have nothing on record for ${when}, so I cannot say how it was.`])]
  const night = parts.filter(
    ({ metric, isOut }) => metric.day === "night" && (!ASIDE.has(metric.key) || isOut),
  )
  const day = parts.filter(({ metric }) => metric.day !== "night").map(clauseOf)
  const trained = trainedClause(intent, ledger)
  const rest = [...day, ...(trained ? [trained] : [])]
  return [
    paragraph(
      [
        `${leadOf(parts, when)}.`,
        night.length > 0 ? sentence`In the night before it ${listed(night.map(clauseOf))}.` : null,
        rest.length > 0 ? `In the day ${listed(rest)}.` : "The day itself has not come in yet.",
      ],
      [
        statTiles(
          "day",
          inWords(intent.day),
          parts.map(({ metric, value }) => ({ label: capital(spoken(metric)), fact: value })),
        ),
      ],
    ),
  ]
}
