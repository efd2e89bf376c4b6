import { asking, type Way } from "#embedded/model/thread/heard"
import { phrases } from "#language/phrases"

const ORDINAL = phrases`(second|third|2nd|3rd) (best|worst|highest|lowest|longest|shortest)`
const THIRD = phrases`(third|3rd)`

/** "and the second best?" is a longer list of the same. */
export const asRanked: Way = ({ own, leaned, earlier }) => {
  if (own.mentions.length > 0 || !ORDINAL.test(own.whole)) return null
  for (const before of [leaned(), earlier()]) {
    const intent = before?.intents.at(-1)
    if (!before || intent?.kind !== "extremes") continue
    const count = intent.count + (THIRD.test(own.whole) && intent.count === 1 ? 2 : 1)
    return asking({ ...intent, count }, before.parsed)
  }
  return null
}
