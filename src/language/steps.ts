/** A computation in steps of a few milliseconds; its driver may yield to the event loop between them. */
export type Steps<A> = Generator<undefined, A>

/** Runs all steps at once. */
export const runAll = <A>(steps: Steps<A>): A => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** A value that is made once, all at once on first use or in steps ahead of it. */
export interface Prepared<A> {
  readonly value: () => A
  /** Makes it unless it is made, in steps. */
  readonly prepare: () => Steps<void>
}

/** A value made by steps, of which those that are left are run when it is asked for. */
export const prepared = <A>(make: () => Steps<A>): Prepared<A> => {
  let steps: Steps<A> | undefined
  let made: { readonly value: A } | undefined
  const step = () => {
    steps ??= make()
    const next = steps.next()
    if (next.done) made = { value: next.value }
  }
  return {
    value: () => {
      while (!made) step()
      return made.value
    },
    *prepare() {
      while (!made) {
        step()
        yield
      }
    },
  }
}
