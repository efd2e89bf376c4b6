import { metricOf } from "#catalogue/metrics"
import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import { isOption, type Option, optionsIn } from "#embedded/model/questions/today/choice"
import { type Complaint, complaintIn } from "#embedded/model/questions/today/complaint"
import { feelingOf, resultsOfTiredness } from "#embedded/model/questions/today/feeling-words"
import type { Today } from "#embedded/model/questions/today/intent"
import { readBestDay } from "#embedded/model/questions/today/read-best-day"
import {
  dayOf,
  isFromDay,
  isOfMonth,
  isOfNights,
  RECENT_DAYS,
  sessionOf,
  weekOf,
} from "#embedded/model/questions/today/read-day"
import { asksTonight } from "#embedded/model/questions/today/tonight-words"
import {
  AHEAD,
  AMISS,
  BETTER_THAN_YESTERDAY,
  DEBT,
  EARLY_NIGHT,
  ENOUGH,
  ILL,
  LOAD,
  MORNING,
  NAP,
  NIGHT,
  OF_TODAY,
  OF_WEEKS,
  OVERTRAINING,
  RECOVERED,
  RECOVERY,
  REST,
  STATE,
  TERSE,
  TIRED,
  TRAIN,
  WANTS_BAD,
  WANTS_GOOD,
  WHAT_NOW,
} from "#embedded/model/questions/today/wordings"
import { lastDayOf } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { tidy } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** A greeting in the morning, with nothing behind it or a question for whatever there is. */
const GREETS = new RegExp(
  [
    "^(?:(?:good |hi,? |hey,? )?(?:morning|mornin)|gm)\\b[\\s!.,:-]*",
    "(?:there|again|hygeia|doc|everyone|all|to you)?[\\s!.,:)-]*",
    "(?:$|anything (?:from|i should|new)|what did i miss|how did i do|how am i)",
  ].join(""),
  "i",
)

/** Questions for what a word means, for knowledge, or for parts of the week. */
const GENERAL = phrases`
  what (is|are|does|do) [a|an|the] !(my|you|a|an|the)
  what's !(my)
  mean/s
  (sign|signs|symptom|symptoms) of
  how (do|can|would) (i|you|people) (know|tell|find out)
  weekend/s
  weekday/s
  experiment*
`
/** Questions for reasons or for a course of weeks. */
const OF_REASONS = phrases`
  how (do|can|would|does|often|long|many)
  (prevent|avoid) [being|getting]
  why
  affect*
  (do|does|did) ...5 (help|helps|improve|raise|boost|lower|hurt|increase|reduce) [with] (my|me)
  trend*
  chang*
  improv*
  (a|per|each|every) (week|day|month)
  to (lose|gain|sleep|improve|lower|raise)
  plan
  program
  programme
`
/** The same, or with an injury or an illness in it. */
const ELSE = phrases`
  ${OF_REASONS}
  <!(or) better
  worse
  when
  with (a|an|the|my) !(workout|run|ride)
  cold
  fever
  flu
  covid
  injur*
  pain*
  hurt*
  sore*
  pregnan*
  fasted
  hungover
  empty stomach
  before bed
  if
`
const TOMORROW = phrases`tomorrow`
const HOW = phrases`^ ...3(and|so|ok|but|hey|hi) how`
const AMOUNT = phrases`how (much|many|far|big|large|bad) | (size|amount) of`
const PAST = phrases`was | were | did | last | yesterday`
/** Chooses for the person, not between two things in general. */
const CHOOSES = phrases`^ ...3 (should|shall|do|can|could|may|what should|better) ...1 i`
const IN_GENERAL = phrases`is | are | was | does | did | which | better | more | versus | or both | for my`
const MAX_TERSE_WORDS = 7

/** Scores that a device gives by itself: asked for by name they are values like others. */
const SCORES = new Set(["recovery_score", "readiness", "recovery_level", "body_battery_max"])
const isKnownScore = (key: string, known: ReadonlySet<string>): boolean =>
  SCORES.has(key) && known.has(key)
/** Asks for such a score by its name. */
const SCORE = phrases`score | readiness`
/** The score that a question asks for by its name and no device sends; null for none. */
const missingScore = ({ whole, mentions, briefing }: ParsedQuestion): string | null => {
  const known = new Set(briefing.metrics.map(({ metric }) => metric))
  const [named] = mentions.flatMap(({ metrics }) => metrics).filter(({ key }) => SCORES.has(key))
  return named && SCORE.test(whole) && !known.has(named.key) ? named.name : null
}
const NIGHT_KEYS = ["sleep_minutes", "hrv_rmssd", "hrv_sdnn"]

const WORDINGS = [
  ["debt", DEBT],
  ["overtraining", OVERTRAINING],
  ["ill", ILL],
  ["nap", NAP],
  ["early_night", EARLY_NIGHT],
  ["yesterday", BETTER_THAN_YESTERDAY],
  ["rest", REST],
  ["train", TRAIN],
  ["night", NIGHT],
  ["tired", TIRED],
  ["state", STATE],
  ["recovered", RECOVERED],
  ["recovered", RECOVERY],
  ["load", LOAD],
] as const
/** Of these a question that names a measure besides is one for the measure. */
const OF_NO_MEASURE: ReadonlyMap<Today["asks"], PhraseTable> = new Map([
  ["state", STATE],
  ["tired", TIRED],
  ["yesterday", BETTER_THAN_YESTERDAY],
  ["amiss", AMISS],
])
const WANTS_YES_OR_NO = phrases`^ ...3(and|so|ok|but|hey|hi) (is|are|am|was|do|did|does|have|has|can)`
/** What may be asked of a day to come. */
const OF_DAYS_AHEAD = new Set<Today["asks"]>(["train", "rest", "recovered", "state", "choice"])

const covers =
  (inner: TextSpan) =>
  ({ start, end }: TextSpan): boolean =>
    start <= inner.start && inner.end <= end

/** Of these wordings what follows may name a cold or a reason. */
const PLAIN = new Set<Today["asks"]>([
  "ill",
  "debt",
  "enough",
  "yesterday",
  "amiss",
  "state",
  "tired",
  "nap",
  "early_night",
])

const isMorning = ({ briefing, whole, mentions }: ParsedQuestion): boolean =>
  mentions.length === 0 && (GREETS.test(tidy(briefing.question)) || MORNING.test(whole))

const OF_EFFORT = new Set<Complaint["ailment"] | undefined>(["sore", "worn_out"])

/** Beside these a person may say how their body is: that is answered first. */
const BESIDE_COMPLAINT = [
  ["rest", REST],
  ["train", TRAIN],
] as const

const optionsOf = ({ whole, mentions, periods }: ParsedQuestion): ReadonlyArray<Option> => {
  const isOwn = CHOOSES.test(whole) || whole.trim().split(/\s+/).length <= MAX_TERSE_WORDS
  const isNamed =
    mentions.some(({ start, end }) => !isOption(whole.slice(start, end))) ||
    periods.some(({ window }) => daysIn(window) > 1)
  return isOwn && !isNamed && !IN_GENERAL.test(whole) ? optionsIn(whole) : []
}

const chooses = (parsed: ParsedQuestion): boolean => optionsOf(parsed).length > 1

/** What somebody says of their body beside a question whether to train or to rest. */
const complaintBeside = (parsed: ParsedQuestion): Pick<Today, "asks" | "complaint"> | null => {
  const { whole } = parsed
  const asks = chooses(parsed)
    ? "choice"
    : (BESIDE_COMPLAINT.find(([, wording]) => wording.test(whole))?.[0] ??
      (WHAT_NOW.test(whole) ? "rest" : TERSE.test(whole) ? "train" : undefined))
  if (asks === undefined || GENERAL.test(whole) || OF_REASONS.test(whole)) return null
  const complaint: Complaint | null = complaintIn(parsed)
  const isAnswered = asks !== "rest" || REST.test(whole) || OF_EFFORT.has(complaint?.ailment)
  return complaint && isAnswered ? { asks, complaint } : null
}

const asked = (parsed: ParsedQuestion): Today["asks"] | null => {
  const { whole, mentions, periods } = parsed
  if (isMorning(parsed)) return "morning"
  if (asksTonight(parsed)) return "tonight"
  if (GENERAL.test(whole)) return null
  if (chooses(parsed) && !OF_REASONS.test(whole)) return "choice"
  const isAmiss = AMISS.test(whole) && OF_TODAY.test(whole)
  const named = isAmiss ? "amiss" : WORDINGS.find(([, wording]) => wording.test(whole))?.[0]
  const found = named === "debt" && ENOUGH.test(whole) ? "enough" : (named ?? null)
  const long = periods.some(({ window }) => daysIn(window) > RECENT_DAYS)
  if (found === null)
    return ENOUGH.test(whole) && isOfNights(periods) && !long && !ELSE.test(whole) ? "enough" : null
  if (!PLAIN.has(found) && ELSE.test(whole)) return null
  const wording = OF_NO_MEASURE.get(found)
  if (wording && !mentions.every((mention) => wording.find(whole).some(covers(mention))))
    return null
  const known = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
  const isScore = mentions.some(
    ({ metrics: [metric] }) => metric && isKnownScore(metric.key, known),
  )
  if (found === "recovered" && isScore && !RECOVERED.test(whole)) return null
  if (found === "train" && OF_WEEKS.test(whole)) return null
  if (found === "night" && !mentions.every((mention) => NIGHT.find(whole).some(covers(mention))))
    return null
  if (long && found !== "overtraining" && found !== "debt") return null
  const isOpen = HOW.test(whole) || (!RECOVERED.test(whole) && !WANTS_YES_OR_NO.test(whole))
  return found === "recovered" && isOpen ? "state" : found
}

const NAPS = phrases`^ ...3(and|so|ok|but|hey|hi) (should|shall|do|can|could|may|would) ...1 i`

/**
 * What a person says of their body beside a question whether to train, whether they should nap, and what to do tonight,
 * before anything else is heard in it.
 */
export const readBody = (parsed: ParsedQuestion): Today | null => {
  const { whole } = parsed
  const isNap = NAP.test(whole) && NAPS.test(whole) && !OF_REASONS.test(whole)
  return isNap || asksTonight(parsed) || complaintBeside(parsed) ? readToday(parsed) : null
}

/** "should I work out today", "how was my night", "am I getting sick", "do I have a sleep debt". */
export const readToday = (parsed: ParsedQuestion): Today | null => {
  const ranked = readBestDay(parsed)
  if (ranked) return ranked
  const beside = complaintBeside(parsed)
  const feeling = beside ? null : feelingOf(parsed)
  const asks = beside?.asks ?? (feeling ? "feeling" : asked(parsed))
  if (asks === null) return null
  const { briefing, whole, dates } = parsed
  const session = sessionOf(parsed, asks)
  const isAhead = OF_DAYS_AHEAD.has(asks) && AHEAD.test(whole) && !PAST.test(whole)
  const isNow = session || isAhead || isFromDay(parsed, asks)
  const day = isNow ? dates.today : dayOf(parsed)
  const nights = NIGHT_KEYS.flatMap((key) => metricOf(key) ?? [])
  const last = lastDayOf(briefing, nights)
  const late = day === dates.today && last === addDays(day, -1)
  const week = asks === "enough" || asks === "debt" ? weekOf(parsed) : null
  const wants = WANTS_BAD.test(whole) ? "bad" : WANTS_GOOD.test(whole) ? "good" : null
  const score = asks === "state" ? missingScore(parsed) : null
  return {
    kind: "today",
    asks,
    ...(score === null ? {} : { score }),
    date: week ? week.window.to : late ? last : day,
    late: late && week === null,
    tomorrow: isAhead || TOMORROW.test(whole),
    ...(isAhead ? { ahead: true } : {}),
    ...(session ? { session } : {}),
    ...(asks === "debt" && AMOUNT.test(whole) ? { amount: true } : {}),
    ...(asks === "debt" && isOfMonth(parsed) ? { month: true } : {}),
    ...(asks === "choice" ? { options: optionsOf(parsed) } : {}),
    ...(beside ? { complaint: beside.complaint } : {}),
    ...(week ? { week: week.name } : {}),
    ...(asks === "night" && wants ? { wants } : {}),
    ...(feeling
      ? { ...feeling, results: feeling.lasting ? resultsOfTiredness(briefing) : [] }
      : {}),
  }
}
