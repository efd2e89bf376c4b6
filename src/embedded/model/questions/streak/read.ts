import type { Streak } from "#embedded/model/questions/streak/intent"
import { always } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { words } from "#embedded/model/understanding/words/table"

const RUN = words`
  streaks?
  in (a )?row
  consecutive*
  back[- ]to[- ]back
  uninterrupted
  unbroken
  on end
  running
  straight
  successive*
  one after (an|the )?other
  on the trot
  without (a break|missing|interruption)
  longest i('ve| have)?
  how long (have|did|can) i (ever )?(kept|keep|manage*|gone|go|maintain*)
  (longest|best|biggest|record) (run|stretch|series?|sequence|chain|period|time)
`
const CURRENT = /\b(?:current\w*|right now|at the moment|ongoing|still|am i on|present)\b/i

/** "what is my longest streak of days with at least 8000 steps". */
export const readStreak = (parsed: ParsedQuestion): Streak | null => {
  const { whole, mentions, limits, periods } = parsed
  if (!RUN.test(whole)) return null
  const bounds = limits.flatMap((limit) => boundOf(whole, mentions, limit) ?? [])
  const bound = bounds.find(({ said }) => said) ?? bounds[0]
  if (!bound) return null
  return {
    kind: "streak",
    metric: bound.metric,
    period: periods[0] ?? always(parsed),
    limit: bound.limit,
    asks: CURRENT.test(whole) && !/\blongest\b/i.test(whole) ? "current" : "longest",
  }
}
