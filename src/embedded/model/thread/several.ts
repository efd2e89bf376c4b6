import { entryOf } from "#catalogue/knowledge"
import type { Briefing } from "#domain/briefing"
import { addDays } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { readSubject } from "#embedded/model/questions/knowledge/read"
import { type ReadQuestion, readQuestion } from "#embedded/model/questions/reading"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { Heard } from "#embedded/model/thread/heard"
import { periodBehind } from "#embedded/model/thread/picked"
import { isOfResult, remedyOf } from "#embedded/model/thread/result-behind"
import { carriedOver, isNow, repeats } from "#embedded/model/understanding/carried-over"
import { questionsIn } from "#embedded/model/understanding/clauses"
import { questionOf } from "#embedded/model/understanding/follow-up"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { phrases } from "#language/phrases"

/** One question of a message, as it was read. */
interface Asked extends ReadQuestion {
  readonly own: ParsedQuestion
}

/** How a message is heard in its thread. */
type Hear = (briefing: Briefing) => Heard

const isTalk = (intent: Intent): intent is Talk => intent.kind === "talk"

/** "Good morning! How was my HRV?" greets, and asks for what follows. */
const isGreeting = (intent: Intent): boolean => intent.kind === "today" && intent.asks === "morning"

/** Kinds whose readers make do without a metric or a subject. */
const VAGUE: ReadonlySet<string> = new Set(["talk", "coaching", "overview"])

const sameMetrics = (one: Intent, other: Intent): boolean => {
  const metrics = new Set<unknown>(kindOf(one).metrics(one))
  return kindOf(other)
    .metrics(other)
    .every((metric) => metrics.has(metric))
}

/** Whether an intent is about a metric of another one; of no metric at all it may be about its subject. */
const isOfSame = (one: Intent, other: Intent): boolean => {
  const [metrics, others] = [kindOf(one).metrics(one), kindOf(other).metrics(other)]
  if (VAGUE.has(one.kind) || (metrics.length > 0 && others.length > 0))
    return metrics.some((metric) => others.includes(metric))
  return true
}

/** A question of a message as the next one of a conversation whose first questions are those before it. */
const behind = (briefing: Briefing, before: ReadonlyArray<string>, question: string): Briefing => ({
  ...briefing,
  question,
  messages: [
    ...briefing.messages.slice(0, -1),
    ...[...before, question].map((content) => ({ role: "user" as const, content })),
  ],
})

/** Kinds of talk that answer a question; any other means that it was not understood. */
const ANSWERED: ReadonlySet<string> = new Set(["diagnosis", "untracked", "tags", "coverage"])

const isUnclear = (intent: Intent): boolean => isTalk(intent) && !ANSWERED.has(intent.about)

/** Kinds of which the thread knows what else is asked: a pace, a heart rate, the result before. */
const CONTINUED: ReadonlySet<string> = new Set(["record", "workouts", "labs"])

/**
 * A question that names nothing by itself ("how do I raise it", "is mine any good") as its thread hears it; null where
 * it does not hear anything else in it than in the question before.
 */
const heardBehind = (own: ParsedQuestion, leading: Intent, hear: Hear): ReadQuestion | null => {
  if (own.mentions.length > 0 && !CONTINUED.has(leading.kind)) return null
  const { intents, leftOut = [], telling } = hear(own.briefing)
  const [intent, more] = intents
  if (!intent || more || telling !== "answer" || isUnclear(intent)) return null
  if (intent.kind === "overview" || !isOfSame(intent, leading)) return null
  return Bun.deepEquals(intent, leading) ? null : { intent, leftOut }
}

/** Whether words name a metric, which the question before named in other words. */
const isNamed = (words: string, { mentions, whole }: ParsedQuestion): boolean =>
  mentions.some(({ start, end }) => whole.slice(start, end).includes(words))

/** A question that leans on the one before it: it asks about its metrics, or what is known of its subject. */
const readBehind = (second: ParsedQuestion, first: ParsedQuestion): ReadQuestion | null => {
  const read = readQuestion(carriedOver(second, first))
  const names = second.metrics.length > 0 || first.metrics.length > 0
  if (!(names ? isTalk(read.intent) : VAGUE.has(read.intent.kind)))
    return { ...read, leftOut: read.leftOut.filter((words) => !isNamed(words, second)) }
  const intent = repeats(second, first)
    ? readSubject({ ...second, whole: `${second.whole} ${first.whole}` })
    : null
  return intent && { intent, leftOut: [] }
}

const hasSteps = (intent: Intent): boolean =>
  intent.kind === "knowledge" && entryOf(intent.subject)?.steps !== undefined

const HOW_MUCH = phrases`how (much|many) ...3 (am|do|did|have|was) i`

/** "… and how much am I having" behind a link is for the habit alone. */
const ofHabit = (own: ParsedQuestion, first: ParsedQuestion, leading: Intent): ParsedQuestion => {
  const [pair] = leading.kind === "association" ? leading.pairs : []
  if (!pair || !HOW_MUCH.test(own.whole)) return first
  const mentions = first.mentions.filter(({ metrics }) => metrics.includes(pair.feature))
  return { ...first, mentions, metrics: [pair.feature] }
}

const isRemedy = (intent: Intent): boolean => intent.kind === "labs" && intent.asks === "remedy"

/** A further question of a message: as its thread hears it, unless its own words find what is known of a remedy. */
const readFurther = (
  own: ParsedQuestion,
  first: ParsedQuestion,
  leading: Intent,
  hear: Hear,
): ReadQuestion | null => {
  const habit = ofHabit(own, first, leading)
  const heard = habit === first ? heardBehind(own, leading, hear) : null
  if (heard && !isRemedy(heard.intent)) return heard
  const plain = readBehind(own, habit)
  return heard && !(plain && hasSteps(plain.intent)) ? heard : plain
}

const isJudged = (intent: Intent): boolean => intent.kind === "level" && intent.judged

/** Kinds whose questions of one metric differ by what they ask of it. */
const MANY_SIDED: ReadonlySet<string> = new Set(["today", "labs", "record", "workouts"])

const windowOf = (intent: Intent): Window | null => periodBehind(intent)?.window ?? null

/** Whether two questions of one kind ask for the same thing: the same end, subject and time, where one is named. */
const isSameSide = (whole: Intent, { intent, own }: Asked): boolean => {
  const one: Readonly<Record<string, unknown>> = { ...whole }
  const other: Readonly<Record<string, unknown>> = { ...intent }
  const sides = ["end", "subject", ...(MANY_SIDED.has(intent.kind) ? ["asks", "sport", "by"] : [])]
  const isTimed = own.periods.length > 0 || isNow(own)
  return (
    sides.every((side) => Bun.deepEquals(one[side], other[side])) &&
    (!isTimed || Bun.deepEquals(windowOf(whole), windowOf(intent)))
  )
}

/** Whether an intent answers a question as well: it is of the same kind, about all of its metrics. */
const answers = (whole: Intent, asked: Asked): boolean =>
  asked.intent.kind === whole.kind &&
  sameMetrics(whole, asked.intent) &&
  isSameSide(whole, asked) &&
  (isJudged(whole) || !isJudged(asked.intent))

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

/** Kinds whose answer says how much, so that "and by how much?" asks for nothing more. */
const QUANTIFIED: ReadonlySet<string> = new Set([...NUMERIC, "change", "shift", "since", "level"])

/** Asks for a number by a word for it. */
const ASKS_NUMBER = phrases`how | what | what's | where`

/** Whether a question only asks for a number of the one before it: "… and how much?", "How many?" */
const elaborates = (asked: Asked, leading: Intent, whole: Intent): boolean => {
  const { intent, own } = asked
  if (own.mentions.length > 0) return false
  if (intent.kind === "drivers" || intent.kind === "explanation") return leading.kind === "change"
  if (intent.kind === whole.kind && NUMERIC.has(intent.kind)) return isSameSide(whole, asked)
  if (intent.kind !== "level") return false
  if (own.periods.length > 0) return NUMERIC.has(leading.kind)
  return QUANTIFIED.has(leading.kind) || !ASKS_NUMBER.test(own.whole)
}

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

const WHEN = /^when\W*$/i

/** "if so, when?" behind a question for a change. */
const dateOf = (first: ParsedQuestion, intent: Intent): Intent | null => {
  const [metric] = intent.kind === "change" ? kindOf(intent).metrics(intent) : []
  if (!metric) return null
  const { periods, briefing } = first
  return readQuestion({ ...parseQuestion(briefing, `when did my ${metric.name} change`), periods })
    .intent
}

const RANK_ALONE = phrases`
  ^ ...4(which|what|one|was|were|is|my|the|when) (best|worst|highest|lowest|longest|shortest|most|least|fewest) $
  ^ ...4(which|what|one|was|were|is|my|the|when) (best|worst|highest|lowest|longest|shortest) (one|ones) $
`

/** "… and my worst" behind the best is the other end; behind a number it is the day that stands out. */
const rankedOf = (question: string, first: ParsedQuestion, leading: Intent): Intent | null => {
  if (leading.kind === "extremes")
    return { ...leading, end: leading.end === "highest" ? "lowest" : "highest" }
  const [metric, more] = kindOf(leading).metrics(leading)
  const rank = /\b(?:best|worst|highest|lowest|longest|shortest)\b/i.exec(question)?.[0]
  if (!metric || more || rank === undefined) return null
  const parsed = parseQuestion(first.briefing, `on which day was my ${metric.name} ${rank}`)
  return readQuestion({ ...parsed, periods: first.periods }).intent
}

/** A second question of a single word. */
const bareOf = (question: string, first: ParsedQuestion, leading: Intent): Intent | null => {
  if (WHY.test(question)) return reasonOf(leading)
  if (RANK_ALONE.test(question)) return rankedOf(question, first, leading)
  return WHEN.test(question) ? dateOf(first, leading) : null
}

/** What is known of a metric comes with the person's own average of the last month. */
const isOwnOf = (one: Intent, other: Intent): boolean =>
  one.kind === "knowledge" && one.own.length > 0 && Bun.deepEquals(one.window, windowOf(other))

/** Whether the answer to one question says what the other asks: what is usual says how the day was. */
const includes = (one: Intent, other: Intent): boolean =>
  other.kind === "level" &&
  sameMetrics(one, other) &&
  (one.kind === "norm" ||
    isOwnOf(one, other) ||
    (one.kind === "usual" && daysIn(other.period.window) === 1))

/** The questions with another one, which they may answer already, or which may answer one of them. */
const joined = (all: ReadonlyArray<Asked>, asked: Asked): ReadonlyArray<Asked> =>
  all.some(({ intent }) => answers(intent, asked) || includes(intent, asked.intent))
    ? all
    : [...all.filter(({ intent }) => !includes(asked.intent, intent)), asked]

/** Kinds whose answer to the first question holds that to the second: what it is, and what it is of the person. */
const ANSWERING: ReadonlySet<string> = new Set(["knowledge", "norm"])

/** The questions of a message that asks several, each once; null where `whole`, its reading as one, is enough. */
export const readSeveral = (
  briefing: Briefing,
  whole: Intent,
  hear: Hear,
): ReadonlyArray<ReadQuestion> | null => {
  const questions = questionsIn(briefing.question)
  const [question, ...more] = questions
  if (question === undefined) return null
  const first = questionOf({ ...briefing, question })
  const leading = readQuestion(first)
  if (isUnclear(leading.intent) || isGreeting(leading.intent)) return null
  let all: ReadonlyArray<Asked> = [{ ...leading, own: first }]
  for (const [at, each] of more.entries()) {
    const own = parseQuestion(behind(briefing, questions.slice(0, at + 1), each), each)
    if (isOfResult(leading.intent, whole, own)) continue
    const intent =
      bareOf(each.trim(), first, leading.intent) ?? remedyOf(leading.intent, own, first)
    const read = intent ? { intent, leftOut: [] } : readFurther(own, first, leading.intent, hear)
    if (read === null) return null
    const asked = { ...read, own }
    if (elaborates(asked, leading.intent, whole)) return null
    all = joined(all, asked)
  }
  const isBundle = all.every(
    (asked) => answers(whole, asked) && isJudged(whole) === isJudged(asked.intent),
  )
  const isContrast =
    whole.kind === "comparison" &&
    all.every(({ intent }) => intent.kind === "level" && sameMetrics(whole, intent))
  const isOneResult =
    whole.kind === "labs" && all.every(({ intent }) => intent.kind === "labs" && !isRemedy(intent))
  const isWhole = all.length === 1 && all[0]!.own === first && !ANSWERING.has(leading.intent.kind)
  return isWhole || isBundle || isContrast || isOneResult ? null : all
}
