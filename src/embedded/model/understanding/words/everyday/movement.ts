import type { Wording } from "#embedded/model/understanding/words/everyday/wording"

/** How people speak of moving. */
export const movement: ReadonlyArray<Wording> = [
  {
    phrases: ["walked", "walking more", "walk more", "on foot", "footsteps"],
    metrics: [["steps", "distance_km"]],
  },
  {
    phrases: [
      "work out",
      "worked out",
      "working out",
      "exercise",
      "exercising",
      "exercised",
      "gym",
      "train",
      "trained",
      "training",
      "sport",
      "run",
      "ran",
      "running",
      "jog",
      "jogging",
      "cycling",
      "cycled",
      "i cycle",
      "ride",
      "rode",
      "bike",
      "biking",
      "swim",
      "swam",
      "swimming",
      "hike",
      "hiking",
    ],
    metrics: [["workout_minutes", "active_minutes"]],
  },
  {
    phrases: ["active", "activity", "activity level", "move", "moving"],
    metrics: [["steps"], ["active_minutes"]],
  },
  {
    phrases: ["burn", "burned", "burnt", "burning", "energy burned"],
    metrics: [["calories_total", "calories_active"]],
  },
  { phrases: ["sit", "sitting down", "sedentary"], metrics: [["sedentary_minutes"]] },
  {
    phrases: [
      "long was my workout",
      "long did i exercise",
      "long did i train",
      "long were my workouts",
    ],
    metrics: [["workout_minutes"]],
  },
  {
    phrases: ["distance i walk", "far did i walk", "how far"],
    metrics: [["distance_km", "workout_distance_km"]],
  },
  {
    phrases: [
      "time being active",
      "time active",
      "active time",
      "activity minutes",
      "minutes active",
      "minutes of activity",
      "minutes of being active",
      "minutes being active",
    ],
    metrics: [["active_minutes"]],
  },
]
