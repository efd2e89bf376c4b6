import type { Briefing } from "#domain/briefing"
import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { readSubject } from "#embedded/model/questions/knowledge/read"
import { type ReadQuestion, readQuestion } from "#embedded/model/questions/reading"
import { questionOf } from "#embedded/model/understanding/follow-up"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { carriedOver, questionsIn, repeats } from "#embedded/model/understanding/several-questions"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

const isTalk = ({ kind }: Intent): boolean => kind === "talk"

/** "Good morning! How was my HRV?" greets, and asks for what follows. */
const isGreeting = (intent: Intent): boolean => intent.kind === "today" && intent.asks === "morning"

/** Kinds whose readers make do without a metric or a subject. */
const VAGUE: ReadonlySet<string> = new Set(["talk", "coaching", "overview"])

/** A question that leans on the one before it: it asks about its metrics, or what is known of its subject. */
const readBehind = (second: ParsedQuestion, first: ParsedQuestion): ReadQuestion | null => {
  const read = readQuestion(carriedOver(second, first))
  const names = second.metrics.length > 0 || first.metrics.length > 0
  if (!(names ? isTalk(read.intent) : VAGUE.has(read.intent.kind))) return read
  const intent = repeats(second, first)
    ? readSubject({ ...second, whole: `${second.whole} ${first.whole}` })
    : null
  return intent && { intent, leftOut: [] }
}

const sameMetrics = (one: Intent, other: Intent): boolean => {
  const metrics = new Set<unknown>(kindOf(one).metrics(one))
  return kindOf(other)
    .metrics(other)
    .every((metric) => metrics.has(metric))
}

const isJudged = (intent: Intent): boolean => intent.kind === "level" && intent.judged

/** Whether an intent answers another one as well: of the same kind, about all of its metrics. */
const answers = (whole: Intent, intent: Intent): boolean =>
  intent.kind === whole.kind && sameMetrics(whole, intent) && (isJudged(whole) || !isJudged(intent))

/** Kinds that answer with a number or a day of what was named before. */
const NUMERIC: ReadonlySet<string> = new Set([
  "count",
  "conditional",
  "comparison",
  "correlation",
  "extremes",
  "split",
  "streak",
])

/** Whether a question only asks for a number of the one before it: "… and how much?", "How many?" */
const elaborates = (
  intent: Intent,
  second: ParsedQuestion,
  { first, whole }: { readonly first: Intent; readonly whole: Intent },
): boolean =>
  second.mentions.length === 0 &&
  (intent.kind === "drivers"
    ? first.kind === "change"
    : (intent.kind === whole.kind && NUMERIC.has(intent.kind)) ||
      (intent.kind === "level" && second.periods.length === 0))

/** What goes along is not found in fewer days. */
const MIN_DAYS = 60
const WHY = /^why\W*$/i

/** Why days that the question before finds were as they were: what goes along with their metric in general. */
const reasonOf = (intent: Intent): Intent | null => {
  if (intent.kind !== "extremes") return null
  const [metric] = kindOf(intent).metrics(intent)
  const named = intent.period.window
  const window =
    daysIn(named) < MIN_DAYS
      ? { ...named, from: addDays(named.to, 1 - DEFAULT_DAYS.drivers) }
      : named
  return metric ? { kind: "explanation", of: "general", metric, premise: null, window } : null
}

/** The questions of a message that asks several, each once; null where `whole`, its reading as one, is enough. */
export const readSeveral = (
  briefing: Briefing,
  whole: Intent,
): ReadonlyArray<ReadQuestion> | null => {
  const [question, ...more] = questionsIn(briefing.question)
  if (question === undefined) return null
  const first = questionOf({ ...briefing, question })
  const leading = readQuestion(first)
  if (isTalk(leading.intent) || isGreeting(leading.intent)) return null
  const all = [leading]
  for (const each of more) {
    const second = parseQuestion({ ...briefing, question: each }, each)
    const found = WHY.test(each.trim()) ? reasonOf(leading.intent) : null
    if (found !== null) {
      all.push({ intent: found, leftOut: [] })
      continue
    }
    const read = readBehind(second, first)
    if (read === null) return null
    if (elaborates(read.intent, second, { first: leading.intent, whole })) return null
    if (!all.some(({ intent }) => answers(intent, read.intent))) all.push(read)
  }
  const isBundle = all.every(
    ({ intent }) => answers(whole, intent) && isJudged(whole) === isJudged(intent),
  )
  return all.length > 1 && !isBundle ? all : null
}
