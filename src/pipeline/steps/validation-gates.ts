import { Clock, Effect } from "effect"
import { MemoryStore } from "#db/memory"
import { withoutCost } from "#domain/briefing"
import { evidenceOf, type Ledger } from "#domain/ledger"
import { isoOf } from "#domain/time"
import { claimOf } from "#pipeline/gates/claim"
import { recomputed } from "#pipeline/gates/recompute"
import { testedHypothesis, withVerdicts } from "#pipeline/gates/verdicts"
import { hasReadableReceipts } from "#pipeline/recorded-findings"
import type { RunningTurn } from "#pipeline/running-turn"

/**
 * Code, not judgement: every finding is computed again from the rows and gets its verdict, and then the units
 * that the person reads: the journal holds them as they were measured. What was
 * tested is written to the memory together with the step, so that a resume never writes it twice.
 */
export const validationGates = Effect.fnUntraced(function* (
  { turn, journal, shown, gateOf }: RunningTurn,
  ledger: Ledger,
) {
  const memory = yield* MemoryStore
  const at = isoOf(yield* Clock.currentTimeMillis)
  const judged = yield* journal.once(
    "validation_gates",
    recomputed(turn, ledger).pipe(
      Effect.tap(Effect.yieldNow),
      Effect.map((found) => withoutCost(withVerdicts(found))),
      Effect.tap(Effect.yieldNow),
      // The transaction finds the gate built.
      Effect.tap(({ value }) => Effect.sync(() => gateOf(shown(value)))),
    ),
    {
      isCurrent: hasReadableReceipts,
      also: (value) => {
        const tested = evidenceOf(value).filter(({ item }) => item.p_value !== undefined)
        if (tested.length === 0) return null
        const gate = gateOf(shown(value))
        const entries = tested.map((each) => testedHypothesis(each, claimOf(gate, each), at))
        return (tx) => memory.append(tx, turn.user_id, turn.id, entries)
      },
    },
  )
  return shown(judged)
})
