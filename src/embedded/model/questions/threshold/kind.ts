import type { Kind } from "#embedded/model/questions/kind"
import type { Threshold } from "#embedded/model/questions/threshold/intent"
import { planThreshold } from "#embedded/model/questions/threshold/plan"
import { readThreshold } from "#embedded/model/questions/threshold/read"
import { writeThreshold } from "#embedded/model/questions/threshold/write"

/** From how much of one metric on another bends. */
export const threshold: Kind<Threshold> = {
  kind: "threshold",
  read: readThreshold,
  plan: planThreshold,
  agent: () => "data_science",
  asks: ({ pair }) => `From how much ${pair.feature.name} on does ${pair.target.name} bend?`,
  metrics: ({ pair: { feature, target } }) => [target, feature],
  write: (intent, { ledger }) => writeThreshold(intent, ledger),
  next: () => null,
  needs: "metrics",
}
