import type { Timing } from "#embedded/model/questions/timing/intent"
import { always, periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { PAST_YEAR } from "#embedded/model/understanding/time/period-name"
import { COMPARATIVE, INFLUENCE, RELATION } from "#embedded/model/understanding/words/concepts"
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
  working out
`
const LINKS = phrases`
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
  (why|should|how (can|do|should)|best|worst|longest|fastest|plan|than)
  since
  (hard|harder|intense|long|longer|zone|easy) (run/s|running|ride/s|workout/s|training|session/s)
`
const SINCE = phrases`since i [first] (started|began|took up)`
const OF_WORKOUTS = /^(?:workout|active_minutes|training_load|distance_km)/
const MAX_TARGETS = 2

/** "do evening workouts affect my sleep", "do I sleep better after morning runs": start times are on record. */
export const readTiming = (parsed: ParsedQuestion): Timing | null => {
  const { whole, metrics, limits, briefing } = parsed
  const sport = sportIn(whole)
  const hours = EVENING.test(whole)
    ? "evening"
    : MORNING.test(whole)
      ? "morning"
      : MIDDAY.test(whole)
        ? "midday"
        : null
  const targets = metrics.filter(({ key }) => !OF_WORKOUTS.test(key))
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
  if (!isWorkout || (hours === null && sport === null) || !has || targets.length === 0) return null
  if (limits.length > 0 || !LINKS.test(whole) || ELSE.test(whole)) return null
  const period = periodOf(parsed, DEFAULT_DAYS.timing)
  return {
    kind: "timing",
    sport,
    hours,
    targets: targets.slice(0, MAX_TARGETS),
    period: period.form === "default" ? { ...period, name: PAST_YEAR } : period,
  }
}
