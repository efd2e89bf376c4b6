import { evidenceOf, type Ledger } from "#domain/ledger"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { planDrivers } from "#embedded/model/questions/drivers/plan"
import { readDrivers } from "#embedded/model/questions/drivers/read"
import { writeDrivers } from "#embedded/model/questions/drivers/write"
import type { Kind } from "#embedded/model/questions/kind"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** A why was held against a time before, and is answered by that. */
const isWhy = ({ receipts }: Ledger): boolean => receipts.some(({ tool }) => tool === "compare")

/** Something goes along with it, or what is known in general stands in its place. */
const hasFound = (ledger: Ledger): boolean =>
  evidenceOf(ledger).some(({ verdict }) => verdict === "validated") ||
  ledger.receipts.some(({ tool }) => tool === "look_up")

/** The metrics associated with a target, and whether its level is unusual. */
export const drivers: Kind<Drivers> = {
  kind: "drivers",
  read: readDrivers,
  plan: planDrivers,
  agent: () => "investigator",
  asks: ({ target, period }) => `What goes along with ${target.name} ${inWords(period)}?`,
  metrics: ({ target }) => [target],
  write: writeDrivers,
  next: () => null,
  needs: "metrics",
  offersResearch: (ledger) => !isWhy(ledger) && !hasFound(ledger),
}
