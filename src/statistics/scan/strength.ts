import { sd } from "#statistics/sample/descriptive"
import type { ScanFinding } from "#statistics/scan/scan"
import { type DayGrid, finite } from "#statistics/series/day-grid"

/** The standard deviation of the days of a span, as a share of its length. */
const EVEN_SPREAD = 1 / Math.sqrt(12)

/**
 * How much of a metric's ups and downs a finding stands for, as a correlation from 0 to 1, so that
 * findings of every kind can be put in order: of an association its rho, of a step the point-biserial
 * correlation, of a slope that with time. `grid` is the target's.
 */
export const strengthOf = (finding: ScanFinding, { values }: DayGrid): number => {
  if (finding.kind === "association") return Math.abs(finding.rho)
  const spread = sd(finite(values))
  if (finding.kind === "trend") {
    const isKnown = (value: number) => !Number.isNaN(value)
    const days = values.findLastIndex(isKnown) - values.findIndex(isKnown)
    return Math.min(1, (Math.abs(finding.slope) * days * EVEN_SPREAD) / spread)
  }
  const after = finite(values.subarray(finding.index)).length / finding.n
  return Math.min(1, (Math.abs(finding.delta) * Math.sqrt(after * (1 - after))) / spread)
}
