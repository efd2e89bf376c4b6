import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const sleepDebt = defineTool({
  name: "sleep_debt",
  description:
    "Sleep missing against the recommended least for the person's age, over 7 and 14 nights up to a day; and " +
    "by when to be in bed for it.",
  input: Type.Object({
    date: Type.String({ format: "date" }),
    wake_hour: Type.Optional(Type.Number({ minimum: 0, maximum: 24 })),
  }),
  /**
   * Of the week, then of the fortnight: `debt`, what the recorded nights together lack of the need, 0 where
   * they have more; `mean`; `nights` on record; `short`, how many were below the need. `recommended` is the constant.
   * `wake` is `wake_hour`, else the mean time of getting up of the last thirty nights; `awake` the minutes in bed
   * without sleep in these nights; `bed_latest` the time to be in bed for the recommended sleep before `wake`, and
   * `bed_early` that for an hour more.
   */
  facts: [
    "wake",
    "awake",
    "bed_latest",
    "bed_early",
    "recommended",
    "debt",
    "mean",
    "nights",
    "short",
  ],
})
