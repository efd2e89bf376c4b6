import type { Association } from "#embedded/model/questions/association/intent"
import { MAX_PAIRS, pairsOf } from "#embedded/model/questions/association/read"
import { longEnough } from "#embedded/model/understanding/asked-period"
import { nightItself } from "#embedded/model/understanding/night-itself"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { type PhraseTable, phrases } from "#language/phrases"

const MUCH = phrases`more | less | fewer | higher | lower | lots | a lot | much | little | extra`

/** Days with more or less of something than others have. */
export const SUCH_DAYS: PhraseTable = phrases`
  (on|after) ...1 (days|nights) ...5(that|when|where|with|i|my|have|had|is|was|do|get|drink|walk|eat|take) ${MUCH}
  (on|after) ...2(my|the|those) (high|low|heavy|light|higher|lower) ...2 (days|nights)
  (on|after) ...2(my|the|those) ...2 (heavy|light) (days|nights)
`
/** How far behind such words what they are of may stand: "on days with more than two cups of". */
const MAX_BEHIND = 24

/**
 * "on days with more coffee than usual, do I sleep less": a link over its own time, and no comparison of two times,
 * which "than usual" would make of it.
 */
export const readSuchDays = (parsed: ParsedQuestion): Association | null => {
  const { whole, text, mentions, periods, limits } = parsed
  const [said] = SUCH_DAYS.find(whole)
  if (!said || periods.length > 0 || limits.some((limit) => limit.said)) return null
  const feature = mentions.find(
    ({ start }) => start >= said.start && start <= said.end + MAX_BEHIND,
  )
  const target = mentions.find(
    ({ metrics: [metric] }) => metric && !feature?.metrics.includes(metric),
  )
  if (!feature || !target) return null
  const targets = target.metrics.map((metric) => nightItself(metric, text))
  const pairs = pairsOf(feature, targets, text).slice(0, MAX_PAIRS)
  const metrics = pairs.flatMap((pair) => [pair.feature, pair.target])
  if (metrics.length === 0) return null
  const period = longEnough({ ...parsed, metrics }, DEFAULT_DAYS.association)
  return { kind: "association", pairs, period, subject: null }
}
