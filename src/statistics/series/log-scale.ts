import type { Metric } from "#domain/metric"
import type { DayGrid } from "#statistics/series/day-grid"

/**
 * The grid on which a test of means or of a straight line is computed: natural logarithms where
 * the spread of a metric grows with its level (RMSSD: Plews 2013), else the grid itself. Ranks are
 * the same either way.
 */
export const testScale = ({ log_normal }: Metric, grid: DayGrid): DayGrid =>
  log_normal ? { ...grid, values: grid.values.map((value) => Math.log(value)) } : grid

/** From a difference on that scale to a percentage: 0.1 on the logarithmic one is 10.5 %. */
export const percentOfLog = (difference: number): number => 100 * Math.expm1(difference)
