import { metricOf } from "#catalogue/metrics"
import { canExplain } from "#catalogue/metrics/relatedness"
import { isBehaviour } from "#catalogue/metrics/usefulness"
import type { Metric } from "#domain/metric"
import { circumstancesOf } from "#embedded/model/questions/circumstances"
import type { Link, LinkAspect } from "#embedded/model/questions/link/intent"
import { longEnough } from "#embedded/model/understanding/asked-period"
import type { Pair } from "#embedded/model/understanding/pair"
import { lagBetween } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { type PhraseTable, phrases } from "#language/phrases"

const IT = phrases`it | that | this | they | these | those | them`
const ELSE = phrases`
  (something|anything) else
  (what|which) else
  (another|other|different) (reason/s|cause/s|explanation/s|thing/s|factor/s)
  (is|was|could|might|may|can) ${IT} ...1(be) (just|only|simply) (that|because|down to|due to|the|from|my)
  (is|was|could|might|may|can) ${IT} ...2(be|just|only|also) (because|down to|due to)
  (can't|cant|couldn't|couldnt|could|might) (it|that|this) [not] [just] be ...4
  (maybe|perhaps) ...1 (it|its|it's|that's|thats|i'm|im|i) (is|am|was|just|only|simply) ...4
  (maybe|perhaps) (its|it's|that's|thats) ...5
  (confounder/s|confounding|a coincidence of)
  (what|which) (things|factors) ...2 (taken out|controlled|adjusted)
`
const CAUSE = phrases`
  (is|was|are|isn't) (it|that|this|they|one) ...3(really|even|actually|just|the|a|an) (cause|reason|causal|causation|
    correlation|to blame)
  (does|did|do) (it|that|this|they|one) ...1(really) cause ...3
  (is|was) (it|that|this) ...2(a|any|real|really) (proof|proven|proved)
  (which|what) (comes|came) first
  why (would|might|could|should) (that|it|this) be ...2
  (can|does) (it|that|this) (prove|mean) ...6(it|that|is|the|a|cause|one|causes|other) 
`
const SIZE = phrases`
  how much (less|more|longer|shorter|worse|better|lower|higher|difference|later|earlier|fewer|deeper)
  ^ ...2(by|and|so|ok) how much $
  ^ ...2(by|and|so|ok) how (much|big) (are|r) we ...1(even) (talking|speaking) $
  ^ ...2(by|and|so|ok) how (much|big) (are|r) we ...1(even) (talking|speaking) about $
  ^ ...2(by|and|so|ok) how much ...3(is|was|does|do|did|it|that|this|are|we|talking) (is|it|that|this|then|about|
    exactly|talking) $
  how (big|large|strong|much) ...3(is|was|are|a|an|the|of) (difference|effect|gap|link|impact|influence|it|that|this)
  how much ...3(does|do|did|it|that|this|they|one|of) (do|matter|affect|change|cost|make)
  (is|was) (it|that|this) ...1(really) (a lot|much|a big difference|big|a big deal|significant|a little|small)
  how (many|much) (minutes|points|hours|ms|beats|bpm) ...4
`
/** Asks what it would be without any of it. */
const QUIT = phrases`
  (what|what's|whats|how) ...6 (if|when|would|by|from) ...3(i|we|was|were|to|just|only|ever) (quit|quits|quitting|
    stop|stopped|stopping|gave up|give up|giving up|cut out|cut it out|dropped|skip|skipped|go without|went without|
    had no|had none) ...5
  (will|would|could) i ...6 if i ...3(just|completely|ever) (quit|stop|stopped|gave up|give up|cut out|dropped|
    skipped|had no) ...5
`
const WEEKENDS = phrases`(weekend/s|at the weekend|saturday/s|sunday/s|days off)`
const WEEKDAYS = phrases`(weekday/s|work days|workdays|working days|during the week|in the week)`
const MEASURE = phrases`
  how (will|would|do|can|could|should|shall) (i|we|you) ...3(really|even|ever|best|then|actually) (know|tell|see|
    measure|check|test|find out|notice|judge|prove) ...8
  (is there|any) ...1(a) way to (test|check|prove|measure|know) ...4
  (can|could|should|shall|may) (i|we|you) ...2(actually|really) (test|check|prove|measure|find out) ...4
  (what|which) ...2 (show/s|tell/s|prove/s) ...2 (works|worked|helps|helped)
  (if|whether) (it|that|this) ...1 (works|worked|helps|helped|is working)
`
const WAIT = phrases`
  how (long|soon|many days|many weeks|quickly|fast) ...3(will|would|does|do|until|till|before|it|that|this|can) ...2(i|
    we|it|you) (take|see|notice|feel|work|works|help|helps|know|show|something|difference|results|anything)
  ^ ...2(and|so|ok) how long $
  how long ...3(would|should|do|must|will|have|can) ...1(i|we) ...3(have|need|to|must) (try|do|keep|test|
    run|quit|stop|go) ...3
  when (will|would|do|can|should) (i|we|it) ...2 (see|notice|feel|know|work|help|show) ...5
`
const TRY = phrases`
  what ...1 (should|can|could|would|do|must|might|shall) (i|you|we) ...3(then|now|actually|best) (do|try|change|suggest|
    recommend|advise|start with) ...5
  ...2(what|what's|whats|the|your) (is|the|your) ...1(your) (advice|recommendation|tip)
  (should|shall|must|would|do) i ...2(really|better|just|have|need|to) (cut|cutting) (down|back|out) ...3
  (should|shall|must) i ...2(really|better|just|have|to) (have|drink|take|do|eat) (less|fewer|more) ...3
  (any|some) (tips|advice|ideas|suggestions|recommendations)
  what (now|next|then) $
  what (would|could|might|does|can|will) [really] help ...3
  (now|so|then) what $
  where (do|should) i start
`

const ASPECTS: ReadonlyArray<readonly [LinkAspect, PhraseTable]> = [
  ["quit", QUIT],
  ["wait", WAIT],
  ["measure", MEASURE],
  ["else", ELSE],
  ["cause", CAUSE],
  ["size", SIZE],
  ["days", phrases`${WEEKENDS} | ${WEEKDAYS}`],
  ["try", TRY],
]

/** What a message asks of a link; null for anything else. */
export const aspectIn = (text: string): LinkAspect | null =>
  ASPECTS.find(([, wordings]) => wordings.test(text))?.[0] ?? null

const MAX_OTHERS = 3

/** What may be behind both sides of a link: what was named, else what there is data of. */
const othersFor = (
  { briefing }: ParsedQuestion,
  { feature, target }: Pair,
  named: ReadonlyArray<Metric>,
): ReadonlyArray<Metric> => {
  if (named.length > 0) return named.slice(0, MAX_OTHERS)
  return circumstancesOf(briefing, [target, feature])
    .filter((other) => canExplain(other, target) && canExplain(other, feature))
    .slice(0, MAX_OTHERS)
}

/** An aspect of a link, with the words that ask for it. */
export const linkOf = (
  asked: ParsedQuestion,
  asks: LinkAspect,
  pair: Pair,
  named: ReadonlyArray<Metric> = [],
): Link => ({
  kind: "link",
  asks,
  pair,
  period: longEnough({ ...asked, metrics: [pair.feature, pair.target] }, DEFAULT_DAYS.association),
  ...(asks === "days" ? { on: WEEKENDS.test(asked.whole) ? "weekends" : "weekdays" } : {}),
  others: asks === "else" ? othersFor(asked, pair, named) : [],
})

const LINKED = phrases`affect* | hurt* | mess* | ruin* | influence* | change* | link* | sleep | because`

/** "could it be something else than coffee that hurts my sleep", "only on weekends does coffee hurt my sleep". */
export const readLink = (parsed: ParsedQuestion): Link | null =>
  readWithout(parsed) ?? readElse(parsed)

const NIGHT = metricOf("sleep_minutes")!

/** "what would happen if I stopped drinking coffee": of its nights, where nothing else is named. */
const readWithout = (parsed: ParsedQuestion): Link | null => {
  const [feature, target = NIGHT, more] = parsed.metrics
  const isOnRecord = parsed.briefing.metrics.some(({ metric }) => metric === feature?.key)
  if (!feature || more || feature === target || !isOnRecord || !QUIT.test(parsed.whole)) return null
  if (!isBehaviour(feature) || !canExplain(feature, target)) return null
  return linkOf(parsed, "quit", { feature, target, lag: lagBetween(feature, target, "") })
}

const readElse = (parsed: ParsedQuestion): Link | null => {
  const { whole, mentions } = parsed
  const [first, second, more] = mentions
  if (!first || !second || more || !ELSE.test(whole) || !LINKED.test(whole)) return null
  const [feature, target] = sidesOf(parsed, first, second).map(({ metrics: [metric] }) => metric)
  if (!feature || !target || feature === target) return null
  return linkOf(parsed, "else", { feature, target, lag: lagBetween(feature, target, whole) })
}
