import type { Kind } from "#embedded/model/questions/kind"
import type { Record } from "#embedded/model/questions/record/intent"
import { planRecord } from "#embedded/model/questions/record/plan"
import { readRecord } from "#embedded/model/questions/record/read"
import { writeRecord } from "#embedded/model/questions/record/write"

/** Single workouts, records, and the trend of a pace. */
export const record: Kind<Record> = {
  kind: "record",
  read: readRecord,
  plan: planRecord,
  agent: () => "data_science",
  asks: ({ asks }) =>
    asks === "trend" ? "Does the pace of a sport change?" : "What was this workout like?",
  metrics: () => [],
  write: (intent, { ledger }) => writeRecord(intent, ledger),
  next: () => null,
  needs: "metrics",
}
