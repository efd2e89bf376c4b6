import { endOf } from "#catalogue/metrics/degrees"
import type { Material } from "#domain/briefing"
import type { Finding, Ledger } from "#domain/ledger"
import { capital } from "#embedded/model/english"
import { byVerdict } from "#embedded/model/prose/certainty"
import { foundBy } from "#embedded/model/prose/found"
import { knownInGeneral } from "#embedded/model/prose/known"
import {
  acrossSentence,
  besideSentence,
  certaintySentence,
  type Examined,
  headline,
  strengthSentences,
} from "#embedded/model/prose/link"
import { missingSentences } from "#embedded/model/prose/missing"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Association } from "#embedded/model/questions/association/intent"
import type { Pair } from "#embedded/model/understanding/pair"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { comparisonWidget } from "#embedded/model/widgets/comparison"
import { goodWay } from "#embedded/model/widgets/direction"

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

const isTested = ({ found }: Examined): boolean => found.fact("rho") !== null

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
 * Whether two metrics are associated: the answer, the levels at both ends, how far it carries; never that one
 * causes the other. Where the data cannot say, what is known in general.
 */
export const writeAssociation = (
  intent: Association,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { period, subject } = intent
  const all = examined(intent, ledger)
  const missing = missingSentences(
    all.filter((each) => !isTested(each)),
    period,
    briefing,
  )
  const [first, ...others] = all.filter(isTested)
  if (!first) return [paragraph(missing), ...knownInGeneral(subject, ledger)]
  return [
    paragraph([headline(first, briefing.question), certaintySentence(first)], [widget(first)]),
    details([acrossSentence(first), ...strengthSentences(first.found, inWords(period))]),
    paragraph(others.map(besideSentence), others.slice(0, 1).map(widget)),
    paragraph(missing),
  ]
}
