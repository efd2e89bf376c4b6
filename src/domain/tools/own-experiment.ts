import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const ownExperiment = defineTool({
  name: "own_experiment",
  description:
    "The experiment that the person started last: what today is, how far it is, its result at the end.",
  /** `days` is how long one would run that starts tomorrow. */
  input: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1 })) }),
  /**
   * `status` is a word, `arm` what today was drawn as. Days said to be done and missed, days gone and in all; once it
   * has finished or stopped the comparison of the days as they were drawn. Of one that would start tomorrow its days
   * and its last, how many there have to be at least, and how many tell more surely.
   */
  facts: [
    "title",
    "step",
    "status",
    "arm",
    "day",
    "days",
    "done",
    "missed",
    "first_date",
    "last_date",
    "mean_with",
    "mean_without",
    "difference",
    "p_value",
    "n_with",
    "n_without",
    "planned",
    "planned_last",
    "shortest",
    "recommended",
  ],
})
