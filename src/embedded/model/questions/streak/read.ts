import type { Streak } from "#embedded/model/questions/streak/intent"
import { always } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { sportIn } from "#embedded/model/understanding/words/sports"
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

const TRAINING = phrases`
  (workout/s|train/ed/ing|exercis*|sport/s)
  (work|worked|working) out
`
/** "days trained in a row": days with a workout, of whichever sport. */
const trainedIn = ({ whole }: ParsedQuestion): Pick<Streak, "metric" | "limit"> | null => {
  const [metric] = metricsNamed("workouts")
  return metric && TRAINING.test(whole) && sportIn(whole.replace(/\bruns? of\b/i, "")) === null
    ? { metric, limit: { is: "at_least", value: 1 } }
    : null
}

/** "what is my longest streak of days with at least 8000 steps". */
export const readStreak = (parsed: ParsedQuestion): Streak | null => {
  const { whole, limits, periods } = parsed
  if (!RUN.test(whole)) return null
  const bounds = limits.flatMap((limit) => boundOf(parsed, limit) ?? [])
  const bound = bounds.find(({ said }) => said) ?? bounds[0] ?? trainedIn(parsed)
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
