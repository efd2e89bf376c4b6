import type { Advice } from "#embedded/model/questions/advice/intent"
import { planAdvice } from "#embedded/model/questions/advice/plan"
import { readAdvice } from "#embedded/model/questions/advice/read"
import { writeAdvice } from "#embedded/model/questions/advice/write"
import type { Kind } from "#embedded/model/questions/kind"

/** What to do to move a result of a test, to change a habit, or to run a race. */
export const advice: Kind<Advice> = {
  kind: "advice",
  read: readAdvice,
  plan: planAdvice,
  agent: () => "health_coach",
  asks: () => "What can be done about it, and where does the person stand?",
  metrics: ({ own }) => (own ? [own] : []),
  write: writeAdvice,
  next: () => null,
  needs: "nothing",
}
