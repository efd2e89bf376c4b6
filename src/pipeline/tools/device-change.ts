import type { Findings } from "#domain/ledger"
import type { Series } from "#domain/metric"

const changes = (series: Series): boolean =>
  new Set(series.flatMap(({ provider }) => provider ?? [])).size > 1

/**
 * Marks findings down whose values come from more than one vendor: two devices measure differently,
 * so a shift where one takes over from the other may be the devices' and not the person's.
 */
export const acrossDevices = (findings: Findings, ...series: ReadonlyArray<Series>): Findings =>
  series.some(changes)
    ? {
        ...findings,
        evidence: findings.evidence.map((finding) => ({
          ...finding,
          verdict: "conditional",
          reason: "the device changed meanwhile",
        })),
      }
    : findings
