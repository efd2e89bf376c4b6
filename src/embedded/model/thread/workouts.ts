import { intentOf } from "#embedded/model/questions/intent-of"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Record } from "#embedded/model/questions/record/intent"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { always } from "#embedded/model/understanding/asked-period"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { ordered, soFar } from "#embedded/model/understanding/time/contrast"
import { type Period, usualBefore } from "#embedded/model/understanding/time/period"
import { WHY } from "#embedded/model/understanding/words/concepts"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { type PhraseTable, phrases } from "#language/phrases"

const MAX_CHARS = 70

const PACE = phrases`
  (my|what about|how about|and) ...2(my|the|about|running) (pace|speed)
  ^ pace
`

/** "what about my pace" where it is recorded with the runs alone: the trend of the running pace. */
export const asPace: Way = ({ own, leaned }) => {
  const { whole, briefing, periods } = own
  if (periods.length > 1 || whole.length > MAX_CHARS || !PACE.test(whole) || leaned() === null)
    return null
  const isRecorded = own.metrics.some(({ key }) =>
    briefing.metrics.some(({ metric }) => metric === key),
  )
  if (isRecorded) return null
  const parsed = parseQuestion(briefing, "is my running pace improving")
  return asking(intentOf(parsed), parsed)
}

const TOTALS: ReadonlyArray<readonly [Workouts["asks"], PhraseTable]> = [
  ["rest_days", phrases`(rest|recovery) day/s | days off | days without`],
  ["distance", phrases`how far | distance | km | kilometers | kilometres | miles`],
  ["minutes", phrases`how long | how much time | hours | minutes | total time`],
  ["energy", phrases`calorie/s | kcal | burn*`],
  ["count", phrases`how many | how often`],
]
const RANKS: ReadonlyArray<readonly [Record["by"], PhraseTable]> = [
  [
    "hardest",
    phrases`hardest | toughest | most intense | most strenuous | most demanding | heaviest`,
  ],
  ["fastest", phrases`fastest | quickest`],
  ["longest", phrases`longest | biggest | best one`],
  ["farthest", phrases`farthest | furthest`],
  ["latest", phrases`(the|which|what|my) (last|latest|most recent) (one|workout|session|run|ride)`],
]
const WEEKLY = phrases`(a|per|each|every) week | weekly`
const OTHER = phrases`
  since | average | why | best pace | should | streak | in a row | need | must | over * km | at least | enough
`
const THAN = phrases`
  (more|less|fewer|further|farther|longer|shorter|often) ...3 than
  (compare|compared|versus|vs) ...1(to|with)
  (more|less|fewer) in
`
const USUAL = phrases`usual/ly | normal/ly | average | before`
const ONLY = phrases`
  ^ ...3(and|but|what|how|about|ok|so|if) ...1(only|just) ...2 ${phrases`only | just | about | alone | and`}
  (only|just|alone)
  ^ ...3(and|what|how|about|ok|so|or) *
`
const DAYS_IN_A_ROW = phrases`streak/s | in a row | on end | consecutive`
const ENOUGH = phrases`
  (is|was) (that|it|this) ...2 enough
  (is|was) (that|it|this) ...2(a|really) (good|ok|okay|normal|lot|little|bad)
`
const NEXT = phrases`
  (what|whats|what's) ...2(is|comes|the|should|do|i|to|do) next
  (what|whats|what's) next
  (now what|what now|so what now|what should i do now|what do i do now)
`
const TOO_MUCH = phrases`(is|was) (that|it|this) ...2(not|a|bit) too (much|often|many)`

/** "my longest is about 11k": of all that there is; "which was the longest" is of the time that was talked about. */
const OF_ALL = phrases`
  my (longest|biggest|hardest|toughest|fastest|quickest|farthest|furthest)
  ever
  all time
`

/** The one of several workouts that a message asks for. */
const rankedOf = (own: ParsedQuestion, { period, sport }: Workouts | Record): Record | null => {
  const by = RANKS.find(([, wordings]) => wordings.test(own.whole))?.[0]
  if (by === undefined) return null
  const isOfAll = own.periods.length === 0 && (period.form === "default" || OF_ALL.test(own.whole))
  const time = isOfAll ? always(own) : period
  return { kind: "record", sport, by, asks: "session", min_km: null, period: time, count: 1 }
}

/** The workouts of a thread against those of another time. */
const againstOf = (own: ParsedQuestion, intent: Workouts): Workouts | null => {
  const { whole, dates, periods } = own
  if (!THAN.test(whole) || periods.length > 1) return null
  const [named] = periods
  const than = named ?? (USUAL.test(whole) ? usualOf(intent.period, own) : null)
  if (!than || Bun.deepEquals(than.window, intent.period.window)) return null
  const { a, b } = soFar(ordered(than, intent.period, dates), dates)
  return { ...without(intent), period: b, than: a }
}

/** The ninety days before a time, which say what is usual. */
const usualOf = ({ window }: Period, { dates }: ParsedQuestion): Period => {
  const usual = usualBefore(window)
  return {
    form: "before",
    window: usual,
    name: { anchor: "between", window: usual, today: dates.today },
  }
}

/** What is asked of workouts, without what it was held against. */
const without = ({ kind, sport, period, asks }: Workouts): Workouts => ({
  kind,
  sport,
  period,
  asks,
})

const WENT = phrases`more | less | fewer | further | farther | longer | shorter | drop* | fell | down | up`

const MORE_OR_LESS = phrases`
  ^ ...2(so|and|is|was|that|ok) more or less
  (which|what) was more
`
/** "more or less?" behind two times: the later one against the earlier. */
const ofBoth = (
  { whole, dates, periods }: ParsedQuestion,
  intent: Workouts,
  back: ReadonlyArray<Leaned>,
): Heard | null => {
  if (periods.length > 0 || !MORE_OR_LESS.test(whole)) return null
  const [other] = back.slice(1).flatMap(({ intents }) => {
    const then = intents.at(-1)
    return then?.kind === "workouts" ? [then] : []
  })
  if (!other || Bun.deepEquals(other.period.window, intent.period.window)) return null
  const { a, b } = soFar(ordered(other.period, intent.period, dates), dates)
  return asking({ ...without(intent), period: b, than: a }, back[0]!.parsed)
}

/** A question of its own that a message stands for behind workouts. */
const inFull = (full: string, { briefing }: ParsedQuestion): Heard => {
  const parsed = parseQuestion(briefing, full)
  return asking(intentOf(parsed), parsed)
}

/** What a message asks of the workouts of a time, of those of another sport, or of one of them. */
const ofSeveral = (own: ParsedQuestion, intent: Workouts, { parsed }: Leaned): Heard | null => {
  const { whole, periods } = own
  if (DAYS_IN_A_ROW.test(whole)) return inFull("how many days did I work out in a row", own)
  if (TOO_MUCH.test(whole)) return inFull("do I train too much", own)
  const why = WHY.test(whole) && WENT.test(whole)
  if (why && intent.than && periods.length === 0) return asking({ ...intent, why: true }, parsed)
  const against = againstOf(own, intent)
  if (against) return asking(against, parsed)
  if (ENOUGH.beginsAt(whole, 0)) return inFull("do I exercise enough", own)
  if (OTHER.test(whole) || periods.length > 1) return null
  const sport = sportIn(whole) ?? intent.sport
  const period = periods[0] ?? intent.period
  const timed = periods.length > 0 ? { ...parsed, periods } : parsed
  const one = rankedOf(own, { ...intent, sport, period })
  if (one?.by === "latest") return asking({ ...one, period: always(own) }, parsed)
  if (one) return asking(one, timed)
  const asks = TOTALS.find(([, wordings]) => wordings.test(whole))?.[0]
  const weekly = WEEKLY.test(whole)
  if (asks || (weekly && periods.length === 0))
    return asking(
      { kind: "workouts", sport, period, asks: asks ?? "count", ...(weekly ? { weekly } : {}) },
      timed,
    )
  return sportIn(whole) && periods.length === 0 && ONLY.test(whole)
    ? asking({ ...intent, sport }, parsed)
    : null
}

/** What is looked at beside the workouts of a time: one of them, or days in a row. */
const isAside = (intent: Intent | undefined): boolean =>
  intent?.kind === "record" || (intent?.kind === "streak" && intent.metric.key === "workouts")

/** The workouts of a time that a thread was about, where one of them was looked at since. */
const severalBehind = (back: ReadonlyArray<Leaned>): Leaned | null => {
  const asked = back.find(({ intents }) => !isAside(intents.at(-1)))
  return asked?.intents.at(-1)?.kind === "workouts" ? asked : null
}

/** What is asked next of somebody's training. */
const nextOf = (own: ParsedQuestion, before: Leaned): Heard | null => {
  if (!NEXT.beginsAt(own.whole, openingEnd(own.whole))) return null
  const intent = before.intents.at(-1)!
  const isTrend = intent.kind === "record" && intent.asks === "trend"
  return inFull(isTrend ? "how can I run faster" : "should I work out today", own)
}

/** "which was the hardest", "more than in the summer?", "and running only?" behind workouts of a time. */
export const asOfWorkouts: Way = ({ own, leaned, back }) => {
  const { whole, periods } = own
  if (whole.length > MAX_CHARS) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || !intent || !(intent.kind === "workouts" || isAside(intent))) return null
  const next = nextOf(own, before)
  if (next) return next
  if (intent.kind === "workouts")
    return ofBoth(own, intent, back()) ?? ofSeveral(own, intent, before)
  const behind = severalBehind(back())
  const several = behind?.intents.at(-1)
  if (behind && several?.kind === "workouts") return ofSeveral(own, several, behind)
  if (intent.kind !== "record") return null
  const asks = TOTALS.find(([, wordings]) => wordings.test(whole))?.[0]
  if (OTHER.test(whole) || !(asks === "count" || asks === "rest_days") || periods.length > 1)
    return null
  const sport = sportIn(whole) ?? intent.sport
  const period = periods[0] ?? intent.period
  if (period.window.from === period.window.to) return null
  return asking({ kind: "workouts", sport, period, asks }, before.parsed)
}
