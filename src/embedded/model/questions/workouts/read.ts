import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE, COMPARISON } from "#embedded/model/understanding/words/concepts"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"

const WORKOUTS = phrases`
  workout/s
  (work|worked|working) out/s
  exercise/s/d
  exercising
  session/s
  train/ed
  sport/s
`

const FAR = phrases`
  how far
  distance/s
  km
  kilometre/s
  kilometer/s
  mile/s
  mileage
  metres
  meters
`
const OFTEN = phrases`
  how often
  how many !(hours|minutes|km|kilo*|miles|calories|kcal)
  number of
  how (regularly|frequently)
  count
  times
`
const SINGLE_LONGEST = phrases`
  longest
  biggest
  furthest
  farthest
`
const TIME = phrases`
  how long
  how much
  hour/s
  minute/s
  time (spent|did)
  total time
  duration
`
const ENERGY = phrases`
  calorie/s
  kcal
  energy
  burn/ed/t
`
/** Asks for more than what the workouts were: how they moved, or against another time. */
const ELSE = phrases`
  ${CHANGE}
  ${COMPARISON}
  getting
  becom*
  more
  less
  fewer
  last time
  most recent
  latest
  when
  heart rate
  heartrate
  pulse
  hr
  average
  mean
  median
  elevation
  strain
  load
  why
`

const asked = (text: string): Workouts["asks"] | null => {
  if (SINGLE_LONGEST.test(text)) return "longest"
  if (FAR.test(text)) return "distance"
  if (ENERGY.test(text)) return "energy"
  if (OFTEN.test(text)) return "count"
  return TIME.test(text) ? "minutes" : null
}

/** "how far did I run last month", "how many workouts did I do". */
export const readWorkouts = (parsed: ParsedQuestion): Workouts | null => {
  const { text, mentions } = parsed
  const sport = sportIn(text)
  const other = mentions.some(
    ({ metrics: [metric] }) => metric && !OWN.has(metric.key) && !(sport && metric.key === PROXY),
  )
  if (other || ELSE.test(text) || !(sport || WORKOUTS.test(text))) return null
  const asks = asked(text)
  return asks && { kind: "workouts", sport, period: periodOf(parsed, DEFAULT_DAYS.workouts), asks }
}

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
