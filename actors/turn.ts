import { Cause, Clock, Effect, Exit, Metric } from "effect"
import { supervise } from "#actors/supervise"
import { type NewTurnEvent, TurnEvents } from "#actors/turn-events"
import { TurnStore } from "#db/turns"
import { displayName } from "#domain/agents"
import { STEPS, type StepName } from "#domain/step"
import { epochOf, isoOf } from "#domain/time"
import type { AcceptedTurn, TurnFailure } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { pipeline } from "#pipeline/pipeline"
import { Progress } from "#pipeline/progress"
import { reportingProgress } from "#pipeline/report-progress"
import type { StepFailed } from "#pipeline/step"
import { withTurnCalls } from "#pipeline/turn-calls"
import { CallsEnd } from "#upstream/step-calls"

/** A turn that exceeded TURN_TIMEOUT_S, at the step it had come to. */
const timedOut = (step: StepName | null): TurnFailure => ({
  code: "timeout",
  message: "The turn took too long.",
  ...(step ? { step } : {}),
})

/** What is left of a turn's time, once a model may not be asked any more, to finish it. */
const FINISH_MS = 15_000
const FINISH_SHARE = 0.2

/** A turn that died of a defect. */
const unfinished: TurnFailure = {
  code: "internal_error",
  message: "The turn could not be finished.",
}

/** A turn that its person does not want any more. */
const cancelled: TurnFailure = { code: "cancelled", message: "The turn was cancelled." }

/** A failure as the client sees it: with the step when a step failed, without details for a defect. */
const failureOf = (cause: Cause.Cause<StepFailed>): TurnFailure => {
  const failed = cause.reasons.find(Cause.isFailReason)
  return failed
    ? {
        code: "upstream_unavailable",
        message: failed.error.reason.message,
        step: failed.error.step,
      }
    : unfinished
}

/** Reports progress as events of one turn, and knows the step that it has reached. */
const progressOf = (turn: AcceptedTurn, events: TurnEvents["Service"]) => {
  let step: StepName | null = null
  const say = (body: NewTurnEvent) => Effect.asVoid(events.append(turn, body))
  const mention = (body: NewTurnEvent) => events.enqueue(turn, body)
  const progress: Progress["Service"] = {
    phase: (agent, phase) => {
      step = STEPS.find((name) => name === phase) ?? step
      return mention({ type: "phase", agent, phase })
    },
    agentStart: (agent, question) =>
      mention({ type: "agent_start", agent: displayName[agent], question }),
    agentEnd: (agent, duration_ms, facts) =>
      mention({ type: "agent_end", agent: displayName[agent], duration_ms, facts }),
    has: (type) => events.has(turn.id, type),
    delta: (text) => say({ type: "synthesis_delta", text }),
    memory: (entries) =>
      say({
        type: "memory",
        entries: entries.map(({ ts, agent, kind, text }) => ({ ts, agent, kind, text })),
      }),
  }
  return { progress, reached: () => step }
}

const durationOf = (status: "completed" | "failed") =>
  Metric.histogram("hygeia_turn_duration_seconds", {
    description: "Time from the acceptance of a turn to its end.",
    boundaries: [0.05, 0.2, 1, 5, 15, 60, 300],
    attributes: { status },
  })
const durations = { completed: durationOf("completed"), failed: durationOf("failed") }

/**
 * Completes or fails a turn: its row and its terminal event in one transaction, retried until it is
 * committed. A turn that has ended already stays as it is.
 */
const finish = Effect.fnUntraced(function* (
  turn: Pick<AcceptedTurn, "id" | "user_id" | "created_at">,
  outcome: { readonly result: TurnResult } | { readonly error: TurnFailure },
  onFailed: () => void = () => {},
) {
  const { id, created_at } = turn
  const store = yield* TurnStore
  const events = yield* TurnEvents
  const now = yield* Clock.currentTimeMillis
  const at = isoOf(now)
  const ended = yield* "result" in outcome
    ? events.append(turn, { type: "turn.completed", turn_id: id, result: outcome.result }, (tx) =>
        store.complete(tx, id, outcome.result, at),
      )
    : events.append(turn, { type: "turn.failed", ...outcome.error }, function* (tx) {
        const failed = yield* store.fail(tx, id, outcome.error, at)
        if (failed) tx.afterCommit(onFailed)
        return failed
      })
  const duration = durations["result" in outcome ? "completed" : "failed"]
  if (ended) yield* Metric.update(duration, (now - (epochOf(created_at) ?? now)) / 1_000)
  return ended
}, supervise("turn"))

/**
 * Runs one turn from queued or running to a terminal status. When it is interrupted by a shutdown it
 * keeps its status, and the next start resumes it from its journal. A deleted turn leaves nothing.
 */
export const runTurn = Effect.fnUntraced(
  function* (turn: AcceptedTurn, timeoutMs: number) {
    const store = yield* TurnStore
    const events = yield* TurnEvents

    const at = isoOf(yield* Clock.currentTimeMillis)
    const begun = yield* events
      .append(turn, { type: "turn.started", at, turn_id: turn.id }, (tx) =>
        store.begin(tx, turn.id, at),
      )
      .pipe(supervise("turn"))
    // The turn was deleted before it began.
    if (!begun && turn.status === "queued") return
    yield* Effect.logInfo(turn.status === "queued" ? "turn running" : "turn resumed")

    const reserve = Math.min(FINISH_MS, timeoutMs * FINISH_SHARE)
    const callsEnd = (yield* Clock.currentTimeMillis) + timeoutMs - reserve
    const { progress, reached } = progressOf(turn, events)
    const exit = yield* reportingProgress(pipeline(turn)).pipe(
      withTurnCalls(turn),
      Effect.map((result) => ({ result })),
      Effect.timeoutOrElse({
        duration: timeoutMs,
        orElse: () => Effect.sync(() => ({ error: timedOut(reached()) })),
      }),
      Effect.provideService(Progress, progress),
      Effect.provideService(CallsEnd, callsEnd),
      Effect.exit,
    )
    if (Exit.isSuccess(exit)) {
      yield* finish(turn, exit.value)
      return yield* Effect.logInfo("error" in exit.value ? "turn timed out" : "turn completed")
    }
    const error = failureOf(exit.cause)
    yield* error.code === "internal_error"
      ? Effect.logError("turn died", exit.cause)
      : Effect.logWarning("turn failed")
    yield* finish(turn, { error })
  },
  (run, turn) => Effect.annotateLogs(run, { actor: "turn", turn_id: turn.id }),
)

/** Fails a turn that was resumed too often without finishing its step, without running it again. */
export const giveUpTurn = Effect.fnUntraced(
  function* (turn: AcceptedTurn) {
    yield* Effect.logError("turn given up: resumed too often at one step")
    yield* finish(turn, { error: unfinished })
  },
  (run, turn) => Effect.annotateLogs(run, { actor: "turn", turn_id: turn.id }),
)

/** Fails a turn in flight as cancelled; `onCancelled` runs with the commit. One that has ended stays as it is. */
export const cancelTurn = Effect.fnUntraced(
  function* (turn: Pick<AcceptedTurn, "id" | "user_id" | "created_at">, onCancelled: () => void) {
    if (yield* finish(turn, { error: cancelled }, onCancelled))
      yield* Effect.logInfo("turn cancelled")
  },
  (run, turn) => Effect.annotateLogs(run, { actor: "turn", turn_id: turn.id }),
)
