import { Context } from "effect"
import type { Change, Owner } from "#db/change"
import type { Values } from "#db/sqlite/binder"

/** Runs the steps of a change. */
export interface Steps {
  /** One step of a change: what is done when its turn comes, with the values of its query. */
  readonly step: <A>(work: (values: Values) => A, values: Values) => Change<A>
  /** Takes all steps of a change of an owner's rows, now. Reading has no owner. */
  readonly run: <A>(change: Change<A>, owner: Owner | Change<Owner> | null) => A
}

/**
 * A single unit of work that runs when its generator is advanced, so `yield*` runs it at once.
 * Without `yield*` it never runs.
 */
class Step<A> implements Iterator<never, A> {
  readonly work: (values: Values) => A
  readonly values: Values

  constructor(work: (values: Values) => A, values: Values) {
    this.work = work
    this.values = values
  }

  [Symbol.iterator]() {
    return this
  }

  next(): IteratorReturnResult<A> {
    return { done: true, value: this.work(this.values) }
  }
}

/** The file is here, so nothing is waited for: a change never suspends. */
const inOneGo: Steps = {
  step: (work, values) => new Step(work, values),
  run: (change) => {
    const result = change[Symbol.iterator]().next()
    if (!result.done) throw new Error("A change has suspended.")
    return result.value
  },
}

/**
 * The runner of the steps of changes. Tests replace it by one that suspends at each step, as a
 * remote engine would.
 */
export const ChangeSteps = Context.Reference<Steps>("db/ChangeSteps", {
  defaultValue: () => inOneGo,
})
