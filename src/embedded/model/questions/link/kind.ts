import type { Kind } from "#embedded/model/questions/kind"
import type { Link } from "#embedded/model/questions/link/intent"
import { planLink } from "#embedded/model/questions/link/plan"
import { readLink } from "#embedded/model/questions/link/read"
import { writeLink } from "#embedded/model/questions/link/write"

/** An aspect of one link. */
export const link: Kind<Link> = {
  kind: "link",
  read: readLink,
  plan: planLink,
  agent: () => "data_science",
  asks: ({ pair: { feature, target } }) =>
    `How far does the link of ${feature.name} with ${target.name} reach?`,
  metrics: ({ pair: { feature, target } }) => [target, feature],
  write: writeLink,
  next: () => null,
  hasNext: () => false,
  needs: "metrics",
}
