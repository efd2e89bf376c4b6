import type { Record } from "#embedded/model/questions/record/intent"
import { type PhraseTable, phrases } from "#language/phrases"

/** What is asked of one workout that was answered for. */
export const ASPECTS: ReadonlyArray<readonly [Record["asks"], PhraseTable]> = [
  [
    "day",
    phrases`
      when (was|is|did) ...2 (that|it|this|one)
      (what|which) (day|date) was (that|it)
      how long ago
      ^ ...2(and|ok|so) when $
    `,
  ],
  ["pace", phrases`pace | speed | how fast | tempo | how quick`],
  ["heart_rate", phrases`heart rate | heartrate | hr | pulse | bpm`],
  ["cadence", phrases`cadence | spm`],
  ["power", phrases`power | watts`],
  ["climb", phrases`elevation | climb* | ascent | uphill`],
  ["energy", phrases`calorie/s | kcal | burn*`],
  ["minutes", phrases`how long !(ago|until|till) | duration | how many minutes | how much time`],
  ["distance", phrases`how far | distance | how many (km|kilometers|kilometres|miles)`],
]

/** Asks for more than this one workout. */
export const OF_ALL = phrases`
  resting | on average | my average | trend | over time | month | year | week | ever | improv* | why | affect*
  what about my | same | should | could | can i | how many | all time | plan
  total | altogether | in all | these days
`

const COMPARES = phrases`
  (faster|slower|quicker|longer|shorter|better|worse|harder|easier|higher|lower|farther|further|more|less) than
  (compare|compared|compares|comparing) (to|with|against)
  (compare|compared|compares) ...2(it|that|this) (to|with|against)
  (versus|vs)
  how (does|did) (it|that|this) compare ...1(to|with)
`
/** Whether a message holds something against another. */
export const comparisonIn = (whole: string): boolean => COMPARES.test(whole)

/** The workout before the one that was answered for. */
export const PREVIOUS = phrases`
  (the|my) ...1(last|previous) (one|run|ride|swim|workout|session|time) before ...1(that|it)
  (the|my) (previous|last) (one|run|ride|swim|workout|session|time)
  (the one|last time|the time) before
  last time $
  (than|to|with|versus|vs|against) before
`
/** What is usual of the sport. */
export const USUAL = phrases`
  usual/ly | normally | (my|the) average | than average | (for|of) me | typical* | my normal | my other | the others
`
/** Asks what to think of it. */
export const JUDGES = phrases`
  (is|was) (it|that|this) !(right|you|the last) ...3(a|an|really|too|very|any|all|quite|so|pretty) (good|bad|ok|okay|
    normal|fine|high|low|hard|fast|slow|easy|much|long|short|decent|alright|healthy|well)
  (was|is) (it|that|this) too *
  (is|was) my ...1 (heart rate|heartrate|hr|pulse|pace|speed) ...2(a|an|really|too|very|any|bit|quite|so|pretty) (good|
    bad|ok|okay|normal|fine|high|low|fast|slow|decent|alright|healthy)
  ^ (good|bad|ok|normal|high|too high|too hard|too fast|too slow)
`
/** "was I slower or faster": against the workout before it, or against what is usual. */
export const FASTER = phrases`
  (was|were|is) (i|it|that|this) ...3 (faster|slower|quicker|longer|shorter|harder|easier|farther|further|higher|lower)
  ^ ...2(so|and|ok|but) (faster|slower|quicker|longer|shorter|harder|easier) or *
`
export const DANGEROUS = phrases`(is|was) (it|that|this) ...2 (dangerous|risky|unhealthy|safe|harmful|worrying)`

/** Asks for the highest of all: "my max this year". */
export const MOST = phrases`
  max | maximum | highest | peak | fastest | longest | farthest | furthest | most | best | record
`

/** The best by no side in particular. */
export const BEST = phrases`best`

/** "am I improving": the trend of the sport. */
export const IMPROVING = phrases`
  (am i|i'm|i am|so i am|i was|have i) ...3 (improving|getting better|getting faster|faster|progressing|getting slower)
`
/** "no, the Sunday before" moves what was compared with. */
export const EARLIER = phrases`
  (the|that) (day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week) before [that]
  (the|that) (previous|one before|run before|ride before)
`
export const WEEKDAY = phrases`monday | tuesday | wednesday | thursday | friday | saturday | sunday | week`

/** The night behind a workout. */
export const NIGHT_AFTER = phrases`
  (the|my|that) (sleep|night) after ...2(it|that|this|run|ride|workout)
  how did i sleep ...2(the|night) (after|afterwards|then|that)
  sleep (after|afterwards|that night)
  (did|was|were) ...2(i|my|the) (sleep|night) ...3(ok|okay|good|bad|well|fine|badly|better|worse) (after|afterwards|
    following|that night) ...2
`
/** How a workout was got over: what the next morning showed. */
export const RECOVERED = phrases`
  (how long|how fast|how quickly|how well|how) ...4(did|does|it|take|me|i|my|body) ...1(to) (recover|bounce back) ...4
  (did|was|had|have) i ...1 (recover|recovered|recovering) ...4
  how ...1 (was|did) (my body|i) ...3(feel|look|the|next|day|after|morning) ...3
`
