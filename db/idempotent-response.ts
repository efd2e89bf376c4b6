import { Context } from "effect"
import type { Change, Transaction } from "#db/change"

/**
 * Lets an operation store its response for an Idempotency-Key in its own transaction. Does nothing
 * by default.
 */
export const RecordResponse = Context.Reference<
  (tx: Transaction, response: unknown) => Change<void>
>("db/RecordResponse", {
  defaultValue: () =>
    function* () {
      // Nobody asked for it.
    },
})
