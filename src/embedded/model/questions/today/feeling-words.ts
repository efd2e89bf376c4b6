import { analyteNamed } from "#catalogue/biomarkers/name"
import type { Briefing } from "#domain/briefing"
import type { Today } from "#embedded/model/questions/today/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const VERY = phrases`
  so | very | really | super | just | pretty | quite | always | constantly | totally | completely | absolutely
  bit | kinda | too | still | all | that | a | of | kind | utterly | proper
`
const AM = phrases`(i'm|i am|why am i|feel|feeling|felt|been|woke up)`

const TIRED = phrases`
  ${AM} ...3${VERY} (tired|exhausted|sleepy|drained|knackered|shattered|fatigued|sluggish|groggy|lethargic|beat)
  ${AM} ...3${VERY} (worn out|run down|rundown|wiped out|wiped|burned out|burnt out|low on energy|dead tired|spent)
  ^ ...3${VERY} (tired|exhausted|sleepy|drained|knackered|shattered|groggy)
  (no|zero|low|little|lack of|out of) energy
  (tired|exhausted) all the time
  ^ ...3${VERY} (burned out|burnt out|wiped out|worn out)
  (don't|do not|didn't) feel (rested|recovered|refreshed)
  can't (seem to get going|get going|keep my eyes open)
`
const LOW = phrases`
  ${AM} like ...2 (crap|shit|garbage|rubbish|trash|a zombie)
  ${AM} ...3${VERY} (crap|crappy|rubbish|rough|meh|off|lousy|blah|bad|awful|terrible|down|low|unwell)
  (not feeling|don't feel|do not feel) ...2 (great|good|well|myself|right|it)
  not my best day
  ^ ...1 (meh|bleh)
`
const BADLY_SLEPT = phrases`
  slept ...2${VERY} (terribly|badly|awfully|poorly|horribly|terrible|awful|bad|like crap|like shit|like garbage|rubbish)
  (didn't|did not|barely|hardly|couldn't) (sleep|slept) ...2(a|at|well|last) (wink|all|much|anything|night|well|good)
  (barely|hardly) (slept|sleep)
  (another|what a|such a|had a) ...2${VERY} (rubbish|terrible|bad|awful|horrible|crap|rough|sleepless|restless) night
  ^ ...2${VERY} (terrible|bad|awful|horrible|rough|sleepless) (night|sleep) $
`
const STRESSED = phrases`
  ^ ...3${VERY} (stressed|stressed out|overwhelmed)
  ${AM} ...3${VERY} (stressed|stressed out|overwhelmed|tense|on edge|frazzled)
  (everything is|it's all) ...3 (much|too much)
`
const WELL = phrases`
  ${AM} ...3${VERY} (great|amazing|fantastic|good|refreshed|rested|energetic|energised|energized|fresh|awesome|strong)
  feel ...2 better than
  like a new person
  slept ...2${VERY} (great|amazingly|wonderfully|like a baby|like a log|well|brilliantly) $
  happy today
`

const WORDINGS = [
  ["badly_slept", BADLY_SLEPT],
  ["tired", TIRED],
  ["low", LOW],
  ["stressed", STRESSED],
  ["well", WELL],
] as const

/** Asks for something else beside the feeling, or names a sign that only a person can look at. */
const ELSE = phrases`
  (how|what|which|when|who|show|compare|should|could|did|does|is|are|was|were|will|can|has|if|plan|help)
  do !(i feel|not|n't)
  have !(no|zero|low|little|been)
  (before|when|because|pain*|hurt*|headache/s|sore|fever|sick|ill|baby|pregnan*|throat|nausea*|dizz*|cold)
  (cough*|doctor|meds|medication*|pill/s|period|cramp/s|vomit*|faint*|chest|breath*|everything|life|living|alive)
  (hungover|drunk|injur*|wrong|knee|back|about|anxious|depress*|hopeless|worthless|alone|lonely)
`
/** Asks whether the numbers show it: a feeling with that is one. */
const ASKS_NUMBERS = phrases`
  (is|does|do|can) ...2 (it|that|this|you|numbers|data|watch) ...2 (show|see|in my (data|numbers)|fit|agree|tell)
  (is|was|could) (it|that|this) ...2 (sleep|night)
  what (happened|went wrong)
  what (do|does|did) my (numbers|data|watch|readings|stats) (say|show|think)
  ...1 (anything|something) (off|wrong|odd|weird|strange|unusual|up|amiss) ...3 (numbers|data|readings|stats|night)
  (hows|how's|how is|how are|how was) my (body|numbers|night|data)
`
/** Of long standing. */
const LASTING = phrases`
  lately
  all the time
  always
  constantly
  these days
  every (day|morning)
  (past|last|this) (few|couple|week|weeks|month|days)
  (for|since) (days|weeks|months|a while|ages|a week|a month)
  recently
`
const MAX_LENGTH = 90
/** Metrics that the words of a feeling may name. */
const FELT = new Set([
  "mood",
  "wake_hour",
  "energy",
  "fatigue",
  "sleep_minutes",
  "sleep_score",
  "stress_score",
  "calories_total",
  "calories_active",
])
/** Laboratory results that doctors look at where somebody is tired. */
const OF_TIREDNESS = new Set(["ferritin", "tsh", "hemoglobin", "vitamin_b12", "hba1c"])

/** How a message says that the person is; null where it says nothing of that kind, or asks for more. */
export const feelingOf = ({
  whole,
  metrics,
  limits,
}: ParsedQuestion): (Required<Pick<Today, "feels">> & Pick<Today, "lasting">) | null => {
  if (whole.length > MAX_LENGTH || limits.some(({ said }) => said)) return null
  if (!metrics.every(({ key }) => FELT.has(key))) return null
  const feels = WORDINGS.find(([, wording]) => wording.test(whole))?.[0]
  if (feels === undefined) return null
  const rest = without(whole, ASKS_NUMBERS.find(whole))
  if (ELSE.test(rest)) return null
  return { feels, ...(LASTING.test(whole) ? { lasting: true } : {}) }
}

/** The laboratory results on record that tiredness is looked for in. */
export const resultsOfTiredness = ({ biomarkers }: Briefing): ReadonlyArray<string> =>
  biomarkers.filter((name) => OF_TIREDNESS.has(analyteNamed(name, "")?.key ?? ""))
