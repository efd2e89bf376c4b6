/** A computation in steps of a few milliseconds; its driver may yield to the event loop between them. */
export type Steps<A> = Generator<undefined, A>

/** Runs all steps at once. */
export const runAll = <A>(steps: Steps<A>): A => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
