import type { Count } from "#embedded/model/questions/count/intent"
import { planCount } from "#embedded/model/questions/count/plan"
import { readCount } from "#embedded/model/questions/count/read"
import { writeCount } from "#embedded/model/questions/count/write"
import type { Kind } from "#embedded/model/questions/kind"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** On how many days a metric kept to a limit, or had a value. */
export const count: Kind<Count, Talk> = {
  kind: "count",
  read: readCount,
  plan: planCount,
  agent: () => "data_science",
  asks: ({ metric, limit, period }) =>
    `On how many days did ${metric.name} ${limit ? "keep to the limit" : "have no value"} ${inWords(period)}?`,
  metrics: ({ metric }) => [metric],
  write: (intent, { ledger }) => writeCount(intent, ledger),
  next: () => null,
  needs: "metrics",
}
