import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE, COMPARISON } from "#embedded/model/understanding/words/concept-patterns"
import { pattern, words } from "#embedded/model/understanding/words/table"

/** Sports by the words for doing them. */
const sports: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:runs?|ran|running|runner|jog(?:s|ged|ging)?)\b/i, "run"],
  [/\b(?:(?:bike )?rides?|rode|riding|cycl(?:e|ed|ing)|bik(?:e|es|ed|ing))\b/i, "ride"],
  [/\b(?:swims?|swam|swum|swimming)\b/i, "swim"],
  [/\b(?:hik(?:e|es|ed|ing))\b/i, "hike"],
  [
    /\b(?:gym|weights|lift(?:s|ed|ing)|weight ?lifting|strength (?:training|sessions?|workouts?))\b/i,
    "strength",
  ],
  [/\byoga\b/i, "yoga"],
  [/\bpilates\b/i, "pilates"],
  [/\b(?:row(?:s|ed|ing)|rower)\b/i, "row"],
  [/\b(?:ski(?:ed|ing)?)\b/i, "ski"],
  [/\btennis\b/i, "tennis"],
  [/\b(?:soccer|football)\b/i, "football"],
]
const WORKOUTS = words`
  work(ed|ing)?[- ]?outs?
  exercis(e|es|ed|ing)
  (training |gym |exercise )?sessions?
  train(ed|ing)?
  sports?
`

const FAR = /\b(?:how far|distances?|km|kilomet(?:re|er)s?|miles?|mileage|metres|meters)\b/i
const OFTEN = pattern`
  \bhow (often\b|many\b(?! (hours|minutes|km|kilo|miles|calories|kcal)))
  \bnumber of\b
  \bhow (regularly|frequently)\b
  \bcount\b
  \btimes\b
`
const SINGLE_LONGEST = /\b(?:longest|biggest|furthest|farthest)\b/i
const TIME =
  /\b(?:how long|how much time|hours?|minutes?|time (?:spent|did)|total time|duration|how much)\b/i
const ENERGY = /\b(?:calories?|kcal|energy|burn(?:ed|t)?)\b/i
/** Asks for more than what the workouts were: how they moved, or against another time. */
const ELSE = words`
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
  heart ?rate
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
  const sport = sports.find(([pattern]) => pattern.test(text))?.[1] ?? null
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
