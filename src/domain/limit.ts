import { type Static, Type } from "typebox"

/** The condition under which a day's value counts, in the metric's own unit. */
export const Limit = Type.Object({
  is: Type.Enum(["above", "below", "at_least", "at_most"]),
  value: Type.Number({
    description: "In the metric's own unit: 7 hours of sleep are 420 minutes.",
  }),
})
export type Limit = Static<typeof Limit>
