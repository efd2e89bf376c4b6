import { metricOf } from "#catalogue/metrics"
import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import { type Complaint, complaintIn } from "#embedded/model/questions/today/complaint"
import { feelingOf, resultsOfTiredness } from "#embedded/model/questions/today/feeling-words"
import type { Today } from "#embedded/model/questions/today/intent"
import { lastDayOf } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

const TRAINING = phrases`
  (work|working) out
  workout/s
  exercis*
  train/ing
  gym
  sport/s
  (run|running|ride|riding|bike|biking|cycle|cycling|swim|swimming|jog|jogging|hike|hiking|row|lift|lifting)
  weights
  session
  interval/s
  race
  crossfit
  go hard
  push [it|hard|myself]
`
const TRAIN = phrases`
  (should|can|could|shall|may) i [still|really|safely|even|just|also|go|do|have] ...4 ${TRAINING}
  (is it|is today|is this|would it be) [a] (ok|okay|fine|good|safe|wise|smart|bad) [idea|day|time|for me] (
    to|for) ...4 ${TRAINING}
  (good|bad) day (to|for) ...4 ${TRAINING}
  (ready|fresh|fit|good) [enough] (to|for) ...4 ${TRAINING}
  ready to go hard
  (what|which|what kind of) (workout|training|exercise|session|sport) should i do
  how hard (should|can|could) i ...2 ${TRAINING}
  ${TRAINING} [today|tonight|tomorrow] or ...3(not|should|i|do|take|a|just) (rest|skip|chill)
  (do|want) me to ...2 ${TRAINING}
`
const REST = phrases`
  rest day
  recovery day
  day off [from (training|running|the gym|exercise|sport)]
  (should|do|must|can) i [need to|have to|just] (rest|take it easy|skip [the|my] (gym|workout|run|training|session))
  need [some|more|a] rest
`
const RECOVERED = phrases`
  (am i|have i|i'm) ...2 (recovered|recovering|rested|fresh)
  how (recovered|rested|ready|fresh|fatigued) (am i|i am)
  how is my body
`
/** The same, or the score of a device that gives one. */
const RECOVERY = phrases`
  my (recovery|readiness)
  (recovery|readiness) (today|this morning|status)
`
const OVERTRAINING = phrases`
  overtrain*
  (am i|i'm|i am|are we) ...2 burning out
  burnout
  over (training|trained)
  overreach*
  training too (much|hard|often)
  (am i|i am|i'm|have i been) (overdoing|over doing)
  doing too much [training|exercise|sport|running]
`
const ILL = phrases`
  (am i|i'm|i am|could i be|might i be) ...2 (getting|becoming|falling|about to (get|be|fall)) (sick|ill)
  (get|getting) (sick|ill|something)
  coming down with !(it|that|this|my|the|time|age)
  (catching|fighting) (a cold|something|a bug|an infection)
  body fighting
`
const NIGHT = phrases`
  how (was|is|were|went|did) (my|the|last) night [go|look]
  how did my (night|rest) (go|look)
  (was|is) (my night|last night|that|it) ...2(a|an|really|actually) (good|bad|ok|okay|decent|fine) (night|sleep)
  (was|is) (my night|last night|that|it) ...2(a|an|really|actually) (restful|great|poor|rough) (night|sleep)
  (was|is) (my night|last night|my sleep) [a] (good|bad|ok|okay|decent|fine|restful|any good) $
  did i [really|actually|even] sleep (well|ok|okay|badly|poorly|alright|good|fine)
`
/** Wants a yes or no, and what a yes would mean. */
const WANTS_GOOD = phrases`
  (was|is) ...5 (good|ok|okay|decent|fine|restful|great)
  did i [really|actually|even] sleep (well|ok|okay|alright|good|fine)
`
const WANTS_BAD = phrases`
  (was|is) ...5 (bad|poor|rough)
  did i [really|actually|even] sleep (badly|poorly)
`
const DEBT = phrases`
  sleep (debt|deficit)
  sleep deprived
  how much sleep (do i owe|am i (missing|short))
  (behind|short|catch up|catching up) on sleep
`
const ENOUGH = phrases`
  (sleep|slept|sleeping) enough
  enough (sleep|rest)
`
const LOAD = phrases`
  (training|workout|exercise) (load|volume)
  how much (have i been|am i) (training|exercising|working out)
`
/** A request for what the night was and the day is like. */
const MORNING = phrases`
  (morning|daily) (review|report|summary|briefing|brief|update|check|checkin)
  (start|brief me on|brief me for) my day
  morning ...2 (anything|how did i do|what did i miss|how am i [doing|today]|what's up|how do i look)
`
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

/** Scores that a device gives by itself: asked for by name they are values like others. */
const SCORES = new Set(["recovery_score", "readiness", "recovery_level", "body_battery_max"])
const NIGHT_KEYS = ["sleep_minutes", "hrv_rmssd", "hrv_sdnn"]
const RECENT_DAYS = 14

const WORDINGS = [
  ["debt", DEBT],
  ["overtraining", OVERTRAINING],
  ["ill", ILL],
  ["rest", REST],
  ["train", TRAIN],
  ["night", NIGHT],
  ["recovered", RECOVERED],
  ["recovered", RECOVERY],
  ["load", LOAD],
] as const

const covers =
  (inner: TextSpan) =>
  ({ start, end }: TextSpan): boolean =>
    start <= inner.start && inner.end <= end

/** Of these wordings what follows may name a cold or a reason. */
const PLAIN = new Set<Today["asks"]>(["ill", "debt", "enough"])

const isMorning = ({ briefing, whole, mentions }: ParsedQuestion): boolean =>
  mentions.length === 0 && (GREETS.test(tidy(briefing.question)) || MORNING.test(whole))

const WEEK_DAYS = 7

/** A week that is over, or as many days: the nights a question for enough sleep is about. */
const weekOf = ({ periods, dates }: ParsedQuestion) => {
  const [period] = periods
  return period && daysIn(period.window) === WEEK_DAYS && period.window.to < dates.today
    ? period
    : null
}

/** Several nights: a single one is judged by itself. */
const isOfNights = (periods: ParsedQuestion["periods"]): boolean =>
  periods.some(({ window }) => daysIn(window) > 1)

/** Beside these a person may say how their body is: that is answered first. */
const BESIDE_COMPLAINT = [
  ["rest", REST],
  ["train", TRAIN],
] as const

/** What somebody says of their body beside a question whether to train or to rest. */
const complaintBeside = (parsed: ParsedQuestion): Pick<Today, "asks" | "complaint"> | null => {
  const { whole } = parsed
  const asks = BESIDE_COMPLAINT.find(([, wording]) => wording.test(whole))?.[0]
  if (asks === undefined || GENERAL.test(whole) || OF_REASONS.test(whole)) return null
  const complaint: Complaint | null = complaintIn(parsed)
  return complaint && { asks, complaint }
}

const asked = (parsed: ParsedQuestion): Today["asks"] | null => {
  const { whole, mentions, periods } = parsed
  if (isMorning(parsed)) return "morning"
  if (GENERAL.test(whole)) return null
  const named = WORDINGS.find(([, wording]) => wording.test(whole))?.[0] ?? null
  const found = named === "debt" && ENOUGH.test(whole) ? "enough" : named
  const long = periods.some(({ window }) => daysIn(window) > RECENT_DAYS)
  if (found === null)
    return ENOUGH.test(whole) && isOfNights(periods) && !long && !ELSE.test(whole) ? "enough" : null
  if (!PLAIN.has(found) && ELSE.test(whole)) return null
  const isScore = mentions.some(({ metrics: [metric] }) => metric && SCORES.has(metric.key))
  if (found === "recovered" && isScore && !RECOVERED.test(whole)) return null
  if (found === "night" && !mentions.every((mention) => NIGHT.find(whole).some(covers(mention))))
    return null
  return long && found !== "overtraining" ? null : found
}

/** "should I work out today", "how was my night", "am I getting sick", "do I have a sleep debt". */
export const readToday = (parsed: ParsedQuestion): Today | null => {
  const beside = complaintBeside(parsed)
  const feeling = beside ? null : feelingOf(parsed)
  const asks = beside?.asks ?? (feeling ? "feeling" : asked(parsed))
  if (asks === null) return null
  const { briefing, whole, dates, periods } = parsed
  const day = periods.find(({ window }) => daysIn(window) === 1)?.window.to ?? dates.today
  const nights = NIGHT_KEYS.flatMap((key) => metricOf(key) ?? [])
  const last = lastDayOf(briefing, nights)
  const late = day === dates.today && last === addDays(day, -1)
  const week = asks === "enough" || asks === "debt" ? weekOf(parsed) : null
  const wants = WANTS_BAD.test(whole) ? "bad" : WANTS_GOOD.test(whole) ? "good" : null
  return {
    kind: "today",
    asks,
    date: week ? week.window.to : late ? last : day,
    late: late && week === null,
    tomorrow: TOMORROW.test(whole),
    ...(beside ? { complaint: beside.complaint } : {}),
    ...(week ? { week: week.name } : {}),
    ...(asks === "night" && wants ? { wants } : {}),
    ...(feeling
      ? { ...feeling, results: feeling.lasting ? resultsOfTiredness(briefing) : [] }
      : {}),
  }
}
