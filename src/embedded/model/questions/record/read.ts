import { MILE_KM } from "#catalogue/us-units"
import { daysIn } from "#domain/window"
import type { Record } from "#embedded/model/questions/record/intent"
import { always } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import { isOverDistance, sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const SINGLE = phrases`
  (workout|session|run|ride|swim|jog|hike|row)
  (race|training)
  (i|i've) ...1 (last|latest) (exercise|exercised|train|trained|work out|worked out|do sport/s)
`
const LAST = phrases`
  (last|latest|most recent|previous) ...3 ${SINGLE}
  when did i [last] (run|ride|cycle|bike|swim|hike|row|lift|exercise|train|work out|jog|ski|do) [last]
  when did i last ...4
  when (was|is) [the] last time i
  how long ago did i [last]
  how long (is it|has it been) since [i|my last]
  how (many|long) ...4 since (my|the|i) last ...3
`
const LONGEST = phrases`
  longest
  biggest
  best (workout|session|training)
`
const FARTHEST = phrases`
  furthest
  farthest
  longest distance
`
const FASTEST = phrases`
  fastest
  quickest
  best (time|pace|5k|10k|half|marathon)
`
const HARDEST = phrases`
  (hardest|toughest) !(week|month|day|year)
  most (intense|strenuous|demanding|exhausting) !(week|month|day|year)
`
const BESTS = phrases`
  personal (best|bests|record|records)
  pb/s
  prs
  my (record|records) (in|for|at|over)
  (running|cycling|swimming|workout|sport|training) records
  best times
  best (run|ride|swim|jog|hike|row) !(time|pace)
`
const TREND = phrases`
  trend/s/ing
  (getting|become|becoming|got) (faster|slower|quicker)
  improv*
  (go|goes|going|went|gone) (up|down)
  chang*
  over time
  progress*
`
const FASTER = phrases`
  (am i|i'm|have i) ...2 (faster|slower|quicker)
`
const PACE = phrases`
  pace
  speed
  how fast
  faster
  slower
  quicker
`
const ASPECTS = [
  ["cadence", phrases`cadence | steps per minute | steps a minute | spm | rpm | stride rate`],
  ["heart_rate", phrases`heart rate | heartrate | hr | pulse | bpm`],
  ["power", phrases`power | watts`],
  ["load", phrases`load | tss | training stress`],
  ["climb", phrases`elevation | climb* | ascent | uphill`],
  ["energy", phrases`calorie/s | kcal | burn* | energy`],
  ["pace", PACE],
] as const

/** Metrics that a question about one workout may name. */
const OWN =
  /^(?:workout|active_minutes|distance_km|training_load|calories|avg_hr|max_hr|resting_hr|weight_kg)/
const ELSE = phrases`
  sleep*
  slept
  resting
  night/s
  streak
  in a row
  consecutive
  run of
  <!(how many) day/s
  gap/s
  break/s
  than
  versus
  vs
  compar*
  why
  affect*
  help*
  should
  plan
  goal
  good
  normal
  after
  before
  since i
  per (week|month)
  how often
  how many !(days|weeks)
`

/** An average is of the side of a workout that is named: of its pulse, its pace. */
const AVERAGE = phrases`average*`

const STEPS = phrases`step/s`

const KM = /(\d{1,3}(?:\.\d{1,2})?) ?(k|km|kilomet(?:er|re)s?|mi|miles?)\b/i
const NAMED = [
  [/\bhalf[ -]?marathon\b/i, 21.0975],
  [/\bmarathon\b/i, 42.195],
  [/\bmile\b/i, MILE_KM],
] as const

/** The distance a question names, in kilometres. */
const kilometresIn = (text: string): number | null => {
  const found = KM.exec(text)
  if (found) {
    const number = Number(found[1]) * (found[2]!.toLowerCase().startsWith("m") ? MILE_KM : 1)
    return number >= 0.1 ? number : null
  }
  return NAMED.find(([word]) => word.test(text))?.[1] ?? null
}

const RUN = "run"

const PLURAL = phrases`(workouts|sessions|runs|rides|swims|jogs|hikes|walks|rows|races)`
const RANKS = "best|longest|fastest|quickest|farthest|furthest|latest|last"
/** "5 km" is how far, not how many. */
const NO_DISTANCE = "(?! ?(?:k|km|mi|kilo|mile|half))"
const SEVERAL = new RegExp(
  `\\b(?:${RANKS}|top|my|the) (${COUNT})\\b${NO_DISTANCE}|\\b(${COUNT}) (?:${RANKS}|most recent)\\b`,
  "i",
)
const LAST_FEW = new RegExp(
  String.raw`\b(?:last|latest|most recent) (?:${COUNT} )?(?:\w+ )?(?:workouts|sessions|runs|rides|swims|hikes)\b`,
  "i",
)
const LIST = 3
const MAX_LIST = 10

/** "my three longest runs", "the fastest 5 rides"; a plural alone is a few. */
const countIn = (text: string): number => {
  if (!PLURAL.test(text)) return 1
  const [, behind, ahead] = SEVERAL.exec(text) ?? []
  const words = behind ?? ahead
  return words === undefined ? LIST : Math.min(Math.max(countOf(words), 1), MAX_LIST)
}

const isOther = (
  { whole, mentions, limits }: ParsedQuestion,
  sport: string | null,
  aspect: Record["asks"] | null,
): boolean =>
  limits.some(({ said, quantity }) => said && !["km", "mi", "m"].includes(String(quantity.unit))) ||
  mentions.some(({ metrics: [metric] }) => {
    if (!metric) return false
    if (metric.key === "weight_kg") return sport !== "strength"
    // "10k" may be steps or a distance.
    if (metric.key === "steps") return aspect !== "cadence" && STEPS.test(whole)
    return !OWN.test(metric.key)
  })

/** "Longest" of a sport that covers a distance is the farthest, unless its time is asked for. */
const BY_TIME = phrases`
  (duration|time|minutes|hours)
  (in|by) time
`

const rankIn = (text: string, sport: string | null): Record["by"] | null => {
  if (FARTHEST.test(text)) return "farthest"
  if (FASTEST.test(text)) return "fastest"
  if (HARDEST.test(text)) return "hardest"
  if (!LONGEST.test(text)) return null
  return isOverDistance(sport) && !BY_TIME.test(text) ? "farthest" : "longest"
}

/** "how was my run on Friday", "was my ride on Sunday any good" */
const HOW_WAS = phrases`
  ^ ...2(and|so|ok|but) how (was|did) (my|the|that) ...2 ${SINGLE}
  ^ ...2(and|so|ok|but) (was|is) (my|the|that) ...2 ${SINGLE}
`

/** "when did I last run", "longest ride this year", "fastest 5k", "my running pace trend". */
export const readRecord = (parsed: ParsedQuestion): Record | null => {
  const { whole, text, periods } = parsed
  const min_km = kilometresIn(whole)
  const sport = sportIn(whole) ?? (min_km === null ? null : "run")
  const aspect = ASPECTS.find(([, wording]) => wording.test(text))?.[0] ?? null
  if (ELSE.test(text) && !(HOW_WAS.test(whole) && periods.length > 0)) return null
  if (isOther(parsed, sport, aspect)) return null
  if (AVERAGE.test(text) && aspect === null) return null
  const period = periods[0] ?? always(parsed)
  const of = { kind: "record", sport, period, min_km, count: 1 } as const
  if (BESTS.test(text)) return { ...of, sport: sport ?? "run", by: "longest", asks: "bests" }
  const rank = rankIn(text, sport)
  const count = countIn(whole)
  const isSingle = sport !== null || SINGLE.test(text) || count > 1
  if (rank && isSingle) return { ...of, by: rank, count, asks: aspect ?? "session" }
  if (count > 1 && LAST_FEW.test(whole) && !TREND.test(text))
    return { ...of, by: "latest", count, asks: aspect ?? "session" }
  if (sport && aspect === "pace" && (TREND.test(text) || FASTER.test(text)))
    return { ...of, by: "latest", asks: "trend" }
  const isLast = LAST.test(text) && isSingle
  const isOfDay = periods.some(({ window }) => daysIn(window) === 1) && SINGLE.test(text) && sport
  if (!isLast && !(isOfDay && (aspect !== null || HOW_WAS.test(whole)))) {
    return sport && aspect === "pace" && periods.length === 0 && !SINGLE.test(text)
      ? { ...of, by: "latest", asks: "trend" }
      : null
  }
  return { ...of, by: "latest", asks: aspect ?? "session" }
}

const GETTING_FASTER = phrases`
  ^ ...2(so|and|ok) is my running ...2 (improving|better|worse|getting better|getting worse|progressing|stuck)
  ^ ...2(so|and|ok) am i ...2 (improving|progressing|getting better) (in|at|with) ...1(my) running
  ^ ...2(so|and|ok) (am i|have i) ...3 (faster|slower|quicker) ...4
  ^ ...2(so|and|ok) is my ...2 (pace|speed) ...3 (better|worse|faster|slower|improving|quicker|improved)
`
const OTHERWISE = phrases`(heal|recover*|fall* asleep|asleep|sleep|age|aging|ageing|than|should|how)`

/** "am I getting faster": the pace of the runs, where no sport is named. */
export const readFaster = (parsed: ParsedQuestion): Record | null => {
  const { whole, periods } = parsed
  if (!GETTING_FASTER.test(whole) || OTHERWISE.test(whole)) return null
  const sport = sportIn(whole) ?? RUN
  const period = periods[0] ?? always(parsed)
  return { kind: "record", sport, by: "latest", asks: "trend", min_km: null, count: 1, period }
}
