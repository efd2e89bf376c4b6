import { alignDates } from "#db/align-dates"
import { isSame, lengthOf, type Timed } from "#db/overlap"
import { byDay, deviceRank } from "#db/precedence"
import type { LocalDate } from "#domain/time"

const rank = deviceRank("activity", lengthOf)
const order = byDay(rank)

/**
 * The workouts of each day without duplicates: of those that two devices recorded, the one of the
 * better device; of those that one device sent twice, the latest, and of those at one time, the longest.
 */
export const distinctWorkouts = <Row extends Timed>(
  workouts: ReadonlyArray<Row>,
): ReadonlyMap<LocalDate, ReadonlyArray<Row>> => {
  const days = new Map<LocalDate, Array<Row>>()
  for (const workout of alignDates(workouts, rank).toSorted(order)) {
    const kept = days.get(workout.date)
    if (!kept) days.set(workout.date, [workout])
    else if (!kept.some((other) => isSame(workout, other))) kept.push(workout)
  }
  return days
}
