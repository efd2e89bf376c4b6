import { analyteNamed } from "#catalogue/biomarkers/name"
import { commonRanges, placeAmong } from "#catalogue/biomarkers/range"
import { canonicalOf, isPlausible } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"
import type { EnteredResult } from "#domain/lab"
import type { Profile } from "#domain/profile"
import { readReferenceRange } from "#domain/reference-range"
import type { LocalDate } from "#domain/time"
import { readPrintedResult } from "#ingest/lab-result"
import { type Parsed, Unreadable } from "#ingest/parsed"

/** Whether a value is certainly outside the range that is common for a person. */
const isUncommon = (
  { name, value, operator, unit }: BiomarkerContent,
  person: Pick<Profile, "age" | "gender" | "conditions">,
): boolean => {
  const analyte = value === null ? null : analyteNamed(name, unit)
  const canonical = analyte && canonicalOf(analyte, value!, unit)
  if (!analyte || canonical === null || !isPlausible(analyte, canonical)) return false
  const place = placeAmong(canonical, operator, commonRanges(analyte, person))
  return place === "below" || place === "above"
}

/**
 * Reads a result that a person entered, as one that a report printed: out of its range by the one given, else by
 * the common one for adults.
 */
export const readEnteredResult = (
  { name, value, unit = "", range = "" }: EnteredResult,
  test_date: LocalDate | null,
  person: Pick<Profile, "age" | "gender" | "conditions">,
): Parsed<BiomarkerContent> => {
  const printed = {
    name: name.trim(),
    value: typeof value === "string" ? value.trim() : value,
    unit: unit.trim(),
    reference_range: range.trim(),
  }
  const read = readPrintedResult(printed, test_date)
  if (read instanceof Unreadable || readReferenceRange(read.reference_range)) return read
  return { ...read, out_of_range: isUncommon(read, person) }
}
