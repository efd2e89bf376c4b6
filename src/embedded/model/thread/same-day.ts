import { intentOf } from "#embedded/model/questions/intent-of"
import { levelsOn } from "#embedded/model/thread/day"
import { asking, type Way } from "#embedded/model/thread/heard"
import { periodBehind, pickedOut } from "#embedded/model/thread/picked"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
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

/** "did I drink a lot of coffee that day?": the measure it names, on the day that was answered for. */
export const asOfThatDay: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length !== 1 || periods.length > 0 || whole.length > MAX_CHARS) return null
  const before = THAT_DAY.test(whole) ? leaned() : null
  const date = before && pickedOut(before).day
  return date
    ? levelsOn(
        own.metrics.map(({ key }) => key),
        date,
        own,
      )
    : null
}

/** "what time did I get up?" behind a single night is of that night, though it names another measure. */
export const asOfSameDay: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  if (mentions.length === 0 || periods.length > 0 || whole.length > MAX_CHARS) return null
  if (!OF_THEN.beginsAt(whole, openingEnd(whole)) || ELSE.test(whole)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const period = intent && OF_A_DAY.has(intent.kind) ? periodBehind(intent, own.dates.today) : null
  if (!before || !period || period.window.from !== period.window.to) return null
  const parsed = { ...own, periods: [{ ...period, start: 0, end: 0 }] }
  const asked = intentOf(parsed)
  return asked.kind === "level" || asked.kind === "onset" ? asking(asked, parsed) : null
}
