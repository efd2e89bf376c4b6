import { amountOf, endOf } from "#catalogue/metrics/degrees"
import { signOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Finding, Ledger } from "#domain/ledger"
import { sentence, spokenName } from "#embedded/model/english"
import { apart } from "#embedded/model/prose/apart"
import { foundBy } from "#embedded/model/prose/found"
import { knownInGeneral } from "#embedded/model/prose/known"
import {
  acrossSentence,
  besideSentence,
  certaintySentence,
  type Examined,
  headline,
  levelsClause,
  noneSentence,
  strengthSentences,
} from "#embedded/model/prose/link"
import { missingSentences } from "#embedded/model/prose/missing"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Association, SupposedPair } from "#embedded/model/questions/association/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { phrases } from "#language/phrases"
import { byVerdict } from "#statistics/verdict"
import { comparisonWidget } from "#widgets/comparison"
import { goodWay } from "#widgets/direction"

interface Tested extends Examined {
  readonly pair: SupposedPair
}

const widget = ({ pair, found: { fact } }: Tested) =>
  comparisonWidget({
    id: `${pair.feature.key}_${pair.target.key}_association`,
    title: `${capital(pair.target.name)} by ${pair.feature.name}`,
    mode: "a_vs_b",
    a: { label: capital(endOf(pair.feature, "lowest")), fact: fact("target_low") },
    b: { label: capital(endOf(pair.feature, "highest")), fact: fact("target_high") },
    ...goodWay(pair.target),
  })

const isTested = ({ found }: Tested): boolean => found.fact("rho") !== null
const isRejected = ({ found }: Tested): boolean => found.finding?.verdict === "rejected"

const examine =
  ({ period }: Association, ledger: Ledger) =>
  (pair: SupposedPair): Tested => ({
    pair,
    found: foundBy(ledger, "associate", {
      feature: pair.feature.key,
      target: pair.target.key,
      lag: pair.lag,
      window: period.window,
    }),
  })

/** The pairs of an intent with their findings, by verdict, validated first; those that show nothing as asked. */
const examined = (intent: Association, ledger: Ledger): ReadonlyArray<Tested> => {
  const rank = ({ found }: Tested): Finding | null => found.finding
  return intent.pairs.map(examine(intent, ledger)).sort((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (!first || !second) return (first ? 0 : 1) - (second ? 0 : 1)
    if (isRejected(a) && isRejected(b)) return 0
    return byVerdict(first, second)
  })
}

/** Whether a link went the way that the question offers for it. */
const isAsOffered = ({ pair, found }: Tested): boolean =>
  !isRejected({ pair, found }) && pair.supposed !== 0 && pair.supposed === signOf(found.fact("rho"))

/** Which of two things that a question offers goes along: "It goes with a later wake-up time, not with less sleep". */
const choiceSentence = (all: ReadonlyArray<Tested>): string | null => {
  const [yes, no] = [all.filter(isAsOffered), all.filter((each) => !isAsOffered(each))]
  const [chosen, other] = [yes[0]?.pair, no[0]?.pair]
  if (!chosen || !other || other.supposed === 0) return null
  return sentence`It goes with ${amountOf({ ...chosen.target, name: spokenName(chosen.target) }, chosen.supposed)}, not
    with ${amountOf({ ...other.target, name: spokenName(other.target) }, other.supposed)}.`
}

/** Offers a choice. */
const OFFERS = phrases`or`

/** Which of two things that may act goes along more: "Rather caffeine than stress score." */
const rivalSentence = ([first, second]: ReadonlyArray<Tested>): string | null => {
  if (!first || !second || first.pair.feature === second.pair.feature) return null
  if (isRejected(first) || first.pair.target !== second.pair.target) return null
  const [more, less] = [spokenName(first.pair.feature), spokenName(second.pair.feature)]
  return isRejected(second)
    ? `Rather ${more} than ${less}.`
    : `Both, and ${more} a little more than ${less}.`
}

/** A day beside the night that follows it, where the night beside its day was asked about first. */
const reversedSentence = ({ pair }: Tested): string =>
  sentence`The other way round, between your ${spokenName(pair.feature)} and your ${spokenName(pair.target)}
    ${apart(pair)}, nothing shows.`

const othersOf = (first: Tested, others: ReadonlyArray<Tested>): ReadonlyArray<string | null> => {
  const isReversed = ({ pair }: Tested) => pair.target === first.pair.feature
  const none = others.filter(isRejected)
  return [
    ...others.filter((each) => !isRejected(each)).map(besideSentence),
    noneSentence(
      none.filter((each) => !isReversed(each)),
      first,
    ),
    ...none.filter(isReversed).slice(0, 1).map(reversedSentence),
  ]
}

/** What the feature does go with, where the part of the night that was asked about shows nothing. */
const insteadSentence = (
  { beside }: Association,
  first: Tested,
  look: (pair: SupposedPair) => Tested,
): string | null => {
  const other = beside && isRejected(first) ? look(beside) : null
  if (other?.found.finding?.verdict !== "validated") return null
  const target = { ...other.pair.target, name: spokenName(other.pair.target) }
  const levels = levelsClause(other, "short")
  const with_ = amountOf(target, signOf(other.found.fact("rho")))
  return `What it does go with is ${with_}${levels ? `: ${levels}` : ""}.`
}

/**
 * Whether two metrics are associated: the answer, the levels at both ends, how far it carries; never that one
 * causes the other. Where the data cannot say, what is known in general.
 */
export const writeAssociation = (
  intent: Association,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> => {
  const { period, subject, isChoice } = intent
  const all = examined(intent, ledger)
  const tested = all.filter(isTested)
  const isBack = ({ pair }: Tested) => tested.some((each) => each.pair.target === pair.feature)
  const missing = missingSentences(
    all.filter((each) => !isTested(each) && !isBack(each)),
    period,
    briefing,
  )
  const [first, ...others] = isChoice
    ? tested.toSorted((a, b) => Number(isAsOffered(b)) - Number(isAsOffered(a)))
    : tested
  if (!first) return [paragraph(missing), ...knownInGeneral(subject, ledger)]
  const rival = OFFERS.test(briefing.question) ? rivalSentence(tested) : null
  const asked = {
    question: isChoice || rival ? "" : briefing.question,
    supposed: first.pair.supposed,
  }
  return [
    paragraph(
      [isChoice ? choiceSentence(tested) : rival, headline(first, asked), certaintySentence(first)],
      [widget(first)],
    ),
    details([acrossSentence(first), ...strengthSentences(first.found, inWords(period))]),
    paragraph(
      [...othersOf(first, others), insteadSentence(intent, first, examine(intent, ledger))],
      others.slice(0, 1).map(widget),
    ),
    paragraph(missing),
  ]
}
