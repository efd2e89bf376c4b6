import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Window } from "#domain/window"

export const sessions = defineTool({
  name: "sessions",
  description:
    "Single workouts of one sport or all: the latest, longest, farthest, fastest or hardest, each with its " +
    "day, time, distance, pace or speed, heart rate and what else its device recorded.",
  input: Type.Object({
    sport: Type.Optional(Type.String({ maxLength: 40 })),
    window: Window,
    by: Type.Enum(["latest", "longest", "farthest", "fastest", "hardest"]),
    min_km: Type.Optional(Type.Number({ minimum: 0.1, maximum: 1000 })),
    goal_km: Type.Optional(Type.Number({ minimum: 0.1, maximum: 1000 })),
    goal_minutes: Type.Optional(Type.Number({ minimum: 1, maximum: 10_000 })),
    limit: Type.Integer({ minimum: 1, maximum: 10 }),
  }),
  /**
   * One workout after the other, each beginning with `date`; what its device did not record is absent. `over`
   * is the time for `min_km` at its pace, `goal_pace` the pace that covers `goal_km` in
   * `goal_minutes`, and `predicted` the time that the first one foretells for `goal_km` (Riegel 1981). `usual_` are
   * medians of the workouts of its sport in the half year before the first one; `peak_heart_rate` is the highest of
   * all sports in the year until then, and
   * `share_of_peak` its mean heart rate as a share of that. The hardest have the highest load, else the highest
   * training impulse by time and mean heart rate. `average_` are of the workouts given, where these are several.
   * `count` is how many there are of the sport within the window.
   */
  facts: [
    "date",
    "sport",
    "minutes",
    "distance",
    "pace",
    "speed",
    "heart_rate",
    "max_heart_rate",
    "power",
    "cadence",
    "climb",
    "energy",
    "load",
    "over",
    "goal_pace",
    "predicted",
    "at_least",
    "usual_minutes",
    "usual_distance",
    "usual_pace",
    "usual_speed",
    "usual_heart_rate",
    "peak_heart_rate",
    "share_of_peak",
    "average_minutes",
    "average_distance",
    "average_pace",
    "average_speed",
    "average_heart_rate",
    "count",
  ],
})
