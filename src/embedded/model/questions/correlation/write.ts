import type { Finding, Ledger } from "#domain/ledger"
import { sentence, verb } from "#embedded/model/english"
import { dayCount, placeholder, valueOf } from "#embedded/model/placeholder"
import { apart } from "#embedded/model/prose/apart"
import { caveatSentence, intervalSentence } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Correlation } from "#embedded/model/questions/correlation/intent"
import type { Pair } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"

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

/** The lag between the two metrics; nothing for "on the same day", which readers expect. */
const pairedSentence = (pair: Pair): string | null =>
  pair.lag === 0 && pair.feature.day === pair.target.day
    ? null
    : `Your ${pair.target.name} ${verb(pair.target, "is")} taken ${apart(pair)}.`

/** The requested plain rank correlation, and beside it the result of the corrected test. */
export const writeCorrelation = (intent: Correlation, ledger: Ledger): ReadonlyArray<Paragraph> => {
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
  const short = insufficientDataSentence(found, `${feature.name} and ${target.name}`, period)
  if (!rho) return [paragraph([short])]
  return [
    paragraph([
      sentence`The Spearman correlation between your ${feature.name} and your ${target.name} is
        ${placeholder(rho)} ${inWords(period)}:
        ${strength(valueOf(rho) ?? 0)}${n ? `, over ${dayCount(n)} with both` : ""}.`,
      pairedSentence(pair),
    ]),
    paragraph([
      finding && testSentence(finding),
      finding && intervalSentence(finding, "that correlation"),
      finding && caveatSentence(finding),
      finding?.verdict === "validated"
        ? "This shows what goes together, not what causes what."
        : null,
      short,
    ]),
  ]
}
