import { endOf } from "#embedded/model/questions/extremes/read"
import { kindOf } from "#embedded/model/questions/kinds"
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

const OTHER_END = phrases`
  ^ ...6(and|so|ok|which|what|whats|when|is|was|the|my|day|night|week|month|one|on) ${phrases`
    best
    worst
    highest
    lowest
    most
    least
    fewest
    longest
    shortest
  `} [day|night|week|month|one|then] $
`

/** "and the least?", "which is best?" behind the day with the most: the other end of the same. */
export const asOtherEnd: Way = ({ own, leaned, earlier }) => {
  const { whole, mentions, periods } = own
  if (mentions.length + periods.length > 0 || !OTHER_END.test(whole)) return null
  for (const before of [leaned(), earlier()]) {
    const intent = before?.intents.at(-1)
    const [metric] = intent ? kindOf(intent).metrics(intent) : []
    const end = metric ? endOf(metric, whole) : null
    if (!before || !end) return null
    if (intent?.kind === "extremes") return asking({ ...intent, end, count: 1 }, before.parsed)
    if (intent?.kind === "split" && intent.by === "weekday")
      return asking({ ...intent, asks: end }, before.parsed)
  }
  return null
}
