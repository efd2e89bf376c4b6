import type { Kind } from "#embedded/model/questions/kind"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import { readUnplaced } from "#embedded/model/questions/unplaced/read"
import { writeUnplaced } from "#embedded/model/questions/unplaced/write"

/** A question about a time that cannot be put on the calendar. */
export const unplaced: Kind<UnplacedTime> = {
  kind: "unplaced",
  read: readUnplaced,
  plan: () => [],
  agent: () => "health_coach",
  asks: () => "Which days are meant?",
  metrics: () => [],
  write: writeUnplaced,
  next: () => null,
  needs: "nothing",
  offersResearch: false,
}
