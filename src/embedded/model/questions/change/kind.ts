import { named } from "#embedded/model/english"
import type { Change } from "#embedded/model/questions/change/intent"
import { planChange } from "#embedded/model/questions/change/plan"
import { readChange } from "#embedded/model/questions/change/read"
import { writeChange } from "#embedded/model/questions/change/write"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import type { Kind } from "#embedded/model/questions/kind"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** Whether a metric rises or falls. */
export const change: Kind<Change, Comparison | Level> = {
  kind: "change",
  read: readChange,
  plan: planChange,
  agent: () => "data_science",
  asks: ({ metrics, period }) => `Did ${named(metrics)} rise or fall ${inWords(period)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeChange,
  next: () => null,
  needs: "metrics",
  caveats: ["undated_beginning", "regression_to_mean"],
}
