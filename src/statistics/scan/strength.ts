import { sd } from "#statistics/sample/descriptive"
import type { ScanFinding } from "#statistics/scan/scan"
import { type DayGrid, finite } from "#statistics/series/day-grid"

/** The standard deviation of the days of a window, as a share of its length. */
const EVEN_SPREAD = 1 / Math.sqrt(12)

/**
 * The strength of a finding as a correlation from 0 to 1, so that findings of all kinds can be
 * ordered: rho of an association, the point-biserial correlation of a step, the correlation with
 * time of a slope. `grid` is that of the target.
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
