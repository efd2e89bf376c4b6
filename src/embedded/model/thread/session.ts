import { addDays } from "#domain/time"
import { intentOf } from "#embedded/model/questions/intent-of"
import { claimIn, SIDES } from "#embedded/model/questions/record/claim"
import type { Record, Side } from "#embedded/model/questions/record/intent"
import { beforeIt } from "#embedded/model/questions/record/read-two"
import { levelsOn } from "#embedded/model/thread/day"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import {
  ASPECTS,
  BEST,
  comparisonIn,
  DANGEROUS,
  EARLIER,
  FASTER,
  IMPROVING,
  JUDGES,
  MOST,
  NIGHT_AFTER,
  OF_ALL,
  PREVIOUS,
  RECOVERED,
  USUAL,
  WEEKDAY,
} from "#embedded/model/thread/session-words"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import type { Period } from "#embedded/model/understanding/time/period"

const MAX_CHARS = 70
/** What shows the morning after how a workout was got over. */
const NEXT_MORNING = ["hrv_rmssd", "hrv_sdnn", "resting_hr", "sleep_minutes"]
const WEEK_DAYS = 7

/** What asks of one workout; the others are of several, or of a sport. */
const OF_ONE: ReadonlySet<Record["asks"]> = new Set<Record["asks"]>([
  "session",
  "distance",
  "minutes",
  "pace",
  "heart_rate",
  "cadence",
  "power",
  "load",
  "climb",
  "energy",
  "day",
  "versus",
  "usual",
  "effort",
])

/** The single workout that an answer was about, by its day, whatever it was found by. */
const pinned = (leaned: Leaned): Record | null => {
  const intent = leaned.intents.at(-1)!
  const { day, sport } = pickedOut(leaned)
  const isOne =
    intent.kind === "record" &&
    (intent.count === 1 || intent.asks === "versus") &&
    OF_ONE.has(intent.asks)
  const isOnly = intent.kind === "workouts" && !intent.than && !intent.by
  if (!day || !(isOne || (isOnly && intent.period.window.from === intent.period.window.to)))
    return null
  const period: Period = {
    form: "named",
    window: { from: day, to: day },
    name: { anchor: "day", date: day, today: leaned.parsed.dates.today },
  }
  const side = isOne ? (intent.side ?? sideOf(intent.asks)) : undefined
  const of = { kind: "record", by: "latest", asks: "session", min_km: null, count: 1 } as const
  return { ...of, sport, period, ...(side ? { side } : {}) }
}

const sideOf = (asks: Record["asks"]): Side | undefined => {
  if (asks === "heart_rate" || asks === "effort") return "heart_rate"
  return asks === "pace" ? "pace" : undefined
}

/** "no, the Sunday before" moves what was compared with. */
const movedBack = ({ whole, dates }: ParsedQuestion, intent: Record): Record | null => {
  if (intent.than === undefined || !EARLIER.test(whole)) return null
  const date = addDays(intent.than.window.to, WEEKDAY.test(whole) ? -WEEK_DAYS : -1)
  const name = { anchor: "day", date, today: dates.today } as const
  return { ...intent, than: { ...intent.than, window: { from: date, to: date }, name } }
}

/** The workout against another one, against what is usual, or judged by itself. */
const judgedBy = (
  { whole, periods }: ParsedQuestion,
  one: Record,
  before: Period | undefined,
): Record | null => {
  const [than, more] = periods
  const compares = comparisonIn(whole)
  if (compares && PREVIOUS.test(whole))
    return { ...one, ...claimIn(whole), asks: "versus", than: beforeIt(one.period) }
  if (compares && than && !more && than.window.from === than.window.to)
    return { ...one, ...claimIn(whole), asks: "versus", than }
  if (than) return null
  if (USUAL.test(whole)) return { ...one, ...claimIn(whole), asks: "usual" }
  if (FASTER.test(whole))
    return before
      ? { ...one, ...claimIn(whole), asks: "versus", than: before }
      : { ...one, ...claimIn(whole), asks: "usual" }
  const isJudged = JUDGES.beginsAt(whole, openingEnd(whole))
  if (!isJudged && !DANGEROUS.test(whole)) return null
  return one.side === "heart_rate" || SIDES[0]![1].test(whole)
    ? { ...one, side: "heart_rate", asks: "effort" }
    : { ...one, ...claimIn(whole), asks: "usual" }
}

/** The highest of a side in a time: of all workouts, not of this one. */
const mostOf = (own: ParsedQuestion, { side, sport }: Record): Heard | null => {
  const { whole, briefing, periods } = own
  const [period] = periods
  if (!MOST.test(whole) || (!period && !OF_ALL.test(whole))) return null
  const said = period ? whole.slice(period.start, period.end) : "ever"
  const named = SIDES.find(([, wordings]) => wordings.test(whole))?.[0] ?? side
  const noun = sport ?? "workout"
  const isBest = BEST.test(whole) && named === undefined
  const full = {
    heart_rate: `what was my highest maximum heart rate ${said}`,
    pace: `my fastest ${noun} ${said}`,
    size: `my longest ${noun} ${said}`,
  }[named ?? "size"]
  const parsed = parseQuestion(briefing, isBest ? `my best ${noun} ${said}` : full)
  return asking(intentOf(parsed), parsed)
}

/** The workout before the one that was answered for. */
const previousOf = (whole: string, one: Record): Record | null =>
  PREVIOUS.beginsAt(whole, openingEnd(whole))
    ? { ...one, asks: "session", period: beforeIt(one.period) }
    : null

/** The same workout for another of its sides. */
const aspectOf = ({ whole, periods }: ParsedQuestion, one: Record): Record | null => {
  if (OF_ALL.test(whole) || periods.length > 0) return null
  const asks = ASPECTS.find(([, wordings]) => wordings.test(whole))?.[0]
  return asks === undefined ? null : { ...one, asks }
}

/** Within one message the day of the workout is not known yet: it is described beside what was asked of it. */
const unanswered = ({ intents, parsed, answer }: Leaned, whole: string): Heard | null => {
  const intent = intents.at(-1)!
  const isOne =
    intent.kind === "record" &&
    (intent.count === 1 || intent.asks === "versus") &&
    OF_ONE.has(intent.asks)
  return isOne && answer === null && comparisonIn(whole)
    ? asking({ ...intent, asks: "session" }, parsed)
    : null
}

/** "pace?", "was it too high", "compared to the one before": about the workout that was answered for. */
export const asOfSession: Way = ({ own, leaned }) => {
  const { whole } = own
  if (whole.length > MAX_CHARS) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || !(intent?.kind === "record" || intent?.kind === "workouts")) return null
  if (intent.kind === "record" && intent.sport && IMPROVING.test(whole)) {
    const ever = intentOf(parseQuestion(own.briefing, "is my running pace improving"))
    const period = ever.kind === "record" ? ever.period : intent.period
    return asking({ ...intent, by: "latest", asks: "trend", count: 1, period }, before.parsed)
  }
  const one = pinned(before)
  if (!one) return unanswered(before, whole)
  if (NIGHT_AFTER.test(whole))
    return levelsOn(["sleep_minutes"], addDays(one.period.window.to, 1), own)
  if (RECOVERED.test(whole)) return levelsOn(NEXT_MORNING, addDays(one.period.window.to, 1), own)
  const most = mostOf(own, one)
  if (most) return most
  const found =
    (intent.kind === "record" ? movedBack(own, intent) : null) ??
    judgedBy(own, one, intent.kind === "record" ? intent.than : undefined) ??
    previousOf(whole, one) ??
    aspectOf(own, one)
  return found && asking(found, before.parsed)
}
