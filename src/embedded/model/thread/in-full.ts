import { WEEKDAYS } from "#domain/date-in-words"
import type { Metric } from "#domain/metric"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Heard, type Leaned } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { carriedInto, completed } from "#embedded/model/understanding/thread/completed"
import { IT } from "#embedded/model/understanding/thread/it"

/** Asks for a plan, for the day of a change or for all there is, which is not for the time that was asked about. */
const PLANS = /^(?:how can I|design|since when)|^what is my record|\bthis week$|\bever$/
const PLAN = /^how can I/
/** A plan for it is one for sleep. */
const AWAKE = "awake_minutes"

/** Asks for one day of many, behind a single one. */
const OF_DAYS = /^on which (?:week)?day/

const isOneDay = ([period, more]: ParsedQuestion["periods"]): boolean =>
  period !== undefined && !more && period.window.from === period.window.to

const withTimes = (written: ParsedQuestion, own: ParsedQuestion, previous: ParsedQuestion) =>
  PLANS.test(written.whole) ||
  (OF_DAYS.test(written.whole) && own.periods.length === 0 && isOneDay(previous.periods)) ||
  (previous.periods.length > 1 && own.periods.length === 0)
    ? written
    : carriedInto(written, own, previous)

/** What an answer found, in the place of the time in which it was looked for. */
const ofFound = (leaned: Leaned): ParsedQuestion => {
  const { period } = pickedOut(leaned)
  return period && leaned.intents.at(-1)!.kind === "extremes"
    ? { ...leaned.parsed, periods: [{ ...period, start: 0, end: 0 }] }
    : leaned.parsed
}

/** What a plan is for, behind a question whether one thing goes along with another. */
const aimOf = (intent: Intent): Metric | null =>
  intent.kind === "association" ? (intent.pairs[0]?.target ?? null) : null

/** An experiment with both sides of a link. */
const tested = (full: string, intent: Intent): string | null => {
  const [pair] = intent.kind === "association" && full.startsWith("design") ? intent.pairs : []
  return pair ? `how can I test whether ${pair.feature.name} affects my ${pair.target.name}` : null
}

const SO_LOW = /\bso low$/

/** Whether the highest was looked for, so that a why is for that. */
const isOfHighest = (intent: Intent): boolean =>
  (intent.kind === "split" && intent.asks === "highest") ||
  (intent.kind === "extremes" && intent.end === "highest")

const HIGHEST_WEEKDAY = /^(on which weekday is .*)highest$/

/** "which day of the week" behind the lowest days is for the lowest again. */
const lowestToo = (full: string, intent: Intent): string => {
  const isLowest =
    (intent.kind === "explanation" && (intent.premise === "low" || intent.premise === "bad")) ||
    (intent.kind === "split" && intent.asks === "lowest") ||
    (intent.kind === "extremes" && intent.end === "lowest")
  return isLowest ? full.replace(HIGHEST_WEEKDAY, "$1lowest") : full
}

/** "why?" of a day of the week that an answer picked out. */
const onWeekday = (asked: string, leaned: Leaned): string | null => {
  const { weekday } = pickedOut(leaned)
  if (weekday === null || !asked.startsWith("why is")) return null
  return `${asked} on ${WEEKDAYS[weekday]!}s`
}

/** A question that was written out in full, about what the thread is about; null where that has no name. */
export const inFull = (full: string, own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const intent = leaned.intents.at(-1)!
  const named = antecedentOf(leaned)
  if (named === null) return null
  const [first] = kindOf(intent).metrics(intent)
  const metric = aimOf(intent) ?? first
  const isHour = PLAN.test(full) && (metric?.scale === "clock" || metric?.key === AWAKE)
  const aim = PLAN.test(full) ? aimOf(intent) : null
  const name = isHour ? "my sleep" : aim ? `my ${aim.name}` : named
  const said = isOfHighest(intent) ? full.replace(SO_LOW, "so high") : lowestToo(full, intent)
  const asked = tested(said, intent) ?? said.replace(IT, name)
  const written = parseQuestion(own.briefing, onWeekday(asked, leaned) ?? asked)
  const parsed = full.includes(IT)
    ? withTimes(written, own, ofFound(leaned))
    : completed(written, leaned.parsed)
  return asking(intentOf(parsed), parsed)
}
