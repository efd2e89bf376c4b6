import { panelOf } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { commonRanges } from "#catalogue/biomarkers/range"
import { printedOf } from "#catalogue/biomarkers/unit"
import type { Biomarker, Placed, ShownRange } from "#domain/biomarker"
import type { Profile } from "#domain/profile"
import { readReferenceRange } from "#domain/reference-range"

type Named = Pick<Biomarker, "name" | "unit" | "reference_range">

/** A number of the catalogue in another unit, without the digits that the conversion made up. */
const DIGITS = 3
const rounded = (value: number | null) => value && Number(value.toPrecision(DIGITS))

/** The common range of adults in a unit; null where it differs by a sex that is not known. */
const rangeOfAdults = (analyte: Analyte, unit: string, person: Profile): ShownRange | null => {
  const [range, ...others] = commonRanges(analyte, person)
  if (!range || others.length > 0 || printedOf(analyte, 1, unit) === null) return null
  const inUnit = (end: number | null) => end && rounded(printedOf(analyte, end, unit))
  const { low, high } = range.bounds
  return { low: inUnit(low), high: inUnit(high), of: "adults" }
}

/** Where a result belongs: its analyte and panel in the catalogue, and the range that it is shown against. */
export const placeResult = (result: Named, person: Profile): Placed => {
  const { name, unit, reference_range } = result
  const analyte = analyteNamed(name, unit)
  const printed = readReferenceRange(reference_range)
  return {
    analyte: analyte?.key ?? null,
    title: analyte?.name ?? null,
    panel: analyte && panelOf(analyte),
    range: printed
      ? { low: printed.low, high: printed.high, of: "report" }
      : analyte && rangeOfAdults(analyte, unit, person),
  }
}
