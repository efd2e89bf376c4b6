import { entryOf } from "#catalogue/knowledge"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import { asking, type Way } from "#embedded/model/thread/heard"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const MATTERS = phrases`
  (does|would|will|should) (it|that|this) ...2 (matter|be a problem|worry me)
  (is|are) (it|that|this) ...2(really|too|very|a|any|all) (bad|ok|okay|fine|problem|unhealthy|healthy|good|normal)
  should i (worry|care|be worried|be concerned)
`
const OF_SLEEP: ReadonlySet<string> = new Set(["bedtime_hour", "wake_hour", "sleep_minutes"])

/** "does it matter" behind other hours on weekends: of that gap, not of the hours. */
export const asWeekendGap: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0 || !MATTERS.beginsAt(whole, openingEnd(whole)))
    return null
  const intent = leaned()?.intents.at(-1)
  const entry = entryOf("weekend_gap")
  if (!entry || intent?.kind !== "split" || intent.by !== "weekend") return null
  const isOfSleep = intent.metrics.every(({ key }) => OF_SLEEP.has(key))
  return isOfSleep ? asking(intentOf(entry, own), own) : null
}
