import { addDays } from "#domain/time"
import { claimIn } from "#embedded/model/questions/record/claim"
import type { Record } from "#embedded/model/questions/record/intent"
import { always } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { Period } from "#embedded/model/understanding/time/period"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const ONE = phrases`run | ride | swim | hike | row | jog | workout | session`
/** Names one workout: the last one, or the one of a day. */
const LATEST = phrases`
  (my|the) ...2(last|latest|most|recent|newest) ${ONE}
  (is|was|did) ...1(my|the|that) ${ONE}
  (compare|compared) ...1(my|the) ${ONE}
  (todays|today's|yesterdays|yesterday's) ${ONE}
  did i (run|ride|swim|go) ...3(any|a|bit) (faster|slower|quicker|farther|longer)
`
/** Names the workout before it. */
const BEFORE = phrases`
  (than|to|with|versus|vs|against) ...4(the|my|one|on|in|during) (one|run|ride|swim|jog|hike|workout|time) before
  (than|to|with|versus|vs|against) ...1(the|my) (previous|last) (one|run|ride|swim|jog|hike|workout|session|time)
  (than|to|with|versus|vs|against) ...2(the|my) one (before|previous)
  than (before|last time|the time before)
`
const PAIR = phrases`
  (compare|compared|comparison of|difference between) ...1 (my|the) (last|latest|two|2) ...2(two|2|most|recent) (runs|
    rides|swims|workouts|sessions|hikes)
  (which|was) ...3 my last (two|2) (runs|rides|swims|workouts|sessions|hikes) ...4(was|the) (faster|slower|longer|
    harder|better)
`

/** As far back as the workout before is looked for. */
const YEAR_DAYS = 365

/** The time before a workout, of which the last one is meant. */
export const beforeIt = ({ window }: Period): Period => ({
  form: "before",
  window: { from: addDays(window.from, -YEAR_DAYS), to: addDays(window.from, -1) },
  name: { anchor: "date", preposition: null, said: "before that" },
})

/** "was my last run faster than the one before": the two latest, or the one of a day and the one before that. */
export const readTwo = (parsed: ParsedQuestion): Record | null => {
  const { whole, periods } = parsed
  if (!PAIR.test(whole) && !(LATEST.test(whole) && BEFORE.test(whole))) return null
  const day = periods.find(({ form, window }) => form !== "preceding" && window.from === window.to)
  if (periods.some((each) => each !== day && each.form !== "preceding")) return null
  return {
    kind: "record",
    sport: sportIn(whole),
    by: "latest",
    asks: "versus",
    min_km: null,
    ...claimIn(whole),
    ...(day
      ? { period: day, count: 1, than: beforeIt(day) }
      : { period: always(parsed), count: 2 }),
  }
}
