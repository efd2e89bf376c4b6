import type { ReferenceChange } from "#catalogue/biomarkers/reference-change"
import type { Source } from "#catalogue/biomarkers/sources"

/** Inclusive bounds; null on an open side. */
export interface Bounds {
  readonly low: number | null
  readonly high: number | null
}

/** The conversion from another unit to the unit of the analyte: value × multiply + add. */
export interface Conversion {
  readonly multiply: number
  readonly add?: number
}

/** A notification limit: from this value on a laboratory telephones. With its source. */
export interface Limit {
  readonly value: number
  readonly source: Source
}

/** An analyte of a laboratory report. Every bound is in its own unit and for adults. */
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
  /** The common range, used where a report prints none. A range of one sex says nothing about the other. */
  readonly range: {
    readonly any?: Bounds
    readonly male?: Bounds
    readonly female?: Bounds
    readonly source: Source
  } | null
  /**
   * Values outside are reading errors or wrong units: they are to be confirmed and never judged. An
   * engineering bound, not a medical statement.
   */
  readonly plausible: { readonly low: number; readonly high: number } | null
  /** The most sensitive of the cited notification limits, inclusive. */
  readonly critical: { readonly low?: Limit; readonly high?: Limit } | null
  /** Every value out of the range printed on the report counts as critical: limits differ by assay. */
  readonly assay_dependent: boolean
  /**
   * The reference change value: exceeded by five in a hundred pairs of results of an unchanged
   * person. Log-normal, from the published within-person variation and an analytical variation of
   * half of it.
   */
  readonly variation:
    | (ReferenceChange & {
        /**
         * The level varies with the season: the reference change value applies to two results of one
         * season only.
         */
        readonly seasonal?: true
        readonly source: Source
      })
    | null
}

/** An analyte with defaults: no other unit, range, limit or variation is known. */
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

/** A notification limit with its source. */
export const at = (value: number, source: Source): Limit => ({ value, source })
