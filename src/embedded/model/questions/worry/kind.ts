import type { Kind } from "#embedded/model/questions/kind"
import type { Worry } from "#embedded/model/questions/worry/intent"
import { planWorry } from "#embedded/model/questions/worry/plan"
import { readWorry } from "#embedded/model/questions/worry/read"
import { writeWorry } from "#embedded/model/questions/worry/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** The course of a number that somebody fears. */
export const worry: Kind<Worry> = {
  kind: "worry",
  read: readWorry,
  plan: planWorry,
  agent: () => "data_science",
  asks: ({ metric, contrast }) =>
    `Is the ${metric.name} ${inWords(contrast.b)} off from what is usual?`,
  metrics: ({ metric }) => [metric],
  write: writeWorry,
  next: () => null,
  needs: "metrics",
}
