import { phrases } from "#language/phrases"
import { claimsOtherCause, promisesInOther } from "#pipeline/gates/claims/cause-languages"
import type { Clause } from "#pipeline/gates/claims/clauses"

const CHANGES = phrases`
  (lowers|lowered|raises|raised|reduces|reduced|increases|increased|improves|improved|worsens|worsened|boosts)
  (boosted|hurts|hurt|harms|harmed|ruins|ruined|shortens|shortened|lengthens|lengthened|disrupts|disrupted)
  (spoils|spoiled|spoilt|wrecks|wrecked|drags|dragged|pushes|pushed|pulls|pulled|drives|drove|affects|affected)
  (impairs|impaired|elevates|elevated|suppresses|suppressed|damages|damaged|delays|delayed|undermines|destroys)
  (deepens|deepened|cuts|drains|drained|sabotages|sabotaged|interrupts|interrupted|brings|brought) [down|up]
  (relaxes|relaxed|calms|calmed|strengthens|strengthened|eases|eased|eats into|ate into|fuels|fueled|restores|hinders)
  (disturbs|disturbed|fixed|fixes|messes up|messed up|knocked|knocks)
`
const CHANGING = phrases`
  (lowering|raising|reducing|increasing|improving|worsening|boosting|hurting|harming|ruining|shortening|driving)
  (lengthening|disrupting|spoiling|wrecking|dragging|pushing|pulling|affecting|impairing|elevating|suppressing)
  disturbing
  (damaging|delaying|undermining|destroying|deepening|cutting|draining|sabotaging|interrupting|bringing|messing)
`
const BEHAVIOUR = phrases`
  (coffee|caffeine|alcohol|wine|beer|drinking|running|run/s|stress|training|exercise|walking|walk/s|meal/s|dinner)
  (workout/s|diet|meditation|nap/s|screen/s|smoking|travel|work|eating|sugar|supplement/s|magnesium|bedtime|steps)
  (espresso/s|tea|snack/s|overtraining|interval/s|jet lag|heat|cold|illness|medication|habit/s|routine|mattress|cycle)
  (hydration|dehydration|nutrition|fasting|salt|allergies|pollen|infection|virus|overwork|jetlag|weather|lifestyle)
  (cycling|swimming|yoga|lifting|strength|sauna|job|commute|noise|light|phone|drinks|swim/s|ride/s|session/s|tv)
`

/** Words that call one thing the cause of another, such as "caused", "is why" and "made you". */
const CAUSES = phrases`
  (caused|causes|causing)
  (the|a|an|root|main|likely|real|true|sole|biggest|probable|one|clear) cause !(for|of death)
  cause (you|your|it|this|that|poor|bad|short|low|high|restless)
  because !(of something else)
  (owing to|thanks to|on account of|as a consequence|in consequence|by virtue of)
  due to !(start|begin|end|finish|be)
  as a result !(from|on)
  (lead|leads|led|leading) [directly|straight] to
  <!(the|your|this|that|each|every|lab|test) (result|results|resulted|resulting) (in|from)
  (stems|stemmed|stemming) from
  (comes|came|coming|come) [straight|directly] from ...4 ${BEHAVIOUR}
  (comes|came|boils|boiled) down to ...3 ${BEHAVIOUR}
  ((is|are|was|were|that's|be|as|being) ...2(the|a|your|main|likely|real|sole|biggest|clear|one|probably|an|
    also|simply)
    (reason|culprit|explanation|driver|trigger) !(to|of))
  (the|your|main|real|likely) (culprit)
  (reason|reasons) [why|that] (you|your) ...6 (is|was|lies|are) !(not|unclear|unknown|open|still)
  (take|takes|took|taking) ...3 (sleep|rest|energy) (away|from you)
  (reason|explanation) (for|behind) ...6 (is|was|lies|are)
  (is|was|that's|that|which|be) [exactly|precisely|probably] why
  (responsible for|to blame|at fault|attributable to|attributed to|blame it on)
  (driven|triggered|brought about|provoked|induced|spoiled|ruined|wrecked|boosted|disrupted|undermined|brought on) by
  (triggers|triggered|provokes|provoked|induces|induced) (you|your|it|this|that|the|a)
  ((makes|made|making) (you|your|it) ...3
    (sleep|wake|tired|feel|rise|fall|drop|climb|higher|lower|longer|shorter|worse|better|faster|slower|deeper|
      restless))
  (made|makes) your
  <!(drift|what|nothing|who) (explains|explained|explain) [exactly|fully] (why|your|it|this|that|the)
  (is|are|was|were|lies|lay|be) behind (your|this|the|that) !(usual|average|goal|target|others)
  (consequently|thereby)
  (paid|paying|pays) off
  (it's|is|was|all|are|were) down to ...2 ${BEHAVIOUR}
  <!(you|you've|you have|i have|we have|i|we|to|and) ${CHANGES} (you|your|it)
  (cost|costs|costing) (you|your)
  (keep|keeps|kept|keeping) you ...1 (awake|up|from|restless|tossing)
  ${BEHAVIOUR} (improve|raise|lower|reduce|hurt|worsen|shorten|lengthen|disrupt|harm|ruin|boost) (you|your)
  (it's|it is|it was|that's|that is) [the|your] ...2 ${BEHAVIOUR} ...1 that
  (keep|keeps|kept|keeping) your ...4 (active|awake|alert|racing|up|down|high|low|where|from|short|poor|elevated)
  ((cut|drop|skip|stop|quit|reduce|walk|sleep|drink|eat|move|train|run|go|avoid|add|take|do|get|
    try) ...6 and (you|your|it) ...5
    (will|you'll|it'll))
  <!(you|you've|have|i|we|and) (is|are|was|were|been|be|keeps|kept) ...1 ${CHANGING} (you|your|it)
  ^ so (you|your) ...3 (slept|rose|fell|dropped|improved|climbed|increased|decreased|went|got|worsened|
    recovered) !(the same|just as|roughly the same|about the same|almost the same|nearly the same|much the same)
  (effect/s|impact|influence) of ...6 (on|is|was) !(others)
  (had|has|have) ...2 (effect/s|impact|influence) on
  (worked|works|working) wonders
  (hence|wherefore|no wonder)
  (is|was|are|were) what (did|does|made|makes|brought|keeps|kept|lowered|raised)
  what happens when you
  (owe|owes) ...5 to your
  doing (its|their) job
  (driver/s|trigger|engine) of your
  (trigger|provoke|induce) (you|your)
  blame (the|it|your|that|on)
  (helped|helps|help|helping) (you|your) ...2 (sleep|rest|recover|recovery|heart|pulse|relax|drop off)
  (gave|gives|giving|give|brought|bring) you ...2 (longer|better|deeper|more|less|shorter|worse|calmer|fewer)
  (added|adds|took|takes|shaved|shaves|cut/s) ...5 (to|off|from) your ...1 (sleep|night/s|heart|hrv|recovery|rem)
  (rob/s|robbed|steal/s|stole) (you|your)
  (produces|produced|produce|creates|created|create) your
  your ...3 (body|heart|sleep|pulse|hrv|recovery) ...1 (reacts|reacted|responds|responded|suffers|suffered) (to|from|
    with)
  (does|did|do) (this|that) to your
  (takes|took|taking|take) (its|their|a) toll
  [can|could] [be] (traced|ascribed|put down|chalked up) [back] to
  [can] attribute ...6 to
  (accounts|accounted|account) for (your|it|this|that|the ...2 (night/s|sleep|drop|rise|fall|change))
  (depend/s|depended|hinges) on ...5 ${BEHAVIOUR}
  ((fewer|less|more|late|later|earlier|early|no) ...4 (means|mean|equals|equal|translates into|translate into|
    makes for|make for|brings|bring) ...1 (longer|shorter|better|worse|deeper|lighter|higher|lower|calmer))
  (translates|translated|translate) into
  (determine/s|determined|governs|controls|dictates|dictate) your
  (threw|throws|throwing|throw) off your
  (sent|sends|sending|send) your ...4 (up|down|soaring|plunging)
  (left|leaves|leaving) you with ...2 (lower|higher|shorter|poor|worse|less|fewer)
  (how|the way) your body works
  made (the|a|all the|a real|a big) difference
  ${BEHAVIOUR} ...2 (is|are|was|were) (working|helping|hurting)
  (is|are) ...1 (bad|terrible|poison|harmful|toxic|ruinous) for your
  (is|are|was|were) ...2 (consequence|product|outcome|fruit|price|side effect) of
  (is|are|was|were|that's|it's) ...2 (effect|result/s) of ...4 ${BEHAVIOUR}
  ((lowered|raised|reduced|increased|improved|worsened|boosted|fixed|brought) (it|this|that) ...1 by
    ${BEHAVIOUR})
  (shown|proven|known|proved) to (raise|lower|reduce|increase|improve|worsen|shorten|lengthen|disrupt|boost|hurt)
  ((short|long|late|early|bad|poor|good|better|more|less) (night/s|sleep) (raise|raises|lower|lowers|reduce|reduces|
    improve|improves|worsen|worsens|increase|increases) (you|your))
  your ...5 by (cutting|drinking|walking|skipping|training|running|avoiding|dropping|quitting|eating|moving)
  ^ (more|less|fewer|earlier|later|no) ...1 ${BEHAVIOUR} (better|worse|deeper|calmer|longer|shorter)
  (the (more|less|later|earlier) you (drink|walk|train|run|eat|exercise|work|smoke|move) ...4
    the (more|less|better|worse|longer|shorter|deeper|higher|lower))
`

/** What is promised of a measure, or of what would have been. */
const PROMISES = phrases`
  ((will|would|won't|'ll) ...1 (lower|raise|reduce|increase|improve|worsen|boost|hurt|shorten|lengthen|deepen|disrupt|
    stabilise|stabilize|fix|help|normalise|normalize|bring down|bring up) (you|your))
  ((you'll|you will|you would|you'd) ...1 (sleep|rest|recover|wake|fall asleep|drop off) ...2
    (longer|better|deeper|more|less|faster|worse|sounder|earlier|later|well))
  (your ...4 (will|would) ...1 (rise|fall|drop|improve|lengthen|shorten|climb|increase|decrease|recover|settle|
    (get|be|become|go|come) (longer|shorter|better|worse|deeper|higher|lower|up|down|calmer)))
  (will|would|'ll) give you ...1 (longer|better|deeper|more|calmer|shorter)
  ((you'd|would) have ...1 (slept|recovered|rested|risen|fallen|dropped|improved|(been|felt) (longer|better|deeper|
    higher|lower)))
`
/** Words before a promise that leave it open, a wish to find out among them. */
const UNPROMISED = phrases`
  (whether|not|can't|cannot|don't|doesn't|didn't|never|no|nothing|may|might|perhaps|possibly|unclear|unknown|nobody)
  (see|know|test|tell|say|check|find out|learn|wonder) if
`

/** Words before them that take the claim back: a denial, a possibility, a question. */
const DENIALS = phrases`
  (not !(only|just|merely) | no !(doubt|question|wonder|mistake) | never|cannot !(be denied)|can't|nor|neither|
    whether)
  (don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|couldn't|wouldn't|hardly|without !(doubt|question)|if)
  (may|might|could|can|would|perhaps|possibly|nothing !(but)|no one|nobody|unclear|unknown|suspect|unproven|far from)
  (to see|to know|to learn|to find out|find out|to test|to show)
`

/** Words behind them that do the same. */
const OPEN = phrases`
  (is|are|remains|stays) ...1 (unknown|unclear|open|unproven|not)
`

/** Reasons that are about the record and the reckoning, not about a body. */
const RECORD = phrases`
  (data|device|watch|ring|sensor|value/s|reading/s|record/s|recorded|measured|measurement/s|missing|enough|sync|
    synced)
  (nothing|there is|there are|there was|there were|too few|not over|isn't over|aren't over|is over|i|we|window|
    period|season|lab noise|range)
  (certain*|average|mean|median|clearer|picture|precise*|reliable|estimate)
  (night/s|day/s|test/s|entries) (counted|compared|are missing|had no|have no|had too|differ)
`

/** Whether a sentence promises what would come of something. */
export const promises = (sentence: string): boolean =>
  PROMISES.find(sentence).some(({ start }) => !UNPROMISED.test(sentence.slice(0, start))) ||
  promisesInOther(sentence)

/** What the person reads of a clause that names a cause; the clause is in plain text. */
export const claimsCause = ({ text, isQuestion }: Clause): boolean => {
  if (isQuestion) return false
  const claim = CAUSES.find(text).find(
    ({ start, end }) =>
      !DENIALS.test(text.slice(0, start)) &&
      !OPEN.test(text.slice(end)) &&
      !RECORD.test(text.slice(end)),
  )
  return claim !== undefined || claimsOtherCause(text)
}
