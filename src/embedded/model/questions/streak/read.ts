import type { Streak } from "#embedded/model/questions/streak/intent"
import { always } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const RUN = phrases`
  streak/s
  in [a] row
  consecutive*
  back to back
  uninterrupted
  unbroken
  on end
  running
  straight
  successive*
  one after [an|the] other
  one after another
  on the trot
  without (a break|missing|interruption)
  longest (i|i've)
  how long (have|did|can) i [ever] (kept|keep|manage*|gone|go|maintain*)
  (longest|best|biggest|record) (run|stretch|serie/s|sequence|chain|period|time)
`
const CURRENT = phrases`
  current*
  right now
  at the moment
  ongoing
  still
  am i on
  present
`
const LONGEST = phrases`longest`
const ENDED = phrases`when did ...5 (break|end|stop|finish)`

/** "what is my longest streak of days with at least 8000 steps". */
export const readStreak = (parsed: ParsedQuestion): Streak | null => {
  const { whole, limits, periods } = parsed
  if (!RUN.test(whole)) return null
  const bounds = limits.flatMap((limit) => boundOf(parsed, limit) ?? [])
  const bound = bounds.find(({ said }) => said) ?? bounds[0]
  if (!bound) return null
  return {
    kind: "streak",
    metric: bound.metric,
    period: periods[0] ?? always(parsed),
    limit: bound.limit,
    asks: ENDED.test(whole)
      ? "ended"
      : CURRENT.test(whole) && !LONGEST.test(whole)
        ? "current"
        : "longest",
  }
}
