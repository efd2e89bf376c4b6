import type { Conditional } from "#embedded/model/questions/conditional/intent"
import { planConditional } from "#embedded/model/questions/conditional/plan"
import { readConditional } from "#embedded/model/questions/conditional/read"
import { writeConditional } from "#embedded/model/questions/conditional/write"
import type { Kind } from "#embedded/model/questions/kind"

/** The level of one metric on the days when another kept to a limit. */
export const conditional: Kind<Conditional> = {
  kind: "conditional",
  read: readConditional,
  plan: planConditional,
  agent: () => "data_science",
  asks: ({ feature, target }) =>
    `How high was ${target.name} on the days when ${feature.name} kept to the limit?`,
  metrics: ({ feature, target }) => [target, feature],
  write: (intent, { ledger }) => writeConditional(intent, ledger),
  next: () => null,
  needs: "metrics",
}
