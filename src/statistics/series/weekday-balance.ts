import { mean } from "#statistics/sample/descriptive"
import { type DayGrid, finite, weekdayAt } from "#statistics/series/day-grid"

const DAYS = 7
const MIN_A_WEEKDAY = 2
/** Levels and weekday effects are fitted alternately; this many rounds converge to double precision. */
const ROUNDS = 60

const isWholeWeeks = ({ values }: DayGrid) => values.length % DAYS === 0

const without = ({ values, weekday }: DayGrid, offsets: ReadonlyArray<number>): DayGrid => ({
  values: values.map((value, at) => value - offsets[weekdayAt(weekday, at)]!),
  weekday,
})

/**
 * Two windows without weekday effects, so that an extra weekend in one of them is not a change:
 * least-squares effects of the weekday together with the two levels. Whole weeks stay unchanged, and
 * so do windows in which a weekday has fewer than two values.
 */
export const weekdayBalanced = (a: DayGrid, b: DayGrid): readonly [DayGrid, DayGrid] => {
  if (isWholeWeeks(a) && isWholeWeeks(b)) return [a, b]
  const known = [a, b].flatMap((grid) =>
    Array.from(grid.values, (value, at) => ({
      value,
      grid,
      day: weekdayAt(grid.weekday, at),
    })).filter(({ value }) => !Number.isNaN(value)),
  )
  const byDay = Array.from({ length: DAYS }, (_, day) => known.filter((one) => one.day === day))
  if (byDay.some(({ length }) => length < MIN_A_WEEKDAY)) return [a, b]
  let offsets: ReadonlyArray<number> = byDay.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const levelA = mean(finite(without(a, offsets).values))
    const levelB = mean(finite(without(b, offsets).values))
    offsets = byDay.map((ones) =>
      mean(ones.map(({ value, grid }) => value - (grid === a ? levelA : levelB))),
    )
  }
  return [without(a, offsets), without(b, offsets)]
}
