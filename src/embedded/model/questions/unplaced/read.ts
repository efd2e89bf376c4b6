import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { unplacedIn } from "#embedded/model/understanding/time/unplaced-in"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

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
}: ParsedQuestion): UnplacedTime | null => {
  if (periods.length > 0 && !COMPARES.test(whole)) return null
  const time = unplacedIn(without(whole, limits), dates)
  return time && { kind: "unplaced", time }
}
