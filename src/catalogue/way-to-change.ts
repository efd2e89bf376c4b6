import { type Way, wayOf } from "#catalogue/habits"
import { metricOf } from "#catalogue/metrics"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"

/** More of these is what people mean by better, though no more is better for everybody. */
const WANTED_LONGER = new Set(["sleep_minutes", "time_in_bed"])

/** The desired direction of the target: 1 up, -1 down, 0 when unknown. */
const aimOf = ({ key, direction }: Metric): number => {
  if (direction !== null) return direction === "higher" ? 1 : -1
  if (WANTED_LONGER.has(key)) return 1
  return key.startsWith("stress_") ? -1 : 0
}

/** A night carries the date of waking up: what is done on that day comes after it. */
const comesAfter = ({ claim }: Finding, feature: Metric, target: Metric): boolean =>
  feature.day === "day" && target.day === "night" && claim.kind === "link" && claim.lag === 0

/** The change of habit by which a finding would move its target the better way; null where it names none. */
export const wayToChange = (finding: Finding, target: Metric): Way | null => {
  const { feature: key = "", effect = 0 } = finding.item
  const feature = metricOf(key)
  const sign = Math.sign(effect) * aimOf(target)
  return feature && sign !== 0 && !comesAfter(finding, feature, target)
    ? wayOf(feature, sign)
    : null
}
