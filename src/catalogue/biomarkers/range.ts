import { isUsualAdult } from "#catalogue/adult"
import type { Analyte, Bounds } from "#catalogue/biomarkers/analyte"
import type { BoundOperator } from "#domain/biomarker"
import type { Profile } from "#domain/profile"

/** A range for adults: of both sexes, or of one. */
export interface CommonRange {
  readonly sex: "any" | "male" | "female"
  readonly bounds: Bounds
}

/**
 * The common ranges that apply to a person: one, or both where they differ by sex and the sex is
 * unknown. None for minors and in pregnancy.
 */
export const commonRanges = (
  { range }: Analyte,
  profile: Pick<Profile, "age" | "gender" | "conditions">,
): ReadonlyArray<CommonRange> => {
  if (range === null || !isUsualAdult(profile)) return []
  return (["any", "male", "female"] as const).flatMap((sex) => {
    const bounds = range[sex]
    const applies = sex === "any" || profile.gender === null || profile.gender === sex
    return bounds && applies ? [{ sex, bounds }] : []
  })
}

/** The position of a value; null where a printed bound leaves it open. */
export type Place = "below" | "within" | "above" | null

/** The position of a value, in the unit of the analyte, relative to inclusive bounds. */
export const placeOf = (
  value: number,
  operator: BoundOperator | null,
  { low, high }: Bounds,
): Place => {
  const isBelow = low !== null && value < low
  const isAbove = high !== null && value > high
  if (operator === null) return isBelow ? "below" : isAbove ? "above" : "within"
  const isUpper = operator.startsWith("<")
  if (isUpper && (isBelow || (operator === "<" && value === low))) return "below"
  if (!isUpper && (isAbove || (operator === ">" && value === high))) return "above"
  if (isUpper && low === null && !isAbove) return "within"
  return !isUpper && high === null && !isBelow ? "within" : null
}

/** The position of a value by all ranges that may apply; null where they disagree. */
export const placeAmong = (
  value: number,
  operator: BoundOperator | null,
  ranges: ReadonlyArray<CommonRange>,
): Place => {
  const [first, ...others] = ranges.map(({ bounds }) => placeOf(value, operator, bounds))
  return first !== undefined && others.every((other) => other === first) ? first : null
}
