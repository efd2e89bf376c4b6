import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Since } from "#embedded/model/questions/since/intent"
import { planSince } from "#embedded/model/questions/since/plan"
import { readSince } from "#embedded/model/questions/since/read"
import { writeSince } from "#embedded/model/questions/since/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** The time since a beginning against the time before. */
export const since: Kind<Since> = {
  kind: "since",
  read: readSince,
  plan: planSince,
  agent: () => "data_science",
  asks: ({ metrics, contrast: { a, b } }) =>
    `How did ${named(metrics)} differ ${inWords(b)} from the level ${inWords(a)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeSince,
  next: () => null,
  needs: "metrics",
  caveats: ["regression_to_mean"],
}
