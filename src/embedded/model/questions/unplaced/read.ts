import { metricOf } from "#catalogue/metrics"
import { addDays } from "#domain/time"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { unplacedIn } from "#embedded/model/understanding/time/unplaced-in"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const MAX_METRICS = 3
/** Journeys that are longer ago are not looked for. */
const WITHIN_DAYS = 730

const COMPARES = phrases`
  compar*
  differ*
  than
  (vs|versus)
`

/** A question whose time has no place on the calendar; beside a time that has one, only where both are compared. */
export const readUnplaced = ({
  whole,
  limits,
  periods,
  dates,
  metrics,
}: ParsedQuestion): UnplacedTime | null => {
  if (periods.length > 0 && !COMPARES.test(whole)) return null
  const time = unplacedIn(without(whole, limits), dates)
  const isJourney = time?.unplaced === "journey"
  const asked = metrics.length > 0 ? metrics.slice(0, MAX_METRICS) : [metricOf("sleep_minutes")!]
  return (
    time && {
      kind: "unplaced",
      time,
      metrics: isJourney ? asked : [],
      within: { from: addDays(dates.today, -WITHIN_DAYS), to: dates.today },
    }
  )
}
