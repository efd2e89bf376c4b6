import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { capital, judged, moved, sentence } from "#embedded/model/english"
import { dayCount, magnitude, placeholder, signOf } from "#embedded/model/placeholder"
import {
  caveatSentence,
  intervalSentence,
  isConfounded,
  notClear,
  trivialSentence,
} from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { comparisonWidget } from "#embedded/model/widgets/comparison"
import { goodWay } from "#embedded/model/widgets/direction"

/** Which size of a difference comes first in its sentence. */
type Leads = "difference" | "percent"

interface Sides {
  readonly a: Fact
  readonly b: Fact
  readonly difference: Fact
  readonly percent: Fact | null
}

/** A move from one level to another, as a noun: "a rise of". */
const moveOf = ({ scale }: Metric, sign: number): string => {
  if (scale === "clock") return `a move to ${sign > 0 ? "later" : "earlier"} by`
  return sign > 0 ? "a rise of" : "a fall of"
}

/** The requested size, with the other one in brackets. */
const by = ({ difference, percent }: Sides, asks: Leads): string => {
  if (!percent) return magnitude(difference)
  if (difference.item.unit === "%")
    return asks === "percent" ? `${magnitude(percent)} of what it was` : magnitude(difference)
  return asks === "percent"
    ? `${magnitude(percent)} (${magnitude(difference)})`
    : `${magnitude(difference)} (${magnitude(percent)})`
}

/** Whether a difference rounds to zero: "a fall of 0 minutes" is no fall. */
const printsAsNothing = ({ difference: { item, decimals } }: Sides): boolean =>
  typeof item.value === "number" && Math.round(item.value * 10 ** decimals) === 0

/** Says how many days each side needs for a test; null where it was tested. */
const untestedSentence = ({ insufficient_data, facts }: Found): string | null => {
  const need = facts.find(({ item }) => item.key === insufficient_data?.need)
  return need
    ? `It takes at least ${dayCount(need)} on either side to tell whether that is more than day-to-day variation.`
    : null
}

const headline = (
  metric: Metric,
  { a, b }: Contrast,
  sides: Sides,
  finding: Finding | null,
  asks: Leads,
): string => {
  const sign = signOf(sides.difference)
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  const averages = `${placeholder(sides.b)}${each} ${inWords(b)}, against ${placeholder(sides.a)} ${inWords(a)}`
  const levels = `an average of ${averages}`
  const size = by(sides, asks)
  if (sign === 0) return `Your ${metric.name} changed by ${size}, which is nothing: ${levels}.`
  const way = moved(metric, sign)
  if (isConfounded(finding))
    return sentence`Your ${metric.name} ${way} by ${size}, but another device measured it by then, so it may be the
      device and not you: ${levels}.`
  switch (finding?.verdict ?? null) {
    case "validated":
      return `Your ${metric.name} clearly ${way}, by ${size}: ${levels}.`
    case "conditional":
      return `There is a hint, not yet reliable, that your ${metric.name} ${way}, by ${size}: ${levels}.`
    case "rejected":
      if (printsAsNothing(sides))
        return `There is no clear change in your ${metric.name}: a difference of ${size}. The average was ${averages}.`
      return sentence`There is no clear change in your ${metric.name}: ${moveOf(metric, sign)} ${size}
        ${notClear(finding, "day-to-day variation")}. The average was ${averages}.`
    case null:
      return `Your ${metric.name} ${way} by ${size}: ${levels}.`
  }
}

const verdictOnWay = (metric: Metric, sides: Sides, finding: Finding | null): string | null => {
  const way = judged(metric, signOf(sides.difference))
  if (finding?.verdict !== "validated" || way === null) return null
  const outcome = way === "better" ? "an improvement" : "the less welcome way"
  return `${capital(metric.direction!)} is the better direction here, so this is ${outcome}.`
}

/** The difference of typical days, for metrics whose average a few extreme days dominate. */
const typicalSentence = ({ finding, findings }: Found): string | null => {
  const typical = findings.find(({ item }) => item.id === `${finding?.item.id}_typical`)?.item
  return typical && !isConfounded(finding)
    ? sentence`Between typical days, which a few extreme ones do not move, the difference is
      {{${typical.id}.effect}} (plausible range {{${typical.id}.ci_low}} to
      {{${typical.id}.ci_high}}).`
    : null
}

/** One metric in two windows, as a single paragraph, so that several can follow each other. */
export const writeContrast = (
  metric: Metric,
  contrast: Contrast,
  ledger: Ledger,
  asks: Leads = "difference",
): ReadonlyArray<Paragraph> => {
  const { a, b } = contrast
  const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  const { fact, finding } = found
  const [aMean, bMean, difference] = [fact("a_mean"), fact("b_mean"), fact("difference")]
  const short = insufficientDataSentence(found, metric.name, [b, a])
  if (!aMean || !bMean || !difference) return [paragraph([short])]
  const sides: Sides = { a: aMean, b: bMean, difference, percent: fact("percent") }
  const [aN, bN] = [fact("a_n"), fact("b_n")]
  return [
    paragraph(
      [headline(metric, contrast, sides, finding, asks), verdictOnWay(metric, sides, finding)],
      [
        comparisonWidget({
          id: `${metric.key}_comparison`,
          title: capital(metric.name),
          mode: "before_after",
          a: { label: capital(inWords(a)), fact: sides.a },
          b: { label: capital(inWords(b)), fact: sides.b },
          percent: sides.percent,
          ...goodWay(metric),
        }),
      ],
    ),
    paragraph([
      finding && !isConfounded(finding) ? intervalSentence(finding, "the difference") : null,
      typicalSentence(found),
      aN && bN
        ? `It rests on ${dayCount(bN)} ${inWords(b)} and ${dayCount(aN)} ${inWords(a)}.`
        : null,
      finding && caveatSentence(finding),
      finding && trivialSentence(finding),
      independentSentence(found),
      untestedSentence(found),
    ]),
  ]
}
