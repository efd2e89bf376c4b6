import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { linkBehind } from "#embedded/model/thread/linked"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { doingOf } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const DAYS = phrases`day/s | night/s | week/s | one/s | workout/s | run/s | ride/s | session/s`
const LIKE_THAT = phrases`
  (after|on|with|following) ...2(a|those|these|the|such) ${DAYS} like (that|this|those|these)
  (after|on|with|following) (such|those|these) ...1 ${DAYS}
  (because of|due to|thanks to) (it|that|this|them)
  when i ...2(do|have|get|walk|move|sleep|drink) (more|less|that|it|that much|so much|so little|this) ...3
`
const FELT = phrases`(do|am|did|was) i ...3 (feel|feeling|happier|happy|mood)`
const MAX_CHARS = 70

/** What the days were like that are meant: the sport of a workout, else the measure that was talked about. */
const dayOf = (before: Leaned, named: Metric): string | null => {
  const { sport, metric } = pickedOut(before)
  if (sport !== null) return doingOf(sport)
  const feature = linkBehind(before)?.feature ?? metric
  return feature && feature !== named ? `my ${feature.name}` : null
}

const WHEN = phrases`
  ^ ...4(and|but|so|ok|what|how|about) (when|if|after) ...6
  ^ ...4(and|but|so|ok|what|how|about) on days (when|with) ...6
`
const ASKS = phrases`(what|how) (should|can|do|will|could) ...4`
const MAX_WHEN_CHARS = 40

/** "and when I'm stressed" behind a measure: whether it goes with what it names. */
export const asWhenThat: Way = ({ own, leaned }) => {
  const { whole, metrics, periods, briefing } = own
  const [named, more] = metrics
  const isShort = whole.length <= MAX_WHEN_CHARS && periods.length === 0
  if (!named || more || !isShort || !WHEN.test(whole) || ASKS.test(whole)) return null
  const before = leaned()
  const target = before && (linkBehind(before)?.target ?? pickedOut(before).metric)
  if (!target || target === named) return null
  const parsed = parseQuestion(briefing, `does my ${named.name} affect my ${target.name}`)
  const intent = intentOf(parsed)
  return intent.kind === "association" ? asking(intent, parsed) : null
}

/** "do I sleep better after days like that": whether what was talked about goes with the measure that it names. */
export const asLikeThat: Way = ({ own, leaned }) => {
  const { whole, metrics, briefing } = own
  if (whole.length > MAX_CHARS || !LIKE_THAT.test(whole)) return null
  const named = metrics[0] ?? (FELT.test(whole) ? metricOf("mood") : null)
  const before = named && leaned()
  const day = before && dayOf(before, named)
  if (!day) return null
  const parsed = parseQuestion(briefing, `does ${day} affect my ${named.name}`)
  const intent = intentOf(parsed)
  return intent.kind === "association" ? asking(intent, parsed) : null
}

/** What stands before a measure that is only named. */
const BARE = /^(?:\s*(?:and|but|so|ok|or|what|how|about|maybe|my|the)\b)*\s*$/i

/** "and sleep?" behind "did my weight do it": the other thing beside what the thread was about before. */
export const asOtherCause: Way = ({ own, leaned, earlier }) => {
  const { whole, metrics, mentions, periods, briefing } = own
  const [named, more] = metrics
  const [mention, other] = mentions
  if (!named || more || !mention || other || periods.length > 0) return null
  if (whole.length > MAX_WHEN_CHARS || !BARE.test(whole.slice(0, mention.start))) return null
  const before = leaned()
  const pair = before?.intents.at(-1)?.kind === "association" ? linkBehind(before) : null
  const subject = pair && earlier()
  if (!pair || !subject || named === pair.target || pickedOut(subject).metric !== pair.target)
    return null
  const parsed = parseQuestion(briefing, `does my ${named.name} affect my ${pair.target.name}`)
  const intent = intentOf(parsed)
  return intent.kind === "association" ? asking(intent, parsed) : null
}
