import type { Metric } from "#domain/metric"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Heard, type Leaned } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { carriedInto, completed } from "#embedded/model/understanding/thread/completed"
import { IT } from "#embedded/model/understanding/thread/ellipsis"

/** Asks for a plan, or for all there is, which is not for the time that was asked about. */
const PLANS = /^(?:how can I|design)|^what is my record|\bthis week$/
const PLAN = /^how can I/

const withTimes = (written: ParsedQuestion, own: ParsedQuestion, previous: ParsedQuestion) =>
  PLANS.test(written.whole) ? written : carriedInto(written, own, previous)

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

/** A question that was written out in full, about what the thread is about; null where that has no name. */
export const inFull = (full: string, own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const intent = leaned.intents.at(-1)!
  const named = antecedentOf(leaned)
  if (named === null) return null
  const [first] = kindOf(intent).metrics(intent)
  const metric = aimOf(intent) ?? first
  const isHour = PLAN.test(full) && metric?.scale === "clock"
  const aim = PLAN.test(full) ? aimOf(intent) : null
  const name = isHour ? "my sleep" : aim ? `my ${aim.name}` : named
  const written = parseQuestion(own.briefing, tested(full, intent) ?? full.replace(IT, name))
  const parsed = full.includes(IT)
    ? withTimes(written, own, ofFound(leaned))
    : completed(written, leaned.parsed)
  return asking(intentOf(parsed), parsed)
}
