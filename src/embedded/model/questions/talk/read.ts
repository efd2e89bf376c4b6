import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { statementsOf } from "#embedded/model/understanding/statement"
import { endOf, without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const GREETING = phrases`
  ^ (hi|hello|hey|hiya|howdy|yo|greetings|moin|servus) [there|again|hygeia|everyone|doc]
  ^ good (morning|afternoon|evening|day) [there|again|hygeia|everyone|doc]
`
const HOW_ARE_YOU = phrases`how are you [doing|today]`
const FAREWELL = phrases`
  ^ ...4(ok|okay|thanks|thank|you|cheers|ta|and|well|right|alright|cool|great|i'm|im|off|to|bed|now|then|so) (
    good night|goodnight|night night|nighty night|sleep well|sweet dreams|gn|bye|goodbye|bye bye|see you|see ya|cya|
    later|laters|talk (soon|later|tomorrow)|speak (soon|later|tomorrow)|until tomorrow|till tomorrow|take care|
    ttyl|gotta go|got to go|have to go|catch you later)
  ^ ...2(ok|okay|right|well) (off|going) to (bed|sleep) (now|then) $
`
const WORD = /\w/

/** "good night" and nothing else. */
const isFarewell = (message: string): boolean =>
  FAREWELL.test(message) && FEW_AFTER.test(without(message, FAREWELL.find(message)))

/** Whom it is said to, or when one comes back. */
const FEW_AFTER =
  /^[\s!.,:)]*(?:hygeia|doc|tomorrow|later|then|now|all|mate|thanks|thank you|for now)?[\s!.,:)]*$/i

/** A greeting and nothing else. */
const isGreeting = (message: string): boolean =>
  GREETING.test(message) &&
  !WORD.test(without(message, [...GREETING.find(message), ...HOW_ARE_YOU.find(message)]))

const THANKS = phrases`
  ^ ...3(ok|okay|great|cool|right|well) (that's|thats|that is|that was|that'll be) (all|it|everything) ...3 (
    thank/s|thx|ty|cheers)
  ^ ...4(ok|okay|k|kk|great|perfect|cool|nice|awesome|wonderful|super|lol|
    haha|very|oh|ah|alright|all|right|good|well|brilliant|
    lovely|yes|no|that's|helpful|many) (thank/s|thx|ty|tx|cheers|much appreciated|got it)
  ^ ...4(ok|okay|great|perfect|cool|nice|awesome|wonderful|super) (bye|goodbye|see you|good night)
  ^ (ok|okay|great|perfect|cool|nice|awesome|wonderful|super)
`
/** What may come behind thanks: a few words, and no question. */
const FEW_WORDS = /^[\s!.,\w]{0,24}$/

const ASKS_ON = phrases`
  (how|what|what's|whats|why|when|which|who|where|can|could|should|shall|do|does|did|is|are|was|put|show|tell|make|give|
    add|set|so how|so what|and)
`

const isThanks = (message: string): boolean => {
  const [thanks] = THANKS.find(message)
  if (thanks?.start !== 0) return false
  const rest = message.slice(thanks.end)
  return FEW_WORDS.test(rest) && !ASKS_ON.beginsAt(rest, rest.search(/\w|$/))
}

/** The words of thanks, and those that only go with them. */
const THANKING = phrases`thank/s | thx | ty | cheers | appreciate/d | helpful`
const COURTEOUS = phrases`
  thank/s | thx | ty | tx | cheers | ta | appreciate/d | helpful | useful | kind | you | u | so | very | much | really
  a | lot | lots | bunch | million | ton | again | mate | buddy | hygeia | doc | for | that | this | the | your | help
  it | all | everything | now | thats | that's | that'll | was | is | be | great | super | perfect | ok | okay | and
  oh | well | right | cool | nice | awesome | wonderful | lovely | good | info | information | answer/s | i | i'm | im
  done | alright | just | many | bye
`
const MAX_THANKS_CHARS = 80

/** "thank you so much", "that was helpful, cheers": thanks and nothing else. */
export const isOnlyThanks = (message: string): boolean =>
  message.length <= MAX_THANKS_CHARS &&
  THANKING.test(message) &&
  !message.includes("?") &&
  !WORD.test(without(message, COURTEOUS.find(message)))

const COVERAGE = phrases`
  (what|which|whose) ...2 (data|metric/s|measurement/s|information)
  what (can|could|do) you [even|actually|really] (ask|do|know|answer|see|track|have|tell)
  what [even|actually|really] can you do
  what are you (good|useful) for
  what [questions|things] (can|could) i (ask|see)
  (kind/s|sort/s|type/s) of (thing/s|stuff) (can|could|do|should) (i|you|one) (ask|answer|do|tell|know)
  what (things|stuff) can (i|you) (ask|do|answer|tell)
  (kind/s|sort/s|type/s) of questions
  what are you
  who are you
  ^ help
  how (does this|do you) work
  how (do|can|should) i use (this|you|it|hygeia)
  do (you|i) have ...2 data
  how (many|much) [days|nights|weeks|months|years] [of] (data|records|history)
  (what|which) device/s
  (data|anything) [is] missing
  missing data
  (last|latest) sync*
  can you help
`
/** Asks since when there is data. */
const REACHES_BACK = phrases`how far back`
/** Asks how the data changed, not which data there is. */
const MOVED = phrases`
  chang*
  shift*
  improv*
  worsen*
`
const HEALTH = phrases`
  health*
  body
  heart
  sleep*
  tired
  fatigue*
  exhaust*
  energy
  sick
  ill
  pain
  stress*
  train*
  overtrain*
  exercis*
  workout/s
  fit*
  recover*
  weight
  diet
  food
  eat*
  drink*
  caffeine
  coffee
  alcohol
  water
  mood
  feel*
  night
  day
  rest*
  breath*
  nap*
  medic*
  doctor
  symptom*
  hydrat*
  calor*
  protein
  period
  cycle
  doing
  better
  worse
`
/** Whether words are about a body and its state. */
export const isBodily = (words: string): boolean => HEALTH.test(words)

const talk = (about: Talk["about"]): Talk => ({ kind: "talk", about })

const DISEASE = phrases`
  apnea
  apnoea
  diabet*
  arrhythmia
  afib
  a fib
  atrial fibrillation
  cancer
  covid
  flu
  infection
  insomnia
  depress*
  anemi*
  anaemi*
  disease
  disorder
  syndrome
  heart (failure|problem|condition)
`
const DIAGNOSIS = phrases`
  heart (rhythm|beat) ...2 (irregular|regular|normal|ok|okay|fine|steady)
  (irregular|abnormal|regular) (heart rhythm|heart beat|heartbeat|rhythm)
  heartbeat ...2 (irregular|regular|normal|ok|okay|fine|steady)
  diagnos*
  (do|could|might|have) i (have|got|be having|be suffering from) ...6 ${DISEASE}
  am i (getting|catching|developing) ...6 ${DISEASE}
  immune
  (should|do) i [need to] (see|call|visit) [a|my|the] (doctor|physician|gp|cardiologist)
`

const FUTURE = phrases`
  tomorrow
  next (week|month|year|few)
  forecast
  ^ ...5(can|could|you|please) predict
  will (my|i)
`

/** A goal for next week rests on what was. */
const GOAL = phrases`(goal/s|target/s|aim)`

/** Asks about the tags of days, which nothing computes with yet. */
const TAGS = phrases`tag/s/ged/ging`

/** A question in a language that this engine does not read. */
export const readOtherLanguage = ({
  briefing: { language = "en" },
}: ParsedQuestion): Talk | null => (language === "en" ? null : talk("other_language"))

/** Greetings, thanks, questions about the service, and what it cannot compute. */
export const readTalk = ({ briefing, whole, metrics }: ParsedQuestion): Talk | null => {
  const message = endOf(briefing.question).trim()
  if (isGreeting(message)) return talk("greeting")
  if (isFarewell(message)) return talk("farewell")
  if (isOnlyThanks(message) || (metrics.length === 0 && isThanks(message))) return talk("thanks")
  if (whole === "" && statementsOf(message).length > 0) return talk("statement")
  if (TAGS.test(whole)) return talk("tags")
  if (DIAGNOSIS.test(whole)) return talk("diagnosis")
  if (FUTURE.test(whole) && !GOAL.test(whole)) return talk("future")
  if (REACHES_BACK.test(whole)) return talk("coverage")
  return metrics.length === 0 && COVERAGE.test(whole) && !MOVED.test(whole)
    ? talk("coverage")
    : null
}

const SELF = phrases`
  my
  mine
  i
  i'd
  i'll
  i'm
  i've
`
/** Words of which a sentence has at least one. */
const SENTENCE = phrases`
  the
  a
  an
  is
  are
  was
  what
  who
  whom
  which
  where
  when
  how
  of
  me
  to
  in
  do
  does
  did
  can
  can't
  you
  your
  tell
  write
  all
`

/** The fallback: a question about the person that was not understood, or one about something else. */
export const readRest = (
  { whole, metrics }: ParsedQuestion,
  unknown: ReadonlyArray<string> = [],
): Talk => {
  const isOwn =
    metrics.length > 0 || HEALTH.test(whole) || SELF.test(whole) || !SENTENCE.test(whole)
  return isOwn ? { kind: "talk", about: "unclear", heard: metrics, unknown } : talk("off_topic")
}
