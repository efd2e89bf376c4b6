import type { Analyte, Conversion } from "#catalogue/biomarkers/analyte"

/**
 * Rules that unify the spellings of units, in lower case and without spaces; applied in order.
 * Enzyme units and international units are equal; a capital G is giga, a small one gram.
 */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/μ/g, "u"],
  [/\bmc(?=g|mol|l|iu|u|kat)/g, "u"],
  [/\[?iu\]?|ui(?=\/)/g, "u"],
  [/\(calc\)|[{}]/g, ""],
  [/^x?10[*^e]?([369]|12)(?=\/)/, "10*$1"],
  [/^(?:k|thous?|thousand|tsd)(?=\/)/, "10*3"],
  [/^(?:m|mil|mill|million|mio)(?=\/ul$)/, "10*6"],
  [/^giga(?=\/l$)|^(?=\/nl$)/, "10*9"],
  [/^10\*9\/nl$/, "10*9/l"],
  [/^10\*12\/pl$/, "10*12/l"],
  [/1,73/, "1.73"],
  [/^tera(?=\/l$)|^(?=\/pl$)/, "10*12"],
  [/^cells(?=\/)/, ""],
  [/^#?\/?cumm$|\/(?:cu)?mm3?$/, "/ul"],
  [/\/1\.73(?:_?m[\^*]{0,2}2|sqm)?$/, "/1.73"],
  [/\/(?:hr|hour)$/, "/h"],
  [/^sec(?:onds?|s)?$/, "s"],
  [/feu$|cre(?:at(?:inine)?)?$|(?<=mol)hb$/, ""],
  [/^(?:per|pour?|por)?ci?ent[o]?$|^pro[cz]ent$|^pct\.?$/, "%"],
  [/^%.*$/, "%"],
  [/^(?:1|ratio|inr|index|score|calc)$/, ""],
]

/** The unified spelling of a printed unit, for comparison. */
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

/** Every unit of an analyte, its own first. */
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

/** Whether a value in the unit of the analyte is plausible. */
export const isPlausible = ({ plausible }: Analyte, value: number): boolean =>
  plausible === null || (value >= plausible.low && value <= plausible.high)

/**
 * A printed value converted to the unit of the analyte; null for a unit without a conversion. A
 * value without unit is read in the first unit that makes it plausible.
 */
export const canonicalOf = (analyte: Analyte, value: number, unit: string): number | null => {
  const conversion = conversionOf(analyte, unit)
  if (conversion) return convert(value, conversion)
  if (unitKey(unit) !== "") return null
  const readings = conversionsOf(analyte).map(([, known]) => convert(value, known))
  return readings.find((reading) => isPlausible(analyte, reading)) ?? value
}

/**
 * All that a typed value may mean in the analyte's own unit: one where its unit is known, without a unit each that
 * is plausible, the nearly equal ones once. Empty for a unit that is never converted and for what cannot be.
 */
export const canonicalValues = (
  analyte: Analyte,
  value: number,
  unit: string,
): ReadonlyArray<number> => {
  const conversion = conversionOf(analyte, unit)
  const meant = conversion
    ? [convert(value, conversion)]
    : unitKey(unit) === ""
      ? conversionsOf(analyte).map(([, known]) => convert(value, known))
      : []
  const plausible = meant.filter((each) => isPlausible(analyte, each))
  return plausible.filter(
    (each, at) => !plausible.slice(0, at).some((other) => Math.abs(each / other - 1) < 0.01),
  )
}

/** A value converted from the unit of the analyte to a printed one; null for a unit without a conversion. */
export const printedOf = (analyte: Analyte, value: number, unit: string): number | null => {
  const conversion = conversionOf(analyte, unit)
  return conversion && (value - (conversion.add ?? 0)) / conversion.multiply
}
