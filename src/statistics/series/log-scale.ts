import type { Metric } from "#domain/metric"
import type { DayGrid } from "#statistics/series/day-grid"

/**
 * The grid on which means and straight lines are tested: natural logarithms where the spread of a
 * metric grows with its level (RMSSD: Plews 2013), else the grid itself. Ranks are the same either
 * way.
 */
export const testScale = ({ log_normal }: Metric, grid: DayGrid): DayGrid =>
  log_normal ? { ...grid, values: grid.values.map((value) => Math.log(value)) } : grid

/** Converts a difference of logarithms to a percentage: 0.1 is 10.5 %. */
export const percentOfLog = (difference: number): number => 100 * Math.expm1(difference)
