import { Effect } from "effect"
import type { Assignment, Reflection } from "#domain/briefing"
import type { RunningTurn } from "#pipeline/running-turn"
import { type AgentShare, agentShare, ledgerOf } from "#pipeline/steps/agent-share"
import { Model } from "#upstream/model"

const SUFFICIENT: Reflection = { sufficient: true, advice: null }

/**
 * Asks once whether the reports answer the question. When they do not, the main agent tries again,
 * with the advice; its second share is added to the first. What was found is answered with also where nobody judges
 * it, or where looking again fails.
 */
export const reflection = Effect.fnUntraced(function* (
  running: RunningTurn,
  assignment: Assignment,
  shares: ReadonlyArray<AgentShare>,
) {
  const { journal, briefing } = running
  const { sufficient, advice } = yield* journal
    .once(
      "reflection",
      Model.use((model) =>
        model.reflect(
          briefing,
          shares.map(({ report }) => report),
          ledgerOf(shares),
        ),
      ),
    )
    .pipe(Effect.catch(() => Effect.succeed(SUFFICIENT)))
  if (sufficient || advice === null) return shares
  const question = `${assignment.question}\n\n${advice}`
  return yield* agentShare(
    running,
    "reflection",
    assignment.agent,
    { agent: assignment.agent, question },
    ledgerOf(shares),
  ).pipe(
    Effect.map((again) => [...shares, again]),
    Effect.catch(() => Effect.succeed(shares)),
  )
})
