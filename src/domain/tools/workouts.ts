import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Window } from "#domain/window"

export const workouts = defineTool({
  name: "workouts",
  description:
    "Workouts of one sport or all: how many, how long, how far, and with `by` the same for each sport, week or month.",
  input: Type.Object({
    sport: Type.Optional(Type.String({ maxLength: 40 })),
    window: Window,
    min_km: Type.Optional(Type.Number({ minimum: 0.1, maximum: 1000 })),
    by: Type.Optional(Type.Enum(["sport", "week", "month"])),
  }),
  /**
   * `pace`, `speed` and `heart_rate` are averages over the workouts that recorded them, `each_` a mean workout and
   * `weekly_` a mean week of a window of two weeks or more. Each `group` (a sport, or the first day of a week or
   * month) comes before its own counts and sums.
   */
  facts: [
    "count",
    "minutes",
    "distance",
    "energy",
    "longest",
    "pace",
    "speed",
    "heart_rate",
    "each_minutes",
    "each_distance",
    "rest_days",
    "weekly_count",
    "weekly_minutes",
    "weekly_distance",
    "n",
    "group",
    "group_count",
    "group_minutes",
    "group_distance",
  ],
})
