import { type Static, Type } from "typebox"

/** `pending`, `submitted`, `parsed`, or `failed:<reason>`. */
export type LabStatus = "pending" | "submitted" | "parsed" | `failed:${string}`

/** An item of GET /v1/labs. */
export const Lab = Type.Object(
  {
    id: Type.String(),
    uploaded_at: Type.String(),
    aggregator_status: Type.String(),
    parsed_at: Type.Union([Type.String(), Type.Null()]),
  },
  { title: "Lab" },
)
export type Lab = Static<typeof Lab>
