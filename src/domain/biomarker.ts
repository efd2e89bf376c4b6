import { type Static, Type } from "typebox"

/** A row of `biomarkers` in the delta sync, with additive fields behind the contract's five. */
export const Biomarker = Type.Object({
  id: Type.String(),
  name: Type.String(),
  value: Type.Number(),
  unit: Type.String({ description: "Empty when the report printed none." }),
  reference_range: Type.String({ description: "As printed; empty when the report printed none." }),
  out_of_range: Type.Boolean(),
  test_date: Type.Union([Type.String({ format: "date" }), Type.Null()]),
  lab_id: Type.Union([Type.String(), Type.Null()]),
  updated_at: Type.String({ format: "date-time" }),
})
export type Biomarker = Static<typeof Biomarker>

/** `<0.3` is a value with an operator; "Non-Reactive" is a text with no value. */
export type BoundOperator = "<" | ">" | "<=" | ">="

/** One result as a delivery names it, before it is stored. */
export interface BiomarkerContent {
  readonly name: string
  /** Null for a qualitative result, which is kept and stays out of the numeric array. */
  readonly value: number | null
  readonly operator: BoundOperator | null
  readonly value_text: string | null
  readonly unit: string
  readonly reference_range: string
  readonly out_of_range: boolean
  readonly test_date: string | null
}
