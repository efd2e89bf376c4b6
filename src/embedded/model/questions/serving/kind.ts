import type { Kind } from "#embedded/model/questions/kind"
import type { InServings } from "#embedded/model/questions/serving/intent"
import { planServing } from "#embedded/model/questions/serving/plan"
import { readServing } from "#embedded/model/questions/serving/read"
import { writeServing } from "#embedded/model/questions/serving/write"

/** An amount in the measure of every day: glasses of water, cups of coffee, stone. */
export const serving: Kind<InServings> = {
  kind: "serving",
  read: readServing,
  plan: planServing,
  agent: () => "domain_expert",
  asks: ({ metric }) => `How much is the ${metric.name} in everyday measures?`,
  metrics: ({ metric }) => [metric],
  write: writeServing,
  next: () => null,
  needs: "metrics",
}
