import type { Labs } from "#embedded/model/questions/labs/intent"
import type { GeneralAsk } from "#embedded/model/questions/labs/subject"
import {
  AGAIN,
  DOCTOR,
  FINE,
  OUT,
  PERCENT,
  TIMES_TESTED,
  WORST,
} from "#embedded/model/questions/labs/wordings"
import { type PhraseTable, phrases } from "#language/phrases"

/** What may be asked of results behind an answer about them: of these, in general, or of others. */
export type AskedBehind =
  | Exclude<Labs["asks"], "level" | "link" | "beside" | "ratio" | "when" | "absent" | "suspect">
  | GeneralAsk
  | "other"
  | "best"
  | "lowered"
  | "blamed"

const IT = "(it|that|this|they|them|those|these|mine)"
const BETTER = `(better|worse|improv*|chang*|different|differ|up|down|rising|falling|ris*|drop*|fell|fallen|increas*|
  decreas*|moved|moving|gone|going|higher|lower|progress*)`

/** Asks for the other one of two results. */
const OTHER = phrases`
  ^ ...4(and|what|how|about|ok|is|so|for) the (other|second) $
  ^ ...4(and|what|how|about|ok|is|so|for) the (other|second) one ...2
  (what|how) about the second (worst|lowest|highest)
`
const OTHERS = phrases`
  (what|how) about (the|all|my) ...1 (others|rest|other ones|other results|other values|remaining ones)
  ^ ...3(and|so|ok|what|about|show|me) ...1(the|my|all) (rest|others|other ones|other results|other values) ...4
  (what|how) about everything else
  ^ ...1(and) everything else ...3
`
const BEST = phrases`
  (which|what) ...4 (improved|got better|changed|moved|dropped|rose|fell) ...2
  (which|what) ...4 (improved|changed|moved|dropped) ...1(the) most
  (biggest|largest|best) (improvement|change)
`
const WORSENED = phrases`
  (which|what|anything|any) ...4 (got|getting|become|gotten) worse
  (which|what|anything|any) ...4 (worsened|deteriorated)
`
const TAKES = phrases`
  how (long|soon|fast|quickly) (until|till|will|does|would|do|can|could|to|before) ...8
  when (will|would|can|could) ...3 (i|it|that|they|this) ...4 (know|see|change|drop|rise|better|normal|work|works|down|
    up|improve|ok|expect)
`
const FOOD = phrases`
  (what|which) ...2 (food/s|diet|drink/s|meal/s|fruit/s|vegetable/s) ...6
  what ...2 (should|can|could|do|must|to) ...1 (i|we|you) ...2 (eat|drink|cook) ...4
  what (to|not to) eat ...4
  (with|by|through) (food|diet|eating) ...3
  (should|can|could) i eat ...5
  (food/s|diet) ...2 (for|against|with|that|to) ...3
`
const REMEDY = phrases`
  how ...2 (can|could|do|should|would|to) ...1 (i|we|you) ...2 (get|bring|raise|lower|increase|reduce|improve|fix|
    boost|change) ${IT}
  how to (get|bring|raise|lower|increase|reduce|improve|fix|boost|change) ${IT}
  what ...2 (can|could|should|would|do|must) (i|we) ...2 (do|take|change|try) ...6
  can i ...2 (do|change|fix|improve|lower|raise|bring|get) (something|anything|it|that|this) ...5
  what (helps|would help|raises|lowers|moves|affects|works) ...3
  what can help ...3
  (any|some) (tips|advice|ideas) ...4
  (what|now what|and what|ok what|so what) (now|next|then) $
  how (do|can|should) i (fix|improve|change|lower|raise) ...3
`
const SUPPLEMENT = phrases`
  (what|which) ...1 (supplement/s|vitamin/s|pill/s) ...6
  (should|must|do|could|can) i ...3(need|have|to|start|just|be) (take|taking|supplement) ...5
  (should|must|do|could|can) i ...5 (supplement/s|pill/s|tablet/s|capsule/s) ...5
`
const DAY = phrases`
  when ...2 (was|were|did) ...3 (that|it|this|they|those|measured|taken|tested|test|drawn|done)
  (how old|from when|what date|which day|what day) ...4
  when ...1 from
`
const EXTREMES = phrases`
  (was|were|has|have) ${IT} ...1(been) ever ...1(been) (higher|lower|better|worse|normal|ok|fine)
  ever (higher|lower|better|worse)
  (what|what's|whats|when) ...3 (lowest|highest|peak|maximum|minimum|best ever)
`
const HISTORY = phrases`
  ^ ...1(ok|and|please) (show|plot|graph|draw|chart) (me|it|that) ...6
  ^ ...2(ok|and|please|can|you) (show|plot|graph|draw|chart)
  (as|in|on) a (graph|chart|table|line)
  over (time|the years)
  (history|timeline|all values|all the values)
`
const DURATION = phrases`
  how long (has|have|is|was|were|did|had) ...8
  since when ...6
  when did ${IT} ...2 (get|become|go|start|turn) ...4
  (has|have|was|were) ${IT} ...1(been) (always|ever) ...5
  (has|have|was|were) ${IT} ...2(been|ever) (like (this|that)|so (high|low)|that (high|low|bad)|this (high|low|bad)|
    (high|low|bad|out) before) ...2
`
const COURSE = phrases`
  (has|have|did|is|are|was|were|does) ${IT} ...3(got|gotten|get|getting|go|going|been|any|much|a|bit|still) ${BETTER}
  (better|worse|higher|lower) than (before|last|a year|then|in|the)
  any (better|change|different|improvement|progress) ...3
  ^ ...2(and|so|but) (better|worse|improved|improving)
  which (way|direction) ...5
`
const PREVIOUS = phrases`
  (the|and|what) ...3 (one|result|value|test|time|reading|measurement) before [that|it]
  (the|my|and|what) ...3 (previous|earlier|prior|last) (one|result|value|test|time|reading|measurement)
  what (was|were) ${IT} ...1 (before|last|then|a year ago|earlier|previously)
  what (did|was|were) ${IT} ...1 (look like|used to be|like) ...4
  what (is|was|were) ...4 (a year ago|last year|back then|before|last time|the time before|
    previously|the first time|originally|at first)
  ^ ...2(and|so|but) by how much ...3
  by how much
  how much ...1 (did|has|have|was|is|were) ...1 ${IT} ...5
  how much (higher|lower|more|less|better|worse) ...3
  how (was|did) ${IT} ...3 (before|last time|last year|a year ago|earlier)
  ^ ...2(and|so|what|about|how) (before|last year|a year ago|earlier|last time) $
`
const RANGE = phrases`
  what should ${IT} be
  (what|which|what's|whats) ...3 (normal|target|goal|range|ideal|optimal|healthy|good|limit|cutoff) [(value|range|level|
    one)] ...4
  where should ${IT} be
  (compared|compare|compares) ...2(to|with|it|that) ...2(the|what|is|other) (normal|average|people|others|healthy|usual|
    range|men|women|average)
  how far ...4 from ...3 (target|range|goal|normal|limit) ...2
  what do (doctors|they|people|experts) (say|want|recommend|call) ...4
`
const DANGER = phrases`
  (is|are|was|were) ${IT} ...3 (dangerous|serious|worrying|concerning|harmful|urgent|an emergency|
    life threatening|risky|    alarming|critical)
  (should|do|must|need) i ...2(need|to|be|have) (worry|worried|concerned|scared|afraid|panic|alarmed) ...3
  (is|are) ${IT} ...2(something|anything) to (worry|be worried|be concerned|be scared) ...2
  how (dangerous|serious|worried|worrying) ...4
  (is|are) (any|anything|something) ...3(of|in|there|them|that|it|those) (dangerous|serious|worrying|concerning|bad|
    urgent)
  do i need to worry
`
const VERDICT = phrases`
  (is|are|was|were) ${IT} ...4 (high|low|bad|good|normal|ok|okay|fine|healthy|enough|alright|a problem|too high|too low|
    within range|in range|great|poor)
  how (bad|high|low|good|far off|far) ...4 (is|was|are|were) ${IT} ...3
  ^ ...1(and|but) how (bad|high|low) [exactly|really|then]
`
const LOWERED = phrases`
  why ...2 (did|has|have|is|are) ${IT} ...3 (drop*|fall*|fell|rise|risen|rose|go|gone|change*|
    improv*|better|down|up|come)
  why ...2 (better|worse|lower|higher|the change|the drop)
  what (made|brought|changed|got) ${IT} ...4
`
const CAUSE = phrases`
  ^ ...2(and|so|but|ok) why [(so|that|then|is that|is it|is this|was that|are they)] ...4
  why (is|are|was|were) ${IT} ...4
  how come ...4
  (what|which|any) ...5 (cause/s|caused|causing|reason/s|behind|responsible|leads) ...4
  what (makes|made) ${IT} ...3 (high|low|bad|so)
  where does ${IT} come from
`
/** Asks whether one thing is the reason, or does anything about it. */
const BLAMED = phrases`
  (is|are|was|could|can|would|might) ${IT} ...2(be|just|all|only) (because|due|from|caused|down to) ...8
  (did|does|do|has|have|can|will|would|could) !(i|we|you) ...3 (help|helped|helps|cause/d|affect/ed|lower/ed|
    raise/d|improve/d|reduce/d|change/d|matter|do anything|make a difference|work) ...2(with|on|to|for|about) ...2
  (is|was) ${IT} my ...4
`
const RISK = phrases`
  what happens (if|when) ...8
  what if i (do nothing|ignore|leave|don't) ...4
  what (does|can|could|will|would) ${IT} ...1 do ...4
  (what|any|which) ...3 (risk/s|consequence/s|danger/s|symptom/s|effect/s|complication/s) ...5
  (could|can|does|would|will|is) ${IT} ...3 (make|making|cause|causing|lead|give|giving|harm|hurt) ...6
`
const MEANING = phrases`
  what (does|do|is|are) ${IT} ...3 (mean|stand for|measure|tell|show|about|good for|for)
  what (is|are) ${IT} (even|exactly|again|anyway|actually)
  (explain|define) ${IT}
  meaning
`

/** The wordings, the narrowest first. */
const WORDINGS: ReadonlyArray<readonly [AskedBehind, PhraseTable]> = [
  ["other", OTHER],
  ["worst", WORST],
  ["flagged", OUT],
  ["worse", WORSENED],
  ["best", BEST],
  ["fine", FINE],
  ["others", OTHERS],
  ["percent", PERCENT],
  ["takes", TAKES],
  ["next", AGAIN],
  ["doctor", DOCTOR],
  ["tests", TIMES_TESTED],
  ["food", FOOD],
  ["risk", RISK],
  ["extremes", EXTREMES],
  ["history", HISTORY],
  ["duration", DURATION],
  ["danger", DANGER],
  ["lowered", LOWERED],
  ["cause", CAUSE],
  ["supplement", SUPPLEMENT],
  ["course", COURSE],
  ["blamed", BLAMED],
  ["day", DAY],
  ["previous", PREVIOUS],
  ["meaning", MEANING],
  ["range", RANGE],
  ["verdict", VERDICT],
  ["remedy", REMEDY],
]

/** What a short message asks of the results before it; null where it asks nothing of them. */
export const askedBehind = (text: string): AskedBehind | null =>
  WORDINGS.find(([, wordings]) => wordings.test(text))?.[0] ?? null
