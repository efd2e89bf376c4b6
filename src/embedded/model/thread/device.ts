import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

const DEVICE = phrases`
  (watch|device|ring|tracker|band|scale|scales|sensor|wearable)
`
const BLAMES = phrases`
  (is|was|are|its|it's|isn't|could|can|might|may) ...7(it|that|this|not|just|be|only|because|of|due|to) ${phrases`
    (the|my|a|an) [new|other|different|old] ${DEVICE}
    new ${DEVICE}
  `}
`
const MAX_CHARS = 80

/** "is it just the new watch?" behind a measure: whether another device has measured it, and since when. */
export const asDevice: Way = ({ own, leaned }) => {
  const { whole, metrics } = own
  if (metrics.length > 1 || whole.length > MAX_CHARS || !BLAMES.test(whole)) return null
  const before = leaned()
  const metric = before && pickedOut(before).metric
  if (!before || !metric || metrics.some((each) => each !== metric)) return null
  const parsed = { ...before.parsed, metrics: [metric], periods: [] }
  const period = periodOf(parsed, DEFAULT_DAYS.shift)
  return asking({ kind: "shift", metrics: [metric], period, open: false, asks: "device" }, parsed)
}
