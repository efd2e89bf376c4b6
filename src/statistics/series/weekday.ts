import { type DayGrid, weekdayAt } from "#statistics/series/day-grid"

const DAYS = 7
const MIN_A_WEEKDAY = 2

/**
 * The values without weekday effects: for each weekday with two values, `levelOf` its values minus
 * `levelOf` all values is subtracted. `basis` are the values that the levels are computed from,
 * where they differ from those of the grid.
 */
export const withoutWeekdays = (
  { values, weekday }: DayGrid,
  levelOf: (sample: Float64Array) => number,
  basis = values,
): Float64Array => {
  const known = (keep: (at: number) => boolean) =>
    basis.filter((value, at) => !Number.isNaN(value) && keep(at))
  const all = levelOf(known(() => true))
  const offsets = Array.from({ length: DAYS }, (_, day) => {
    const sample = known((at) => weekdayAt(weekday, at) === day)
    return sample.length < MIN_A_WEEKDAY ? 0 : levelOf(sample) - all
  })
  return values.map((value, at) => value - offsets[weekdayAt(weekday, at)]!)
}
