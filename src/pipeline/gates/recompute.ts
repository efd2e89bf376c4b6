import { Effect } from "effect"
import type { Findings, Ledger, Receipt } from "#domain/ledger"
import type { AcceptedTurn } from "#domain/turn"
import { runTool } from "#pipeline/toolbox"

/** As the journal keeps them: after a restart there is no -0 and nothing undefined. */
const areSame = (a: Findings, b: Findings) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Asks every tool again what it was asked and keeps the new answer. The rows may have moved since
 * (a delivery came in while the turn ran): what is said is what the rows say now. A finding that is
 * not what it was comes back `conditional`.
 */
export const recomputed = Effect.fn("recomputed")(function* (
  turn: Pick<AcceptedTurn, "user_id" | "include_biomarkers" | "include_memory">,
  ledger: Ledger,
) {
  let moved = 0
  const receipts = yield* Effect.forEach(
    ledger.receipts,
    Effect.fnUntraced(function* (receipt) {
      const findings = yield* runTool(turn.user_id, turn, receipt.tool, receipt.input)
      // The tests of a search are tens of thousands: comparing them is a turn of its own.
      yield* Effect.yieldNow
      if (areSame(findings, receipt.findings)) return receipt
      moved++
      return {
        ...receipt,
        findings: {
          ...findings,
          evidence: findings.evidence.map((finding) => ({
            ...finding,
            verdict: "conditional",
            reason: "new_rows",
          })),
        },
      } satisfies Receipt
    }),
  )
  if (moved > 0)
    yield* Effect.logWarning("recomputed findings differ").pipe(Effect.annotateLogs({ moved }))
  return { receipts } satisfies Ledger
})
