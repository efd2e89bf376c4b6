import { amountIn, sizeOf } from "#embedded/model/questions/workouts/amount"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { always, periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, type Contrast, soFar } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE, COMPARISON, WHY } from "#embedded/model/understanding/words/concepts"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const WORKOUTS = phrases`
  workout/s
  (work|worked|working) out/s
  exercise/s/d
  exercising
  session/s
  train/ed/ing
  sport/s
  (rest|recovery) day/s
`
/** A distance that is run, where no sport is named. */
const MILEAGE = phrases`mileage`
const MY_PACE = phrases`(my|average|mean|typical) ...1 pace`
/** Several workouts, of which a pulse or pace is an average. */
const SEVERAL = phrases`
  (workouts|sessions|runs|rides|swims|jogs|hikes)
  (running|cycling|riding|swimming|workout|training|exercise) (heart rate|heartrate|hr|pulse)
  (when|while|during|for) ...1 (running|runs|riding|rides|cycling|swimming|swims|run|ride)
`
const AVERAGE = phrases`average* | mean | typical`
const BY_SPORT = phrases`
  (each|every|per|by|which|what) [(single|type of|kind of)] (sport|activity|discipline|exercise|workout type)
  (split|breakdown|broken down|divided) ...3 (sport|sports|activity|activities|type)
  (sports|activities) ...3 (most|least)
`
const BY_WEEK = phrases`
  (each|every|by|which|what) week
  week by week
  (best|biggest|most|highest|worst|lowest|top) ...2 week
`
const BY_MONTH = phrases`
  (each|every|by|per|which|what) month
  month by month
  monthly
  (best|biggest|most|highest|worst|lowest|top) ...2 month
`
const WEEKLY = phrases`
  weekly
  (a|per) week
`
const MOST = phrases`most | best | biggest | highest | top | favourite | favorite`
const LEAST = phrases`least | fewest | worst | lowest`
/** Asks how workouts moved, or for another time. */
const MOVES = phrases`
  ${CHANGE}
  ${COMPARISON}
  more
  less
  fewer
  further
  farther
  longer
  (up|down)
`
/** Asks for more than what the workouts were. */
const ELSE = phrases`
  last time
  since (my|the|i) last
  gap/s
  break/s
  most recent
  latest
  when
  median
  (max|maximum|peak|highest|min|minimum|lowest)
  elevation
  strain
  load
  why
  (should|could|can|must|need|want|plan|goal|target)
  too (much|often|little|hard)
  enough
  (when|if|after|because) i
  getting
  becoming
  (affect*|help*|improv*|cause*)
`

/** Weeks and months are listed over so many days where no time is named. */
const GROUPED_DAYS = 90

const KILOMETRE_M = 1_000

const RUN = "run"

/**
 * The metric used for a sport when no workouts are recorded. A question for the sport by name does
 * not use it.
 */
const PROXY = "active_minutes"

/** The metrics that a mention of workouts may mean. */
const OWN = new Set([
  "workouts",
  "workout_minutes",
  "workout_distance_km",
  "workout_calories",
  "distance_km",
  "calories_total",
  "calories_active",
])
/** The metrics that a pulse may mean, which is that of the workouts where several are named. */
const PULSES = /_hr$|^(?:avg|max|min)_hr/

const isOther = (
  { mentions, text }: ParsedQuestion,
  sport: string | null,
  asks: Workouts["asks"] | null,
): boolean =>
  mentions.some(({ metrics: [metric] }) => {
    if (!metric || OWN.has(metric.key) || (sport && metric.key === PROXY)) return false
    if (asks === "pace" && metric.key === "workout_pace") return false
    return !(asks === "heart_rate" && PULSES.test(metric.key) && SEVERAL.test(text))
  })

/** The two times of a question that holds workouts of one against those of another. */
const timesOf = (parsed: ParsedQuestion, sport: string | null): Contrast | null => {
  const { text, limits, dates } = parsed
  if (!MOVES.test(text) || limits.some(({ said }) => said)) return null
  const contrast = contrastOf(parsed)
  if (contrast) return soFar(contrast, dates)
  return sport === null ? null : before(periodOf(parsed, DEFAULT_DAYS.workouts), dates)
}

/** "did I run yesterday" */
const DID = phrases`^ ...2(and|so|ok|but) (did|have) i [even|actually|already] ...2`

const FARTHER = phrases`than | over | least | above | beyond | or more`

const isTimed = ({ periods }: ParsedQuestion): boolean => periods.length > 0

/** "further than 8 km" as a distance that is reached; null without one. */
const atLeastOf = ({ limits, whole }: ParsedQuestion): number | null => {
  const far = limits.find(
    ({ is, quantity: { unit } }) =>
      (is === "above" || is === "at_least") && (unit === "km" || unit === "m"),
  )
  if (!far || !FARTHER.test(whole)) return null
  return far.quantity.unit === "m" ? far.quantity.value / KILOMETRE_M : far.quantity.value
}

const groupIn = (text: string): Workouts["by"] | null => {
  if (BY_SPORT.test(text)) return "sport"
  if (BY_MONTH.test(text)) return "month"
  return BY_WEEK.test(text) ? "week" : null
}

const rankIn = (text: string): Workouts["rank"] | null =>
  LEAST.test(text) ? "least" : MOST.test(text) ? "most" : null

/** Which way a question for the reason says that workouts went. */
const WENT = phrases`more | less | fewer | further | farther | longer | shorter | (drop|dropped|fell|down|declined|up)`

/** "why did I run less than last month": what it says is held against the workouts themselves. */
export const readWhyOfWorkouts = (parsed: ParsedQuestion): Workouts | null => {
  const { whole, text } = parsed
  const sport = sportIn(text) ?? (MILEAGE.test(text) ? RUN : null)
  if (sport === null || !WHY.test(whole) || !WENT.test(whole)) return null
  const asks = amountIn(text) ?? sizeOf(sport)
  if (asks === "pace" || asks === "heart_rate" || isOther(parsed, sport, asks)) return null
  const times = timesOf(parsed, sport)
  return times && { kind: "workouts", sport, asks, period: times.b, than: times.a, why: true }
}

/** "how far did I run last month", "how much time on each sport", "do I run more than last year". */
export const readWorkouts = (parsed: ParsedQuestion): Workouts | null => {
  const { whole, text } = parsed
  const sport = sportIn(text) ?? (MILEAGE.test(text) || MY_PACE.test(whole) ? RUN : null)
  const by = groupIn(whole)
  if (!(sport || WORKOUTS.test(text) || by === "sport")) return null
  const amount = amountIn(text)
  if (ELSE.test(text) || isOther(parsed, sport, amount)) return null
  const of = { kind: "workouts", sport: by === "sport" ? null : sport } as const
  const period = periodOf(parsed, DEFAULT_DAYS.workouts)
  if (by) {
    const rank = rankIn(whole)
    const isNamed = parsed.periods.length > 0 || by === "sport"
    const long = isNamed ? period : rank ? always(parsed) : periodOf(parsed, GROUPED_DAYS)
    return amount || rank
      ? { ...of, by, asks: amount ?? sizeOf(sport), period: long, ...(rank ? { rank } : {}) }
      : null
  }
  const weekly = WEEKLY.test(whole)
  const min_km = atLeastOf(parsed)
  if (min_km !== null)
    return sport && (amount === "count" || amount === "distance")
      ? { ...of, asks: "count", period: isTimed(parsed) ? period : always(parsed), min_km }
      : null
  if (AVERAGE.test(text) && !weekly && (amount === "distance" || amount === "minutes"))
    return { ...of, asks: amount, period, each: true }
  const times = timesOf(parsed, sport)
  if (times)
    return {
      ...of,
      asks: amount ?? sizeOf(sport),
      period: times.b,
      than: times.a,
      ...(weekly ? { weekly } : {}),
    }
  if (sport === null && CHANGE.test(text)) return null
  if (weekly) return { ...of, asks: amount ?? sizeOf(sport), period, weekly }
  if (amount === null && isTimed(parsed) && DID.test(whole))
    return { ...of, asks: "count", period, whether: true }
  const isOfSeveral =
    amount === "pace" ? AVERAGE.test(text) || SEVERAL.test(text) : SEVERAL.test(text)
  return amount && ((amount !== "pace" && amount !== "heart_rate") || isOfSeveral)
    ? { ...of, asks: amount, period }
    : null
}

const FAVOURITE = phrases`
  (what|which) (sport|sports|activity|workout|exercise) (do|did|have) i (do|done|play) ...2 (most|least)
  (what|which) is my (main|favourite|favorite|most common|usual) (sport|activity|workout)
`

/** "which sport do I do the most": the time spent on each. */
export const readFavourite = (parsed: ParsedQuestion): Workouts | null => {
  const { whole } = parsed
  if (!FAVOURITE.test(whole)) return null
  const rank = LEAST.test(whole) ? "least" : "most"
  const period = periodOf(parsed, GROUPED_DAYS)
  return { kind: "workouts", sport: null, by: "sport", rank, asks: "minutes", period }
}
