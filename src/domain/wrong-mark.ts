import { type Static, Type } from "typebox"

/** A row, or a value of it, that its person says is wrong. */
export const WrongMark = Type.Object(
  {
    row: Type.String({
      description: "The id of a day, night, workout, lab result or day of the diary.",
    }),
    field: Type.Union([Type.String(), Type.Null()], {
      description: "The value of it that is wrong; null where all of it is.",
    }),
    marked_at: Type.String({ format: "date-time" }),
  },
  { title: "WrongMark" },
)
export type WrongMark = Static<typeof WrongMark>

/** Marks that a person may have. */
export const MAX_MARKS = 2_000
