import { analyteNamed } from "#catalogue/biomarkers/name"
import { canonicalOf, isPlausible } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"

/** A result that its person has to confirm where nobody has such a value: a digit or a unit was misread. */
export const withDoubt = (result: BiomarkerContent): BiomarkerContent => {
  const { name, value, unit } = result
  const analyte = value === null ? null : analyteNamed(name, unit)
  const canonical = analyte && canonicalOf(analyte, value!, unit)
  return analyte && canonical !== null && !isPlausible(analyte, canonical)
    ? { ...result, confirmation: "awaited" }
    : result
}
