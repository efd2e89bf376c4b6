import type { Onset } from "#embedded/model/questions/onset/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { usualBefore } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"

const ASLEEP = phrases`
  (when|time) (do|did|was|am|have) i ...3 (fall|fell|fallen|falling) asleep
  (when|time) (do|did|was|am|have) i ...3 (drop|dropped|nod|nodded|doze|dozed|drift|drifted) off
  (when|what time) (was|am) i [finally|actually|really] asleep
  when did [my] sleep (start|begin)
`
const BEDTIME = "bedtime_hour"
const LATENCY = "sleep_latency"

/** "what time did I fall asleep last Tuesday": where the time it took is on record, that is later than going to bed. */
export const readOnset = (parsed: ParsedQuestion): Onset | null => {
  const { whole, metrics, briefing } = parsed
  const has = (key: string) => briefing.metrics.some(({ metric }) => metric === key)
  const isElse = metrics.some(
    ({ key }) => key !== BEDTIME && key !== LATENCY && key !== "sleep_minutes",
  )
  if (!ASLEEP.test(whole) || isElse || !has(BEDTIME) || !has(LATENCY)) return null
  const period = periodOf(parsed, DEFAULT_DAYS.onset)
  return { kind: "onset", period, usual: usualBefore(period.window) }
}
