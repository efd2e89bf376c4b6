import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { writtenOut } from "#embedded/model/understanding/words/shorthand"
import { tidy } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"

/** What a person tells of their body in a question whether to train: it counts before any number. */
export type Ailment =
  | "head_blow"
  | "fever"
  | "ill"
  | "headache"
  | "hurt"
  | "sore"
  | "worn_out"
  | "short_night"

/** A complaint, and the minutes of a night that the person says they slept. */
export interface Complaint {
  readonly ailment: Ailment
  readonly minutes?: number
}

const SOMEWHAT = phrases`
  a | an | the | bit | little | slight | slightly | mild | bad | really | very | so | quite | kinda | still | just | of
  pretty | some | this | too | all
`
const AM = phrases`(i'm|i am|feel|feeling|felt|been)`
const HAVE = phrases`(have|i've|got|having|caught|with)`
const PART = phrases`
  knee/s | ankle/s | hip/s | back | shoulder/s | foot | feet | heel/s | achilles | shin/s | hamstring/s | groin
  wrist/s | elbow/s | calf | neck
`
const MUSCLE = phrases`
  leg/s | quad/s | thigh/s | calves | hamstrings | glutes | arms | muscles | body | abs
`
const FEVER = phrases`
  ${HAVE} ...3${SOMEWHAT} (fever|temperature|flu|covid|chills|bronchitis)
  ${AM} ...3${SOMEWHAT} (feverish|shivery)
  chesty cough
`
const ILL = phrases`
  ${AM} ...3${SOMEWHAT} (sick|ill|unwell|poorly|nauseous|queasy)
  under the weather
  coming down with !(it|that|this|my|the|time|age)
  (catching|fighting) ...2${SOMEWHAT} (cold|something|bug)
  (not|don't) feel* ...3${SOMEWHAT} (great|good|well|right|myself)
  ${HAVE} ...4${SOMEWHAT} (cold|sniffles|cough|bug|virus|infection)
  ^ ...3${SOMEWHAT} (cold|sniffles|cough)
  (sore|scratchy|itchy|tickly) throat
  my throat (is|feels|hurts)
  (runny|stuffy|blocked|stuffed|stuffed up) nose
  (sniffles|sneezing|coughing)
`
const HEADACHE = phrases`
  headache/s
  my head (hurts|aches|is pounding)
  migraine/s
`
const HURT = phrases`
  i [(have|just|think i)] ...1 (hurt|injured|tweaked|pulled|sprained|twisted|strained|rolled|tore|banged) ...1 my
  my ...2 ${PART} ...4${SOMEWHAT} (hurt/s|hurting|ache/s|aching|painful|sore|swollen|bad|injured)
  my ...2 ${PART} (is|are|feels|feel|has been) ...3${SOMEWHAT} (hurt/s|hurting|ache/s|aching|painful|sore|swollen|bad)
  ${HAVE} ...3${SOMEWHAT} (injury|sprain|strain|shin splints|bad knee|bad back|sore knee|sore ankle)
  ${AM} ...2${SOMEWHAT} injured
`
const DEAD = phrases`
  dead | sore | heavy | tired | shot | toast | jelly | stiff | aching | wrecked | fried | lead | killing me
`
const SORE = phrases`
  my ...1 ${MUSCLE} (are|is|feel|feels) ...4${SOMEWHAT} ${DEAD}
  my ...1 ${MUSCLE} (are|is|feel|feels) like ...1 ${DEAD}
  (dead|heavy|sore|tired|stiff) ${MUSCLE}
  ${AM} ...3${SOMEWHAT} (sore|achy|aching)
  ^ ${MUSCLE} (are|is|feel|feels) ...4${SOMEWHAT} ${DEAD}
  muscle (soreness|ache/s)
  doms
`
const WORN_OUT = phrases`
  ${AM} ...3${SOMEWHAT} (dead tired|exhausted|knackered|shattered|drained|wiped|wiped out|tired|worn out|wrecked|sleepy)
  ${AM} ...3${SOMEWHAT} (beat|burned out|burnt out|hungover|dead)
`
const SHORT = phrases`
  slept ...3${SOMEWHAT} (badly|poorly|terribly|awfully|little|bad|terrible|awful|like crap|like shit)
  (hardly|barely) slept
  (didn't|did not) sleep ...2 (much|well|enough|at all|wink|good)
  (bad|terrible|awful|short|rough|sleepless|horrible) night
`

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven"]
/** "I slept 5 hours", "only got four hours of sleep". */
const HOURS = new RegExp(
  `\\b(?:slept|got|had|on)\\s+(?:(?:only|just|about|like|maybe|around|barely|under)\\s+){0,3}` +
    `(\\d{1,2}(?:\\.\\d)?|${COUNTS.join("|")})\\s*(?:h|hrs?|hours?)\\b(?!\\s+(?:run|ride|walk|bike|session))`,
)
/** A night below so many hours is complaint as a short one. */
const SHORT_HOURS = 6.5
const HOUR_MINUTES = 60

const hoursIn = (text: string): number | null => {
  const [, said] = HOURS.exec(text) ?? []
  if (said === undefined) return null
  const counted = COUNTS.indexOf(said)
  const hours = counted < 0 ? Number(said) : counted + 1
  return hours <= SHORT_HOURS ? hours : null
}

const HEAD_BLOW = phrases`
  (hit|hurt|bumped|banged|knocked|injured|smashed) my head
  (fell|landed) on my head
  (blow|knock|bump|hit) (to|on) (the|my) head
  concuss*
`

const WORDINGS = [
  ["head_blow", HEAD_BLOW],
  ["fever", FEVER],
  ["ill", ILL],
  ["headache", HEADACHE],
  ["hurt", HURT],
  ["sore", SORE],
] as const

/** What a person says of their body, also before the question, the gravest first; null where they say nothing of it. */
export const complaintIn = ({ briefing, whole }: ParsedQuestion): Complaint | null => {
  const message = writtenOut(tidy(briefing.question))
  const tells = (wording: PhraseTable) => wording.test(whole) || wording.test(message)
  const found = WORDINGS.find(([, wording]) => tells(wording))
  if (found) return { ailment: found[0] }
  const hours = hoursIn(message.toLowerCase())
  if (hours !== null) return { ailment: "short_night", minutes: hours * HOUR_MINUTES }
  if (tells(SHORT)) return { ailment: "short_night" }
  return tells(WORN_OUT) ? { ailment: "worn_out" } : null
}
