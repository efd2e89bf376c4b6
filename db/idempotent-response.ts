import { Context } from "effect"
import type { Transaction } from "#db/database"

/**
 * Lets an operation store its response for an Idempotency-Key in its own transaction. Does nothing
 * by default.
 */
export const RecordResponse = Context.Reference<(tx: Transaction, outcome: unknown) => void>(
  "db/RecordResponse",
  { defaultValue: () => () => {} },
)
