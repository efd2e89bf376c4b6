import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const readiness = defineTool({
  name: "readiness",
  description:
    "How recovered a person is on a day: sleep, heart rate variability, resting heart rate, temperature " +
    "and breathing, each against their own days before, and read together.",
  input: Type.Object({
    date: Type.String({ format: "date" }),
    days: Type.Integer({
      minimum: 30,
      maximum: 90,
      default: 60,
      description: "How many days before are the history.",
    }),
  }),
  /**
   * Of each sign `value`, `median`, `difference`, `z` and `recent`, the mean of the last three days; then of
   * all together `strain`, the mean of their z on the strained side, `signs`, how many there are, and `label` as text.
   */
  facts: ["value", "median", "difference", "z", "recent", "strain", "signs", "label"],
})
