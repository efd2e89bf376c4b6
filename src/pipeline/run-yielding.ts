import { Effect } from "effect"
import type { Steps } from "#language/steps"

/** Runs steps and yields to the event loop between them. */
export const runYielding = Effect.fnUntraced(function* <A>(steps: Steps<A>) {
  let step = steps.next()
  while (!step.done) {
    yield* Effect.yieldNow
    step = steps.next()
  }
  return step.value
})
