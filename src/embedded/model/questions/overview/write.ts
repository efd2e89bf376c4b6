import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import {
  capital,
  comparedWith,
  judged,
  listed,
  sentence,
  signBetween,
} from "#embedded/model/english"
import { placeholder, valueOf } from "#embedded/model/placeholder"
import { isConfounded } from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { labsOutOfRange } from "#embedded/model/prose/lab-report"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Overview } from "#embedded/model/questions/overview/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

interface Part {
  readonly metric: Metric
  readonly found: Found
}

const partsOf = ({ metrics, contrast: { a, b } }: Overview, ledger: Ledger) =>
  metrics.map(
    (metric): Part => ({
      metric,
      found: foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window }),
    }),
  )

const verdictOf = ({ found }: Part) => found.finding?.verdict ?? null

const clause = ({ metric, found }: Part): string => {
  const way = judged(metric, Math.sign(valueOf(found.fact("difference")) ?? 0))
  switch (found.finding?.verdict ?? null) {
    case "validated":
      return way ? `a clear change, for the ${way}` : "a clear change"
    case "conditional":
      return "a hint of a change, not yet reliable"
    case "rejected":
      return isConfounded(found.finding)
        ? "the device changed meanwhile, so nothing can be said of a change"
        : "no clear change"
    case null:
      return "too little to judge a change"
  }
}

const partSentence = (part: Part, { contrast: { a, b } }: Overview): string | null => {
  const { metric, found } = part
  const [now, before] = [found.fact("b_mean"), found.fact("a_mean")]
  if (!now) return insufficientDataSentence(found, metric.name, b)
  const level = `${capital(metric.name)}: an average of ${placeholder(now)} ${inWords(b)}`
  if (!before) return `${level}. There is too little from before to compare it with.`
  const sign = signBetween(metric, valueOf(now) ?? 0, valueOf(before) ?? 0)
  return `${level}, ${comparedWith(metric, sign)} the ${placeholder(before)} ${inWords(a)}; ${clause(part)}.`
}

const lead = (parts: ReadonlyArray<Part>): string => {
  const clear = parts.filter((part) => verdictOf(part) === "validated")
  if (clear.length > 0) {
    return `What has clearly changed: ${listed(clear.map(({ metric }) => metric.name))}.`
  }
  return parts.some((part) => verdictOf(part) !== null)
    ? "Your main measures are about where they were before: nothing has clearly changed."
    : "There is not enough on record yet to say how you compare with the time before."
}

const NO_CAUSE = sentence`Your numbers cannot tell me the reason, and I do not want to guess at one;
  what they show is what has changed and what has not.`
const PERSISTS =
  "If it goes on or gets worse, it is worth telling a clinician, whatever the numbers say."

/** A few central metrics compared with the time before; then the labs out of range. */
export const writeOverview = (intent: Overview, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const parts = partsOf(intent, ledger)
  const tiles = parts.map(({ metric, found }) => ({
    label: capital(metric.name),
    fact: found.fact("b_mean"),
    delta: found.fact("difference"),
  }))
  return [
    paragraph(
      [intent.trouble ? NO_CAUSE : null, lead(parts)],
      [statTiles("overview", "Where you stand", tiles)],
    ),
    paragraph(parts.map((part) => partSentence(part, intent))),
    ...(intent.labs ? labsOutOfRange(ledger) : []),
    paragraph([intent.trouble ? PERSISTS : null]),
  ]
}
