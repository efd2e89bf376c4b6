import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Level } from "#embedded/model/questions/level/intent"
import type { Overview } from "#embedded/model/questions/overview/intent"
import { planOverview } from "#embedded/model/questions/overview/plan"
import { readOverview } from "#embedded/model/questions/overview/read"
import { writeOverview } from "#embedded/model/questions/overview/write"

/** A general question: "how am I doing". */
export const overview: Kind<Overview, Level> = {
  kind: "overview",
  read: readOverview,
  plan: planOverview,
  agent: ({ trouble }) => (trouble ? "investigator" : "data_science"),
  asks: ({ metrics }) => `How do ${named(metrics)} compare with the time before?`,
  metrics: ({ metrics }) => metrics,
  write: (intent, { ledger }) => writeOverview(intent, ledger),
  next: () => null,
  needs: "metrics_or_labs",
  caveats: ["undated_beginning"],
}
