import { amountOf, degreesOf, endOf } from "#catalogue/metrics/degrees"
import type { Finding, Ledger } from "#domain/ledger"
import { capital, sentence } from "#embedded/model/english"
import { dayCount, magnitude, placeholder, signOf } from "#embedded/model/placeholder"
import { apart } from "#embedded/model/prose/apart"
import {
  byVerdict,
  caveatSentence,
  intervalSentence,
  trivialSentence,
} from "#embedded/model/prose/certainty"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { independentSentence } from "#embedded/model/prose/independent"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Association } from "#embedded/model/questions/association/intent"
import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { comparisonWidget } from "#embedded/model/widgets/comparison"
import { goodWay } from "#embedded/model/widgets/direction"

interface Examined {
  readonly pair: Pair
  readonly found: Found
}

const link = ({ pair, found }: Examined) =>
  sentence`${pair.feature.day}s with ${amountOf(pair.feature, 1)} are associated with
    ${amountOf(pair.target, signOf(found.fact("rho")))} ${apart(pair)}`

const headline = (examined: Examined): string | null => {
  const { pair, found } = examined
  if (!found.fact("rho")) return null
  switch (found.finding?.verdict ?? null) {
    case "validated":
      return `In your data, ${link(examined)}.`
    case "rejected":
      return sentence`In your data there is no clear link between your ${pair.feature.name} and your
        ${pair.target.name} ${apart(pair)}.`
    default:
      return `There is a hint, not yet reliable, that ${link(examined)}.`
  }
}

const size = ({ pair, found: { fact } }: Examined): string | null => {
  const [high, low] = [fact("target_high"), fact("target_low")]
  const [featureHigh, featureLow] = [fact("feature_high"), fact("feature_low")]
  if (!high || !low) return null
  const around = featureHigh ? ` (around ${placeholder(featureHigh)})` : ""
  const below = featureLow ? ` (around ${placeholder(featureLow)})` : ""
  return sentence`On the ${pair.feature.day}s with the ${endOf(pair.feature, "highest")}${around}, your
    ${pair.target.name} averaged ${placeholder(high)}; on those with the
    ${degreesOf(pair.feature).lowest}${below}, ${placeholder(low)}.`
}

const acrossSentence = ({
  pair: { feature, target },
  found: { fact },
}: Examined): string | null => {
  const [slope, low, high] = [fact("slope"), fact("slope_low"), fact("slope_high")]
  if (!slope || signOf(slope) === 0) return null
  const range = low && high ? ` (plausible range ${placeholder(low)} to ${placeholder(high)})` : ""
  return sentence`Across the usual range of your ${feature.name}, that comes to ${magnitude(slope)}
    ${degreesOf(target)[signOf(slope) > 0 ? "more" : "less"]}${range}.`
}

const strength = (found: Found, when: string): ReadonlyArray<string | null> => {
  const { fact, finding } = found
  const [rho, n] = [fact("rho"), fact("n")]
  return [
    rho &&
      `The rank correlation is ${placeholder(rho)}${n ? `, over ${dayCount(n)} ${when}` : ""}.`,
    finding && intervalSentence(finding, "the correlation"),
    independentSentence(found),
    finding && caveatSentence(finding),
    finding && trivialSentence(finding),
  ]
}

const idOf = ({ feature, target }: Pair) => `${feature.key}_${target.key}`

const widget = ({ pair, found: { fact } }: Examined) =>
  comparisonWidget({
    id: `${idOf(pair)}_association`,
    title: `${capital(pair.target.name)} by ${pair.feature.name}`,
    mode: "a_vs_b",
    a: { label: capital(endOf(pair.feature, "lowest")), fact: fact("target_low") },
    b: { label: capital(endOf(pair.feature, "highest")), fact: fact("target_high") },
    ...goodWay(pair.target),
  })

const isFirm = ({ finding }: Found) =>
  finding?.verdict === "validated" || finding?.verdict === "conditional"

const shortfall = ({ pair, found }: Examined, when: Period): string | null => {
  const short =
    found.insufficient_data?.reason === "no_data" ? found.insufficient_data.metric : null
  const what =
    short === pair.feature.key
      ? pair.feature.name
      : short === pair.target.key
        ? pair.target.name
        : `${pair.feature.name} and ${pair.target.name}`
  return insufficientDataSentence(found, what, when)
}

/** The pairs of an intent with their findings, by verdict, validated first. */
const examined = ({ pairs, period }: Association, ledger: Ledger): ReadonlyArray<Examined> => {
  const all = pairs.map((pair) => ({
    pair,
    found: foundBy(ledger, "associate", {
      feature: pair.feature.key,
      target: pair.target.key,
      lag: pair.lag,
      window: period.window,
    }),
  }))
  const rank = ({ found }: Examined): Finding | null => found.finding
  return all.sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (!first || !second) return (first ? 0 : 1) - (second ? 0 : 1)
    return byVerdict(first, second)
  })
}

/**
 * Whether two metrics are associated: the link, its size, its strength; never that one causes the
 * other.
 */
export const writeAssociation = (intent: Association, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { period } = intent
  const all = examined(intent, ledger)
  const tested = all.filter(({ found }) => found.fact("rho") !== null)
  const missing = all
    .filter(({ found }) => found.fact("rho") === null)
    .map((each) => shortfall(each, period))
  const [first, ...others] = tested
  if (!first) return [paragraph([...new Set(missing)])]
  const firm = isFirm(first.found)
  return [
    paragraph([headline(first), size(first), firm ? acrossSentence(first) : null], [widget(first)]),
    paragraph([
      ...strength(first.found, inWords(period)),
      firm ? "This shows what goes together, not what causes what." : null,
    ]),
    paragraph(others.map(headline), others.slice(0, 1).map(widget)),
    paragraph([...new Set(missing)]),
  ]
}
