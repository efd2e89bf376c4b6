import type { Threshold } from "#embedded/model/questions/threshold/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { lagBetween } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const MUCH = phrases`
  many
  much
  long
  late
  early
  little
  few
`
const SUFFICES = phrases`
  enough
  too ${MUCH}
  need*
  before
  until
  can i
  could i
  should i
  does it take
  to (get|have|see|improve|sleep|keep|lower|raise)
`
const BENDS = phrases`
  how ${MUCH} ...40 ${SUFFICES}
  (latest|earliest|most|least|maximum|minimum) i (can|could|should)
  at (what|which) (point|level|amount|number|time|dose|bedtime)
  (from|beyond|above|below|under|over|after|past|up to|until) (how (much|many)|what|which)
  threshold*
  cut off/s
  cutoff/s
  tipping point
  optimal
  optimum
  ideal
  sweet spot
  best (amount|number|time|dose|dosage)
  (what|which) ...3 (is|are|works) [the] best
  is there a (limit|point)
  diminishing
  plateau*
  level/s/led/ling (off|out)
  flatten*
  tail/s/ed/ing off
  where does ...40 (start|begin|stop)
  (enough|too (much|many|late)) ...40 (for|to)
  dose response
`

/** Asks for an hour of the day, which amounts do not have. */
const HOUR = phrases`how (late|early) | what time | (latest|earliest)`

/** "how many steps are enough for better sleep", "how much caffeine is too much for my HRV". */
export const readThreshold = (parsed: ParsedQuestion): Threshold | null => {
  const { text, mentions } = parsed
  const [first, second] = mentions
  if (!first || !second || !BENDS.test(text)) return null
  const [acting, acted] = sidesOf(parsed, first, second)
  const [feature, target] = [acting.metrics[0], acted.metrics.find((m) => m !== acting.metrics[0])]
  if (!feature || !target || (HOUR.test(text) && feature.scale !== "clock")) return null
  return {
    kind: "threshold",
    pair: { feature, target, lag: lagBetween(feature, target, text) },
    period: periodOf(parsed, DEFAULT_DAYS.threshold),
  }
}
