import { named } from "#embedded/model/english"
import type { Association } from "#embedded/model/questions/association/intent"
import { planAssociation } from "#embedded/model/questions/association/plan"
import { readAssociation } from "#embedded/model/questions/association/read"
import { writeAssociation } from "#embedded/model/questions/association/write"
import type { Kind } from "#embedded/model/questions/kind"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** Whether one metric is associated with another. */
export const association: Kind<Association> = {
  kind: "association",
  read: readAssociation,
  plan: planAssociation,
  agent: () => "data_science",
  asks: ({ pairs, period }) => {
    const [features, targets] = [
      pairs.map(({ feature }) => feature),
      pairs.map(({ target }) => target),
    ]
    return `Does ${named(features)} go along with ${named(targets)} ${inWords(period)}?`
  },
  metrics: ({ pairs }) => pairs.flatMap(({ feature, target }) => [target, feature]),
  write: writeAssociation,
  next: () => null,
  hasNext: () => false,
  needs: "metrics",
}
