import { degreesOf, isPlural } from "#catalogue/metrics/degrees"
import {
  bare,
  between,
  dayCount,
  magnitude,
  placeholder,
  rounded,
  signOf,
  valueOf,
} from "#catalogue/placeholder"
import type { Fact, Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { REASONS, type Reason } from "#domain/reason"
import { judged, sentence, spokenName, verb } from "#embedded/model/english"
import { caveatSentence, intervalSentence, isConfounded } from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { yesOrNo } from "#embedded/model/prose/yes-or-no"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"
import { isNegligible } from "#statistics/verdict"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

/** Which size of a difference comes first in its sentence. */
type Leads = "difference" | "percent"

interface Sides {
  readonly a: Fact
  readonly b: Fact
  readonly difference: Fact
  readonly percent: Fact | null
}

/** The requested size, with the other one in brackets. */
const by = (sides: Sides, asks: Leads, each: string): string => {
  const { difference, percent } = sides
  const size = sizeOf(sides)
  if (!percent || (asks !== "percent" && printsAsNothing(sides))) return `${size}${each}`
  if (difference.item.unit === "%")
    return asks === "percent" ? `${magnitude(percent)} of what it was` : size
  return asks === "percent"
    ? `${magnitude(percent)} (${size}${each})`
    : `${size}${each} (${magnitude(percent)})`
}

/** How large a difference is, as it is seen between its two sides. */
const sizeOf = ({ a, b, difference }: Sides): string => {
  const level = isNear({ difference }) ? placeholder : rounded
  return between(difference, level(b), level(a))
}

/** Whether a difference rounds to zero: "a fall of 0 minutes" is no fall. */
const printsAsNothing = ({ difference: { item, decimals } }: Sides): boolean =>
  typeof item.value === "number" && Math.round(item.value * 10 ** decimals) === 0

/** Whether a difference is smaller than what matters. */
export const isSlight = (finding: Finding | null): boolean =>
  finding?.reason === "negligible" ||
  (finding?.verdict === "rejected" &&
    finding.smallest_effect !== undefined &&
    Math.abs(finding.item.effect ?? 0) < finding.smallest_effect)

/** Says how many days each side needs for a test; null where it was tested. */
const untestedSentence = ({ insufficient_data, facts }: Found): string | null => {
  const need = facts.find(({ item }) => item.key === insufficient_data?.need)
  return need
    ? `It takes at least ${dayCount(need)} on either side to tell whether that is more than day-to-day variation.`
    : null
}

/** Below this difference the levels are said with their decimals: "44.5, up from 40.7". */
const NEAR = 5

const isNear = ({ difference }: Pick<Sides, "difference">): boolean =>
  Math.abs(valueOf(difference) ?? 0) < NEAR

const wayOf = ({ scale }: Metric, sign: number): string => {
  if (scale === "clock") return sign > 0 ? "later" : "earlier"
  return sign > 0 ? "up" : "down"
}

/** A metric with its verb: "your steps are", "your sleep was". */
const subject = (metric: Metric, { name }: Period): string =>
  `your ${spokenName(metric)} ${verb(metric, name.anchor === "date" ? "was" : "is")}`

/** Asks for the size of a difference, which is then said however slight it is. */
const HOW_MUCH = phrases`how (much|many)`

/** What moved, by how much, and both levels. */
const headline = (
  metric: Metric,
  contrast: Contrast,
  sides: Sides,
  finding: Finding | null,
  asks: Leads,
  question: string,
): string => {
  if (contrast.isOfEarlier) return earlierHeadline(metric, contrast, sides, finding, question)
  const { a, b } = contrast
  const sign = signOf(sides.difference)
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  const level = isNear(sides) ? placeholder : rounded
  const levels = `${level(sides.b)}${each} ${inWords(b)}, ${bare(level(sides.a))} ${inWords(a)}`
  const who = subject(metric, b)
  const said = yesOrNo(question, metric, sign)
  if (said && (isSlight(finding) || printsAsNothing(sides)) && !HOW_MUCH.test(question))
    return `Not really, ${who} about the same: ${levels}.`
  if (sign === 0 || printsAsNothing(sides))
    return `${capital(who)} the same (${by(sides, asks, "")} apart): ${levels}.`
  const answer = said && isSlight(finding) ? "Not really" : said
  const start = answer ? `${answer}, ${who}` : capital(who)
  const size = `${wayOf(metric, sign)} by ${by(sides, asks, each)}`
  return isSlight(finding)
    ? `${start} about the same, ${size}: ${levels}.`
    : `${start} ${size}: ${levels}.`
}

/** How the earlier time was beside the present: "Yes, your weight was higher last winter: 78 kg, against 75." */
const earlierHeadline = (
  metric: Metric,
  { a, b }: Contrast,
  sides: Sides,
  finding: Finding | null,
  question: string,
): string => {
  const sign = -signOf(sides.difference)
  const each = metric.adds_up ? ` a ${metric.day}` : ""
  const level = isNear(sides) ? placeholder : rounded
  const levels = `${level(sides.a)}${each}, against ${bare(level(sides.b))} ${inWords(b)}`
  const who = `your ${spokenName(metric)} ${verb(metric, "was")}`
  const isEven = isSlight(finding) || printsAsNothing(sides)
  const said = yesOrNo(question, metric, sign)
  const answer = said && isEven ? "Not really" : said
  const way = isEven ? "about the same" : degreesOf(metric)[sign > 0 ? "more" : "less"]
  return `${answer ? `${answer}, ${who}` : capital(who)} ${way} ${inWords(a)}: ${levels}.`
}

/** Whether a finding was rejected for its days, although its interval leaves zero out. */
const isOffZero = ({ item: { ci_low, ci_high }, reason }: Finding): boolean =>
  ci_low !== undefined &&
  ci_high !== undefined &&
  ci_low * ci_high > 0 &&
  reason !== "chance" &&
  reason !== "multiple_testing"

/** A metric whose days are much alike takes long to show a change for sure. */
const SLOW: ReadonlySet<Reason> = new Set([
  "autocorrelation",
  "few_independent",
  "few_independent_for_slope",
])

/** How far the difference carries, in a sentence. */
const trustSentence = (metric: Metric, finding: Finding | null): string | null => {
  const name = spokenName(metric)
  const s = isPlural(metric) ? "" : "s"
  if (finding === null)
    return `There are too few ${metric.day}s on record to tell whether that is more than chance.`
  if (isConfounded(finding))
    return "But another device measured it by then, so it may be the device and not you."
  switch (finding.verdict) {
    case "validated":
      return isNegligible(finding.item, finding.smallest_effect)
        ? "It is a real difference, but too small to matter much."
        : "That is more than its usual ups and downs."
    case "conditional":
      return SLOW.has(finding.reason ?? "few")
        ? `That is probably real, but your ${name} move${s} too slowly to be certain yet.`
        : `That is probably real, but not certain yet: ${REASONS[finding.reason ?? "few"]}.`
    case "rejected":
      if (isSlight(finding)) return "That is too little to matter."
      return isOffZero(finding)
        ? `That is probably real, but your ${name} move${s} too slowly to be certain yet.`
        : `Your ${name} swing${s} that much anyway, so don't call it a trend yet.`
    case null:
      return null
  }
}

/** Which way is better, where the answer has not said so. */
const verdictOnWay = (
  metric: Metric,
  sides: Sides,
  finding: Finding | null,
  question: string,
  isOfEarlier = false,
): string | null => {
  const sign = signOf(sides.difference) * (isOfEarlier ? -1 : 1)
  const isSaid = yesOrNo(question, metric, sign) !== null
  if (finding?.verdict !== "validated" || judged(metric, sign) === null || isSaid) return null
  return `For your ${spokenName(metric)} ${metric.direction!} is better.`
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
  question = "",
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
      [
        headline(metric, contrast, sides, finding, asks, question),
        printsAsNothing(sides) ? null : trustSentence(metric, finding),
        verdictOnWay(metric, sides, finding, question, contrast.isOfEarlier),
      ],
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
    details([
      finding && !isConfounded(finding) ? intervalSentence(finding, "the difference") : null,
      typicalSentence(found),
      aN && bN
        ? `It rests on ${dayCount(bN)} ${inWords(b)} and ${dayCount(aN)} ${inWords(a)}.`
        : null,
      finding && caveatSentence(finding),
      independentSentence(found),
      untestedSentence(found),
    ]),
  ]
}
