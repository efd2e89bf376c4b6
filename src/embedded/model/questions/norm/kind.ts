import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { planNorm } from "#embedded/model/questions/norm/plan"
import { readNorm } from "#embedded/model/questions/norm/read"
import { writeNorm } from "#embedded/model/questions/norm/write"

/** A metric compared with published studies. */
export const norm: Kind<Norm> = {
  kind: "norm",
  read: readNorm,
  plan: planNorm,
  agent: () => "domain_expert",
  asks: ({ metrics }) => `What do studies say of ${named(metrics)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeNorm,
  next: () => null,
  needs: "metrics",
}
