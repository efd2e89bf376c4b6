import { daysIn } from "#domain/window"
import { levelOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { RECOVERED, RECOVERY, STATE } from "#embedded/model/questions/today/wordings"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** What recovery is judged by. */
const SIGNS = ["hrv_rmssd", "hrv_sdnn", "resting_hr", "sleep_minutes"]
const HOW_RECOVERED = phrases`how (recovered|rested|ready|fresh) (am|was|have|were) i`
const WORDINGS = [RECOVERED, RECOVERY, STATE, HOW_RECOVERED]
/** Asks for a course, a reason or a comparison rather than for how it was. */
const ELSE = phrases`
  why | than | compar* | versus | vs | trend* | chang* | improv* | better | worse | score | day | affect* | from | after
`

/** "how was my recovery last week": the signs of recovery over several days; null for any other question. */
export const readRecovery = (parsed: ParsedQuestion): Level | null => {
  const { whole, periods, mentions, briefing } = parsed
  const [period, more] = periods
  if (!period || more || daysIn(period.window) < 2 || mentions.length > 1 || ELSE.test(whole))
    return null
  if (!WORDINGS.some((wording) => wording.test(whole))) return null
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const metrics = SIGNS.filter((key) => present.has(key)).flatMap(metricsNamed)
  return metrics.length > 0 ? levelOf(parsed, metrics, period) : null
}
