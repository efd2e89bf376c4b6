import { metricOf } from "#catalogue/metrics"
import { canExplain } from "#catalogue/metrics/relatedness"
import { isBehaviour } from "#catalogue/metrics/usefulness"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import type { Association, SupposedPair } from "#embedded/model/questions/association/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { generalSubject } from "#embedded/model/understanding/general-subject"
import { nightItself } from "#embedded/model/understanding/night-itself"
import { outcomesOf, UNNAMED_OUTCOME } from "#embedded/model/understanding/outcomes"
import type { Pair } from "#embedded/model/understanding/pair"
import { lagBetween } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { CONDITION, MUTUAL, sidesOf } from "#embedded/model/understanding/sides"
import { supposedSign } from "#embedded/model/understanding/supposition"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { Period } from "#embedded/model/understanding/time/period"
import { INFLUENCE, RELATION } from "#embedded/model/understanding/words/concepts"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

const ACTING = phrases`
  ${INFLUENCE}
  changed
  effect*
  lead*
  result*
  mean*
  keep*
  giv/e/es/ing
  cost/s
  versus
`
const RELATED = phrases`
  ${RELATION}
  (go|goes|come|comes) with
  depend*
  coincid*
  (good|bad|better|worse|healthy|helpful) for
  benefi*
  interact*
  spearman
  pearson
  versus each other
  follow*
  (anything|something|nothing|much|lot) to do with
  effect/s
  impact/s
  influence/s
  (do|does|doing|did) (anything|something|much|nothing) (for|to)
  the more i
`
/** "does more walking … does my sleep": more of the one, and the other asked about. */
const MORE = phrases`
  more
  less
  longer
  later
  earlier
  better
`
const ASKS_FOR = phrases`(do|does|will|is|are) (i|my)`
/** Names what is acted on and the acting in one. */
const KEEPS_UP = phrases`keep/s/ing me (up|awake)`
const NEXT = phrases`
  next
  following
  (night|day) after
`
const CHOICE = phrases`or`
/** More links are looked at in no question. */
export const MAX_PAIRS = 4

/** In one and the same night or day what is done comes first: a bedtime, then the deep sleep. */
const isBackwards = ({ feature, target, lag }: Pair): boolean =>
  lag === 0 && feature.day === target.day && !isBehaviour(feature) && isBehaviour(target)

export const pairsOf = (
  feature: Mention,
  targets: ReadonlyArray<Metric>,
  text: string,
): ReadonlyArray<SupposedPair> =>
  feature.metrics.flatMap((metric) =>
    targets
      .filter((target) => target.key !== metric.key)
      .map((target) => {
        const lag = lagBetween(metric, target, text)
        const pair = { feature: metric, target, lag, supposed: supposedSign(text, feature, target) }
        return isBackwards(pair) ? { ...pair, feature: target, target: metric } : pair
      }),
  )

/** Keeps a reversed pair only where its lag differs: without a lag both directions are the same test. */
const isOther =
  (pairs: ReadonlyArray<Pair>) =>
  ({ feature, lag }: Pair): boolean =>
    pairs.some(({ lag: there, target }) => target === feature && there !== lag)

const relates = ({ text }: ParsedQuestion, first: Mention, second: Mention) => {
  const between = text.slice(first.end, second.start)
  return (
    RELATED.test(text) ||
    ACTING.test(between) ||
    CONDITION.test(text) ||
    KEEPS_UP.test(text) ||
    (MORE.test(text.slice(0, first.start)) && ASKS_FOR.test(between))
  )
}

/** Of a choice what is offered besides: "do I sleep less or just get up later", each in its own half. */
const choicePairs = (
  { mentions, text }: ParsedQuestion,
  feature: Mention,
): ReadonlyArray<SupposedPair> => {
  const [at] = CHOICE.find(text)
  const offered = mentions.filter((mention) => mention !== feature)
  const halfOf = ({ start }: Mention) =>
    at && start > at.start
      ? `${" ".repeat(at.end)}${text.slice(at.end)}`
      : text.slice(0, at?.start ?? text.length)
  return offered.flatMap((mention) => pairsOf(feature, mention.metrics, halfOf(mention)))
}

const isDone = ({ metrics }: Mention): boolean => metrics.every(isBehaviour)

const JOINED = /^\W*or(?: (?:to|by|with|my|the|less|more|fewer|drinking))*\W*$/

/** "linked to coffee or to stress": two things that may act, and the one that is acted upon. */
const featurePairs = ({ mentions, text }: ParsedQuestion): ReadonlyArray<SupposedPair> | null => {
  const at = mentions.findIndex((mention, i) => {
    const next = mentions[i + 1]
    return next !== undefined && JOINED.test(text.slice(mention.end, next.start).trim())
  })
  const joined = mentions.slice(at, at + 2)
  const [target, more] = mentions.filter((mention) => !joined.includes(mention))
  if (at < 0 || !target || more || isDone(target) || !joined.some(isDone)) return null
  const [metric] = target.metrics
  if (!metric) return null
  const night = nightItself(metric, text)
  return joined.flatMap((mention) => pairsOf(mention, [night], text))
}

const named = (parsed: ParsedQuestion): ReadonlyArray<SupposedPair> => {
  const offered = featurePairs(parsed)
  if (offered) return offered
  const [first, ...others] = parsed.mentions
  const second = others.find(({ metrics: [metric] }) => metric !== first?.metrics[0])
  if (!first || !second || !relates(parsed, first, second)) return []
  const [feature, target] = sidesOf(parsed, first, second)
  const { text } = parsed
  if (CHOICE.test(text) && parsed.mentions.length > 2)
    return choicePairs(parsed, feature).slice(0, MAX_PAIRS)
  const targets = target.metrics.map((metric) => nightItself(metric, text))
  const pairs = pairsOf(feature, targets, text)
  const mutual = MUTUAL.test(text) && !NEXT.test(text) && feature === first
  const back = mutual ? pairsOf(target, feature.metrics, text).filter(isOther(pairs)) : []
  return [...pairs, ...back].slice(0, MAX_PAIRS)
}

const HELPS = phrases`(help/s|hurt/s|affect/s|harm/s|change/s|influence/s) me`

/** Whether an outcome is of what is named before it: "does reading help me sleep" asks for the reading. */
const isBehind = (whole: string, feature: Mention, outcome: TextSpan): boolean =>
  feature.start < outcome.start || !HELPS.test(whole.slice(outcome.start, outcome.end))

/** "does drinking more water do anything for me": the few outcomes that matter. */
const unnamed = (parsed: ParsedQuestion): ReadonlyArray<SupposedPair> => {
  const { mentions, text, whole } = parsed
  const [feature, second] = mentions
  const [outcome] = UNNAMED_OUTCOME.find(whole)
  if (!feature || second || !outcome || !isBehind(whole, feature, outcome)) return []
  const [metric] = feature.metrics
  return metric ? pairsOf({ ...feature, metrics: [metric] }, outcomesOf(parsed, metric), text) : []
}

/** What most mean by a night, beside a part of it that is asked about. */
const NIGHT_ITSELF = metricOf("sleep_minutes")!
const PARTS = new Set(["awake_minutes", "wakeups", "sleep_latency", "sleep_efficiency"])

const besideOf = ([first, ...others]: ReadonlyArray<SupposedPair>): SupposedPair | null =>
  first &&
  PARTS.has(first.target.key) &&
  isBehaviour(first.feature) &&
  canExplain(first.feature, NIGHT_ITSELF) &&
  others.every(({ target }) => target !== NIGHT_ITSELF)
    ? { ...first, target: NIGHT_ITSELF, supposed: 0 }
    : null

/** Too short a time for a link: "yesterday's caffeine" means that of any day before. */
const MIN_DAYS = 14

const periodFor = (parsed: ParsedQuestion): Period => {
  const named = periodOf(parsed, DEFAULT_DAYS.association)
  return daysIn(named.window) < MIN_DAYS
    ? periodOf({ ...parsed, periods: [] }, DEFAULT_DAYS.association)
    : named
}

/** A choice between outcomes; one between what may act is answered by what goes along more. */
const isChoice = ({ text }: ParsedQuestion, [first, second]: ReadonlyArray<SupposedPair>) =>
  CHOICE.test(text) && second !== undefined && first?.feature === second.feature

/**
 * "does X affect Y", "on days I walk more do I sleep longer". Where the words say no direction a day
 * and a night are looked at both ways.
 */
export const readAssociation = (parsed: ParsedQuestion): Association | null => {
  const both = named(parsed)
  const pairs = both.length > 0 ? both : unnamed(parsed)
  if (pairs.length === 0) return null
  const beside = besideOf(pairs)
  return {
    kind: "association",
    pairs,
    ...(beside ? { beside } : {}),
    ...(isChoice(parsed, pairs) ? { isChoice: true as const } : {}),
    period: periodFor(parsed),
    subject: generalSubject(
      parsed,
      pairs.flatMap(({ feature, target }) => [feature, target]),
    ),
  }
}

const FELT = phrases`
  ${CONDITION} ...12 (feel|felt|feeling)
  (feel|felt|feeling) ...3 ${CONDITION}
`

/** What is asked as if of the future is a question for what has been: "if I walk more will I sleep better". */
const IF_WILL = phrases`
  ^ ...3 (if|when) i ...6 (will|would) (i|my|it)
  ^ ...2 (will|would) (i|my) ...8 if i
`

/** "do I feel better on days when I walk more": what is felt is mood and what the nights show. */
export const readFelt = (parsed: ParsedQuestion): Association | null =>
  (IF_WILL.test(parsed.whole) && parsed.periods.length === 0 && parsed.limits.length === 0
    ? readAssociation(parsed)
    : null) ?? readOfFeeling(parsed)

const readOfFeeling = (parsed: ParsedQuestion): Association | null =>
  FELT.test(parsed.whole) && parsed.periods.length === 0 && unnamed(parsed).length > 0
    ? readAssociation(parsed)
    : null
