import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Level } from "#embedded/model/questions/level/intent"
import { planLevel } from "#embedded/model/questions/level/plan"
import { readLevel } from "#embedded/model/questions/level/read"
import { writeLevel } from "#embedded/model/questions/level/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** The level of a metric in a period. */
export const level: Kind<Level> = {
  kind: "level",
  read: readLevel,
  plan: planLevel,
  agent: () => "data_science",
  asks: ({ metrics, period }) => `How high was ${named(metrics)} ${inWords(period)}?`,
  metrics: ({ metrics }) => metrics,
  write: writeLevel,
  next: () => null,
  needs: "metrics",
}
