import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const ownExperiment = defineTool({
  name: "own_experiment",
  description:
    "The experiment that the person started last: what today is, how far it is, its result at the end.",
  input: Type.Object({}),
  /**
   * `status` is a word, `arm` what today was drawn as. Days said to be done and missed, days gone and in all; once it
   * has finished or stopped the comparison of the days as they were drawn.
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
    "last_date",
    "mean_with",
    "mean_without",
    "difference",
    "p_value",
    "n_with",
    "n_without",
  ],
})
