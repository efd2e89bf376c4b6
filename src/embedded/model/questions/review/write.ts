import { metricOf } from "#catalogue/metrics"
import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { judged, listed, sentence } from "#embedded/model/english"
import { described, foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { writeDay } from "#embedded/model/questions/review/day"
import type { Review, TimeReview } from "#embedded/model/questions/review/intent"
import { ENDS_OF } from "#embedded/model/questions/review/plan"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const partsOf = ({ metrics, contrast: { a, b } }: TimeReview, ledger: Ledger) =>
  metrics.flatMap((metric) => {
    const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
    const [now, before] = [found.fact("b_mean"), found.fact("a_mean")]
    return now ? [{ metric, found, now, before }] : []
  })

type Part = ReturnType<typeof partsOf>[number]

const lineOf = ({ metric, now, before }: Part): string =>
  `- ${capital(metric.name)}: ${rounded(now)}${before ? ` (${rounded(before)} before)` : ""}`

const leadOf = (parts: ReadonlyArray<Part>): string => {
  const clear = parts.filter(({ found }) => found.finding?.verdict === "validated")
  if (clear.length === 0) return "much like the time before, with no change that is clear"
  const clauses = clear.map(({ metric, found }) => {
    const way = judged(metric, Math.sign(valueOf(found.fact("difference")) ?? 0))
    return `${metric.name} changed clearly${way ? `, for the ${way}` : ""}`
  })
  return listed(clauses)
}

const workoutsLine = ({ contrast: { a, b } }: TimeReview, ledger: Ledger): string | null => {
  const [now, before] = [b, a].map(({ window }) => foundBy(ledger, "workouts", { window }))
  const [count, minutes] = [now?.fact("count"), now?.fact("minutes")]
  const earlier = before?.fact("count")
  return count
    ? `- Training: ${placeholder(count)}${minutes ? `, ${placeholder(minutes)}` : ""}${
        earlier ? ` (${placeholder(earlier)} before)` : ""
      }`
    : null
}

const nights = ({ contrast: { b } }: TimeReview, ledger: Ledger): string | null => {
  const { fact } = described(ledger, metricOf(ENDS_OF)!, b.window)
  const [max, maxDate, min, minDate] = [
    fact("max"),
    fact("max_date"),
    fact("min"),
    fact("min_date"),
  ]
  return max && maxDate && min && minDate && max.item.value !== min.item.value
    ? sentence`Your longest night was ${placeholder(max)} on ${placeholder(maxDate)}, the shortest
        ${placeholder(min)} on ${placeholder(minDate)}.`
    : null
}

const NO_MARK =
  "I give no marks, because nothing says how much a night should count beside a run; this is what one would rest on."

/** A time reviewed: what changed clearly, each measure beside the time before, and the nights at either end. */
const writeTime = (intent: TimeReview, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { b } = intent.contrast
  const parts = partsOf(intent, ledger)
  if (parts.length === 0)
    return [paragraph([`There is too little on record ${inWords(b)} for a review.`])]
  const lines = [...parts.map(lineOf), workoutsLine(intent, ledger)].filter((line) => line !== null)
  return [
    paragraph(
      [
        intent.marked ? NO_MARK : null,
        `${capital(inWords(b))}: ${leadOf(parts)}.\n${lines.join("\n")}`,
      ],
      [
        statTiles(
          "review",
          inWords(b),
          parts.map(({ metric, now, found }) => ({
            label: capital(metric.name),
            fact: now,
            delta: found.fact("difference"),
          })),
        ),
      ],
    ),
    paragraph([nights(intent, ledger)]),
  ]
}

/** A day as a story, a longer time reviewed. */
export const writeReview = (intent: Review, ledger: Ledger): ReadonlyArray<Paragraph> =>
  intent.of === "day" ? writeDay(intent, ledger) : writeTime(intent, ledger)
