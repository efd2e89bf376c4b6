import { metricOf } from "#catalogue/metrics"
import type { Association } from "#embedded/model/questions/association/intent"
import { longEnough } from "#embedded/model/understanding/asked-period"
import { lagBetween } from "#embedded/model/understanding/pair"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const SLEEP = metricOf("sleep_minutes")!

/** What costs sleep, if anything; of other habits more may be better. */
const DRUNK: ReadonlySet<string> = new Set(["caffeine", "alcohol"])

const WORSE = phrases`
  (which|what) ...4(one|is|of|those|them|these|the|two|does|has) (worse|worst) ...8
  (is|are) ...6 worse (than|for) ...6
  worse * or ...3
`
const OR = phrases`or | than`

/** "which is worse, coffee or alcohol": two habits that are held against the same nights. */
export const readRivals = (parsed: ParsedQuestion): Association | null => {
  const { whole, metrics, periods } = parsed
  const [one, other, more] = metrics
  if (!one || !other || more || periods.length > 0) return null
  if (!WORSE.test(whole) || !OR.test(whole)) return null
  if (![one, other].every(({ families }) => families.some((each) => DRUNK.has(each)))) return null
  const pairs = [one, other].map((feature) => ({
    feature,
    target: SLEEP,
    lag: lagBetween(feature, SLEEP, ""),
    supposed: 0,
  }))
  const period = longEnough({ ...parsed, metrics: [one, SLEEP] }, DEFAULT_DAYS.association)
  return { kind: "association", pairs, period, subject: null }
}
