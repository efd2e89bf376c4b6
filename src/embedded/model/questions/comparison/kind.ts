import { named } from "#embedded/model/english"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { planComparison } from "#embedded/model/questions/comparison/plan"
import { readComparison } from "#embedded/model/questions/comparison/read"
import { writeComparison } from "#embedded/model/questions/comparison/write"
import type { Kind } from "#embedded/model/questions/kind"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A metric in two windows. */
export const comparison: Kind<Comparison, Level> = {
  kind: "comparison",
  read: readComparison,
  plan: planComparison,
  agent: () => "data_science",
  asks: ({ metrics, contrast: { a, b } }) =>
    `How did ${named(metrics)} differ ${inWords(b)} from the level ${inWords(a)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeComparison,
  next: () => null,
  needs: "metrics",
  caveats: ["undated_beginning", "regression_to_mean"],
}
