import { metricOf } from "#catalogue/metrics"
import type { Kind } from "#embedded/model/questions/kind"
import type { Onset } from "#embedded/model/questions/onset/intent"
import { planOnset } from "#embedded/model/questions/onset/plan"
import { readOnset } from "#embedded/model/questions/onset/read"
import { writeOnset } from "#embedded/model/questions/onset/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** When sleep began. */
export const onset: Kind<Onset> = {
  kind: "onset",
  read: readOnset,
  plan: planOnset,
  agent: () => "data_science",
  asks: ({ period }) => `When did sleep begin ${inWords(period)}?`,
  metrics: () => [metricOf("bedtime_hour")!, metricOf("sleep_latency")!],
  write: (intent, { ledger }) => writeOnset(intent, ledger),
  next: () => null,
  needs: "metrics",
}
