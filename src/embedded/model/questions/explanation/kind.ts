import type { Explanation } from "#embedded/model/questions/explanation/intent"
import { planExplanation } from "#embedded/model/questions/explanation/plan"
import { readExplanation } from "#embedded/model/questions/explanation/read"
import { writeExplanation } from "#embedded/model/questions/explanation/write"
import type { Kind } from "#embedded/model/questions/kind"

/** Why a night, a day or a change was as it was: what fits it, never a cause. */
export const explanation: Kind<Explanation> = {
  kind: "explanation",
  read: readExplanation,
  plan: planExplanation,
  agent: () => "investigator",
  asks: ({ metric, of }) =>
    of === "general"
      ? `What goes along with ${metric.name} in general?`
      : of === "day"
        ? `What was unusual about ${metric.name} on that day, and the day before it?`
        : `When did ${metric.name} change, and what began then?`,
  metrics: ({ metric }) => [metric],
  write: (intent, material) => writeExplanation(intent, material),
  next: () => null,
  needs: "metrics",
}
