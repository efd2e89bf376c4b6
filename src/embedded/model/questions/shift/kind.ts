import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { planShift } from "#embedded/model/questions/shift/plan"
import { readShift } from "#embedded/model/questions/shift/read"
import { writeShift } from "#embedded/model/questions/shift/write"

/** When the level of a metric changed. */
export const shift: Kind<Shift> = {
  kind: "shift",
  read: readShift,
  plan: planShift,
  agent: ({ open }) => (open ? "investigator" : "data_science"),
  asks: ({ metrics }) => `When did the level of ${named(metrics)} change?`,
  metrics: ({ metrics }) => metrics,
  write: (intent, { ledger }) => writeShift(intent, ledger),
  next: () => null,
  needs: "metrics",
}
