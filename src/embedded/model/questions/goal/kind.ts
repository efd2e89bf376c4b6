import type { Goal } from "#embedded/model/questions/goal/intent"
import { planGoal } from "#embedded/model/questions/goal/plan"
import { readGoal } from "#embedded/model/questions/goal/read"
import { writeGoal } from "#embedded/model/questions/goal/write"
import type { Kind } from "#embedded/model/questions/kind"

/** A goal that the person asks to keep. */
export const goal: Kind<Goal> = {
  kind: "goal",
  read: readGoal,
  plan: planGoal,
  agent: () => "health_coach",
  asks: ({ metric }) => `What does the person aim at${metric ? ` with ${metric.name}` : ""}?`,
  metrics: ({ metric }) => (metric ? [metric] : []),
  write: (intent, { ledger }) => writeGoal(intent, ledger),
  next: () => null,
  needs: "nothing",
}
