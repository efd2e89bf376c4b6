import { Effect } from "effect"
import type { Calendar } from "#db/calendar"
import type { ConversationStore } from "#db/conversations"
import type { Database } from "#db/database"
import type { LocalDayStore } from "#db/local-days"
import type { MemoryStore } from "#db/memory"
import type { NoteStore } from "#db/notes"
import type { ProfileStore } from "#db/profiles"
import type { ShownAlertStore } from "#db/shown-alerts"
import type { TurnReceiptStore } from "#db/turn-receipts"
import type { TurnStepStore } from "#db/turn-steps"
import { withoutCost } from "#domain/briefing"
import type { StepName } from "#domain/step"
import type { AcceptedTurn } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { suggestsDeepResearch } from "#pipeline/deep-research-suggestion"
import { makeTextGates } from "#pipeline/gates/text-gate"
import { makeShown } from "#pipeline/gates/us-units"
import { openJournal } from "#pipeline/journal"
import type { Language } from "#pipeline/language"
import { Progress } from "#pipeline/progress"
import type { RunningTurn } from "#pipeline/running-turn"
import { answerWithAlerts, fixedResult } from "#pipeline/safety/fixed-answer"
import { type Screening, screening } from "#pipeline/safety/screening"
import { raisedBy } from "#pipeline/safety/second-reading"
import type { StepFailed } from "#pipeline/step"
import { ledgerOf } from "#pipeline/steps/agent-share"
import { brief } from "#pipeline/steps/brief"
import { deepResearch } from "#pipeline/steps/deep-research"
import { diary } from "#pipeline/steps/diary"
import { finalize } from "#pipeline/steps/finalize"
import { judging } from "#pipeline/steps/judging"
import { memoryExtraction } from "#pipeline/steps/memory-extraction"
import { reflection } from "#pipeline/steps/reflection"
import { mainAssignment, runMainAgent } from "#pipeline/steps/run-main-agent"
import { runSupportingAgents } from "#pipeline/steps/run-supporting-agents"
import { secondLook } from "#pipeline/steps/second-look"
import { synthesis } from "#pipeline/steps/synthesis"
import { validationGates } from "#pipeline/steps/validation-gates"
import type { ToolServices } from "#pipeline/toolbox"
import type { Model } from "#upstream/model"

/** The services that the steps require, except the turn's own progress. */
export type PipelineServices =
  | Model
  | Database
  | TurnStepStore
  | TurnReceiptStore
  | MemoryStore
  | NoteStore
  | ProfileStore
  | LocalDayStore
  | Calendar
  | Language
  | ConversationStore
  | ShownAlertStore
  | ToolServices

/**
 * The ten steps, in the order the specification gives them. A step the journal has finished before
 * answers from there, so that a turn goes on where the last process left it. What has to be said
 * alone is said before any judgement is asked for, and ends the turn.
 */
export const pipeline = Effect.fn("pipeline")(function* (
  turn: AcceptedTurn,
): Effect.fn.Return<TurnResult, StepFailed, PipelineServices | Progress> {
  const progress = yield* Progress
  const journal = yield* openJournal(turn)
  const entering = (step: StepName) =>
    journal.has(step) ? Effect.void : progress.phase("orchestrator", step)
  const fixedTurn = Effect.fnUntraced(function* (
    running: RunningTurn,
    safety: Screening,
    isWarning: boolean,
  ) {
    yield* entering("synthesis")
    yield* answerWithAlerts(running, safety)
    yield* entering("finalize")
    return yield* fixedResult(running, safety, isWarning)
  })

  yield* entering("classify_vagueness")
  const briefing = yield* brief(turn, journal)
  const running: RunningTurn = {
    turn,
    journal,
    briefing,
    shown: makeShown(briefing),
    gateOf: makeTextGates(briefing),
  }
  const screened = yield* screening(running)
  const heard = yield* diary(running, screened)
  if (heard.alone) return yield* fixedTurn(running, heard, screened.alone)
  const judgement = yield* judging(running)
  const safety = raisedBy(judgement.urgency, heard, briefing)
  if (safety.alone) return yield* fixedTurn(running, safety, true)
  const { classification, route: plan, assignments } = judgement
  yield* journal.once("classify_vagueness", Effect.succeed(withoutCost(classification)))

  yield* entering("route")
  yield* journal.once("route", Effect.succeed(withoutCost(plan)))

  yield* entering("rephrase_per_agent")
  yield* journal.once("rephrase_per_agent", Effect.succeed(withoutCost(assignments)))
  const main = mainAssignment(running, plan, assignments)

  yield* entering("run_supporting_agents")
  const supporting = yield* runSupportingAgents(running, plan, assignments)

  yield* entering("run_main_agent")
  const worked = [...supporting, yield* runMainAgent(running, main, supporting)]
  const researched = yield* deepResearch(running, worked)
  const found = researched ? [...worked, researched] : worked

  yield* entering("reflection")
  const shares = yield* reflection(running, main, found)

  yield* entering("validation_gates")
  const ledger = yield* validationGates(running, ledgerOf(shares))
  const material = yield* secondLook(running, {
    briefing,
    classification,
    reports: shares.map(({ report }) => report),
    ledger,
    suggest_deep_research: suggestsDeepResearch(briefing),
  })

  yield* entering("synthesis")
  const draft = yield* synthesis(running, material, safety)

  yield* entering("memory_extraction")
  yield* memoryExtraction(running, judgement.extracted)

  yield* entering("finalize")
  return yield* finalize(
    running,
    shares.map(({ report }) => report.agent),
    material,
    draft,
    safety,
  )
})
