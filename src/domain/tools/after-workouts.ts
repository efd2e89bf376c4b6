import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const afterWorkouts = defineTool({
  name: "after_workouts",
  description:
    "The level of a metric after workouts of a sport, or of all, that began at a time of day, against days " +
    "without one.",
  input: Type.Object({
    sport: Type.Optional(Type.String({ maxLength: 40 })),
    hours: Type.Optional(Type.Enum(["morning", "midday", "evening"])),
    effort: Type.Optional(Type.Enum(["long", "short", "hard", "easy"])),
    since_first: Type.Optional(Type.Literal(true)),
    target: MetricKey,
    window: Window,
  }),
  /**
   * Of a night the one that follows the day, else the day itself. Morning is before 11, evening from 17 on.
   * `other_` are the days with such a workout at other hours, `without_` those with none of the sport.
   * Long, short, hard and easy are the upper or lower third of the sport's workouts by length or mean heart rate.
   * With `since_first` it is the time from the first such workout on against as long a time before it.
   * Where the sport began within the window, days before it are left out, and the levels `since` and `before` are
   * those of the sixty days from it on and the sixty before.
   */
  facts: [
    "with_mean",
    "without_mean",
    "other_mean",
    "with_n",
    "without_n",
    "other_n",
    "difference",
    "first_date",
    "since_mean",
    "before_mean",
    "n_eff",
  ],
})
