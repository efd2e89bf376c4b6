import { byPrecedence, type Ranked } from "#db/precedence"
import { epochOf } from "#domain/time"

/** What tells one workout from another. */
export interface Workout extends Ranked {
  readonly source_id: string | null
  readonly provider_raw: string
  readonly start_at: string
  readonly end_at: string | null
  readonly duration_s: number | null
}

/** Two devices saw the same workout when they agree on more than this share of the shorter one. */
const SAME = 0.8

const spanOf = ({ start_at, end_at, duration_s }: Workout): readonly [number, number] => {
  const start = epochOf(start_at) ?? 0
  const end = end_at === null ? null : epochOf(end_at)
  return [start, end ?? start + (duration_s ?? 0) * 1_000]
}

const isSame = (a: Workout, b: Workout): boolean => {
  if ((a.source_id ?? a.provider_raw) === (b.source_id ?? b.provider_raw)) return false
  const [startA, endA] = spanOf(a)
  const [startB, endB] = spanOf(b)
  const shared = Math.min(endA, endB) - Math.max(startA, startB)
  return shared > SAME * Math.min(endA - startA, endB - startB)
}

/** The workouts of each day, each once: of those that two devices saw, the better one's. */
export const distinctWorkouts = <Row extends Workout>(
  workouts: ReadonlyArray<Row>,
): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const days = new Map<string, Array<Row>>()
  for (const workout of [...workouts].sort(byPrecedence("activity"))) {
    const kept = days.get(workout.date)
    if (!kept) days.set(workout.date, [workout])
    else if (!kept.some((other) => isSame(workout, other))) kept.push(workout)
  }
  return days
}
