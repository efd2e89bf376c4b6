import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const happenings = defineTool({
  name: "happenings",
  description:
    "What happened on some days: sports that began or ended, workouts and when they ended, a change of " +
    "time zone, what the person said of that time; with a metric, around the days within the window on " +
    "which its level changed.",
  input: Type.Object({
    window: Window,
    around: Type.Optional(MetricKey),
    habits: Type.Optional(Type.Literal(true)),
  }),
  /**
   * `began_on` is the first day of a sport that was not done in the half year before, `ended_on` the last of
   * one that was not done again; the label is the sport. `workout_end` is the time of day at which a workout
   * ended, `workout_minutes` its length, both only where no metric is given, and without `habits`. `travel_on` is
   * the first day in a time zone at least two hours away. `noted_on` is the day that the person gave for something,
   * which is the label; there is none where the memory is left out.
   */
  facts: ["began_on", "ended_on", "workout_end", "workout_minutes", "travel_on", "noted_on"],
})
