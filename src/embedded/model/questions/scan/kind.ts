import type { Kind } from "#embedded/model/questions/kind"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { planScan } from "#embedded/model/questions/scan/plan"
import { readScan } from "#embedded/model/questions/scan/read"
import { writeScan } from "#embedded/model/questions/scan/write"

/** A search over everything. */
export const scan: Kind<Scan> = {
  kind: "scan",
  read: readScan,
  plan: planScan,
  agent: () => "investigator",
  asks: ({ subject }) =>
    subject
      ? `What goes along with ${subject.name}, and what else stands out?`
      : "Which links and changes stand out in the data of the asked types?",
  metrics: ({ subject }) => (subject ? [subject] : []),
  write: (intent, { ledger }) => writeScan(intent, ledger),
  next: () => null,
  needs: "metrics_or_labs",
}
