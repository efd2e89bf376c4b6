import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const sleepDebt = defineTool({
  name: "sleep_debt",
  description:
    "Sleep missing against the recommended least for the person's age, over 7 and 14 nights up to a day.",
  input: Type.Object({ date: Type.String({ format: "date" }) }),
  /**
   * Of the week, then of the fortnight: `debt`, what the recorded nights together lack of the need, 0 where
   * they have more; `mean`; `nights` on record; `short`, how many were below the need. `recommended` is the constant.
   */
  facts: ["recommended", "debt", "mean", "nights", "short"],
})
