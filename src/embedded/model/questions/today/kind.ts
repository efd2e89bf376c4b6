import type { Kind } from "#embedded/model/questions/kind"
import type { Level } from "#embedded/model/questions/level/intent"
import type { Today } from "#embedded/model/questions/today/intent"
import { planToday } from "#embedded/model/questions/today/plan"
import { readToday } from "#embedded/model/questions/today/read"
import { readRecovery } from "#embedded/model/questions/today/read-recovery"
import { writeToday } from "#embedded/model/questions/today/write"

/** The state of the day: recovery, training, sleep debt. */
export const today: Kind<Today, Level> = {
  kind: "today",
  read: (parsed) => readRecovery(parsed) ?? readToday(parsed),
  plan: planToday,
  agent: () => "data_science",
  asks: () => "How recovered is the person, and how much did they train?",
  metrics: () => [],
  write: writeToday,
  next: () => null,
  needs: "metrics",
}
