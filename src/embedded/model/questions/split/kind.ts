import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Split } from "#embedded/model/questions/split/intent"
import { planSplit } from "#embedded/model/questions/split/plan"
import { readSplit } from "#embedded/model/questions/split/read"
import { writeSplit } from "#embedded/model/questions/split/write"

/** Weekends against weekdays, or the days of the week. */
export const split: Kind<Split> = {
  kind: "split",
  read: readSplit,
  plan: planSplit,
  agent: () => "data_science",
  asks: ({ metrics }) => `How does ${named(metrics)} differ between the days of the week?`,
  metrics: ({ metrics }) => metrics,
  write: (intent, { ledger }) => writeSplit(intent, ledger),
  next: () => null,
  needs: "metrics",
}
