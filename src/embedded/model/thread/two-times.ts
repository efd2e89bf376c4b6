import type { LocalDate } from "#domain/time"
import { levelOf } from "#embedded/model/questions/handover"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { timesBehind } from "#embedded/model/thread/compared"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { contrastIn, pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { withPronoun, writtenInFull } from "#embedded/model/understanding/thread/ellipsis"
import { IT } from "#embedded/model/understanding/thread/it"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import type { Period } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"

const WHY = phrases`why`
const MAX_CHARS = 60

/** "why did it drop" keeps its words, "why?" is for the difference. */
const reasonFor = (whole: string): string | null => {
  const full = writtenInFull(whole)
  if (full === null || !WHY.beginsAt(full, 0)) return null
  const said = withPronoun(whole)
  return said && WHY.beginsAt(said, 0) ? said : `why is ${IT} different`
}

const bothAsFound = ({ a, b }: Contrast) => [a, b].map((each) => ({ ...each, start: 0, end: 0 }))

/** "why?" behind two times that were talked about is for the difference between them. */
export const asWhyOfTwo: Way = ({ own, leaned, earlier }) => {
  const { whole, mentions, periods, briefing } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS) return null
  const full = reasonFor(whole)
  const before = full === null ? null : leaned()
  const times = before && timesBehind(before, earlier())
  const name = before && antecedentOf(before)
  if (!full || !times || !name || times.b.window.from === times.b.window.to) return null
  const written = parseQuestion(briefing, `${full.replace(IT, name)} compared`)
  const parsed = { ...written, periods: bothAsFound(times) }
  return asking(intentOf(parsed), parsed)
}

const AMOUNT = phrases`
  how much ...4 (in total|altogether|overall|in all)
  how much (did|have|has) (i|it|that|they) ...1 ${phrases`
    gain
    gained
    lose
    lost
    put on
    drop
    dropped
    fall
    fallen
    rise
    risen
    change
    changed
    improve
    improved
    go up
    go down
  `}
`

const WHAT_CHANGED = phrases`
  ^ ...2(and|so|ok|but|is|there) (any|a) difference [between (them|the two)] $
  ^ ...2(and|so|ok|but) what (changed|has changed|is different|was different) [then|there] $
`

/** The first and the last of what a question for a change looked at. */
const endsBehind = (intent: Intent): Contrast | null =>
  intent.kind === "change" ? (intent.ends ?? intent.horizons[0] ?? null) : null

/** "how much in total" behind a change: from its beginning until now; of what adds up its sum. */
export const asAmount: Way = ({ own, leaned, earlier }) => {
  const { whole, mentions, dates } = own
  const isOpen = WHAT_CHANGED.test(whole)
  if (mentions.length > 0 || whole.length > MAX_CHARS || !(isOpen || AMOUNT.test(whole)))
    return null
  const before = leaned()
  if (isOpen && !(before && timesBehind(before, earlier()))) return null
  const intent = before?.intents.at(-1)
  const [metric] = intent ? kindOf(intent).metrics(intent) : []
  if (!before || !intent || !metric) return null
  if (intent.kind === "level" && metric.adds_up && metric.day === "day")
    return asking({ ...intent, statistic: "total" }, before.parsed)
  const contrast =
    timesBehind(before, earlier()) ?? endsBehind(intent) ?? horizonsOf(dates.today, dates.first)[0]
  if (!contrast) return null
  const written = parseQuestion(own.briefing, `how did my ${metric.name} change`)
  const parsed = { ...written, periods: bothAsFound(contrast) }
  return asking({ kind: "comparison", metrics: [metric], contrast, asks: "difference" }, parsed)
}

const THAT_TIME = phrases`
  (over|in|during|for|through) (that|the same|this|these) (time|period|months|weeks|days|stretch)
  (since|from) then
  (over|in) the meantime
`

/** The time that "over that time" means: since the day of a change, else what was answered for. */
const thatTime = (before: Leaned, today: LocalDate): Period | null => {
  const intent = before.intents.at(-1)!
  const { day, period } = pickedOut(before)
  if (intent.kind === "extremes") return intent.period
  if (intent.kind !== "shift" || !day) return period
  const name = { anchor: "since", of: { anchor: "day", date: day, today } } as const
  return { form: "since", window: { from: day, to: today }, name }
}

/** "and my steps over that time?": the measure that it names, in the time of the answer before. */
export const asOverThatTime: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, dates } = own
  if (mentions.length !== 1 || whole.length > MAX_CHARS || !THAT_TIME.test(whole)) return null
  const before = periods.length > 0 ? null : leaned()
  const period = before && thatTime(before, dates.today)
  if (!before || !period) return null
  const contrast = contrastIn(before.intents.at(-1)!)
  if (contrast)
    return asking({ kind: "comparison", metrics: own.metrics, contrast, asks: "difference" }, own)
  const parsed = { ...own, periods: [{ ...period, start: 0, end: 0 }] }
  return asking(levelOf(parsed, own.metrics, period), parsed)
}
