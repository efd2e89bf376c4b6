import type { Analyte } from "#catalogue/biomarkers/analyte"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { commonRanges } from "#catalogue/biomarkers/range"
import { canonicalOf, isPrintedIn, printedOf } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"
import { NO_PROFILE } from "#domain/profile"
import { type ReferenceRange, readReferenceRange } from "#domain/reference-range"

type Ends = Pick<ReferenceRange, "low" | "high">

/** How far the ends of a range are from those that are common among adults, as factors. */
const distance = ({ low, high }: Ends, analyte: Analyte): number => {
  const common = commonRanges(analyte, NO_PROFILE)
  const factors = (end: number | null, side: "low" | "high") =>
    common.flatMap(({ bounds }) => {
      const usual = bounds[side]
      return end !== null && usual !== null && end > 0 && usual > 0
        ? [Math.abs(Math.log(end / usual))]
        : []
    })
  return Math.min(...factors(low, "low"), ...factors(high, "high"))
}

/** Without the digits that the conversion made up. */
const DIGITS = 3
const rounded = (value: number) => String(Number(value.toPrecision(DIGITS)))

const printedRange = ({ low, high, lowInclusive, highInclusive }: ReferenceRange): string => {
  if (low !== null && high !== null) return `${rounded(low)} - ${rounded(high)}`
  return low === null
    ? `${highInclusive ? "<=" : "<"}${rounded(high!)}`
    : `${lowInclusive ? ">=" : ">"}${rounded(low)}`
}

/**
 * The printed range of a result whose unit its person corrects. It was printed beside either unit: the report may be
 * wrong, or only what was read of it. Whichever makes it the range that is common among adults is meant.
 */
export const rangeInUnit = (
  {
    name,
    unit: before,
    reference_range,
  }: Pick<BiomarkerContent, "name" | "unit" | "reference_range">,
  unit: string,
): string => {
  const range = readReferenceRange(reference_range)
  const analyte = analyteNamed(name, unit)
  if (!range || !analyte || !isPrintedIn(analyte, before) || !isPrintedIn(analyte, unit))
    return reference_range
  const ends = (convert: (end: number) => number | null): Ends => ({
    low: range.low === null ? null : convert(range.low),
    high: range.high === null ? null : convert(range.high),
  })
  const asBefore = ends((end) => canonicalOf(analyte, end, before))
  const asNow = ends((end) => canonicalOf(analyte, end, unit))
  if (distance(asBefore, analyte) >= distance(asNow, analyte)) return reference_range
  const inUnit = (end: number | null) => end && printedOf(analyte, end, unit)
  return printedRange({ ...range, low: inUnit(asBefore.low), high: inUnit(asBefore.high) })
}
