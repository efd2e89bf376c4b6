import { Effect } from "effect"
import type { Assignment } from "#domain/briefing"
import type { RunningTurn } from "#pipeline/running-turn"
import { type AgentShare, agentShare, ledgerOf } from "#pipeline/steps/agent-share"
import { Model } from "#upstream/model"

/**
 * Asks once whether the reports answer the question. When they do not, the main agent tries again,
 * with the advice; its second share is added to the first.
 */
export const reflection = Effect.fnUntraced(function* (
  running: RunningTurn,
  assignment: Assignment,
  shares: ReadonlyArray<AgentShare>,
) {
  const { journal, briefing } = running
  const { sufficient, advice } = yield* journal.once(
    "reflection",
    Model.use((model) =>
      model.reflect(
        briefing,
        shares.map(({ report }) => report),
        ledgerOf(shares),
      ),
    ),
  )
  if (sufficient || advice === null) return shares
  const question = `${assignment.question}\n\n${advice}`
  const again = yield* agentShare(
    running,
    "reflection",
    assignment.agent,
    { agent: assignment.agent, question },
    ledgerOf(shares),
  )
  return [...shares, again]
})
