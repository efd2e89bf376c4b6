import type { Last } from "#embedded/model/questions/last/intent"
import { always } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const LAST_TIME = phrases`
  when (did|have) i last !(week|month|year|night|few|#)
  when (was|is) the (last|latest|most recent) (time|day|night|date)
  when (was|were|did) (my|i) ...4 last (over|under|above|below|at|more|less|fewer|that|this|so)
  when did my ...4 last (hit|reach|go|get|drop|fall|rise|exceed)
  (when|what) (was|is) (my|the) last (day|night) ...3(of|with|where|sleep|sleeping) (over|above|under|below|at least|
    more than|less than|with|of)
  last (time|day|night) (i|my|that|when|with|on which)
  most recent (time|day|night)
  when was my last ...6 (day|night)
  my last day ...3 (over|above|with|of)
  how long (ago|since|has it been)
`
/** A workout has a kind of its own. */
const OF_WORKOUTS = "activities"

/** The last day of any amount: "when did I last drink alcohol". */
const ANY = { is: "above", value: 0 } as const

/** "when did I last sleep 8 hours", "when was the last time my resting heart rate was under 50". */
export const readLast = (parsed: ParsedQuestion): Last | null => {
  const { whole, metrics, limits, periods } = parsed
  if (!LAST_TIME.test(whole)) return null
  const [bound] = limits.flatMap((limit) => boundOf(parsed, limit) ?? [])
  const [metric] = metrics
  const period = periods.find(({ form }) => form !== "night") ?? always(parsed)
  if (bound) return { kind: "last", metric: bound.metric, period, limit: bound.limit }
  if (!metric?.adds_up || metric.sources.some(({ table }) => table === OF_WORKOUTS)) return null
  return metrics.length === 1 && metric.key !== "sleep_minutes"
    ? { kind: "last", metric, period, limit: ANY }
    : null
}
