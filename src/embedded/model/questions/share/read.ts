import { metricOf } from "#catalogue/metrics"
import type { Share } from "#embedded/model/questions/share/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { isOfSleep, usualBefore } from "#embedded/model/understanding/time/period"
import { CHANGE, PERCENT } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const SHARE = phrases`
  ${PERCENT}
  share !(with|of (nights|days))
  proportion
  fraction
  (how much|what part|which part|how many minutes) of (my|the|last night's|total) [total] (sleep|night)
`
/** A count of days, a change in percent, or a judgement. */
const ELSE = phrases`
  ${CHANGE}
  (percent*|%|share|proportion|fraction) of [(my|the|all|these|those)] [(last|past)] [#] (days|nights|mornings)
  (enough|normal|good|ok|okay|healthy|too (much|little|low|high)|should)
`

/** The parts of a night in words, with what they are parts of. */
const PARTS = [
  [phrases`deep [sleep]`, "deep_minutes", "sleep_minutes"],
  [phrases`rem [sleep]`, "rem_minutes", "sleep_minutes"],
  [phrases`light sleep`, "light_minutes", "sleep_minutes"],
  [phrases`(awake|time awake)`, "awake_minutes", "time_in_bed"],
] as const

/** "REM percentage this month", "how much of my sleep is deep sleep". */
export const readShare = (parsed: ParsedQuestion): Share | null => {
  const { whole: text, metrics, limits, briefing } = parsed
  if (limits.length > 0 || !SHARE.test(text) || ELSE.test(text)) return null
  const parts = PARTS.filter(([words]) => words.test(text))
  const [first] = parts
  if (!first || !metrics.every(isOfSleep) || contrastOf(parsed) !== null) return null
  const [, , whole] = first
  const has = (key: string) => briefing.metrics.some(({ metric }) => metric === key)
  if (!has(whole)) return null
  const period = periodOf(parsed, DEFAULT_DAYS.share)
  return {
    kind: "share",
    parts: parts.flatMap(([, part, of]) => (of === whole ? [metricOf(part)!] : [])),
    whole: metricOf(whole)!,
    period,
    usual: usualBefore(period.window),
  }
}
