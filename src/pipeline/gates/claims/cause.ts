import { phrases } from "#language/phrases"
import { claimsOtherCause } from "#pipeline/gates/claims/cause-languages"
import type { Clause } from "#pipeline/gates/claims/clauses"

const CHANGES = phrases`
  (lowers|lowered|raises|raised|reduces|reduced|increases|increased|improves|improved|worsens|worsened|boosts)
  (boosted|hurts|hurt|harms|harmed|ruins|ruined|shortens|shortened|lengthens|lengthened|disrupts|disrupted)
  (spoils|spoiled|spoilt|wrecks|wrecked|drags|dragged|pushes|pushed|pulls|pulled|drives|drove|affects|affected)
  (impairs|impaired|elevates|elevated|suppresses|suppressed|damages|damaged|delays|delayed|undermines|destroys)
  (deepens|deepened|cuts|drains|drained|sabotages|sabotaged|interrupts|interrupted|brings|brought) [down|up]
  (fixed|fixes|messes up|messed up|knocked|knocks)
`
const CHANGING = phrases`
  (lowering|raising|reducing|increasing|improving|worsening|boosting|hurting|harming|ruining|shortening|driving)
  (lengthening|disrupting|spoiling|wrecking|dragging|pushing|pulling|affecting|impairing|elevating|suppressing)
  (damaging|delaying|undermining|destroying|deepening|cutting|draining|sabotaging|interrupting|bringing|messing)
`
const BEHAVIOUR = phrases`
  (coffee|caffeine|alcohol|wine|beer|drinking|running|run/s|stress|training|exercise|walking|walk/s|meal/s|dinner)
  (workout/s|diet|meditation|nap/s|screen/s|smoking|travel|work|eating|sugar|supplement/s|magnesium|bedtime|steps)
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
  (results|resulted|resulting) (in|from)
  (stems|stemmed|stemming) from
  (comes|came|coming) [straight|directly] from ...4 ${BEHAVIOUR}
  (comes|came|boils|boiled) down to ...3 ${BEHAVIOUR}
  ((is|are|was|were|that's|be|as|being) ...2(the|a|your|main|likely|real|sole|biggest|clear|one|probably|an|
    also|simply)
    (reason|culprit|explanation|driver|trigger) !(to|of))
  (the|your|main|real|likely) (culprit)
  (reason|explanation) (for|behind) ...6 (is|was|lies|are)
  (is|was|that's|that|which|be) [exactly|precisely|probably] why
  (responsible for|to blame|at fault|attributable to|attributed to|blame it on)
  (driven|triggered|brought about|provoked|induced|spoiled|ruined|wrecked|boosted|disrupted|undermined|brought on) by
  (triggers|triggered|provokes|provoked|induces|induced) (you|your|it|this|that|the|a)
  ((makes|made|making) (you|your|it) ...3
    (sleep|wake|tired|feel|rise|fall|drop|climb|higher|lower|longer|shorter|worse|better|faster|slower|deeper|
      restless))
  (made|makes) your
  <!(drift) (explains|explained) [exactly|fully] (why|your|it|this|that|the)
  (is|are|was|were|lies|lay|be) behind (your|this|the|that) !(usual|average|goal|target|others)
  (consequently|thereby)
  (paid|paying|pays) off
  (it's|is|was|all) down to ...2 ${BEHAVIOUR}
  <!(you|you've|you have|i have|we have|i|we|to|and) ${CHANGES} (you|your|it)
  (cost|costs|costing) (you|your)
  (keep|keeps|kept|keeping) you ...1 (awake|up|from|restless|tossing)
  ${BEHAVIOUR} (improve|raise|lower|reduce|hurt|worsen|shorten|lengthen|disrupt|harm|ruin|boost) (you|your)
  (it's|it is|it was|that's|that is) [the|your] ...2 ${BEHAVIOUR} ...1 that
  (keep|keeps|kept|keeping) your ...4 (up|down|high|low|where|from|short|poor|elevated)
  ((cut|drop|skip|stop|quit|reduce|walk|sleep|drink|eat|move|train|run|go|avoid|add|take|do|get|
    try) ...6 and (you|your|it) ...5
    (will|you'll|it'll))
  <!(you|you've|have|i|we|and) (is|are|was|were|been|be|keeps|kept) ...1 ${CHANGING} (you|your|it)
  ^ so (you|your) ...3 (slept|rose|fell|dropped|improved|climbed|increased|decreased|went|got|worsened|recovered)
  (effect/s|impact|influence) of ...6 (on|is|was) !(others)
  (had|has|have) ...2 (effect/s|impact|influence) on
  (worked|works|working) wonders
  (hence|wherefore)
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
  (night/s|day/s|test/s|entries) (counted|compared|are missing|had no|have no|had too|differ)
`

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
