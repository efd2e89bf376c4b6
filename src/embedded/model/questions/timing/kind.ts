import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Timing } from "#embedded/model/questions/timing/intent"
import { planTiming } from "#embedded/model/questions/timing/plan"
import { readTiming } from "#embedded/model/questions/timing/read"
import { writeTiming } from "#embedded/model/questions/timing/write"

/** A metric after workouts of a sport at a time of day. */
export const timing: Kind<Timing> = {
  kind: "timing",
  read: readTiming,
  plan: planTiming,
  agent: () => "data_science",
  asks: ({ targets, sport, hours }) =>
    `Is ${named(targets)} different after ${hours ?? ""} ${sport ?? "workouts"}?`,
  metrics: ({ targets }) => targets,
  write: writeTiming,
  next: () => null,
  needs: "metrics",
}
