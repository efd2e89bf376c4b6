import { named } from "#embedded/model/english"
import type { Correlation } from "#embedded/model/questions/correlation/intent"
import { planCorrelation } from "#embedded/model/questions/correlation/plan"
import { readCorrelation } from "#embedded/model/questions/correlation/read"
import { writeCorrelation } from "#embedded/model/questions/correlation/write"
import type { Kind } from "#embedded/model/questions/kind"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** The plain rank correlation of two metrics. */
export const correlation: Kind<Correlation> = {
  kind: "correlation",
  read: readCorrelation,
  plan: planCorrelation,
  agent: () => "data_science",
  asks: ({ pair: { feature, target }, period }) =>
    `How closely do ${named([target, feature])} go together ${inWords(period)}?`,
  metrics: ({ pair: { feature, target } }) => [target, feature],
  write: writeCorrelation,
  next: () => null,
  needs: "metrics",
}
