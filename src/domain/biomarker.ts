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

/** The panels that results are shown by, in the order of a usual report. */
export const LAB_PANELS = [
  "metabolism",
  "lipids",
  "kidney",
  "electrolytes",
  "liver",
  "blood_count",
  "differential",
  "inflammation",
  "coagulation",
  "heart",
  "iron",
  "vitamins",
  "thyroid",
  "hormones",
  "tumour_markers",
  "immunity",
  "toxicology",
] as const
export type LabPanel = (typeof LAB_PANELS)[number]

const bound = Type.Union([Type.Number(), Type.Null()], { description: "Null on an open side." })

/** The range that a result is shown against, in its own unit. */
export const ShownRange = Type.Object(
  {
    low: bound,
    high: bound,
    of: Type.Enum(["report", "adults"], {
      description:
        "`report` as printed there; `adults` the common one, which applies to this person.",
    }),
  },
  { title: "ShownRange" },
)
export type ShownRange = Static<typeof ShownRange>

/** What the catalogue knows of a result: nothing where its name is none of it. */
export const Catalogued = Type.Object({
  analyte: Type.Union([Type.String(), Type.Null()], {
    description: "The same for every name of one thing; null for a name that is not known.",
  }),
  title: Type.Union([Type.String(), Type.Null()], { description: "Its usual name." }),
  panel: Type.Union([Type.Enum([...LAB_PANELS]), Type.Null()], {
    description: "The panel it is shown in; null for a name that is not known.",
  }),
})

/** The same of a result with a number, and the range that it is shown against. */
export const Placed = Type.Object({
  ...Catalogued.properties,
  range: Type.Union([ShownRange, Type.Null()], {
    description: "Null where neither the report nor the catalogue has one that can be read.",
  }),
})
export type Placed = Static<typeof Placed>

/** Results listed in one answer; a long panel has fewer names. */
export const MAX_RESULTS_SHOWN = 100
