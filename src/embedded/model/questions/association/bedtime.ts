import { metricOf } from "#catalogue/metrics"
import type { Association } from "#embedded/model/questions/association/intent"
import { longEnough } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const BEDTIME = metricOf("bedtime_hour")!
const SLEEP = metricOf("sleep_minutes")!

const EARLY = phrases`
  (go|goes|going|went|turn|turning|get|getting|be|am|being) ...3(to|in|into|off|bed|sleep|my|a|bit) (early|earlier|
    sooner)
  (early|earlier) ...1 (night/s|bedtime/s|to bed)
`
const LATE = phrases`
  (go|goes|going|went|turn|turning|get|getting|be|am|being|stay|staying) ...3(to|in|into|off|bed|sleep|my|a|bit|up) (
    late|later)
  (late|later) ...1 (night/s|bedtime/s|to bed)
`
const MORE = phrases`
  (sleep|slept|rest|rested) ...2 (better|longer|more|deeper|well)
  (better|more|longer) ...1 (sleep|rest|nights)
  (help|helps) ...2 (sleep|rest)
`
const LESS = phrases`
  (sleep|slept|rest|rested) ...2 (worse|less|shorter|badly|poorly)
  (worse|less|shorter) ...1 (sleep|rest|nights)
  (hurt|hurts|ruin|ruins|cost|costs|cut|cuts) ...2 (sleep|rest)
`
const ASKS = phrases`
  ^ ...3(and|so|ok|but|then|well) (do|does|did|will|would|is|am|if|when)
`
/** What such a question names by itself. */
const NAMED: ReadonlySet<string> = new Set([
  "bedtime_hour",
  "sleep_minutes",
  "sleep_score",
  "sleep_efficiency",
])

/** "do I sleep better when I go earlier", "does an early night help me sleep": by bedtime, never by two times. */
export const readBedtime = (parsed: ParsedQuestion): Association | null => {
  const { whole, metrics, periods, limits } = parsed
  if (!ASKS.beginsAt(whole, 0) || periods.length + limits.filter(({ said }) => said).length > 0)
    return null
  const hour = EARLY.test(whole) ? -1 : LATE.test(whole) ? 1 : 0
  const night = LESS.test(whole) ? -1 : MORE.test(whole) ? 1 : 0
  if (hour === 0 || night === 0 || metrics.some(({ key }) => !NAMED.has(key))) return null
  const pair = { feature: BEDTIME, target: SLEEP, lag: 0, supposed: hour * night }
  const period = longEnough({ ...parsed, metrics: [BEDTIME, SLEEP] }, DEFAULT_DAYS.association)
  return { kind: "association", pairs: [pair], period, subject: null }
}
