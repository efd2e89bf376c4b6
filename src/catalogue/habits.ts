import type { Metric } from "#domain/metric"

/** One way to change a habit. */
export interface Way {
  /** Within a sentence: "less caffeine". */
  readonly name: string
  /** The change as a step of a checklist. */
  readonly step: string
}

/** The possible changes of a metric; a change that must not be recommended is absent. */
interface Habit {
  readonly more?: Way
  readonly less?: Way
}

const walking: Habit = {
  more: { name: "more walking", step: "Add a walk to a day on which you would sit." },
}
const training: Habit = {
  more: {
    name: "more exercise",
    step: "Plan the next session for a fixed time, and keep it easy.",
  },
  less: { name: "less exercise", step: "Swap a hard session for an easy one, or for a day off." },
}
const bed: Habit = {
  more: { name: "a longer night", step: "Begin to wind down earlier than you do now." },
}

const habits: Readonly<Record<string, Habit>> = {
  caffeine_mg: {
    less: {
      name: "less caffeine",
      step: "Have your last coffee or tea earlier in the day, and leave out the latest of them.",
    },
  },
  alcohol_g: {
    less: { name: "less alcohol", step: "Choose a drink without alcohol in the evening." },
  },
  sugar_g: { less: { name: "less sugar", step: "Leave out sweet drinks and late sweets." } },
  water_ml: { more: { name: "more water", step: "Keep water within reach through the day." } },
  fibre_g: {
    more: { name: "more fibre", step: "Put vegetables, beans or whole grain on the plate." },
  },
  protein_g: { more: { name: "more protein", step: "Put a source of protein into each meal." } },
  steps: walking,
  distance_km: walking,
  active_minutes: walking,
  moderate_minutes: walking,
  light_activity_minutes: walking,
  sedentary_minutes: {
    less: { name: "less sitting", step: "Stand up and move a little between long sits." },
  },
  workouts: training,
  workout_minutes: training,
  vigorous_minutes: training,
  training_load: training,
  bedtime_hour: {
    less: {
      name: "an earlier bedtime",
      step: "Set an alarm for going to bed, not just for rising.",
    },
  },
  sleep_minutes: bed,
  time_in_bed: bed,
}

/** The way to change a metric for more or less of it; null where none is to be offered. */
export const wayOf = ({ key }: Metric, sign: number): Way | null =>
  (sign > 0 ? habits[key]?.more : habits[key]?.less) ?? null

/** The advice to try by default: do more of it if there is such advice, else less. */
export const anyWayOf = (metric: Metric): Way | null => wayOf(metric, 1) ?? wayOf(metric, -1)

/** A habit and the way to change it. */
export interface ChangedHabit {
  readonly habit: string
  readonly way: Way
}

const ALL: ReadonlyArray<ChangedHabit> = Object.entries(habits).flatMap(([habit, { more, less }]) =>
  [more, less].flatMap((way) => (way ? [{ habit, way }] : [])),
)

/** Where a text says a way to change a habit, by its name or its step; behind everything where it does not. */
const placeOf = (text: string, { name, step }: Way): number => {
  const places = [name, step.slice(1, -1)].map((words) => text.indexOf(words))
  return Math.min(...places.map((at) => (at < 0 ? text.length : at)))
}

/** The habit whose change a text proposes first: "more walking". Null where it proposes none. */
export const habitIn = (text: string): ChangedHabit | null =>
  ALL.map((each) => ({ each, at: placeOf(text, each.way) }))
    .filter(({ at }) => at < text.length)
    .toSorted((one, other) => one.at - other.at)[0]?.each ?? null

const sleep = [
  "Get up at the same time every day, weekends included.",
  "Get daylight soon after you get up.",
  "Keep the bedroom dark, quiet and cool.",
  "Have no caffeine in the afternoon and evening.",
  "Put screens and work away before going to bed.",
]
const heart = [
  "Move every day, and mostly at a pace at which you can talk.",
  "Follow a hard day with an easy one.",
  "Keep to regular hours of sleep.",
  "Drink little alcohol, or none.",
  "Take some slow breaths in the evening.",
]
const movement = [
  "Go for a walk at a fixed time of day.",
  "Take the stairs, and get off a stop early.",
  "Stand up between long sits.",
  "Agree with somebody to move together.",
]
const mind = [
  "Take a short break outdoors in the middle of the day.",
  "Keep to regular hours of sleep.",
  "Move every day, in a way that you like.",
  "Take some slow breaths when it gets much.",
]
const body = [
  "Move every day, and train your strength now and then.",
  "Eat regular meals with vegetables and a source of protein.",
  "Keep to regular hours of sleep.",
  "Measure at the same time of day, under the same conditions.",
]

const general: Partial<Record<Metric["families"][number], ReadonlyArray<string>>> = {
  sleep,
  timing: sleep,
  movement,
  body,
  stress: mind,
  pulse: heart,
  variability: heart,
  fitness: heart,
  pressure: [
    "Measure sitting, after some minutes of rest, at the same time of day.",
    "Move every day, and mostly at a pace at which you can talk.",
    "Cook with less salt.",
    "Drink little alcohol, or none.",
  ],
}

/** Steps that serve most people, for what a metric is of; not drawn from anybody's rows. */
export const generalSteps = ({ families }: Metric): ReadonlyArray<string> =>
  general[families[0]] ?? mind
