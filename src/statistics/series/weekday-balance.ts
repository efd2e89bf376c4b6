import { mean } from "#statistics/sample/descriptive"
import { type DayGrid, present, weekdayAt } from "#statistics/series/day-grid"

const DAYS = 7
const MIN_A_WEEKDAY = 2
/** Levels and weekday effects are fitted alternately; this many rounds converge to double precision. */
const ROUNDS = 60

const isWholeWeeks = ({ values }: DayGrid) => values.length % DAYS === 0

const without = ({ values, weekday }: DayGrid, offsets: ReadonlyArray<number>): DayGrid => ({
  values: values.map((value, at) => value - offsets[weekdayAt(weekday, at)]!),
  weekday,
})

/** The values of a window without gaps, with their weekdays and those of each weekday by themselves. */
const weekdaysOf = (grid: DayGrid) => {
  const { day, value } = present(grid)
  const weekdays = day.map((at) => weekdayAt(grid.weekday, at))
  const byDay = Array.from({ length: DAYS }, (_, one) =>
    Float64Array.from(value.filter((_, at) => weekdays[at] === one)),
  )
  return { value, weekdays, byDay, left: new Float64Array(value.length) }
}

type Weekdays = ReturnType<typeof weekdaysOf>

const levelOf = ({ value, weekdays, left }: Weekdays, offsets: ReadonlyArray<number>): number => {
  for (let at = 0; at < left.length; at++) left[at] = value[at]! - offsets[weekdays[at]!]!
  return mean(left)
}

/** Writes values without a level into a list, from a place on. */
const put = (into: Float64Array, from: number, values: Float64Array, level: number): void => {
  for (let at = 0; at < values.length; at++) into[from + at] = values[at]! - level
}

/**
 * Two windows without weekday effects, so that an extra weekend in one of them is not a change:
 * least-squares effects of the weekday together with the two levels. Whole weeks stay unchanged, and
 * so do windows in which a weekday has fewer than two values.
 */
export const weekdayBalanced = (a: DayGrid, b: DayGrid): readonly [DayGrid, DayGrid] => {
  if (isWholeWeeks(a) && isWholeWeeks(b)) return [a, b]
  const ofA = weekdaysOf(a)
  const ofB = weekdaysOf(b)
  const rest = ofA.byDay.map((ones, day) => new Float64Array(ones.length + ofB.byDay[day]!.length))
  if (rest.some(({ length }) => length < MIN_A_WEEKDAY)) return [a, b]
  let offsets: ReadonlyArray<number> = rest.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const levelA = levelOf(ofA, offsets)
    const levelB = levelOf(ofB, offsets)
    const next = rest.map((left, day) => {
      const ones = ofA.byDay[day]!
      put(left, 0, ones, levelA)
      put(left, ones.length, ofB.byDay[day]!, levelB)
      return mean(left)
    })
    // What no longer moves would be the same in every round that is left.
    if (next.every((offset, day) => offset === offsets[day])) break
    offsets = next
  }
  return [without(a, offsets), without(b, offsets)]
}
