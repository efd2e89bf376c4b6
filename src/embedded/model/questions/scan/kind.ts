import { evidenceOf } from "#domain/ledger"
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
  asks: () => "Which links and changes stand out in the data of the asked types?",
  metrics: () => [],
  write: (intent, { ledger }) => writeScan(intent, ledger),
  next: () => "Ask about any of these on its own for the details.",
  needs: "metrics_or_labs",
  hasNext: (ledger) => evidenceOf(ledger).length > 0,
  offersResearch: false,
}
