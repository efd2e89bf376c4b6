import type { Intent } from "#embedded/model/questions/kinds"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { contrastIn, periodBehind, pickedOut } from "#embedded/model/thread/picked"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type Beside, besideOf, placedBeside } from "#embedded/model/understanding/thread/beside"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { byItself } from "#embedded/model/understanding/time/called-by-days"
import type { Period } from "#embedded/model/understanding/time/period"
import { type Step, stepped } from "#embedded/model/understanding/time/stepped"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** Words around a time that ask nothing but how it was then. */
const HOW_WAS = phrases`
  and
  so
  but
  ok
  then
  what about
  how about
  (what|how) (was|is|were|are|did|about) [(it|that|they|this|things|mine|i do)]
  my
  the same
  exactly
  (in|at|on|over|during|for|from)
`
/** Words that hold a time against another one. */
const AGAINST = phrases`
  (compare|compared|versus|vs|against) [(it|that|this|them)] [(to|with|and)]
  (is|was|are|were) (it|that|this|they)
  (more|less|fewer|higher|lower|better|worse|longer|shorter|faster|slower|different) [(than|from)]
  (to|with)
`
/** A time that names itself by today where nothing leans on the thread: "my HRV in the previous month". */
const OF_TODAY = phrases`^ [the] (previous|preceding|prior|next|following)`
const WORD = /[\p{L}\p{N}]/u
const LEANS = phrases`(and|so|but|or|then|what about|how about)`

/** Units that a night, a workout or a day of the thread has its own ways for. */
const OF_DAYS: ReadonlySet<string> = new Set(["day", "night", "weekend"])

/** Whether a step is for ways of their own: "the night before", "the one before". */
const isOfDays = (step: Step): boolean =>
  step.to === "same" || (step.to === "unit" && step.count === 1 && OF_DAYS.has(step.unit))

/** The day of the workout that an answer names. */
const workoutDay = (leaned: Leaned): Period | null => {
  const { day } = pickedOut(leaned)
  const { today } = leaned.parsed.dates
  if (day === null) return null
  return { form: "day", window: { from: day, to: day }, name: { anchor: "day", date: day, today } }
}

/** The time of an answer that another one is said from: of two times the one on that side. */
const carriedBy = (leaned: Leaned, step: Step): Period | null => {
  const { intents, parsed } = leaned
  const intent = intents.at(-1)!
  const contrast = contrastIn(intent)
  if (contrast && intent.kind === "comparison")
    return byItself(
      "side" in step && step.side === "before" ? contrast.a : contrast.b,
      parsed.dates,
    )
  if (intent.kind === "record") return workoutDay(leaned)
  return parsed.periods[0] ?? periodBehind(intent, parsed.dates.today)
}

/** The rest of a message beside the time that it says from another one. */
const restOf = ({ text }: ParsedQuestion, found: Beside): string =>
  without(text, [{ start: 0, end: openingEnd(text) }, found])

/** Whether nothing but how it was then is asked in a text. */
const asksHowItWas = (rest: string): boolean => !WORD.test(without(rest, HOW_WAS.find(rest)))

/** "and the week after?" behind a week that goes on: nothing is on record of what has not begun. */
export const asAhead: Way = ({ own, leaned }) => {
  const found = own.mentions.length === 0 ? besideOf(own) : null
  const step = found?.step
  if (!found || !step || !("side" in step) || step.side !== "after") return null
  if (step.to === "same" || !asksHowItWas(restOf(own, found))) return null
  const before = leaned()
  const then = before && carriedBy(before, step)
  if (!then || own.periods.some(({ form }) => form === "beside")) return null
  const { today } = own.dates
  return stepped(then, step, own.dates)
    ? null
    : asking(
        {
          kind: "unplaced",
          time: { unplaced: "ahead" },
          metrics: [],
          within: { from: today, to: today },
        },
        own,
      )
}

/** The past month a year ago has a name of its own. */
const isThisTimeLastYear = ({ form }: Period): boolean => form === "year_ago"

const isComparison = (intent: Intent): boolean => intent.kind === "comparison"

/**
 * A message whose time is said from that of the thread, with that time: "and the week before that?", "a year ago?".
 * Behind two times that were compared it is held against the one that it is beside.
 */
export const placedIn = (own: ParsedQuestion, leaned: () => Leaned | null): ParsedQuestion => {
  const { whole, mentions } = own
  const found = besideOf(own)
  if (!found || isOfDays(found.step)) return own
  const rest = without(restOf(own, found), mentions)
  const asked = without(rest, HOW_WAS.find(rest))
  const isOfToday = WORD.test(asked) || OF_TODAY.test(whole.slice(found.start, found.end))
  if (mentions.length > 0 && isOfToday && !LEANS.beginsAt(whole, 0)) return own
  const isAlone = mentions.length === 0 && !WORD.test(without(asked, AGAINST.find(asked)))
  if (!isAlone && (found.step.to === "moved" || found.step.to === "ago")) return own
  const before = leaned()
  const then = before && carriedBy(before, found.step)
  if (!then || (then.form === "default" && own.periods.some(isThisTimeLastYear))) return own
  const placed = placedBeside(own, then)
  return placed !== own && isAlone && isComparison(before.intents.at(-1)!)
    ? { ...placed, periods: [...placed.periods, { ...then, start: found.end, end: found.end }] }
    : placed
}
