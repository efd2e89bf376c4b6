import type { Assignment, Route } from "#domain/briefing"
import type { RunningTurn } from "#pipeline/running-turn"
import { type AgentShare, agentShare, ledgerOf } from "#pipeline/steps/agent-share"

/** The main agent's assignment; the person's own words when the rephrasing left it out. */
export const mainAssignment = (
  { briefing }: RunningTurn,
  { main }: Route,
  assignments: ReadonlyArray<Assignment>,
): Assignment =>
  assignments.find(({ agent }) => agent === main) ?? { agent: main, question: briefing.question }

/** Lets the main agent work, with what the supporting agents found before it. */
export const runMainAgent = (
  running: RunningTurn,
  assignment: Assignment,
  supporting: ReadonlyArray<AgentShare>,
) => agentShare(running, "run_main_agent", "", assignment, ledgerOf(supporting))
