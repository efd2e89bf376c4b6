import { readByDays } from "#embedded/model/questions/by-days"
import type { Kind } from "#embedded/model/questions/kind"
import type { Routine } from "#embedded/model/questions/routine/intent"
import { planRoutine } from "#embedded/model/questions/routine/plan"
import { writeRoutine } from "#embedded/model/questions/routine/write"

/** What is asked of a plan that was made. */
export const routine: Kind<Routine> = {
  kind: "routine",
  read: readByDays,
  plan: planRoutine,
  agent: () => "health_coach",
  asks: () => "What of the plan that was made fits, when, and why?",
  metrics: ({ of }) => (of.kind === "advice" ? (of.own ? [of.own] : []) : [of.target]),
  write: writeRoutine,
  next: () => null,
  hasNext: () => false,
  needs: "nothing",
}
