import { Clock, Effect } from "effect"
import { ShownAlertStore } from "#db/shown-alerts"
import { withoutCost } from "#domain/briefing"
import { SYNTHESIS_RESTARTED } from "#domain/events"
import { epochOf } from "#domain/time"
import type { TurnResult } from "#domain/turn-result"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { alertsText, type Screening } from "#pipeline/safety/screening"
import { costOfTurn } from "#pipeline/turn-calls"

/** Says the alerts and nothing else, as the synthesis of the turn. */
export const answerWithAlerts = Effect.fnUntraced(function* (
  { turn, journal }: RunningTurn,
  screening: Screening,
) {
  const shownAlerts = yield* ShownAlertStore
  yield* journal.once(
    "synthesis",
    Effect.gen(function* () {
      const progress = yield* Progress
      if (yield* progress.has("synthesis_delta"))
        yield* progress.phase("orchestrator", SYNTHESIS_RESTARTED)
      yield* progress.delta(alertsText(screening))
      return withoutCost({ answer: alertsText(screening), widgets: [] })
    }),
    { also: () => (tx) => shownAlerts.record(tx, turn, screening.subjects) },
  )
})

/** The result of a turn that says the alerts and nothing else. A warning has no author but the rules. */
export const fixedResult = Effect.fnUntraced(function* (
  { turn, journal }: RunningTurn,
  screening: Screening,
  isWarning: boolean,
) {
  const now = yield* Clock.currentTimeMillis
  return {
    answer: alertsText(screening),
    fact_sheet: screening.alerts.flatMap(({ facts }) => facts),
    evidence: [],
    widgets: [],
    agents_used: isWarning ? ["orchestrator"] : ["validator", "orchestrator"],
    cost_usd: yield* costOfTurn(journal),
    duration_ms: Math.max(0, Math.round(now - (epochOf(turn.created_at) ?? now))),
    suggest_deep_research: false,
  } satisfies TurnResult
})
