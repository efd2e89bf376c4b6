import type { Briefing } from "#domain/briefing"
import { antecedentOf, periodBehind } from "#embedded/model/questions/antecedent"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { levelOf } from "#embedded/model/questions/handover"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { Telling } from "#embedded/model/questions/telling"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { carriedInto, completed } from "#embedded/model/understanding/thread/completed"
import { IT } from "#embedded/model/understanding/thread/ellipsis"
import type { Move } from "#embedded/model/understanding/thread/move"
import { offeredIn } from "#embedded/model/understanding/thread/offer"
import { before, type Contrast, ordered } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** A question of a thread as it was understood, with what was answered. */
export interface Heard {
  readonly intents: ReadonlyArray<Intent>
  /** The content words that these do not account for. */
  readonly leftOut?: ReadonlyArray<string>
  readonly parsed: ParsedQuestion
  readonly telling: Telling
}

/** What a question leans on: one before it that was about something, and its answer. */
export interface Leaned extends Heard {
  readonly briefing: Briefing
  readonly answer: string | null
}

/** Kinds that say nothing of the person's data: what comes behind them leans on what came before. */
const ASIDE: ReadonlySet<string> = new Set(["talk", "knowledge"])

const talk = (about: Talk["about"]): ReadonlyArray<Intent> => [{ kind: "talk", about }]

/** The last question before one that was about the person's data; else the last that was about a subject. */
export const leanedOn = (
  briefing: Briefing,
  understand: (briefing: Briefing) => Heard,
): Leaned | null => {
  let aside: Leaned | null = null
  for (let at = beforeThis(briefing); at !== null; at = beforeThis(at.briefing)) {
    if (at.briefing.question === "") continue
    const leaned = { ...understand(at.briefing), ...at }
    const [intent] = leaned.intents
    if (!ASIDE.has(intent!.kind)) return leaned
    if (intent!.kind !== "talk") aside ??= leaned
  }
  return aside
}

/** Asks for a plan, which is not for the time that was asked about. */
const PLANS = /^(?:how can I|design)/

const withTimes = (written: ParsedQuestion, own: ParsedQuestion, previous: ParsedQuestion) =>
  PLANS.test(written.whole) ? written : carriedInto(written, own, previous)

/** "she was born on 9 August" dates a beginning: the thread's metric before it and after. */
export const sinceThen = (own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const [day, more] = own.periods
  const name = antecedentOf(leaned.intents.at(-1)!, leaned.parsed)
  if (!day || more || day.window.from !== day.window.to || name === null) return null
  const words = own.whole.slice(day.start, day.end).replace(/^on /i, "")
  const parsed = parseQuestion(own.briefing, `did ${name} change since I began on ${words}`)
  return { intents: [intentOf(parsed)], parsed, telling: "answer" }
}

/** "and the second best?" is as long a list of the same. */
export const ranked = (question: string, leaned: Leaned): Heard | null => {
  const intent = leaned.intents.at(-1)!
  const [ordinal] = /\b(?:second|third|next|2nd|3rd)\b/i.exec(question) ?? []
  if (intent.kind !== "extremes" || ordinal === undefined) return null
  const count = intent.count + (/third|3rd/i.test(ordinal) && intent.count === 1 ? 2 : 1)
  return { intents: [{ ...intent, count }], parsed: leaned.parsed, telling: "answer" }
}

/** A question that was written out in full, about what the thread is about; null where that has no name. */
export const inFull = (full: string, own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const intent = leaned.intents.at(-1)!
  const name = antecedentOf(intent, leaned.parsed)
  if (name === null) return null
  const written = parseQuestion(own.briefing, full.replace(IT, name))
  const parsed = full.includes(IT)
    ? withTimes(written, own, intent.kind === "extremes" ? dayIn(leaned) : leaned.parsed)
    : completed(written, leaned.parsed)
  return { intents: [intentOf(parsed)], parsed, telling: "answer" }
}

/** The day that an answer names first, in the place of the time in which it was looked for. */
const dayIn = ({ parsed, answer }: Leaned): ParsedQuestion => {
  const [day] = answer === null ? [] : parseQuestion(parsed.briefing, answer).periods
  return day && day.window.from === day.window.to ? { ...parsed, periods: [day] } : parsed
}

const single = (intent: Intent) => {
  const metrics = kindOf(intent).metrics(intent)
  return metrics.length === 1 ? metrics[0]! : null
}

/** The two times that "which was better?" holds against each other: of one answer, or of the last two. */
const contrastBehind = (leaned: Leaned, earlier: Leaned | null): Contrast | null => {
  const intent = leaned.intents.at(-1)!
  if ("contrast" in intent && intent.contrast) return intent.contrast
  const b = periodBehind(intent)
  if (b === null) return null
  const other = earlier?.intents.at(-1)
  const a = other && single(other) === single(intent) ? periodBehind(other) : null
  const { dates } = leaned.parsed
  return a && a.window.from !== b.window.from ? ordered(a, b, dates) : before(b, dates)
}

/** Kinds whose answers are levels of metrics in a time. */
const LEVELS: ReadonlySet<string> = new Set([
  "level",
  "comparison",
  "change",
  "overview",
  "usual",
  "since",
  "norm",
])
const MAX_COMPARED = 2

const compared = (
  asks: Comparison["asks"],
  leaned: Leaned,
  earlier: Leaned | null,
): ReadonlyArray<Intent> | null => {
  const intent = leaned.intents.at(-1)!
  if (!LEVELS.has(intent.kind)) return null
  const metrics = kindOf(intent).metrics(intent).slice(0, MAX_COMPARED)
  const contrast = contrastBehind(leaned, earlier)
  return contrast === null || metrics.length === 0
    ? null
    : [{ kind: "comparison", metrics, contrast, asks }]
}

/** The time over which a chart is drawn: of two times both. */
const drawn = (intent: Intent): Period | null => {
  const period = periodBehind(intent)
  return period && "contrast" in intent && intent.contrast
    ? {
        ...period,
        window: { from: intent.contrast.a.window.from, to: intent.contrast.b.window.to },
        name: { anchor: "same_time" },
      }
    : period
}

const DRAWN: ReadonlySet<string> = new Set(["level", "comparison"])

const charted = (leaned: Leaned): ReadonlyArray<Intent> => {
  const intent = leaned.intents.at(-1)!
  const period = drawn(intent)
  const isDay = period?.window.from === period?.window.to
  const metrics = kindOf(intent).metrics(intent).slice(0, 1)
  if (period === null || metrics.length === 0 || (DRAWN.has(intent.kind) && !isDay))
    return leaned.intents
  if (!isDay) return [levelOf(leaned.parsed, metrics, period)]
  const { a } = before(period, leaned.parsed.dates)
  const usual = levelOf(leaned.parsed, metrics, a).usual
  return [
    levelOf(leaned.parsed, metrics, {
      ...period,
      window: { from: usual.from, to: period.window.to },
      name: { anchor: "recently" },
    }),
  ]
}

/** What a message wants that only moves on within the thread. */
export const moved = (
  move: Move,
  own: ParsedQuestion,
  leaned: Leaned,
  earlier: () => Leaned | null,
): Heard => {
  const { parsed, intents } = leaned
  const same = (telling: Telling, others: ReadonlyArray<Intent> | null = intents): Heard => ({
    intents: others ?? intents,
    parsed,
    telling,
  })
  switch (move) {
    case "better":
    case "worse": {
      const other = earlier()
      const found = compared(move, leaned, other)
      if (found) return same("answer", found)
      const [last] = intents.slice(-1)
      const then = other?.intents.at(-1)
      return last && then?.kind === last.kind && !Bun.deepEquals(then, last)
        ? same("shorter", [then, last])
        : same("evidence")
    }
    case "chart":
      return same("chart", charted(leaned))
    case "agree": {
      const offered = offeredIn(leaned.answer)
      const taken = offered === null ? null : inFull(offered, own, leaned)
      return taken ?? same("answer", talk("thanks"))
    }
    case "decline":
      return same("answer", talk("declined"))
    case "evidence":
      return same(move, intents.slice(-1))
    default:
      return same(move)
  }
}
