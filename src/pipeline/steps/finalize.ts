import { Clock, Effect } from "effect"
import type { Agent } from "#domain/agents"
import type { Material } from "#domain/briefing"
import { epochOf } from "#domain/time"
import { noteOf } from "#domain/turn-note"
import type { TurnResult } from "#domain/turn-result"
import type { RunningTurn } from "#pipeline/running-turn"
import type { Screening } from "#pipeline/safety/screening"
import { shownEvidence, shownFacts } from "#pipeline/shown-findings"
import type { Draft } from "#pipeline/steps/synthesis"
import { costOfTurn } from "#pipeline/turn-calls"

/** Puts the result together. The turn's row and its last event are the actor's to write. */
export const finalize = Effect.fnUntraced(function* (
  { turn, journal, gateOf }: RunningTurn,
  agents: ReadonlyArray<Agent>,
  { ledger, suggest_deep_research }: Material,
  { answer, widgets }: Draft,
  { alerts }: Screening,
) {
  const notes = journal.notes().map(noteOf)
  const now = yield* Clock.currentTimeMillis
  return {
    answer,
    fact_sheet: [...alerts.flatMap(({ facts }) => facts), ...shownFacts(ledger)],
    evidence: shownEvidence(gateOf(ledger), ledger),
    widgets: [...widgets],
    agents_used: [...new Set<Agent>([...agents, "validator", "orchestrator"])],
    cost_usd: yield* costOfTurn(journal),
    duration_ms: Math.max(0, Math.round(now - (epochOf(turn.created_at) ?? now))),
    suggest_deep_research,
    ...(notes.length > 0 ? { notes } : {}),
  } satisfies TurnResult
})
