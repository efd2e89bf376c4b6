import { dayCount, placeholder, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Finding } from "#domain/ledger"
import { named, sentence, spokenName, verb } from "#embedded/model/english"
import { apart } from "#embedded/model/prose/apart"
import { caveatSentence, intervalSentence } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Correlation } from "#embedded/model/questions/correlation/intent"
import type { Pair } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { phrases } from "#language/phrases"

/** Cohen's conventions (Statistical Power Analysis, 1988): 0.1 small, 0.3 medium, 0.5 large. */
const strength = (rho: number): string => {
  const size = Math.abs(rho)
  if (size < 0.1) return "next to none"
  const way = rho > 0 ? "positive" : "negative"
  if (size < 0.3) return `a weak ${way} one`
  return size < 0.5 ? `a moderate ${way} one` : `a strong ${way} one`
}

const testSentence = (finding: Finding): string => {
  const corrected = "With weekday, trend and the likeness of one day to the next taken out"
  switch (finding.verdict) {
    case "validated":
      return `${corrected}, the link holds: the correlation is then {{${finding.item.id}.effect}}.`
    case "rejected":
      return `${corrected}, there is no clear link in your data: the correlation is then {{${finding.item.id}.effect}}.`
    default:
      return sentence`${corrected}, there is a hint of a link, not yet reliable: the correlation is then
        {{${finding.item.id}.effect}}.`
  }
}

/** How far the link carries, in a sentence. */
const certainty = (finding: Finding | null): string | null => {
  switch (finding?.verdict ?? null) {
    case "validated":
      return "The link holds up when weekdays and slow trends are taken out, though that is not a cause."
    case "conditional":
      return "It is a hint, not yet reliable."
    case "rejected":
      return "There is no clear link: chance alone brings as much."
    case null:
      return null
  }
}

/** The lag between the two metrics; nothing for "on the same day", which readers expect. */
const pairedSentence = (pair: Pair): string | null =>
  pair.lag === 0 && pair.feature.day === pair.target.day
    ? null
    : `Your ${pair.target.name} ${verb(pair.target, "is")} taken ${apart(pair)}.`

/** "Is there a correlation between": asks whether, before how much. */
const WHETHER = phrases`^ ...3(and|so|ok|but|hey|hi) (is|are|was|were|do|does|did)`

const ANSWERS = {
  validated: "Yes: the",
  conditional: "Perhaps: the",
  rejected: "Not clearly: the",
} as const

const startOf = (question: string, finding: Finding | null): string =>
  finding?.verdict && WHETHER.test(question) ? ANSWERS[finding.verdict] : "The"

/** The requested plain rank correlation, and beside it the result of the corrected test. */
export const writeCorrelation = (
  intent: Correlation,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { pair, period } = intent
  const { feature, target, lag } = pair
  const found = foundBy(ledger, "correlate", {
    feature: feature.key,
    target: target.key,
    lag,
    window: period.window,
  })
  const { fact, finding } = found
  const [rho, n] = [fact("rho"), fact("n")]
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const absent = [feature, target].filter(({ key }) => !present.has(key))
  const lacking = absent.length > 0 ? absent : [feature, target]
  const short = insufficientDataSentence(found, named(lacking), period)
  if (!rho) return [paragraph([short])]
  return [
    paragraph([
      sentence`${startOf(briefing.question, finding)} Spearman correlation between your
        ${spokenName(feature)} and your ${spokenName(target)} is
        ${placeholder(rho)} ${inWords(period)}:
        ${strength(valueOf(rho) ?? 0)}${n ? `, over ${dayCount(n)} with both` : ""}.`,
      pairedSentence(pair),
      certainty(finding),
    ]),
    details([
      finding && testSentence(finding),
      finding && intervalSentence(finding, "that correlation"),
      finding && caveatSentence(finding),
    ]),
    paragraph([short]),
  ]
}
