import type { Analyte, Limit } from "#catalogue/biomarkers/analyte"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { canonicalOf, isPlausible } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"

/** A result as stored, or as typed by somebody, then without a range. */
export type LabResult = Pick<
  BiomarkerContent,
  "name" | "value" | "operator" | "unit" | "reference_range" | "out_of_range"
>

/** A critical result, which a laboratory reports by telephone. */
export interface Critical {
  readonly analyte: Analyte
  readonly side: "low" | "high"
  /** In the unit of the analyte. */
  readonly value: number
  /** The limit it reached; null where the range printed on the report is the limit. */
  readonly limit: Limit | null
}

/** Whether a result certainly reaches a limit: `<0.3` may be anything below. */
const reaches = (
  side: Critical["side"],
  value: number,
  operator: LabResult["operator"],
  limit: Limit,
) =>
  side === "low"
    ? value <= limit.value && !operator?.startsWith(">")
    : value >= limit.value && !operator?.startsWith("<")

/**
 * The critical result, or null: at or beyond the most sensitive of the cited notification limits, or
 * out of its printed range where limits differ by assay. Null as well for an implausible value or
 * unit. Limits are for adults.
 */
export const criticalOf = (result: LabResult): Critical | null => {
  const { name, value: printed, operator, unit, reference_range, out_of_range } = result
  const analyte = analyteNamed(name, unit)
  const value = analyte && printed !== null ? canonicalOf(analyte, printed, unit) : null
  if (!analyte || value === null || !isPlausible(analyte, value)) return null
  if (analyte.assay_dependent && reference_range !== "")
    return out_of_range ? { analyte, side: "high", value, limit: null } : null
  const { low, high } = analyte.critical ?? {}
  if (low && reaches("low", value, operator, low))
    return { analyte, side: "low", value, limit: low }
  if (high && reaches("high", value, operator, high))
    return { analyte, side: "high", value, limit: high }
  return null
}
