import { type Static, Type } from "typebox"

/** The operator of a bounded value: `<0.3` is any value below 0.3. */
export const BOUND_OPERATORS = ["<", ">", "<=", ">="] as const
export type BoundOperator = (typeof BOUND_OPERATORS)[number]

/** A row of `biomarkers` in the delta sync, with additive fields behind the contract's five. */
export const Biomarker = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    value: Type.Number(),
    operator: Type.Union([Type.Enum([...BOUND_OPERATORS]), Type.Null()], {
      description: "`<0.3` is the value 0.3 with the operator `<`; null for a plain number.",
    }),
    unit: Type.String({ description: "Empty when the report printed none." }),
    reference_range: Type.String({
      description: "As printed; empty when the report printed none.",
    }),
    out_of_range: Type.Boolean(),
    test_date: Type.Union([Type.String({ format: "date" }), Type.Null()]),
    lab_id: Type.Union([Type.String(), Type.Null()]),
    updated_at: Type.String({ format: "date-time" }),
  },
  { title: "Biomarker" },
)
export type Biomarker = Static<typeof Biomarker>

const { id, name, unit, reference_range, out_of_range, test_date, lab_id, updated_at } =
  Biomarker.properties

/** A result in words, say "Non-Reactive", beside the numeric ones. */
export const QualitativeResult = Type.Object(
  {
    id,
    name,
    text: Type.String({ description: "As printed; empty when nothing was." }),
    unit,
    reference_range,
    out_of_range,
    test_date,
    lab_id,
    updated_at,
  },
  { title: "QualitativeResult" },
)
export type QualitativeResult = Static<typeof QualitativeResult>

/** Whether a result waits for its person to confirm it, or was confirmed or corrected by them. */
export type Confirmation = "awaited" | "given"

/** How a result was read in its report: its text or its picture by the layout, or either by a configured model. */
export const READ_BY = ["text", "picture", "model"] as const
export type ReadBy = (typeof READ_BY)[number]

/** Where a result is printed in a report. */
export const Printed = Type.Object(
  {
    page: Type.Integer({ minimum: 1 }),
    box: Type.Array(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description:
        "The left, bottom, right and top of the value, from the lower left corner: in points on a page of a " +
        "PDF, in pixels of a picture.",
    }),
    text: Type.String({ description: "The printed line." }),
    read_by: Type.Union([Type.Enum([...READ_BY]), Type.Null()], {
      description: "`model` where a configured model read it; null where it was not noted.",
    }),
  },
  { title: "Printed" },
)
export type Printed = Static<typeof Printed>

/** The same as it is stored. */
export interface StoredPrinted {
  readonly page: number | null
  /** A JSON array. */
  readonly box: string | null
  readonly printed: string | null
  readonly read_by: ReadBy | null
}

/**
 * One result as a delivery names it, before it is stored: `<0.3` is a value with an operator,
 * "Non-Reactive" a text with no value.
 */
export interface BiomarkerContent extends Partial<StoredPrinted> {
  readonly name: string
  /** Null for a qualitative result, which is kept and stays out of the numeric array. */
  readonly value: number | null
  readonly operator: BoundOperator | null
  readonly value_text: string | null
  readonly unit: string
  readonly reference_range: string
  readonly out_of_range: boolean
  readonly test_date: string | null
  /** A value that is hardly true, and counts for nothing until its person confirms it. */
  readonly confirmation?: "awaited"
}

/** Results listed in one answer; a long panel has fewer names. */
export const MAX_RESULTS_SHOWN = 100
