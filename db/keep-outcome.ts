import { Context } from "effect"
import type { Transaction } from "#db/database"

/**
 * Keeps what an operation comes to in the transaction that brings it about, so that whoever asks
 * for the same again is answered the same. An operation whose one change is everything it does
 * hands its outcome over inside that change. Unless somebody wants it, it is kept nowhere.
 */
export const KeepOutcome = Context.Reference<(tx: Transaction, outcome: unknown) => void>(
  "db/KeepOutcome",
  { defaultValue: () => () => {} },
)
