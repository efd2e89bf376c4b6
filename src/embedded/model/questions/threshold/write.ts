import { amountOf, isCounted } from "#catalogue/metrics/degrees"
import { dayCount, signOf, valueOf } from "#catalogue/placeholder"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence } from "#embedded/model/english"
import { apart } from "#embedded/model/prose/apart"
import { caveatSentence } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { levelsClause } from "#embedded/model/prose/link"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Threshold } from "#embedded/model/questions/threshold/intent"
import type { Pair } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A slope this much smaller than the other is flat beside it. */
const FLAT = 0.25

/** The effect of more of the feature on one side of the threshold. */
const sideSentence = ({ target }: Pair, slope: Fact, other: Fact): string => {
  const [own, beside] = [Math.abs(valueOf(slope) ?? 0), Math.abs(valueOf(other) ?? 0)]
  return own < FLAT * beside ? "hardly any difference" : amountOf(target, signOf(slope))
}

/**
 * The quantity with a possible threshold: "amount of caffeine", "number of steps", "point in your
 * bedtime".
 */
const pointOf = (feature: Metric): string => {
  if (isCounted(feature)) return `number of ${feature.name}`
  return feature.adds_up && feature.scale !== "clock"
    ? `amount of ${feature.name}`
    : `point in your ${feature.name}`
}

const headline = (pair: Pair, knot: Fact, range: string, finding: Finding | null): string => {
  const { feature, target } = pair
  switch (finding?.verdict ?? null) {
    case "validated":
      return sentence`Around ${level(feature, knot)}${range}: that is where your ${spoken(target)} ${apart(pair)}
        changes course.`
    case "rejected":
      return sentence`I can't find a clear ${pointOf(feature)} from which your ${spoken(target)} changes. The
        likeliest is ${level(feature, knot)}${range}, but that may be chance.`
    default:
      return sentence`Perhaps around ${level(feature, knot)}${isCounted(feature) ? "" : ` of ${feature.name}`}${range}:
        there is a hint, not yet reliable, that your ${spoken(target)} ${apart(pair)} changes course there.`
  }
}

/** Where no point is clear, what the link is from one end to the other. */
const linkSentence = ({ pair, period }: Threshold, ledger: Ledger): string | null => {
  const { feature, target, lag } = pair
  const found = foundBy(ledger, "associate", {
    feature: feature.key,
    target: target.key,
    lag,
    window: period.window,
  })
  const levels = levelsClause({ pair, found })
  if (!levels) return null
  return found.finding?.verdict === "validated"
    ? `What is clear is the way it goes: ${levels}.`
    : found.finding?.verdict === "rejected"
      ? `Nor does it show from one end to the other: ${levels}.`
      : `A hint at most, from one end to the other: ${levels}.`
}

/** From how much of one metric on another bends: always a range, never a single number to aim for. */
export const writeThreshold = (intent: Threshold, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { pair, period } = intent
  const { feature, target, lag } = pair
  const found = foundBy(ledger, "threshold", {
    feature: feature.key,
    target: target.key,
    lag,
    window: period.window,
  })
  const { fact, finding } = found
  const [knot, low, high] = [fact("knot"), fact("knot_low"), fact("knot_high")]
  const [below, above, n] = [fact("slope_below"), fact("slope_above"), fact("n")]
  const short = insufficientDataSentence(found, `${feature.name} and ${target.name}`, period)
  if (!knot) return [paragraph([short])]
  const range =
    low && high ? `, anywhere from ${level(feature, low)} to ${level(feature, high)}` : ""
  const isClear = finding?.verdict === "validated" || finding?.verdict === "conditional"
  return [
    paragraph([
      headline(pair, knot, range, finding),
      isClear ? null : linkSentence(intent, ledger),
      isClear && below && above
        ? sentence`Up to there, ${feature.day}s with ${amountOf(feature, 1)} go along with
          ${sideSentence(pair, below, above)}; beyond it, with ${sideSentence(pair, above, below)}.`
        : null,
      isClear ? "It is where your days turn, not an amount to aim for, and not a cause." : null,
    ]),
    details([
      n && `I counted ${dayCount(n)} with both ${inWords(period)}.`,
      finding && caveatSentence(finding),
    ]),
    paragraph([short]),
  ]
}
