import { phrases } from "#language/phrases"
import type { Clause } from "#pipeline/gates/claims/clauses"
import { medicines, supplements } from "#pipeline/gates/claims/medicines"
import { dosesInOther } from "#pipeline/gates/claims/other-medicines"

/** Verbs that tell to take something or to stop; reports ("you took") and changes of a measure are others. */
const TAKE = phrases`
  (take|taking|start|starting|use|using|try|trying|add|adding|begin|beginning|resume|resuming|restart|swallow|inject)
  (injecting|go on|going on|go back on|get on|put yourself on|prescribe|recommend*|advise|need|needs|require/s|have)
  (should be on|supplement with|supplementing with|switch|switching|move|moving|stay on|consider*|suggest*|buy|
    order|get)
  (repeat|ask for|add in|combine|replace|replacing)
`
const CHANGE = phrases`
  (stop|stopping|increase|increasing|decrease|decreasing|reduce|reducing|raise|raising|lower|lowering|double|doubling)
  (halve|halving|half|skip|skipping|quit|quitting|cut|cutting|taper|tapering|adjust|adjusting|change|changing|
    drop|dropping)
  (up|pause|pausing|discontinue|discontinuing|come off|coming off|go off|going off|get off|wean|weaning|titrate|split)
  (throw away|leave out|leave off|hold off|hold|triple|tripling|forget|ditch|swap|swapping|modify|modifying|upping)
`
const CHANGED = phrases`
  (increased|reduced|stopped|doubled|halved|lowered|raised|changed|skipped|adjusted|started|paused|discontinued|
    tapered)
  (dropped|taken|replaced|unnecessary|redundant)
`
const UNIT = phrases`
  (tablet/s|pill/s|capsule/s|unit/s|puff/s|drop/s|patch/es|injection/s|sachet/s|gummy|gummies|ampoule/s)
`
const DOSE = phrases`
  (dose|doses|dosage|dosages|dosing)
`

/** Instructions about medicines. */
const INSTRUCTIONS = phrases`
  <!(you|you've|i|we|they|people|who|and i|already) (${TAKE} | ${CHANGE}) ...4 (${medicines} | ${DOSE})
  ((you|we|i) (should|could|can|must|may|might|ought to|need to|will|want to|had better) ...2 (${TAKE} |
    ${CHANGE}) ...4
    (${medicines} | ${DOSE}))
  (${medicines} | ${DOSE}) ...3 (should|could|can|must|need/s|ought|may) ...2 be ...1 ${CHANGED}
  ((no longer need|don't need|do not need|doesn't need|stop needing|without|off) ...2 (your|the|any|
    this) ...1 ${medicines})
  (safe|fine|ok|okay|time|best|better) to ...1 (${TAKE} | ${CHANGE}) ...4 (${medicines} | ${DOSE})
  ((double|half|twice|extra|another|second|smaller|bigger|full|starting|recommended|right|daily|
    usual) ...1 ${DOSE} ...6
    (mg|mcg|iu|units|${medicines}))
  (recommend|suggest|advise|prescribe) ...4 ${medicines}
  ${DOSE} of ...3 ${medicines}
  ${medicines} ...4 (will|would|can|could|should|might) ...1 (help|work)
  #1+ (mcg|ug|iu) ...3 (daily|a day|per day|every|twice|once|each)
  <!(you|i|we|took|had|logged|noted) ((one|two|three|four|half|another|few|single|double|extra) ...2 ${UNIT} ...2
    (instead|more|less|extra|of insulin|each|every|daily|twice|nightly|will do|would do))
  ((one|two|three|four|half a|a) ${UNIT} of ...2 (${medicines} | ${supplements}) ...1
    (a day|daily|each|every|at|before|in))
  (instead of|rather than) ...1 (one|two|a|your|the) ...1 ${UNIT}
  (${medicines} | ${supplements}) ...6 (will|would|should) ...1 (do|suffice|fix|be enough|be fine)
  <!(you|you've|i|we|they|people) (pop|inject|gulp|pop in|wash down) ...5 (${medicines} | ${UNIT} | ${supplements})
  ((you|we|i) (should|could|can|must|may|might) ...1 (stop|quit|start|skip|avoid|resume) taking
    (it|them|this|those|that))
  ((more|extra|another|one) ...1 ${UNIT} ...6 (hurt|harm|do|suffice))
  (higher|lower|smaller|bigger|stronger|weaker) ${DOSE} ...2 (would|will|could|might) ...1 (suit|help|be|do)
  (should|ought to|need to|could) be on ...2 ${medicines}
  (${medicines} | ${supplements}) ...5 (the way to go|worth adding|worth taking|worth a try|a must)
  (could|can|would) do with ...2 ${supplements}
  <!(don't|not|never|you) leave ...1 (pill/s|tablet/s|capsule/s|insulin|medication) ...2 (in|at|out|off|away)
  ${DOSE} (is|are|looks|seems) ...1 too (high|low|strong|weak|big|small)
  <!(you|he|she|they) (double|halve|triple|quadruple) (it|them|that) $
  (recommend|suggest|advise|prescribe) ...4 ${supplements}
  (do|does) (well|better|good) to ...1 (take|taking|start|use) ...4 (${supplements} | ${medicines})
`

/** Telling to take a supplement. */
const SWALLOW = phrases`
  (take|start|use|using|try|add|begin|resume|swallow|go on|get on|consider*|supplement with|buy|order|get|switch to)
`
const SUPPLEMENTED = phrases`
  <!(you|you've|i|we|they|people|who|and i|already|not|to) ${SWALLOW} ...4 ${supplements}
  (get|buy|order|grab) yourself ...3 ${supplements}
  ((you|we|i) (should|could|can|must|ought to|need to|will|had better) ...2 ${SWALLOW} ...4 ${supplements})
`
/** Supplements that are eaten with a meal, noted, tried out with and without, or left open. */
const EATEN = phrases`
  (food/s|rich|eat|eating|nuts|fish|milk|drink/s|meal/s|diet|sun|sunlight|source/s|fortified|without|result/s|range|
    test|level/s|value/s|report|note|noted|logged)
  (not|don't|never|whether|if|doctor|pharmacist|physician|clinician)
`
/** Units of what is swallowed. */
const UNITS = phrases`
  (mg|mcg|ug|iu|international units|milligram/s|microgram/s|drops|tablet/s|capsule/s|pill/s)
  #1+ (g|grams|ml|units)
`
const TO_TAKE = phrases`
  <!(you|you've|i|we|they|people|who) ${TAKE}
  (before bed|dose|should|aim for)
`

/** "Take magnesium before bed, 400 mg of it." */
export const dosesSupplement = (sentence: string): boolean =>
  supplements.test(sentence) &&
  UNITS.test(sentence) &&
  TO_TAKE.test(sentence) &&
  !DEFERRED.test(sentence)

/** Instructions that are none: denied, left to whoever prescribes, or the question itself. */
const DEFERRED = phrases`
  ((ask|talk|speak|discuss|check|consult|see|agree|clear|call) ...4 (doctor|physician|clinician|pharmacist|gp|
    prescriber|nurse|team))
  ((doctor|physician|clinician|pharmacist|gp|prescriber) ...4 (can|could|should|will|would|decide*|advise*|
    tell*|say*|before))
  (only|unless|without|until) ...3 (doctor|physician|clinician|pharmacist|gp|prescriber)
  (before|whether|about|prior to|question/s on|advice on) ...2 (${TAKE} | ${CHANGE})
  ((cannot|can't|don't|do not|unable to|not able to|never|won't|must not) ...2
    (tell|advise|say|suggest|recommend|give|name|comment|help|answer|judge|set))
  (as|what) (its|the) label says
`
const KEPT_ON = phrases`
  (keep|continue|carry on|go on) taking ...6 (prescribed|agreed|directed|usual|before)
`
const KEPT = phrases`
  (don't|do not|never|not|rather than|instead of) ...2 ${CHANGE}
`
const WITHOUT_DOCTOR = phrases`
  without ...4 (doctor|physician|clinician|pharmacist|gp|prescriber|medical advice)
`

/** Whether a clause tells a dose, or to take, start, stop or change a medicine. */
export const dosesIn = ({ text }: Clause): boolean => {
  if (SUPPLEMENTED.test(text) && !EATEN.test(text) && !DEFERRED.test(text)) return true
  const [instruction] = INSTRUCTIONS.find(text)
  if (instruction === undefined) return dosesInOther(text)
  if (KEPT_ON.test(text) || (WITHOUT_DOCTOR.test(text) && KEPT.test(text))) return false
  const before = text.slice(0, instruction.end)
  return !DEFERRED.test(before) && !KEPT.test(before)
}
