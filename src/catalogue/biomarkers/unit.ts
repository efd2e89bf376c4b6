import type { Analyte, Conversion } from "#catalogue/biomarkers/analyte"

/**
 * How laboratories spell the same unit, in lower case and without spaces; each pair is applied in
 * turn. Enzymes are counted in units and in international units, which are one; a capital G is giga,
 * a small one gram.
 */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/μ/g, "u"],
  [/\bmc(?=g|mol|l|iu|u|kat)/g, "u"],
  [/\[?iu\]?/g, "u"],
  [/\(calc\)|[{}]/g, ""],
  [/^x?10[*^e]?([369]|12)(?=\/)/, "10*$1"],
  [/^(?:k|thous?|thousand|tsd)(?=\/)/, "10*3"],
  [/^(?:m|mil|mill|million|mio)(?=\/ul$)/, "10*6"],
  [/^giga(?=\/l$)|^(?=\/nl$)/, "10*9"],
  [/^10\*9\/nl$/, "10*9/l"],
  [/^tera(?=\/l$)/, "10*12"],
  [/^cells(?=\/)/, ""],
  [/^#?\/?cumm$|\/(?:cu)?mm3?$/, "/ul"],
  [/\/1\.73(?:_?m\^?2|sqm)?$/, "/1.73"],
  [/\/(?:hr|hour)$/, "/h"],
  [/^sec(?:onds?|s)?$/, "s"],
  [/feu$|cre(?:at(?:inine)?)?$|(?<=mol)hb$/, ""],
  [/^%.*$/, "%"],
  [/^(?:1|ratio|inr|index|score|calc)$/, ""],
]

/** A printed unit in the one spelling that units are compared in. */
export const unitKey = (printed: string): string =>
  SPELLINGS.reduce(
    (key, [from, to]) => key.replace(from, to),
    printed
      .normalize("NFKC")
      .replace(/\s+/g, "")
      .replace(/^G(?=\/[Ll]$)/, "giga")
      .replace(/^T(?=\/[Ll]$)/, "tera")
      .toLowerCase(),
  )

const SAME: Conversion = { multiply: 1 }

const convert = (value: number, { multiply, add = 0 }: Conversion) => value * multiply + add

/** Every unit an analyte is printed in, its own first. */
const conversionsOf = ({ unit, units }: Analyte): ReadonlyArray<readonly [string, Conversion]> => [
  [unit, SAME],
  ...Object.entries(units),
]

const conversionOf = (analyte: Analyte, printed: string): Conversion | null => {
  const key = unitKey(printed)
  const known = conversionsOf(analyte).find(([unit]) => unitKey(unit) === key)
  return known?.[1] ?? null
}

/** Whether a printed unit is the analyte's own. */
export const isItsUnit = (analyte: Analyte, unit: string): boolean =>
  unitKey(analyte.unit) === unitKey(unit)

/** Whether an analyte is ever printed in a unit. */
export const isPrintedIn = (analyte: Analyte, unit: string): boolean =>
  conversionOf(analyte, unit) !== null

/** Whether a value in the analyte's own unit can be one at all. */
export const isPlausible = ({ plausible }: Analyte, value: number): boolean =>
  plausible === null || (value >= plausible.low && value <= plausible.high)

/**
 * A printed value in the analyte's own unit; null in a unit that is never converted. A value without
 * a unit is read in the first that makes it plausible.
 */
export const canonicalOf = (analyte: Analyte, value: number, unit: string): number | null => {
  const conversion = conversionOf(analyte, unit)
  if (conversion) return convert(value, conversion)
  if (unitKey(unit) !== "") return null
  const readings = conversionsOf(analyte).map(([, known]) => convert(value, known))
  return readings.find((reading) => isPlausible(analyte, reading)) ?? value
}

/** A value in the analyte's own unit as another unit prints it; null in a unit that is never converted. */
export const printedOf = (analyte: Analyte, value: number, unit: string): number | null => {
  const conversion = conversionOf(analyte, unit)
  return conversion && (value - (conversion.add ?? 0)) / conversion.multiply
}
