import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const lookUp = defineTool({
  name: "look_up",
  description:
    "What is known of a subject, or what to do for an aim, from the catalogues, with its sources.",
  input: Type.Object({
    subject: Type.String({
      maxLength: 80,
      description: "A subject or an aim in a few English words: `deep sleep`, `less stress`.",
    }),
  }),
  /** `more` goes on where the passage ends; `ask` is what to ask a doctor about. */
  facts: ["passage", "more", "citation", "step", "ask"],
})
