import { analyteNamed } from "#catalogue/biomarkers/name"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { metricOf } from "#catalogue/metrics"
import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import { isAsked } from "#embedded/model/questions/knowledge/asking"
import {
  DESPITE,
  DIFFERS,
  FORMS,
  NUMBERS,
  OF_DAYS,
  OUGHT,
  WORTH,
} from "#embedded/model/questions/knowledge/forms"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects, type Subject } from "#embedded/model/understanding/subjects"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** Words behind "what is" that ask for a value, a judgement or a record. */
const OTHER_QUESTIONS = phrases`
  (my|your|the|best|highest|lowest|average|new|wrong|better|normal|healthy|good|typical)
  (a|an) (best|high|highest|low|lowest|average|better|normal|healthy|good|bad|great|decent|fair|safe|ideal|typical|
    usual|reasonable|realistic|sensible|sustainable|new)
`
/** Asks what something is or how it is measured, whoever's it is. */
const DEFINES = phrases`
  ^ ...3(hi|hey|ok|so|and|but|please) what (is|are|'s) !${OTHER_QUESTIONS}
  ^ ...3(hi|hey|ok|so|and|but|please) (what's|whats) !${OTHER_QUESTIONS}
  what (does|do) ...6 (mean|stand for)
  meaning of
  defin/e/ition
  explain !(that|this|it|why|my)
  (how|what way) (is|are) ...8 (measured|calculated|computed|estimated|determined|tracked|worked out)
  how (does|do) ...6 (measur*|calculat*|comput*|estimat*|determin*|track*|work/s)
  how (accurate|reliable|trustworthy|exact|precise) (is|are)
  can i trust
  why (does|do|is|are) ...6 (matter/s|important)
  how long (does|do|can) ...4 (affect|last|stay|linger|take|influence)
  (what's|whats|is|are) the difference !(my|in|of|to|from|weekdays|weekends)
`
/** Asks what is known in general. */
const GENERAL = phrases`
  (what|whats|what's) [is] [the|my] (best|right|ideal) (time|bedtime)
  tell me about !(my)
  (is|are|was|were) it (ok|okay|safe|bad|good|healthy|fine|normal|worth|dangerous|true|possible|harmful)
  (is|are) ...4 (dangerous|harmful|safe)
  (should|can|may|could) (i|you|we|one|people)
  (how|what) (much|many|long|often|time|kind|type|sort|temperature) ...6 (should|safe|need|last/s|ok|allowed|too)
  how long (does|do|is|will) !(my)
  how (do|can|could|should|would|to) (i|you|we|one)
  how to
  (what|which) (can|could|should) (i|you|we|one)
  best (way|time|thing)
  (tips|advice|help) (for|on|with)
  (does|do) ...4 (help*|work/s|caus*|affect*|raise/s|lower/s|reduc*|improv*|damag*|count/s)
  (causes|symptoms|signs|benefits|side effects|risks) of
  what (causes|affects|influences|raises|lowers|happens|helps|improves|moves)
  why (does|do|is|are)
`
/** Asks for the person's own numbers. */
const OWN = phrases`
  my
  mine
  (am|was|were|have|had|did|do) i
  i've
  (average|median|total|trend|correlation|lowest|highest|best|worst) !(heart|way|time|temperature|thing|position)
  last (night|week|month|year)
  yesterday
  today
`
const DAYS = 30

/** A workout has its values by itself: their mean over days says little. */
const isOfWorkouts = ({ sources }: Metric): boolean =>
  sources.every(({ table }) => table === "activities")

/**
 * The metrics of the person that a subject is about: all of a short answer, else what the question names and what the
 * entry defines.
 */
const ownMetrics = (
  entry: KnowledgeEntry,
  { briefing, mentions, whole }: ParsedQuestion,
): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const named = new Set(mentions.flatMap(({ metrics }) => metrics.map(({ key }) => key)))
  const isDefined = "asks" in entry || isAsked(whole, ["meaning", "normal", "need"])
  return entry.metrics
    .filter((key, at) => present.has(key) && (named.has(key) || (isDefined && at === 0)))
    .flatMap((key) => metricOf(key) ?? [])
    .filter((metric) => !isOfWorkouts(metric))
}

const ownResults = (
  { analytes = [] }: KnowledgeEntry,
  { biomarkers }: Briefing,
): ReadonlyArray<string> => {
  const named = biomarkers.map((name) => ({ name, key: analyteNamed(name, "")?.key ?? "" }))
  return analytes.flatMap((key) => named.find((each) => each.key === key)?.name ?? [])
}

export const intentOf = (subject: KnowledgeEntry, parsed: ParsedQuestion): Knowledge => {
  const { briefing, dates, whole } = parsed
  const to = dates.lastCompleteDay
  const most = subject.isPair ? 2 : 1
  const results = ownResults(subject, briefing).slice(0, most)
  return {
    kind: "knowledge",
    subject: subject.id,
    asksNormal: isAsked(whole, ["normal"]),
    results,
    own: results.length === 0 ? ownMetrics(subject, parsed).slice(0, most) : [],
    window: { from: addDays(to, 1 - DAYS), to },
  }
}

const subjectOf = (parsed: ParsedQuestion): Knowledge | null => {
  const [subject] = findSubjects(parsed.whole)
  return subject ? intentOf(subject.entry, parsed) : null
}

const isTimeless = ({ periods, limits }: ParsedQuestion): boolean =>
  periods.length === 0 && !limits.some(({ said }) => said)

/** How many words name two things at least. */
const MIN_NAMED = 3
/** How many words name a subject that a reason is asked of. */
const MIN_REASON = 4

const isOfBoth = ({ entry }: Subject): boolean =>
  entry.isPair === true || (entry.analytes ?? []).length > 1

const isOfLab = ({ entry }: Subject): boolean => (entry.analytes ?? []).length > 0

/** Whether a subject is what a question in one of the forms asks about. */
const isAskedOf = ({ whole, metrics, mentions }: ParsedQuestion, subject: Subject): boolean => {
  if (FORMS.test(whole)) return true
  if (DIFFERS.test(whole))
    return !OF_DAYS.test(whole) && subject.words >= MIN_NAMED && isOfBoth(subject)
  if (DESPITE.test(whole)) return subject.words >= MIN_REASON && isOfLab(subject)
  if (WORTH.test(whole)) return mentions.length < 2
  return OUGHT.test(whole) && metrics.length === 0 && isOfLab(subject)
}

/**
 * The subject of a question whose form asks for what is known, whatever else of the person's has its name: "what does
 * ferritin tell you", "is magnesium any good for sleep", "what should my LDL be".
 */
export const readForm = (parsed: ParsedQuestion): Knowledge | null => {
  if (!isTimeless(parsed) || NUMBERS.test(parsed.whole)) return null
  const subject = findSubjects(parsed.whole).find((each) => isAskedOf(parsed, each))
  return subject ? intentOf(subject.entry, parsed) : null
}

/** The subject whose meaning or measurement a question asks for; null where it asks for the person's numbers. */
export const readKnowledge = (parsed: ParsedQuestion): Knowledge | null =>
  isTimeless(parsed) && DEFINES.test(parsed.whole) && !OWN.test(parsed.whole)
    ? subjectOf(parsed)
    : null

/** The subject of which a question asks what is known in general, where none of the person's data answers it. */
export const readGeneral = (parsed: ParsedQuestion): Knowledge | null =>
  isTimeless(parsed) && GENERAL.test(parsed.whole) ? subjectOf(parsed) : null

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end

/** Asks what to do about a subject that is named in several words. */
const ADVISES = phrases`
  how (do|can|could|should|to) ...2 (beat|avoid|fight|deal|handle|prevent|survive|train|prepare|
    cope|manage|adjust|adapt)
  (make|give|need|want|write|build) ...3 (plan|program|schedule)
  should (i|you|we|one) (fast|eat|drink|stretch|warm)
`
/** Asks how to live with a subject, whatever of the person's own it costs. */
const COPES = phrases`how (do|can|could|should|to) ...2 (deal|handle|cope|survive|manage|beat|
  adjust|adapt)`
/** How many words name a subject beyond doubt. */
const MIN_SPECIFIC = 2

/**
 * The subject that advice is asked about, whatever else the message says of oneself or the weeks ahead; null where
 * a plan can start from the person's own metric.
 */
export const readAdvice = (parsed: ParsedQuestion): Knowledge | null => {
  const text = tidy(parsed.briefing.question)
  if (!ADVISES.test(text)) return null
  const [subject] = findSubjects(text).filter(
    ({ words, entry }) =>
      words >= MIN_SPECIFIC && (entry.steps !== undefined || entry.metrics.length === 0),
  )
  const specific = findSubjects(parsed.whole).filter(({ words }) => words >= MIN_SPECIFIC)
  const isOnly = parsed.mentions.every((each) => specific.some((other) => overlaps(each, other)))
  const isOwn = parsed.metrics.some(({ key }) => subject?.entry.metrics.includes(key))
  const isMeant = COPES.test(text) || (isOnly && !isOwn)
  return subject && isMeant ? intentOf(subject.entry, parsed) : null
}

/** The subject of a question that nobody else understood: what is known is better than nothing. */
export const readSubject = subjectOf

/** Asks for numbers of the person's own. */
const OWN_NUMBERS = phrases`
  (did|was|were|had|have|am) (i|my)
  how (many|much|far|long) ...3 (do|did|am|have) i !(need|have to|want)
  how (is|was|are|were|do|did) (i|my)
  my ...4 (was|were|when|on|after|with|during|in)
  ^ my
`

/** Where a text names subjects. */
export const subjectSpans = ({ whole }: ParsedQuestion): ReadonlyArray<Subject> =>
  findSubjects(whole)

/**
 * The subject that words belong to which another reading leaves out: "Does magnesium help me sleep?" is about
 * magnesium. Null where none is, or the question is for the person's own numbers.
 */
export const readLeftOut = (
  parsed: ParsedQuestion,
  leftOut: ReadonlyArray<TextSpan>,
): Knowledge | null => {
  if (!isTimeless(parsed) || OWN_NUMBERS.test(parsed.whole)) return null
  const subject = findSubjects(parsed.whole).find((each) =>
    leftOut.some((words) => overlaps(each, words)),
  )
  return subject ? intentOf(subject.entry, parsed) : null
}
