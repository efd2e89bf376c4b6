import type { Workout } from "#embedded/aggregator/exports/record"
import { Covered } from "#embedded/aggregator/exports/union"

/** Less of a workout than this outside the workouts of a better device, and it is the same one. */
const MIN_FREE = 0.5

/** The workouts that count, in order, and those that a better device recorded or that came twice. */
export interface DistinctWorkouts {
  readonly workouts: ReadonlyArray<Workout>
  readonly covered: ReadonlyArray<Workout>
  readonly repeated: ReadonlyArray<Workout>
}

const keyOf = ({ device, from, to, type, id }: Workout) =>
  [device?.rank, device?.name, from, to, type, id].join("|")

/** Of workouts that several devices recorded at the same time, those of the device with the lowest rank. */
export const distinctWorkouts = (all: ReadonlyArray<Workout>): DistinctWorkouts => {
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const seen = new Set<string>()
  const repeated = new Set<Workout>()
  for (const workout of sorted) {
    const key = keyOf(workout)
    if (seen.has(key)) repeated.add(workout)
    seen.add(key)
  }
  const devices = [
    ...Map.groupBy(
      sorted.filter((workout) => !repeated.has(workout)),
      ({ device }) => (device ? `${device.rank}|${device.name}` : null),
    ).values(),
  ]
    .filter(([first]) => first!.device !== undefined)
    .toSorted(
      ([a], [b]) =>
        a!.device!.rank - b!.device!.rank || (a!.device!.name < b!.device!.name ? -1 : 1),
    )
  const time = new Covered()
  const covered = new Set<Workout>()
  for (const [index, own] of devices.entries()) {
    const kept = own.filter(({ from, to }) => index === 0 || time.freeOf(from, to) >= MIN_FREE)
    const ids = new Set(kept)
    for (const workout of own) if (!ids.has(workout)) covered.add(workout)
    if (index < devices.length - 1) time.cover(kept.map(({ from, to }) => [from, to] as const))
  }
  return {
    workouts: sorted.filter((workout) => !covered.has(workout) && !repeated.has(workout)),
    covered: [...covered],
    repeated: [...repeated],
  }
}
