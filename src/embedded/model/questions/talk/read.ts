import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { statementsOf } from "#embedded/model/understanding/statement"
import { pattern, words } from "#embedded/model/understanding/words/table"
import { endOf } from "#embedded/model/understanding/words/text"

const GREETING = pattern`
  ^(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|moin|servus)( (there|again|hygeia|
    everyone|doc))?[\s!.,]*(how are you( (doing|today))?\??)?[\s!.]*$
`
const THANKS = pattern`
  ^((ok|okay|great|perfect|cool|nice|awesome|wonderful|super)[\s,!.]*)*(thanks?( you| a lot| so much| very much)*|
    thx|cheers|much appreciated|got it|bye|goodbye|see you|good night|ok|okay|great|perfect|cool)[\s!.,\w]{0,24}$
`
const COVERAGE = pattern`
  \b(what|which|whose) (\w+ ){0,2}(data|metrics?|measurements?|information)\b
  \bwhat (can|could|do) you (ask|do|know|answer|see|track|have|tell)
  what (can|could) i (ask|see)
  (kinds?|sorts?|types?) of questions\b
  \bwhat are you\b
  \bwho are you\b
  ^help\b
  \bhow (does this|do you) work\b
  \bdo (you|i) have (\w+ ){0,2}data\b
  \bhow (many|much) (days |weeks |months )?(of )?data\b
  \bwhat devices?\b
  \b(data|anything) (is )?missing\b
  \bmissing data\b
  \b(last|latest) sync*
  \bwhich devices?\b
  \bcan you help\b
`
/** Asks how the data changed, not which data there is. */
const MOVED = /\b(?:chang|shift|improv|worsen)\w*\b/i
const HEALTH = words`
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
  (over)?train*
  exercis*
  workouts?
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
const talk = (about: Talk["about"]): Talk => ({ kind: "talk", about })

const DIAGNOSIS = pattern`
  \bdiagnos\w+\b
  \b((do|could|might|have) i (have|got|be having|be suffering from)|am i (getting|catching|
    developing))\b.{0,30}\b(apn(o)?ea|diabet\w+|arrhythmia|a-?fib|atrial fibrillation|cancer|covid|flu|infection|
    insomnia|depress\w+|an(a)?emi\w+|disease|disorder|syndrome|heart (failure|problem|condition))\b
  \bimmune\b
  \b(should|do) i (need to )?(see|call|visit) (a |my |the )?(doctor|physician|gp|cardiologist)
`

const FUTURE = pattern`
  \btomorrow\b
  \bnext (week|month|year|few)\b
  \bforecast\b
  ^(can you |could you |please )*predict\b
  \bwill (my|i)\b
`

/** Asks about the tags of days, which nothing computes with yet. */
const TAGS = /\btag(?:s|ged|ging)?\b/i

/** Greetings, thanks, questions about the service, and what it cannot compute. */
export const readTalk = ({ briefing, whole, metrics }: ParsedQuestion): Talk | null => {
  const message = endOf(briefing.question).trim()
  if (GREETING.test(message)) return talk("greeting")
  if (metrics.length === 0 && THANKS.test(message)) return talk("thanks")
  if (whole === "" && statementsOf(message).length > 0) return talk("statement")
  if (TAGS.test(whole)) return talk("tags")
  if (DIAGNOSIS.test(whole)) return talk("diagnosis")
  if (FUTURE.test(whole)) return talk("future")
  return metrics.length === 0 && COVERAGE.test(whole) && !MOVED.test(whole)
    ? talk("coverage")
    : null
}

const SELF = /\b(?:my|mine|i|i'm|i've)\b/i
/** Words of which a sentence has at least one. */
const SENTENCE = words`
  the
  an?
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
  you
  your
  tell
  write
  all
`

/** The fallback: a question about the person that was not understood, or one about something else. */
export const readRest = ({ whole }: ParsedQuestion): Talk =>
  talk(HEALTH.test(whole) || SELF.test(whole) || !SENTENCE.test(whole) ? "unclear" : "off_topic")
