import { metricOf } from "#catalogue/metrics"
import type { Finding } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { DayGrid } from "#statistics/series/day-grid"
import { typicalShift } from "#statistics/series/typical-shift"
import { isSignificant } from "#statistics/verdict"

/** Minutes of activity are few on most days and many on some: a mean is no typical day. */
export const isSkewed = ({ unit, adds_up, families }: Metric): boolean =>
  adds_up === true && unit === "minutes" && families.includes("movement")

/** The test of a difference, told by how far typical days lie apart; nothing where days are too few. */
export const typicalDay = (tested: Finding, a: DayGrid, b: DayGrid): ReadonlyArray<Finding> => {
  const typical = typicalShift(a, b)
  if (!typical) return []
  const { target, p_value = 1 } = tested.item
  const id = `${tested.item.id}_typical`
  const name = metricOf(target!)!.name
  const size = `{{${id}.effect}} (confidence interval {{${id}.ci_low}} to {{${id}.ci_high}})`
  const claim = isSignificant(p_value)
    ? `In the second period ${name} of a typical day changed by ${size}.`
    : `There is no clear difference in ${name} between typical days of the periods: ${size}.`
  const { shift: effect, ci_low, ci_high } = typical
  return [{ ...tested, item: { ...tested.item, id, claim, effect, ci_low, ci_high } }]
}
