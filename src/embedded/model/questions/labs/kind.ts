import { factsOf } from "#domain/ledger"
import type { Kind } from "#embedded/model/questions/kind"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { planLabs } from "#embedded/model/questions/labs/plan"
import { readLabs } from "#embedded/model/questions/labs/read"
import { writeLabs } from "#embedded/model/questions/labs/write"

/** Lab results. */
export const labs: Kind<Labs> = {
  kind: "labs",
  read: readLabs,
  plan: planLabs,
  agent: () => "domain_expert",
  asks: () => "What do the latest lab results say?",
  metrics: ({ beside }) => (beside ? [beside] : []),
  write: (intent, { ledger }) => writeLabs(intent, ledger),
  next: ({ asks }) =>
    asks === "change"
      ? null
      : "A next question could be how your results have changed since the report before.",
  needs: "labs",
  hasNext: (ledger) => factsOf(ledger).some(({ role }) => role === "previous"),
}
