import type { Analyte, Bounds } from "#catalogue/biomarkers/analyte"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { type CommonRange, commonRanges, placeAmong } from "#catalogue/biomarkers/range"
import { canonicalOf, isPlausible, isPrintedIn, printedOf } from "#catalogue/biomarkers/unit"
import type { StoredBiomarker } from "#db/biomarkers"
import type { Fact } from "#domain/ledger"
import type { Profile } from "#domain/profile"
import type { FactRole } from "#domain/tool"

const MAX_CHARACTERS = 80
/** Prints as many decimals as the report did, within reason. */
const MAX_DECIMALS = 3

/** Printed text of a report is data: one line, of a bounded length, that cannot hold a reference. */
export const plain = (text: string): string =>
  text
    .replace(/[{}\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_CHARACTERS)

/** Without the noise of binary fractions. */
export const rounded = (value: number): number => Number(value.toFixed(2 * MAX_DECIMALS))

const decimalsOf = (value: number): number =>
  Math.min(MAX_DECIMALS, String(value).split(".")[1]?.length ?? 0)

/** A value as it was printed: a number, a bound, or words. */
export const printedValue = ({ value, operator, value_text }: StoredBiomarker): number | string => {
  if (value === null) return plain(value_text ?? "")
  return operator === null ? value : `${operator}${value}`
}

/** A result with what the catalogue knows of it. */
export interface ReadResult {
  readonly result: StoredBiomarker
  /** Null where the catalogue does not know the name. */
  readonly analyte: Analyte | null
  /** In the analyte's own unit; null without a number, or in a unit that is never converted. */
  readonly canonical: number | null
}

/** Reads a result by the catalogue. */
export const readResult = (result: StoredBiomarker): ReadResult => {
  const { name, unit, value } = result
  const analyte = analyteNamed(name, unit)
  const canonical = analyte && value !== null ? canonicalOf(analyte, value, unit) : null
  return { result, analyte, canonical }
}

/** Whether a value is rather an error of reading, to be confirmed and never judged. */
export const isDoubtful = ({ analyte, canonical }: ReadResult): boolean =>
  analyte !== null && canonical !== null && !isPlausible(analyte, canonical)

/** Whether a result is a number that can be compared with another: no bound, no words, and plausible. */
export const isNumber = (read: ReadResult) =>
  read.result.value !== null && read.result.operator === null && !isDoubtful(read)

/** A result's value in the unit of another; null where the two units are never converted. */
export const valueIn = (
  { result, analyte, canonical }: ReadResult,
  unit: string,
): number | null => {
  if (result.unit === unit) return result.value
  const known = analyte !== null && canonical !== null && isPrintedIn(analyte, result.unit)
  return known ? printedOf(analyte, canonical, unit) : null
}

/** The common range when the report printed no range, else none. */
const rangesOf = ({ result, analyte }: ReadResult, profile: Profile): ReadonlyArray<CommonRange> =>
  analyte === null || result.reference_range !== "" ? [] : commonRanges(analyte, profile)

const placeOf = (read: ReadResult, profile: Profile) =>
  read.canonical === null
    ? null
    : placeAmong(read.canonical, read.result.operator, rangesOf(read, profile))

/** The position of a result within its range, in a word. The range printed on the report wins over any other. */
const flagOf = (read: ReadResult, profile: Profile): string => {
  const { out_of_range, reference_range } = read.result
  if (isDoubtful(read)) return "to be confirmed"
  if (out_of_range) return "out of range"
  if (reference_range !== "") return "in range"
  const place = placeOf(read, profile)
  return place === null ? "no range printed" : `${place} the common range`
}

/** Whether a result lies outside its range, printed or common. */
export const isOut = (read: ReadResult, profile: Profile): boolean => {
  if (read.result.out_of_range) return true
  const place = placeOf(read, profile)
  return place === "below" || place === "above"
}

const SIGNIFICANT = 3

const inUnit = (analyte: Analyte, bound: number, unit: string): string =>
  String(Number((printedOf(analyte, bound, unit) ?? bound).toPrecision(SIGNIFICANT)))

const boundsText = (analyte: Analyte, { low, high }: Bounds, unit: string): string => {
  const [from, to] = [low, high].map((bound) => bound !== null && inUnit(analyte, bound, unit))
  const printed = unit === "" ? "" : ` ${plain(unit)}`
  if (from !== false && to !== false) return `${from} to ${to}${printed}`
  return from === false ? `${to}${printed} or less` : `${from}${printed} or more`
}

const OF_SEX = { any: "", male: " for men", female: " for women" } as const

/** The common ranges in the unit of the result: "0.7 to 1.3 mg/dL for men and 0.5 to 1.1 mg/dL for women". */
const commonRangeText = (analyte: Analyte, ranges: ReadonlyArray<CommonRange>, unit: string) =>
  ranges
    .map(({ sex, bounds }) => `${boundsText(analyte, bounds, unit)}${OF_SEX[sex]}`)
    .join(" and ")

/** Makes the facts of one result. */
export const factOf =
  (slug: string, { name, test_date }: StoredBiomarker, n = 1) =>
  (role: FactRole, value: number | string, unit = "", decimals?: number): Fact => ({
    item: {
      key: `lab_${slug}_${role}`,
      value,
      ...(unit === "" ? {} : { unit: plain(unit) }),
      ...(test_date === null ? {} : { window: { from: test_date, to: test_date } }),
      n,
    },
    role,
    label: plain(name),
    decimals: typeof value === "number" ? (decimals ?? decimalsOf(value)) : 0,
  })

/** Value, range, day, flag and name of a result, in this order. */
export const resultFacts = (
  slug: string,
  read: ReadResult,
  profile: Profile,
): ReadonlyArray<Fact> => {
  const { result, analyte } = read
  const fact = factOf(slug, result)
  const ranges = rangesOf(read, profile)
  return [
    fact("value", printedValue(result), result.unit),
    fact("range", plain(result.reference_range) || "none printed"),
    fact("date", result.test_date ?? "no date printed"),
    fact("flag", flagOf(read, profile)),
    fact("name", plain(result.name)),
    ...(analyte && ranges.length > 0
      ? [fact("common_range", commonRangeText(analyte, ranges, result.unit))]
      : []),
  ]
}
