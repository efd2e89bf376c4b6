import { analyteNamed } from "#catalogue/biomarkers/name"
import { commonRanges } from "#catalogue/biomarkers/range"
import { canonicalOf, isPlausible, printedOf } from "#catalogue/biomarkers/unit"
import type { BiomarkerContent } from "#domain/biomarker"
import { NO_PROFILE } from "#domain/profile"
import { isFalling, readReferenceRange } from "#domain/reference-range"
import type { Payload } from "#domain/webhook"

const isImplausible = ({ name, value, unit }: BiomarkerContent): boolean => {
  const analyte = value === null ? null : analyteNamed(name, unit)
  const canonical = analyte && canonicalOf(analyte, value!, unit)
  return analyte !== null && canonical !== null && !isPlausible(analyte, canonical!)
}

interface Ends {
  readonly low: number | null
  readonly high: number | null
}

/** The ends of the range that is common among adults, in the unit that a value is printed in. */
const commonEnds = ({ name, unit }: BiomarkerContent): Ends => {
  const analyte = analyteNamed(name, unit)
  const ranges = analyte ? commonRanges(analyte, NO_PROFILE) : []
  const ends = (side: "low" | "high") =>
    ranges.flatMap(({ bounds }) => {
      const end = bounds[side] === null ? null : printedOf(analyte!, bounds[side], unit)
      return end !== null && end > 0 ? [end] : []
    })
  const [lows, highs] = [ends("low"), ends("high")]
  return {
    low: lows.length > 0 ? Math.min(...lows) : null,
    high: highs.length > 0 ? Math.max(...highs) : null,
  }
}

/** The printed range, where it leaves a side open or at nothing the common one. */
const endsOf = (result: BiomarkerContent): Ends => {
  const printed = readReferenceRange(result.reference_range)
  if (printed === null) return commonEnds(result)
  const common = commonEnds(result)
  return { low: printed.low || common.low, high: printed.high ?? common.high }
}

/** How many times a value is above or below a range; 1 within. */
const timesOff = (value: number, { low, high }: Ends): number => {
  if (high !== null && value > high) return value / high
  return low !== null && value < low ? low / value : 1
}

const decimalsIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/[.,](\d+)/g)].map(([, decimals]) => decimals!.length))

/** What a point that was lost, or one that is not there, makes of a value. */
const SHIFTS = [0.001, 0.01, 0.1, 10, 100, 1000]
/** A range as wide as that has both a value and its tenth: far off, or of other decimals, it is to be confirmed. */
const WIDE = 10
const FAR_OFF = 3
const LITTLE = 0.15
/** No value is so many times the low end of a range that is open above. */
const MANY = 6

/** Whether a value would fit its range better with its point elsewhere. */
const isShifted = (result: BiomarkerContent): boolean => {
  const { value, value_text, reference_range } = result
  if (value === null || value <= 0) return false
  const ends = endsOf(result)
  const { low, high } = ends
  const off = timesOff(value, ends)
  const [own, ofRange] = [decimalsIn(value_text ?? ""), decimalsIn(reference_range)]
  const hasMore = own > ofRange
  if (off === 1)
    return high === null
      ? low !== null && value > low * MANY
      : low === null && hasMore && value < high * LITTLE
  if (!SHIFTS.some((shift) => timesOff(value * shift, ends) < off)) return false
  const isNarrow = low !== null && high !== null && high / low < WIDE
  const isAbove = high !== null && value > high
  return isNarrow || off >= FAR_OFF || (isAbove ? own === 0 && ofRange > 0 : hasMore)
}

/**
 * A result that its person has to confirm: nobody has such a value, its range falls, or it was read in a picture or
 * by a model and is ten times what it should be, or was not read twice alike.
 */
export const withDoubt = (result: BiomarkerContent, item: Payload): BiomarkerContent => {
  const isSeen = item.read_by === "picture" || item.read_by === "model"
  const isDoubtful =
    isImplausible(result) ||
    isFalling(result.reference_range) ||
    (isSeen && (item.is_unsure === true || isShifted(result)))
  return isDoubtful ? { ...result, confirmation: "awaited" } : result
}
