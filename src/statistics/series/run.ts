import type { DayGrid } from "#statistics/series/day-grid"

/** Consecutive days, counted from the first of the grid, both ends inclusive. */
export interface Run {
  readonly first: number
  readonly last: number
}

/** The number of days of a run. */
export const lengthOf = ({ first, last }: Run): number => last - first + 1

/** Every run of days whose values satisfy a condition; a day without a value ends a run. */
export const runs = (
  { values }: DayGrid,
  keeps: (value: number) => boolean,
): ReadonlyArray<Run> => {
  const found: Array<Run> = []
  let first: number | null = null
  values.forEach((value, at) => {
    const kept = !Number.isNaN(value) && keeps(value)
    if (kept) first ??= at
    else if (first !== null) {
      found.push({ first, last: at - 1 })
      first = null
    }
  })
  return first === null ? found : [...found, { first, last: values.length - 1 }]
}

/** The longest of several runs; of equal ones the earliest. */
export const longestRun = (all: ReadonlyArray<Run>): Run | null =>
  all.reduce<Run | null>(
    (best, run) => (best === null || lengthOf(run) > lengthOf(best) ? run : best),
    null,
  )

/** The current run: it reaches the last day of the grid, or the day before when the last has no value yet. */
export const lastingRun = ({ values }: DayGrid, all: ReadonlyArray<Run>): Run | null => {
  const end = values.length - 1
  const last = all.at(-1)
  const reaches = last?.last === end || (last?.last === end - 1 && Number.isNaN(values[end]))
  return last && reaches ? last : null
}
