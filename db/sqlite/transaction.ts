import type { AnyQuery, Reading, Transaction } from "#db/change"
import type { Values } from "#db/sqlite/binder"
import type { Prepared } from "#db/sqlite/prepared"
import type { Steps } from "#db/sqlite/steps"

type Prepare = (query: AnyQuery) => Prepared

const NONE: Values = {}

/** A transaction that reads, over one connection. */
export const makeReading = (prepare: Prepare, { step }: Steps): Reading => {
  const rows = (query: AnyQuery, values = NONE) => step(prepare(query).rows, values)
  return { rows: rows as Reading["rows"] }
}

/** The transaction of every group commit, over one connection. */
export const makeTransaction = (
  prepare: Prepare,
  steps: Steps,
  commit: { readonly stamp: () => number; readonly afterCommit: Transaction["afterCommit"] },
): Transaction => {
  const count = (query: AnyQuery, values = NONE) => steps.step(prepare(query).count, values)
  return {
    ...makeReading(prepare, steps),
    count: count as Transaction["count"],
    stamp: () => steps.step(commit.stamp, NONE),
    afterCommit: commit.afterCommit,
  }
}
