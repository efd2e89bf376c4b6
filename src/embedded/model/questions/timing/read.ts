import type { Timing } from "#embedded/model/questions/timing/intent"
import { always, periodOf } from "#embedded/model/understanding/asked-period"
import { outcomesOf, UNNAMED_OUTCOME } from "#embedded/model/understanding/outcomes"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { PAST_YEAR } from "#embedded/model/understanding/time/period-name"
import { COMPARATIVE, INFLUENCE, RELATION } from "#embedded/model/understanding/words/concepts"
import type { Mention } from "#embedded/model/understanding/words/lexicon"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const EVENING = phrases`
  (evening/s|late|later|night time|after (work|dinner)|at night|before bed|in the night)
`
const MORNING = phrases`
  (morning/s|early|before (work|breakfast)|dawn)
`
const MIDDAY = phrases`
  (midday|noon|lunch|lunchtime|afternoon/s)
`
const WORKOUT = phrases`
  workout/s
  exercis*
  training/s
  train
  sport/s
  work/ing out
  rest day/s
  day/s off
  working out
`
const LINKS = phrases`
  ${UNNAMED_OUTCOME}
  ${INFLUENCE}
  ${RELATION}
  ${COMPARATIVE}
  after
  when i
  on days
  bad for
  good for
`
/** A time, a rank, a plan or a reason is asked for and no link. */
const ELSE = phrases`
  (why|should|how (can|do|should)|best|worst|longest|fastest|plan)
  since
  zone (# | two)
`
const OF = phrases`(run/s|running|ride/s|riding|workout/s|training|session/s|exercise|exercis*|day/s)`
const EFFORTS = [
  ["hard", phrases`(hard|harder|tough|intense|strenuous|heavy|vigorous) ...1 ${OF}`],
  ["easy", phrases`(easy|easier|gentle|light|slow) ...1 ${OF}`],
  ["long", phrases`(long|longer|big) ...1 ${OF}`],
  ["short", phrases`(short|shorter|quick) ...1 ${OF}`],
] as const
const THAN = phrases`than`
const SINCE = phrases`since i [first] (started|began|took up)`
const OF_WORKOUTS = /^(?:workout|active_minutes|training_load|distance_km)/
const MAX_TARGETS = 2

/** Whether what is asked about comes before the workouts, as in "do I run more when I slept well". */
const isBefore = (parsed: ParsedQuestion): boolean => {
  const [first, ...others] = parsed.mentions
  const second = others.find(({ metrics: [metric] }) => metric !== first?.metrics[0])
  if (!first || !second) return false
  const isOfWorkouts = ({ metrics }: Mention) => metrics.some(({ key }) => OF_WORKOUTS.test(key))
  const [acting, acted] = sidesOf(parsed, first, second)
  return isOfWorkouts(acted) && !isOfWorkouts(acting)
}

/** "do evening workouts affect my sleep", "do I sleep better after morning runs": start times are on record. */
export const readTiming = (parsed: ParsedQuestion): Timing | null => {
  const { whole, metrics, limits, briefing } = parsed
  const sport = sportIn(whole)
  const isBetween = EVENING.test(whole) && MORNING.test(whole)
  const hours = isBetween
    ? "morning"
    : EVENING.test(whole)
      ? "evening"
      : MORNING.test(whole)
        ? "morning"
        : MIDDAY.test(whole)
          ? "midday"
          : null
  const named = metrics.filter(({ key }) => !OF_WORKOUTS.test(key))
  const targets =
    named.length === 0 && UNNAMED_OUTCOME.test(whole) ? outcomesOf(parsed, null) : named
  const has = briefing.metrics.some(({ metric }) => metric === "workouts")
  if (parsed.undated && sport !== null && has && targets.length > 0 && SINCE.test(whole))
    return {
      kind: "timing",
      sport,
      hours: null,
      since: true,
      targets: targets.slice(0, MAX_TARGETS),
      period: always(parsed),
    }
  const isWorkout = sport !== null || WORKOUT.test(whole)
  if (!isWorkout || !has || targets.length === 0) return null
  if (
    isBefore(parsed) ||
    limits.length > 0 ||
    !LINKS.test(whole) ||
    ELSE.test(whole) ||
    (THAN.test(whole) && !isBetween)
  )
    return null
  const effort = EFFORTS.find(([, table]) => table.test(whole))?.[0]
  const period = periodOf(parsed, DEFAULT_DAYS.timing)
  return {
    kind: "timing",
    sport,
    hours,
    ...(effort ? { effort } : {}),
    targets: targets.slice(0, named.length === 0 ? targets.length : MAX_TARGETS),
    period: period.form === "default" ? { ...period, name: PAST_YEAR } : period,
  }
}
