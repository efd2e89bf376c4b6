import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { phrases } from "#language/phrases"

const WATER = "water_ml"
const DRINKS = phrases`drink | drinks | drinking | drank | drunk`
const NAMED = phrases`alcohol* | beer/s | wine/s | booze | spirits | units | coffee/s | tea`

/** "should I drink more" behind water is about water, which alone is about alcohol. */
export const asSameDrink: Way = ({ own, leaned }) => {
  const [mention, more] = own.mentions
  if (!mention || more || !DRINKS.test(own.whole) || NAMED.test(own.whole)) return null
  const before = leaned()
  const metric = before && pickedOut(before).metric
  if (metric?.key !== WATER || mention.metrics.includes(metric)) return null
  const parsed = { ...own, mentions: [{ ...mention, metrics: [metric] }], metrics: [metric] }
  const intent = intentOf(parsed)
  return intent.kind === "talk" ? null : asking(intent, parsed)
}
