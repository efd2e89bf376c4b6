import { isUsualAdult } from "#catalogue/adult"
import type { Analyte, Bounds } from "#catalogue/biomarkers/analyte"
import type { BoundOperator } from "#domain/biomarker"
import type { Profile } from "#domain/profile"

/** A range of adults: of both sexes alike, or of one. */
export interface CommonRange {
  readonly sex: "any" | "male" | "female"
  readonly bounds: Bounds
}

/**
 * The ranges that laboratories commonly print and that apply to a person: one, or both where they
 * differ by sex and theirs is not known. None of minors and in pregnancy.
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

/** Where a value lies for certain; null where a printed bound leaves it open. */
export type Place = "below" | "within" | "above" | null

/** Where a value in the analyte's own unit lies beside bounds that are inclusive. */
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

/** Where a value lies by all the ranges that may apply; null where they disagree. */
export const placeAmong = (
  value: number,
  operator: BoundOperator | null,
  ranges: ReadonlyArray<CommonRange>,
): Place => {
  const [first, ...others] = ranges.map(({ bounds }) => placeOf(value, operator, bounds))
  return first !== undefined && others.every((other) => other === first) ? first : null
}
