import { WEEKDAYS } from "#domain/date-in-words"
import type { LocalDate } from "#domain/time"
import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import { besideNight, besides, dayBehind } from "#embedded/model/thread/day"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { periodBehind, pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import type { Period } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"

const OF_THEN = phrases`
  (did|was|were|had) (i|my|the|it)
  (what|which|when|how) ...3(time|many|much|long|deep|well|often|far|hours|of) (did|was|were|had) (i|my|the|it)
  how (was|were) my
  how (much|many) of (it|that) (was|were)
  what (was|were) my
`
/** Asks for more than one day. */
const ELSE = phrases`
  usual* | normal* | on average | average | ever | most | best | worst | last
  (good|bad|rough|terrible|decent|ok) night
  this month | this week | this year | change* | longest
`
const OF_A_DAY: ReadonlySet<string> = new Set(["level", "today", "onset", "norm", "usual"])
const MAX_CHARS = 60

const THAT_DAY = phrases`
  ...1(on) (that|the same) (day|night|evening)
  (that|the) day
`

/** "how about the coffee": of the day that goes with the night. */
const OF_THE_DAY = phrases`
  (what|how) about
  the
  my
  (did|had|have) i
  (was|were) there
  any
  (how much|how many)
`

/** "did I drink a lot of coffee that day?", "and the workout?": the measure it names, on the day behind. */
export const asOfThatDay: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, metrics } = own
  if (mentions.length !== 1 || periods.length > 0 || whole.length > MAX_CHARS) return null
  const isThat = THAT_DAY.test(whole)
  const isNamed = metrics[0]?.day === "day" && OF_THE_DAY.beginsAt(whole, openingEnd(whole))
  if (!isThat && (!isNamed || ELSE.test(whole))) return null
  const before = leaned()
  const behind = before && dayBehind(before)
  const isOther = behind?.isNight && metrics[0]?.day === "day"
  if (behind && (isThat || isOther)) {
    const found = besideNight(metrics, behind, own)
    return isOther ? besides(found) : found
  }
  const date = before && isThat ? pickedOut(before).day : null
  return date ? besideNight(metrics, { date, isNight: false }, own) : null
}

const HOW_MANY = phrases`
  how (many|much|long|far|well|high|low|late|early|was|is|do|did|does) ...6
  what (is|was|do|does) ...4
`
const THAT_WEEKDAY = phrases`
  ...1(on) (that|this|those|the same) (day|days|night|nights|weekday|one) [then|of the week|usually|on average]
`

/** "so how many do I do on that day" behind a day of the week that an answer picked out. */
export const asOfThatWeekday: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, metrics, briefing } = own
  const isShort = periods.length === 0 && mentions.length < 2 && whole.length <= MAX_CHARS
  if (!isShort || !THAT_WEEKDAY.test(whole)) return null
  if (!HOW_MANY.beginsAt(whole, openingEnd(whole))) return null
  const before = leaned()
  const picked = before && pickedOut(before)
  const metric = metrics[0] ?? picked?.metric
  if (!picked || picked.weekday === null || !metric) return null
  const parsed = parseQuestion(
    briefing,
    `how is my ${metric.name} on ${WEEKDAYS[picked.weekday]!}s`,
  )
  const intent = intentOf(parsed)
  return intent.kind === "split" ? asking(intent, parsed) : null
}

/** The single day or night that an answer was for; of an explained or unusual one its date. */
const singleBehind = (before: Leaned, intent: Intent, today: LocalDate): Period | null => {
  if (OF_A_DAY.has(intent.kind) && intent.kind !== "usual") return periodBehind(intent, today)
  const date =
    intent.kind === "explanation" || intent.kind === "usual" ? dayBehind(before)?.date : null
  return date
    ? { form: "named", window: { from: date, to: date }, name: { anchor: "day", date, today } }
    : null
}

/** "what time did I get up?" behind a single night is of that night, though it names another measure. */
export const asOfSameDay: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length === 0 || periods.length > 0 || whole.length > MAX_CHARS) return null
  if (!OF_THEN.beginsAt(whole, openingEnd(whole)) || ELSE.test(whole)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const period = before && intent ? singleBehind(before, intent, own.dates.today) : null
  if (!before || !period || period.window.from !== period.window.to) return null
  const parsed = { ...own, periods: [{ ...period, start: 0, end: 0 }] }
  const asked = intentOf(parsed)
  return asked.kind === "level" || asked.kind === "onset" ? asking(asked, parsed) : null
}
