import { dateInWords } from "#domain/date-in-words"
import type { LocalDate } from "#domain/time"
import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { type Option, optionIn } from "#embedded/model/questions/today/choice"
import type { Today } from "#embedded/model/questions/today/intent"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const REST = phrases`
  rest or ...2(not|train|go|run|should|i|work|out)
  (so|and|then|better|ok) ...1(a) rest ...1(day) ...1(then|today|now|tonight)
  (should|do|must) i ...1 rest
  take it easy
`
const TOMORROW = phrases`
  ^ ...2(and|ok|so|what|how|but) ...1(about) tomorrow $
  ^ ...2(and|ok|so|what|how|but) ...1(about) tomorrow then $
`
const TRAIN = phrases`
  (can|should|may|could|shall) i ...2 (play|do|go to|go for|join|go) ...2 (football|soccer|tennis|basketball|
    volleyball|hockey|padel|squash|golf|badminton|climbing|skiing|yoga|dancing|practice|match|game|class|hard)
  (an|a) ...1 (easy|short|light|slow|hard|long|gentle) (run|ride|session|workout|swim|jog|one) ...1(then|today|ok)
  (easy|short|light|slow|hard|long|gentle) (run|ride|session|workout|swim|jog|one) ...1(then|today|ok|it)
  (should|can) i ...1 (go|do it|still go|train|work out|run|ride|swim|lift|jog)
`
/** Behind a workout or a verdict on a day: the same once more. */
const ANOTHER = phrases`
  (should|can|could|shall|may) i ...1 (do|go for|have|run|ride|repeat) ...2(another|one|it|that|the|same) ...1(
    again) ...5
`
const OF_WORKOUTS: ReadonlySet<string> = new Set(["today", "record", "workouts"])
/** "ok thanks, easy run then" takes the answer at its word. */
const THANKS = phrases`...2(ok|okay|great|good|cool|alright) (thanks|thank you|thx|cheers)`
/** Asks for a time, a place or a reason. */
const ELSE = phrases`what | when | where | why | which | how | bed | sleep | tomorrow`
const MAX_CHARS = 60

const WHY = phrases`
  ^ ...3(but|and|so|ok|hm|ah|oh) why $
  ^ ...3(but|and|so|ok|hm|ah|oh) why (so|then|though) $
  why ...1(is|was|are|do|did|would|am) (you|that|it|this|i) ...4
  what (makes|made) (you|it|that|this|that one|that day) ...4
  what do you base (that|it|this) on
  (how come|based on what|how do you know|how can you tell|what is that based on|says who|in what way) ...2
`
/** Verdicts on a day, of which a reason can be asked; those on a night have reasons of their own. */
const JUDGED: ReadonlySet<Today["asks"]> = new Set<Today["asks"]>([
  "train",
  "rest",
  "recovered",
  "overtraining",
  "ill",
  "state",
  "tired",
  "amiss",
  "choice",
  "best",
  "worst",
])

/** "why do you say that" behind a verdict on a day: what it rests on, in words. */
const asReason: Way = ({ own, leaned }) => {
  if (own.mentions.length + own.periods.length > 0 || !WHY.test(own.whole)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || intent?.kind !== "today" || !JUDGED.has(intent.asks) || intent.reason) return null
  const { days: _, ...of } = intent
  const isRanked = intent.asks === "best" || intent.asks === "worst"
  const date = isRanked ? dayNamed(before) : intent.date
  return date ? asking({ ...of, date, reason: true }, own) : null
}

/** The day that an answer names. */
const dayNamed = ({ parsed, answer }: Leaned): LocalDate | null => {
  const days = answer === null ? [] : parseQuestion(parsed.briefing, answer).periods
  return days.find(({ window }) => window.from === window.to)?.window.to ?? null
}

const WHAT_IF = phrases`
  ...2(and|so|ok|but) (what|how) (if|about) ...6
  ...2(and|so|ok|but) (just|only) ...1 (a|an|some) ...4
`

const SHORT_OF_TIME = phrases`
  (only|just) ...3(have|got|do|for|get) (#|half an hour|an hour|a few) ...2(minutes|mins|min)
`
const SHORT: Option = { name: "the short one", effort: "light" }

/** "what if I only go for a walk" behind a verdict on the day. */
const asOption: Way = ({ own, leaned }) => {
  const isShort = SHORT_OF_TIME.test(own.whole)
  const option = WHAT_IF.beginsAt(own.whole, 0) ? (isShort ? SHORT : optionIn(own.whole)) : null
  const before = option && leaned()
  if (!option || before?.intents.at(-1)?.kind !== "today") return null
  const parsed = parseQuestion(own.briefing, "should I train today")
  const intent = intentOf(parsed)
  return intent.kind === "today"
    ? asking({ ...intent, asks: "choice", options: [option] }, parsed)
    : null
}

const HOW_HARD = phrases`
  ^ ...2(and|so|ok|but) how (hard|intense|easy) $
  ^ ...2(and|so|ok|but) how (hard|intense|easy) ...1(should|can|could|do|shall) ...2(i|it|that|be) ...3
`
/** "how hard" behind a verdict on the day: a hard session or an easy one. */
const asHowHard: Way = ({ own, leaned }) => {
  if (own.mentions.length > 1 || !HOW_HARD.test(own.whole)) return null
  if (leaned()?.intents.at(-1)?.kind !== "today") return null
  const parsed = parseQuestion(own.briefing, "should I train hard or easy today")
  return asking(intentOf(parsed), parsed)
}

const BEHIND = phrases`
  (how (far|much|many (hours|minutes))) ...3 behind ...3
  (how much|how many hours) ...2 (do i owe|am i short|am i missing) ...3
  how (much|long|many hours) ...6 (catch up|make up for|make up|catch it up) ...3
`
const OF_SLEEP: ReadonlySet<string> = new Set([
  "today",
  "review",
  "norm",
  "level",
  "explanation",
  "coaching",
  "overview",
])

/** "should I do another one like that tomorrow" behind a workout: whether to train. */
const asAnother: Way = ({ own, leaned }) => {
  const { whole, briefing, mentions } = own
  if (mentions.length > 0 || !ANOTHER.beginsAt(whole, openingEnd(whole))) return null
  if (!OF_WORKOUTS.has(leaned()?.intents.at(-1)?.kind ?? "")) return null
  const day = whole.toLowerCase().includes("tomorrow") ? "tomorrow" : "today"
  const parsed = parseQuestion(briefing, `should I train ${day}`)
  return asking(intentOf(parsed), parsed)
}

/** "how much am I behind" behind anything of sleep: the hours that are owed. */
const asBehind: Way = ({ own, leaned }) => {
  if (!BEHIND.test(own.whole)) return null
  const intent = leaned()?.intents.at(-1)
  if (!intent || !OF_SLEEP.has(intent.kind)) return null
  const metrics = intent.kind === "today" ? [] : kindOf(intent).metrics(intent)
  if (metrics.length > 0 && !metrics.some(({ families }) => families.includes("sleep"))) return null
  const month = own.whole.includes("month") ? " this month" : ""
  const parsed = parseQuestion(own.briefing, `how much sleep debt do I have${month}`)
  return asking(intentOf(parsed), parsed)
}

const HOW_I_WAS = phrases`
  how (was|were|did) i ...1(doing|do|feeling)
  how was it ...1
`

/** "and yesterday how was I", behind a verdict on today: that day as a whole. */
const asDayBefore: Way = ({ own, leaned }) => {
  const [named, more] = own.periods
  if (!named || more || own.mentions.length > 0 || named.window.from !== named.window.to)
    return null
  if (!HOW_I_WAS.test(own.whole) || leaned()?.intents.at(-1)?.kind !== "today") return null
  const parsed = parseQuestion(own.briefing, `recap of ${dateInWords(named.window.to)}`)
  return asking(intentOf(parsed), parsed)
}

const OF_A_DAY_ASKED: ReadonlyArray<Way> = [
  asReason,
  asOption,
  asAnother,
  asHowHard,
  asBehind,
  asDayBefore,
]

/** "so rest or not?", "can I play football tonight": the state of the day, whatever came before. */
export const asOfToday: Way = (message) => {
  const { own, leaned } = message
  const { whole, briefing } = own
  if (whole.length > MAX_CHARS) return null
  for (const way of OF_A_DAY_ASKED) {
    const heard = way(message)
    if (heard) return heard
  }
  if (TOMORROW.test(whole) && leaned()?.intents.at(-1)?.kind === "today") {
    const parsed = parseQuestion(briefing, "should I train tomorrow")
    return asking(intentOf(parsed), parsed)
  }
  if (ELSE.test(whole)) return null
  const full = REST.test(whole)
    ? "should I rest today"
    : TRAIN.test(whole)
      ? "should I train today"
      : null
  const before = full === null ? null : leaned()
  if (full === null || before === null) return null
  if (before.intents.at(-1)!.kind === "today" && THANKS.beginsAt(whole, 0))
    return asking({ kind: "talk", about: "thanks" }, own)
  const parsed = parseQuestion(briefing, full)
  const intent = intentOf(parsed)
  return intent.kind === "today" ? asking(intent, parsed) : null
}
