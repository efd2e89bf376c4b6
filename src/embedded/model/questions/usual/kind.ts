import { named } from "#embedded/model/english"
import type { Kind } from "#embedded/model/questions/kind"
import type { Usual } from "#embedded/model/questions/usual/intent"
import { planUsual } from "#embedded/model/questions/usual/plan"
import { readUsual } from "#embedded/model/questions/usual/read"
import { writeUsual } from "#embedded/model/questions/usual/write"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** One day against what is usual. */
export const usual: Kind<Usual> = {
  kind: "usual",
  read: readUsual,
  plan: planUsual,
  agent: () => "data_science",
  asks: (intent) => `How far is ${named(intent.metrics)} ${inWords(intent)} from what is usual?`,
  metrics: ({ metrics }) => metrics,
  write: (intent, { ledger }) => writeUsual(intent, ledger),
  next: () => null,
  needs: "metrics",
}
