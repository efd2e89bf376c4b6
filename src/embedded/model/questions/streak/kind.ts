import type { Kind } from "#embedded/model/questions/kind"
import type { Streak } from "#embedded/model/questions/streak/intent"
import { planStreak } from "#embedded/model/questions/streak/plan"
import { readStreak } from "#embedded/model/questions/streak/read"
import { writeStreak } from "#embedded/model/questions/streak/write"

/** For how many days in a row a metric kept to a limit. */
export const streak: Kind<Streak> = {
  kind: "streak",
  read: readStreak,
  plan: planStreak,
  agent: () => "data_science",
  asks: ({ metric }) => `For how many days in a row did ${metric.name} keep to the limit?`,
  metrics: ({ metric }) => [metric],
  write: (intent, { ledger }) => writeStreak(intent, ledger),
  next: () => null,
  needs: "metrics",
}
