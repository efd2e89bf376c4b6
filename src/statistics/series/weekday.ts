import { type DayGrid, weekdayAt } from "#statistics/series/day-grid"

const DAYS = 7
const MIN_A_WEEKDAY = 2

/**
 * The values without what is peculiar to a day of the week: of each weekday that has two values,
 * `levelOf` its values minus `levelOf` all is taken off. `basis` are the values the levels are of,
 * where they differ from the grid's own.
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
