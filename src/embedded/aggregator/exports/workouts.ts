import type { Workout } from "#embedded/aggregator/exports/record"
import { Covered } from "#embedded/aggregator/exports/union"

/** Less of a workout than this outside the workouts of a better device, and it is the same one. */
const MIN_FREE = 0.5

/** So much of the shorter of two workouts of one source lies within the longer, and they are the same. */
const MIN_SHARED = 0.5

/**
 * The workouts that count, in order, and those that do not: that a better device recorded, that came twice, or that lie
 * within a longer one of the same source.
 */
export interface DistinctWorkouts {
  readonly workouts: ReadonlyArray<Workout>
  readonly covered: ReadonlyArray<Workout>
  readonly repeated: ReadonlyArray<Workout>
  readonly within: ReadonlyArray<Workout>
}

const keyOf = ({ device, from, to, type, id }: Workout) =>
  [device?.rank, device?.name, from, to, type, id].join("|")

const lengthOf = ({ from, to }: Workout) => Math.max(1, to - from)
const figuresIn = ({ figures }: Workout) => Object.keys(figures).length

/** True where half of the shorter of two workouts or more lies within the longer. The first begins no later. */
const isSame = (first: Workout, second: Workout): boolean =>
  Math.min(first.to, second.to) - second.from >=
  MIN_SHARED * Math.min(lengthOf(first), lengthOf(second))

/**
 * Keeps the longest of workouts of one source, in order, that are the same one; of equal ones the one that says most.
 */
const longest = (
  all: ReadonlyArray<Workout>,
  within: (workout: Workout) => void,
): ReadonlyArray<Workout> => {
  const kept: Array<Workout> = []
  for (const workout of all) {
    const last = kept.at(-1)
    if (last === undefined || !isSame(last, workout)) kept.push(workout)
    else {
      const more = lengthOf(workout) - lengthOf(last) || figuresIn(workout) - figuresIn(last)
      if (more > 0) kept[kept.length - 1] = workout
      within(more > 0 ? last : workout)
    }
  }
  return kept
}

/**
 * The workouts of all sources, none twice: of those that several devices recorded at the same time the one of the
 * lowest rank, of those that one source has several of at the same time the longest. Without a device each counts.
 */
export const distinctWorkouts = (all: ReadonlyArray<Workout>): DistinctWorkouts => {
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const seen = new Set<string>()
  const repeated = new Set<Workout>()
  for (const workout of sorted) {
    const key = keyOf(workout)
    if (seen.has(key)) repeated.add(workout)
    seen.add(key)
  }
  const within = new Set<Workout>()
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
    .map((own) => longest(own, (workout) => within.add(workout)))
  const time = new Covered()
  const covered = new Set<Workout>()
  for (const [index, own] of devices.entries()) {
    const kept = own.filter(({ from, to }) => index === 0 || time.freeOf(from, to) >= MIN_FREE)
    const ids = new Set(kept)
    for (const workout of own) if (!ids.has(workout)) covered.add(workout)
    if (index < devices.length - 1) time.cover(kept.map(({ from, to }) => [from, to] as const))
  }
  return {
    workouts: sorted.filter(
      (each) => !covered.has(each) && !repeated.has(each) && !within.has(each),
    ),
    covered: [...covered],
    repeated: [...repeated],
    within: [...within],
  }
}
