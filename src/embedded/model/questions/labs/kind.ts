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
  write: writeLabs,
  next: () => null,
  needs: "labs",
}
