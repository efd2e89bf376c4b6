import type { Kind } from "#embedded/model/questions/kind"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { planWorkouts } from "#embedded/model/questions/workouts/plan"
import { readWorkouts } from "#embedded/model/questions/workouts/read"
import { writeWorkouts } from "#embedded/model/questions/workouts/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** How many workouts, how long and how far. */
export const workouts: Kind<Workouts> = {
  kind: "workouts",
  read: readWorkouts,
  plan: planWorkouts,
  agent: () => "data_science",
  asks: ({ period }) => `What were the workouts ${inWords(period)}?`,
  metrics: () => [],
  write: writeWorkouts,
  next: () => null,
  needs: "metrics",
}
