import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const training = defineTool({
  name: "training",
  description:
    "Training of the seven days up to a day against a usual week of the four before: minutes, sessions, " +
    "training load where a device reports it, and the last workout.",
  input: Type.Object({ date: Type.String({ format: "date" }) }),
  /** `usual_` is a mean week of the 28 days before; `in_a_row` counts the days with a workout up to the last. */
  facts: [
    "minutes",
    "usual_minutes",
    "sessions",
    "usual_sessions",
    "load",
    "usual_load",
    "percent",
    "last_date",
    "last_minutes",
    "last_sport",
    "days_since",
    "in_a_row",
  ],
})
