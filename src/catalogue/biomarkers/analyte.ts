import type { ReferenceChange } from "#catalogue/biomarkers/reference-change"
import type { Source } from "#catalogue/biomarkers/sources"

/** Both ends belong to it; null where it is open. */
export interface Bounds {
  readonly low: number | null
  readonly high: number | null
}

/** How a value of another unit becomes one of the analyte's own: value × multiply + add. */
export interface Conversion {
  readonly multiply: number
  readonly add?: number
}

/** A value from which on a laboratory telephones, with who says so. */
export interface Limit {
  readonly value: number
  readonly source: Source
}

/** What a laboratory measures. Every bound is in the analyte's own unit, and of adults. */
export interface Analyte {
  readonly key: string
  /** As a report prints it: "LDL cholesterol". */
  readonly name: string
  /** Further names, in lower case; the order of their words does not matter. */
  readonly synonyms: ReadonlyArray<string>
  /** As a report prints it; empty for a ratio. */
  readonly unit: string
  /** The other units it is printed in. */
  readonly units: Readonly<Record<string, Conversion>>
  /** Where a report prints none. A range of one sex alone says nothing of the other. */
  readonly range: {
    readonly any?: Bounds
    readonly male?: Bounds
    readonly female?: Bounds
    readonly source: Source
  } | null
  /**
   * What lies outside is an error of reading or of the unit, to be confirmed and never judged. An
   * engineering bound, no medical statement.
   */
  readonly plausible: { readonly low: number; readonly high: number } | null
  /** The most sensitive of the cited notification limits, inclusive. */
  readonly critical: { readonly low?: Limit; readonly high?: Limit } | null
  /** Every value out of the range printed on the report counts as critical: limits differ by assay. */
  readonly assay_dependent: boolean
  /**
   * The reference change value: what five in a hundred pairs of results of an unchanged person exceed.
   * Log-normal, from the published variation within a person and half of it as that of the method.
   */
  readonly variation:
    | (ReferenceChange & {
        /** Where the level follows the season: it holds between two results of one season alone. */
        readonly seasonal?: true
        readonly source: Source
      })
    | null
}

/** An analyte of which the rest is not known. */
export const analyte = (
  known: Pick<Analyte, "key" | "name" | "synonyms" | "unit"> & Partial<Analyte>,
): Analyte => ({
  units: {},
  range: null,
  plausible: null,
  critical: null,
  assay_dependent: false,
  variation: null,
  ...known,
})

/** A notification limit and who gives it. */
export const at = (value: number, source: Source): Limit => ({ value, source })
