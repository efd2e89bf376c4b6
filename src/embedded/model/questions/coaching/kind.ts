import type { Coaching } from "#embedded/model/questions/coaching/intent"
import { planCoaching } from "#embedded/model/questions/coaching/plan"
import { readCoaching } from "#embedded/model/questions/coaching/read"
import { writeCoaching } from "#embedded/model/questions/coaching/write"
import type { Kind } from "#embedded/model/questions/kind"

/** What to change, and how to test it. */
export const coaching: Kind<Coaching> = {
  kind: "coaching",
  read: readCoaching,
  plan: planCoaching,
  agent: () => "health_coach",
  asks: ({ target }) => `What could be tried for ${target.name}, and what goes along with it?`,
  metrics: ({ target, habit }) => (habit ? [target, habit] : [target]),
  write: writeCoaching,
  next: () => null,
  needs: "metrics",
}
