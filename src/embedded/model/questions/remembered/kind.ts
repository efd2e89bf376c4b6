import type { Kind } from "#embedded/model/questions/kind"
import type { Remembered } from "#embedded/model/questions/remembered/intent"
import { readRemembered } from "#embedded/model/questions/remembered/read"
import { writeRemembered } from "#embedded/model/questions/remembered/write"

/** The memory entries about the person. */
export const remembered: Kind<Remembered> = {
  kind: "remembered",
  read: readRemembered,
  plan: () => [],
  agent: () => "health_coach",
  asks: () => "What is known about the person?",
  metrics: () => [],
  write: (intent, { briefing }) => writeRemembered(intent, briefing),
  next: () => null,
  needs: "nothing",
}
