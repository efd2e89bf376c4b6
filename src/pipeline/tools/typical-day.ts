import { worded } from "#catalogue/claims"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { DayGrid } from "#statistics/series/day-grid"
import { typicalShift } from "#statistics/series/typical-shift"
import { isSignificant } from "#statistics/verdict"

/** Minutes of activity are few on most days and many on some: a mean is no typical day. */
export const isSkewed = ({ unit, adds_up, families }: Metric): boolean =>
  adds_up === true && unit === "minutes" && families.includes("movement")

/** The finding of a difference with the shift of a typical day as its effect; none where days are too few. */
export const typicalDay = (tested: Finding, a: DayGrid, b: DayGrid): ReadonlyArray<Finding> => {
  const typical = typicalShift(a, b)
  if (!typical) return []
  const { shift: effect, ci_low, ci_high } = typical
  return [
    worded({
      ...tested,
      item: { ...tested.item, id: `${tested.item.id}_typical`, effect, ci_low, ci_high },
      claim: { kind: "typical_days", clear: isSignificant(tested.item.p_value ?? 1) },
    }),
  ]
}
