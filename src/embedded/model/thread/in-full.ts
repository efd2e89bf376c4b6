import type { Metric } from "#domain/metric"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Heard, type Leaned } from "#embedded/model/thread/heard"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { carriedInto, completed } from "#embedded/model/understanding/thread/completed"
import { IT } from "#embedded/model/understanding/thread/ellipsis"

/** Asks for a plan, or for all there is, which is not for the time that was asked about. */
const PLANS = /^(?:how can I|design)|^what is my record|\bthis week$/
/** The beginning of an answer, in which its subject is named. */
const MAX_LEAD = 160
const PLAN = /^how can I/

const withTimes = (written: ParsedQuestion, own: ParsedQuestion, previous: ParsedQuestion) =>
  PLANS.test(written.whole) ? written : carriedInto(written, own, previous)

/** The day that an answer names first, in the place of the time in which it was looked for. */
const dayIn = ({ parsed, answer }: Leaned): ParsedQuestion => {
  const [day] = answer === null ? [] : parseQuestion(parsed.briefing, answer).periods
  return day && day.window.from === day.window.to ? { ...parsed, periods: [day] } : parsed
}

/** What a plan is for, behind a question whether one thing goes along with another. */
const aimOf = (intent: Intent): Metric | null =>
  intent.kind === "association" ? (intent.pairs[0]?.target ?? null) : null

/** An experiment with both sides of a link. */
const tested = (full: string, intent: Intent): string | null => {
  const [pair] = intent.kind === "association" && full.startsWith("design") ? intent.pairs : []
  return pair ? `how can I test whether ${pair.feature.name} affects my ${pair.target.name}` : null
}

/** Kinds that answer about several measures: "why?" is of the one that they name first. */
const OF_MANY: ReadonlySet<string> = new Set(["scan", "overview"])

const namedFirst = ({ intents, parsed, answer }: Leaned): string | null => {
  if (answer === null || !OF_MANY.has(intents.at(-1)!.kind)) return null
  const [metric] = parseQuestion(parsed.briefing, answer.slice(0, MAX_LEAD)).metrics
  return metric ? `my ${metric.name}` : null
}

/** A question that was written out in full, about what the thread is about; null where that has no name. */
export const inFull = (full: string, own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const intent = leaned.intents.at(-1)!
  const named = namedFirst(leaned) ?? antecedentOf(intent, leaned.parsed)
  if (named === null) return null
  const [first] = kindOf(intent).metrics(intent)
  const metric = aimOf(intent) ?? first
  const isHour = PLAN.test(full) && metric?.scale === "clock"
  const aim = PLAN.test(full) ? aimOf(intent) : null
  const name = isHour ? "my sleep" : aim ? `my ${aim.name}` : named
  const written = parseQuestion(own.briefing, tested(full, intent) ?? full.replace(IT, name))
  const parsed = full.includes(IT)
    ? withTimes(written, own, intent.kind === "extremes" ? dayIn(leaned) : leaned.parsed)
    : completed(written, leaned.parsed)
  return asking(intentOf(parsed), parsed)
}
