import type { Kind } from "#embedded/model/questions/kind"
import type { Last } from "#embedded/model/questions/last/intent"
import { planLast } from "#embedded/model/questions/last/plan"
import { readLast } from "#embedded/model/questions/last/read"
import { writeLast } from "#embedded/model/questions/last/write"

/** The last day on which a metric kept to a limit. */
export const last: Kind<Last> = {
  kind: "last",
  read: readLast,
  plan: planLast,
  agent: () => "data_science",
  asks: ({ metric }) => `On which day did ${metric.name} last keep to the limit?`,
  metrics: ({ metric }) => [metric],
  write: (intent, { ledger }) => writeLast(intent, ledger),
  next: () => null,
  needs: "metrics",
}
