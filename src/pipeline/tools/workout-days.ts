import { isOfSport } from "#catalogue/sports"
import type { StoredWorkout } from "#db/workouts"
import { addDays, daysBetween, type LocalDate } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { sportOf } from "#pipeline/tools/workout-measures"
import { quantileOfSorted } from "#statistics/sample/descriptive"

type Asked = ToolInput<"after_workouts">

const DAY_HOURS = 24
const MORNING_ENDS = 11
const EVENING_BEGINS = 17

/** A habit begins where the sport was not done for so many days before. */
export const PAUSE_DAYS = 60

/** The hour of the local clock on which a workout began; null where only the day is known. */
const hourOf = ({ start_at, tz_offset_min }: StoredWorkout): number | null => {
  if (start_at.length < 16) return null
  const hour = Number(start_at.slice(11, 13)) + Number(start_at.slice(14, 16)) / 60
  const local = start_at.endsWith("Z") ? hour + (tz_offset_min ?? 0) / 60 : hour
  return (local + DAY_HOURS) % DAY_HOURS
}

const isAt = (hours: Asked["hours"], workout: StoredWorkout): boolean => {
  if (hours === undefined) return true
  const hour = hourOf(workout)
  if (hour === null) return false
  if (hours === "morning") return hour < MORNING_ENDS
  return hours === "evening"
    ? hour >= EVENING_BEGINS
    : hour >= MORNING_ENDS && hour < EVENING_BEGINS
}

const THIRD = 1 / 3

/** Whether a workout is in the upper or lower third of all by its length or its mean heart rate. */
const byEffort = (
  effort: Asked["effort"],
  all: ReadonlyArray<StoredWorkout>,
): ((workout: StoredWorkout) => boolean) => {
  if (effort === undefined) return () => true
  const isLength = effort === "long" || effort === "short"
  const sizeOf = ({ avg_hr_bpm, duration_s }: StoredWorkout) => (isLength ? duration_s : avg_hr_bpm)
  const sizes = all.flatMap((each) => sizeOf(each) ?? []).sort((a, b) => a - b)
  if (sizes.length === 0) return () => false
  const isUpper = effort === "long" || effort === "hard"
  const limit = quantileOfSorted(sizes, isUpper ? 1 - THIRD : THIRD)
  return (workout) => {
    const size = sizeOf(workout)
    return size !== null && (isUpper ? size >= limit : size <= limit)
  }
}

/** Which days had a workout of a sport at some hours, and since when there is such a habit. */
export interface WorkoutDays {
  /** The first workout of the sport within the window where others are on record before it; else null. */
  readonly begun: LocalDate | null
  /** The first workout of the sport, whatever came before it; null for none. */
  readonly first: LocalDate | null
  /** What a day was; null before anything of the habit is known. */
  readonly sideOf: (day: LocalDate) => "with" | "other" | "without" | null
}

/** The days of a window by their workouts, which are on record from `PAUSE_DAYS` before it. */
export const workoutDays = (
  all: ReadonlyArray<StoredWorkout>,
  { sport, hours, effort }: Pick<Asked, "sport" | "hours" | "effort">,
  { from }: Window,
): WorkoutDays => {
  const own = sport ? all.filter((each) => isOfSport(sport, sportOf(each))) : all
  const days = new Set(own.map(({ date }) => date))
  const isOfEffort = byEffort(effort, own)
  const wanted = new Set(
    own.filter((each) => isAt(hours, each) && isOfEffort(each)).map(({ date }) => date),
  )
  const [onRecord, earliest] = [all[0]?.date, own[0]?.date]
  const isBeginning = earliest !== undefined && earliest >= from && onRecord! < earliest
  const start = isBeginning ? earliest : onRecord
  return {
    begun: isBeginning ? earliest : null,
    first: own.find(({ date }) => date >= from)?.date ?? null,
    sideOf: (day) =>
      start === undefined || day < start
        ? null
        : wanted.has(day)
          ? "with"
          : days.has(day)
            ? "other"
            : "without",
  }
}

/** From the first day of a habit on, or as long a time before it; null for days further back. */
export const sinceSideOf = (date: LocalDate, start: LocalDate, to: LocalDate) => {
  if (date >= start) return "with"
  return daysBetween(date, start) <= daysBetween(start, to) + 1 ? "without" : null
}

/** From where on workouts are read for a window: far enough back to see whether a habit began in it. */
export const readFrom = ({ from }: Window): LocalDate => addDays(from, -PAUSE_DAYS)
