import type { Kind } from "#embedded/model/questions/kind"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import { planUnplaced } from "#embedded/model/questions/unplaced/plan"
import { readUnplaced } from "#embedded/model/questions/unplaced/read"
import { writeUnplaced } from "#embedded/model/questions/unplaced/write"

/** A question about a time that cannot be put on the calendar. */
export const unplaced: Kind<UnplacedTime> = {
  kind: "unplaced",
  read: readUnplaced,
  plan: planUnplaced,
  agent: ({ metrics }) => (metrics.length > 0 ? "data_science" : "health_coach"),
  asks: () => "Which days are meant?",
  metrics: ({ metrics }) => metrics,
  write: writeUnplaced,
  next: () => null,
  needs: "nothing",
}
