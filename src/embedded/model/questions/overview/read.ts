import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import { levelOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { briefIn } from "#embedded/model/questions/overview/brief"
import type { Overview } from "#embedded/model/questions/overview/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, usual } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import type { Period } from "#embedded/model/understanding/time/period"
import { AMISS, WELL } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const VAGUE = phrases`
  is everything ...2 (ok|okay|fine|alright|all right|good|normal|in order)
  everything (ok|okay|fine|alright|good)
  am i (healthy|in good health|all right)
  how am i
  how is it going
  how's it going
  how are things
  how have i been
  how was i
  how (is|was|has) (my (health|body|day|week|month|year)|everything|been)
  how (did|am|was|have) i (do|doing|been|feel*)
  how (healthy|fit) am i
  am i (${WELL}|well|improving|getting (better|worse|anywhere)|making progress|on track|progressing|doing)
  am i in good shape
  ^ ...2(so|and|ok) where (do|am) i (stand|stood|standing) $
  highlights of my (health|data|numbers|body|year|month)
  what's good and ...2 bad
  whats good and ...2 bad
  how am i (ageing|aging)
  my biggest (win|success|gain|improvement)
  on the right (track|path|way)
  (heading|going|moving) ...2 right (way|direction)
  (better|good|worse|bad) shape
  healthier
  what ...2 (got|gotten|has|have|is|are|getting|gone) ...1(gotten|got|getting) better
  what ...1 (improved|has improved|have improved)
  my health
  overview
  summary
  summarise
  summarize
  check in
  checkin
  status
  overall
  wellbeing
  well being
  recap
  report
  sum up
  should i be (worried|concerned)
  anything i should (know|worry|be (worried|concerned)|watch)
  anything (wrong|to worry|concerning|unusual|odd|strange|different|stand*)
  any [*] (problem/s|issue/s|red flag/s|concern/s)
  what [is|has|have] [*] (changed|different|new)
  what've [*] (changed|different|new)
  how has my (body|health|fitness) changed
`

/** Whether there is anything to worry about. */
const WORRIES = phrases`
  is everything ...2 (ok|okay|fine|alright|all right|good|normal|in order)
  (is|are) my heart [(numbers|values)] (ok|okay|fine|healthy|good|alright)
  should i be (worried|concerned)
  anything i should (know|worry|be (worried|concerned)|watch)
  anything (wrong|to worry|concerning)
  any [*] (problem/s|issue/s|red flag/s|concern/s)
`

/** What should be better: the same, with the lab results. */
const FAULTS = phrases`
  what am i [doing|getting] wrong
  (anything|something) [that] (i'm|i am|am i|i) (doing|getting|do) wrong
  what (am i|are my) (weak|bad|worst) [at|points|spots|areas]
  (my|the) (weak|worst|biggest) (point/s|spot/s|area/s|weakness*|problem/s|issue/s)
  (anything|something|what) ...1(that) (i'm|i am|am i|i) ...1 (neglecting|neglect|missing out on|overlooking)
  where am i (failing|slipping|falling short|going wrong|struggling)
  what (could|can|should) be better
  what (could|can|should) i [be] (do|doing) better
  (my|the) (weakest|weak|worst) (point/s|spot/s|area/s|link/s|side)
  what needs (work|improving|improvement|attention)
  what (is|are|s) not [going] well
`
/** The same, where a word of it sounds like a measure or like a complaint. */
const OWN_FAULTS = phrases`
  ^ ...3(so|and|ok|the|what's|whats|what|is|are) my (weakest|weak|worst) (point/s|spot/s|area/s|link/s|side) $
  ^ ...2(so|and|ok) what (could|can|should) i [be] (do|doing) better $
`
/** Which of all measures got worse. */
const WORSE = phrases`
  ${FAULTS}
  (which|what) ...7 (got|gotten|has|have|is|are|went|turned|become|became|getting|going|gone) ...2 (worse|worsened|
    worsening|downhill)
  what (worsened|worsens|declined|deteriorated)
  (did|has|have|is) (anything|something|any) ...5 (worse|worsen|worsened|worsening|downhill)
`
/** What else may have got worse than the central metrics. */
const FURTHER = ["stress_score", "deep_minutes", "sleep_efficiency", "vo2max"]

/** Complaints: they are answered by an overview even when the question names something else. */
const WRONG = phrases`
  wrong with
  the matter with
  going on with
  happening (to|with)
  what is up with
  what's up with
`
const ILL = phrases`
  ${AMISS}
  awful
  ill
  low
  off
  rough
  sick
  strange
  terrible
  unwell
  weak
  weird
`
/** The same, where the question names no metric. */
const UNWELL = phrases`
  tired/ness
  exhaust*
  fatigue*
  worn out
  run down
  rundown
  (burned|burnt) out
  burnout
  (no|low|lack of|out of|little|less) energy
  low on energy
  drained
  sluggish
  (feel|feeling) [so|really|very|a bit|kind of] ${ILL}
  overtrain*
  getting (sick|ill)
  coming down with
  going on
  what is (wrong|the matter)
  what's (wrong|the matter)
`

const MAX_METRICS = 5

/** Words of a question that names only a time: "how was May", "and last month?". */
const NAMES_TIME = phrases`
  how
  what
  compare
  was
  were
  good
  bad
`
/** Nothing but the time, or two of them and what holds one against the other: "October against October last year". */
const ONLY_TIME = /^(?: |and|or|so|versus|against|compared|to|with|minus|[?.!/-])*$/i

/**
 * "how am I doing": the last thirty days of a few central metrics against the ninety before. With a
 * day it is that day's level; with another time, that time against as long a time before.
 */
export const readOverview = (parsed: ParsedQuestion): Overview | Level | null => {
  const { text, whole, metrics } = parsed
  const periods = parsed.periods.filter(({ form }) => form !== "always")
  const named = periods.length > 0 && (NAMES_TIME.test(text) || ONLY_TIME.test(text))
  if (metrics.length === 0 && WORSE.test(whole)) return worseOf(parsed)
  if (metrics.length > 0 || !(VAGUE.test(whole) || UNWELL.test(whole) || named)) return null
  const bundled = centralOf(parsed)
  return overviewOf({ ...parsed, periods }, bundled, UNWELL.test(whole))
}

const horizonsFor = ({ dates }: ParsedQuestion, { window }: Period): Overview["horizons"] =>
  horizonsOf(window.to, dates.first)

const overviewOf = (
  parsed: ParsedQuestion,
  metrics: ReadonlyArray<Metric>,
  trouble: boolean,
): Overview | Level => {
  const contrast = contrastOf({ ...parsed, metrics })
  const now = contrast?.b ?? periodOf({ ...parsed, metrics }, DEFAULT_DAYS.overview)
  if (now.window.from === now.window.to) {
    const nights = metrics.filter(({ day }) => day === "night")
    const level = levelOf(parsed, now.form === "night" && nights.length > 0 ? nights : metrics, now)
    return contrast ? { ...level, usual: contrast.a.window } : level
  }
  const isOpen = contrast === null && now.form === "default" && !trouble
  return {
    kind: "overview",
    metrics,
    horizons: isOpen ? horizonsFor(parsed, now) : [],
    contrast:
      contrast ?? (now.form === "default" ? { a: usual(now), b: now } : before(now, parsed.dates)),
    labs: parsed.briefing.biomarkers.length > 0,
    trouble,
    ...(!trouble && WORRIES.test(parsed.whole) ? { worried: true } : {}),
  }
}

/** "what's my weakest spot", "what could I do better", before a word of it is taken for a measure. */
export const readFaults = (parsed: ParsedQuestion): Overview | Level | null =>
  OWN_FAULTS.test(parsed.whole) ? worseOf(parsed) : null

const HEART = phrases`
  (how is|how's|hows|how has|how was) my heart [(health|doing|lately|these days|looking|been)] $
  (is|are) my heart [(numbers|values)] (ok|okay|fine|healthy|good|alright)
  my heart health
`
const OF_HEART = ["resting_hr", "hrv_rmssd", "vo2max"]

/** "How's my heart?": what shows in its numbers over the year, and the lab results. */
export const readHeart = (parsed: ParsedQuestion): Overview | Level | null => {
  if (!HEART.test(parsed.whole) || parsed.periods.length > 0) return null
  const present = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
  const metrics = OF_HEART.filter((key) => present.has(key)).flatMap((key) => metricOf(key) ?? [])
  return metrics.length < 2 ? null : overviewOf(parsed, metrics, false)
}

/** "which of my numbers got worse this year": the central metrics, and others that have a better and a worse. */
const worseOf = (parsed: ParsedQuestion): Overview | Level => {
  const present = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
  const further = FURTHER.filter((key) => present.has(key)).flatMap((key) => metricOf(key) ?? [])
  const overview = overviewOf(parsed, [...centralOf(parsed), ...further], false)
  return overview.kind === "overview"
    ? { ...overview, worse: true, labs: overview.labs && FAULTS.test(parsed.whole) }
    : overview
}

/** "one line how I'm doing", "that's not what I asked": a line on the central metrics. */
export const readBrief = (parsed: ParsedQuestion): Overview | Level | null => {
  const brief = briefIn(parsed)
  if (brief === null) return null
  const overview = overviewOf(parsed, centralOf(parsed), false)
  return overview.kind === "overview" ? { ...overview, brief, labs: false } : null
}

/** "what is wrong with my recovery": the metrics that are named, then the default ones. */
export const readTrouble = (parsed: ParsedQuestion): Overview | Level | null =>
  WRONG.test(parsed.whole)
    ? overviewOf(
        parsed,
        [...new Set([...parsed.metrics, ...centralOf(parsed)])].slice(0, MAX_METRICS),
        true,
      )
    : null
