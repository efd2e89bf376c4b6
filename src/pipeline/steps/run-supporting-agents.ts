import { Array as Arr, Effect } from "effect"
import { type Assignment, type Route, withoutCost } from "#domain/briefing"
import { emptyLedger } from "#domain/ledger"
import type { RunningTurn } from "#pipeline/running-turn"
import { agentShare } from "#pipeline/steps/agent-share"

/**
 * Lets the supporting agents work side by side, each once. Each is journaled on its own, then the
 * step.
 */
export const runSupportingAgents = Effect.fnUntraced(function* (
  running: RunningTurn,
  { main }: Route,
  assignments: ReadonlyArray<Assignment>,
) {
  const shares = yield* Effect.forEach(
    Arr.dedupeWith(
      assignments.filter(({ agent }) => agent !== main),
      (a, b) => a.agent === b.agent,
    ),
    (assignment) =>
      agentShare(running, "run_supporting_agents", assignment.agent, assignment, emptyLedger),
    { concurrency: "unbounded" },
  )
  yield* running.journal.once("run_supporting_agents", Effect.succeed(withoutCost(shares.length)))
  return shares
})
