import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

const number = (minimum: number, maximum: number) =>
  Type.Optional(Type.Number({ minimum, maximum }))
const word = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

export const profile = defineTool({
  name: "profile",
  description: "What the profile holds, beside what the person has just stated about themselves.",
  input: Type.Object({
    stated: Type.Object({
      age: number(0, 120),
      gender: word(10),
      birthday: word(10),
      height_cm: number(50, 260),
      weight_kg: number(20, 400),
      country: word(2),
      units: word(10),
    }),
  }),
  /** `peers` are the people of the same age and sex, in words. */
  facts: ["stated", "held", "peers"],
})
