import { Type } from "typebox"
import { promptOf } from "#agents/prompt"

/** Whether what was found answers the question. */
export const Reflecting = Type.Object({
  sufficient: Type.Boolean(),
  advice: Type.Union([Type.String({ minLength: 1, maxLength: 600 }), Type.Null()]),
})

/** One look back before the gates. */
export const REFLECTION = promptOf(
  "reflection/1",
  `
Judge whether what was found answers the question. "sufficient" is false only if another look with
the tools could find what is missing; data that does not exist is no reason. "advice" is then one
sentence on where to look, without any digit; else null.`,
)
