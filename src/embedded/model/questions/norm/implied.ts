import type { Aspect } from "#catalogue/norms/bands"
import type { Judgement, Way } from "#embedded/model/questions/norm/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

/** What a wording asks to have judged, although no name of a metric says it. */
export interface Implied {
  /** The metrics of which those on record are judged; of `first` only the first. */
  readonly metrics: ReadonlyArray<string>
  readonly first?: true
  readonly judges: Judgement
  readonly aspect?: Aspect
  readonly way?: Way
}

const ASKS = phrases`(is|are|am|do|does|was|were|did|have|would) ...1 (i|my|it|that|this|the)`

const REGULAR = phrases`
  ${ASKS} ...8 (regular|consistent|steady|constant) [enough]
  (regular|consistent) enough
  (bedtime|sleep|schedule) (variability|regularity|consistency) ...3 (ok|okay|normal|fine|good|acceptable)
`
const IRREGULAR = phrases`
  (bedtime|sleep|schedule) (variability|variation) ...3 (high|large|big|bad)
  ${ASKS} ...8 (irregular|inconsistent|erratic|chaotic|all over the place|too variable)
`
const OF_SLEEP = phrases`
  sleep*
  bedtime/s
  bed
  (body|internal) clock
  wake*
`
const EXERCISE = phrases`
  (exercis*|train*|move|moving|moved|movement|active|activity|sport/s|workout/s|cardio)
  (work|working|worked) out
  (mileage|run|running|ran|cycle|cycling|swim|swimming|bike|biking|jog|jogging)
`
const ENOUGH_EXERCISE = phrases`
  (do|did|am|have|are|is) i ...4 ${EXERCISE} ...6 enough
  (do|did|am|have|get|getting) ...4 enough ...1(physical|aerobic|of|in|hard|regular) ${EXERCISE}
  is my ...6 ${EXERCISE} ...3 (enough|sufficient)
  [am] i ...2 (meet*|hit*|reach*|fulfil*) ...4 ${EXERCISE} ...2 (guideline/s|target/s|recommendation/s|goal/s)
  (who|world health organization|cdc|nhs) ...3 (activity|exercise|movement) [*] (guideline/s|target/s|standard/s)
  (who|nhs|cdc) (standard/s|guideline/s|recommendation/s|target/s|norm/s)
  (moderate|vigorous) (to|or|and|plus) (vigorous|moderate) ...8 (enough|sufficient|guideline/s|week)
  150 minutes
`
const INACTIVE = phrases`
  (am i|i'm|im|i am|is my lifestyle) ...3 (inactive|sedentary|lazy)
  (do i|i|am i) ...4 (sit|move|exercise|train|moving|exercising|training) too little
`
const BMI = phrases`
  <!(should) my [*] (bmi|body mass index)
  (what|which) (bmi|body mass index) (am|do|have) i
`
const HEALTHY_WEIGHT = phrases`
  ${ASKS} ...6 <!(my) (healthy|good|normal|right|ok|okay|ideal) weight
  ${ASKS} weight ...3(today|now|currently|really|actually|a|at|all|for|me) (ok|okay|alright|fine|healthy|normal|good)
`
const HEAVY = phrases`
  (am i|i'm|im|i am|was i) ...3 (overweight|over weight|obese|too fat|too heavy|chubby)
  (am i|i'm) ...2 fat $
  do i weigh too much
  (do|should) i need to lose weight
`
const LIGHT = phrases`
  (am i|i'm|im|i am) ...3 (underweight|under weight|too thin|too skinny|too light)
  do i weigh too little
`
const WAKES = phrases`
  (wake|waking|woke|wakes) ...2(up|at|in|the|night) ...4 (times|once|twice) ...8 (normal|ok|okay|fine|common)
  (wake|waking|woke|wakes) ...2(up|at|in|the|night) ...4 (times|once|twice) ...8 (bad|much|many|unusual)
  (normal|ok|okay|fine|common|usual) ...6 (wake|waking|woke) ...8 (times|once|twice|often|lot)
`
const WAKES_MUCH = phrases`
  (wake|waking|woke) [up] ...3 too (often|much|many)
  (bad|unhealthy|unusual|abnormal) ...6 (wake|waking|woke) ...8 (times|once|twice|often|lot)
`
const TRAINS_MUCH = phrases`
  (do|did) i ...2 (train|exercise|work out) too (much|often)
`
const FIT = phrases`
  how fit am i
  am i ...2 fit for
  am i fit $
  (is|how is|how's) my fitness ...6 (age|average|others|people|men|women)
  how do i ...1 (compare|stack up|measure up|hold up) ...2(to|with|against|other|most) (men|women|others|people|guys)
  how good is my ...1 (fitness|shape)
  (what|how) ...2 shape am i in
  am i in (good|great|bad|decent|any) shape !(than)
`
const GRADES_FITNESS = phrases`
  (grade|rate|score|mark) ...2(on|for) my ...1 (fitness|shape|condition)
  my fitness ...3 (out of|score|grade|rating)
`
const VARIABLE = phrases`
  (variability|spread|regularity|consistency|variation) (of|in) my ...8
`

const table: ReadonlyArray<readonly [PhraseTable, Implied]> = [
  [HEAVY, { metrics: ["weight_kg"], judges: "bad", way: "over" }],
  [LIGHT, { metrics: ["weight_kg"], judges: "bad", way: "under" }],
  [HEALTHY_WEIGHT, { metrics: ["weight_kg"], judges: "good" }],
  [BMI, { metrics: ["weight_kg"], judges: "compare" }],
  [WAKES_MUCH, { metrics: ["wakeups"], judges: "bad", way: "over" }],
  [WAKES, { metrics: ["wakeups"], judges: "normal" }],
  [GRADES_FITNESS, { metrics: ["vo2max"], judges: "rate" }],
  [FIT, { metrics: ["vo2max"], judges: "compare" }],
  [
    TRAINS_MUCH,
    {
      metrics: ["moderate_minutes", "workout_minutes"],
      first: true,
      judges: "bad",
      aspect: "week",
      way: "over",
    },
  ],
  [
    INACTIVE,
    {
      metrics: ["moderate_minutes", "workout_minutes"],
      first: true,
      judges: "bad",
      aspect: "week",
    },
  ],
  [
    ENOUGH_EXERCISE,
    {
      metrics: ["moderate_minutes", "workout_minutes"],
      first: true,
      judges: "good",
      aspect: "week",
    },
  ],
]

const ASKS_VERDICT = phrases`(is|are) ...12 (ok|okay|fine|normal|acceptable|good|alright|healthy)`
const SPREAD = { metrics: ["bedtime_hour", "wake_hour"], aspect: "spread" } as const

/** What a question asks to have judged by a wording of its own; null where it has none of these. */
export const impliedIn = ({ whole }: ParsedQuestion): Implied | null => {
  const found = table.find(([wordings]) => wordings.test(whole))
  if (found) return found[1]
  if (!OF_SLEEP.test(whole)) return null
  if (IRREGULAR.test(whole)) return { ...SPREAD, judges: "bad" }
  const isAsked = REGULAR.test(whole) || (VARIABLE.test(whole) && ASKS_VERDICT.test(whole))
  return isAsked ? { ...SPREAD, judges: "good" } : null
}
