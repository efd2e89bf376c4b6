import { Cause, Clock, Effect, Exit, Metric } from "effect"
import { supervise } from "#actors/supervise"
import { type NewTurnEvent, TurnEvents } from "#actors/turn-events"
import { TurnStore } from "#db/turns"
import { displayName } from "#domain/agents"
import { STEPS, type StepName } from "#domain/step"
import { epochOf, isoOf } from "#domain/time"
import type { AcceptedTurn, TURN_FAILURE_CODES, TurnFailure } from "#domain/turn"
import type { TurnResult } from "#domain/turn-result"
import { stepDuration, turnDuration, turnFailures } from "#observability/turns"
import { pipeline } from "#pipeline/pipeline"
import { Progress } from "#pipeline/progress"
import { reportingProgress } from "#pipeline/report-progress"
import type { StepFailed } from "#pipeline/step"
import { withTurnCalls } from "#pipeline/turn-calls"
import { CallsEnd } from "#upstream/step-calls"

/** Why a turn failed in this process. */
interface Failure extends TurnFailure {
  readonly code: (typeof TURN_FAILURE_CODES)[number]
  readonly step?: StepName
}

/** A turn that exceeded TURN_TIMEOUT_S, at the step it had come to. */
const timedOut = (step: StepName | null): Failure => ({
  code: "timeout",
  message: "The turn took too long.",
  ...(step ? { step } : {}),
})

/** What is left of a turn's time, once a model may not be asked any more, to finish it. */
const FINISH_MS = 15_000
const FINISH_SHARE = 0.2

/** A turn that died of a defect. */
const unfinished: Failure = {
  code: "internal_error",
  message: "The turn could not be finished.",
}

/** A turn that its person does not want any more. */
const cancelled: Failure = { code: "cancelled", message: "The turn was cancelled." }

/** A failure as the client sees it: with the step when a step failed, without details for a defect. */
const failureOf = (cause: Cause.Cause<StepFailed>): Failure => {
  const failed = cause.reasons.find(Cause.isFailReason)
  return failed
    ? {
        code: "upstream_unavailable",
        message: failed.error.reason.message,
        step: failed.error.step,
      }
    : unfinished
}

/** Reports progress as events of one turn, knows the step that it has reached, and counts the time of each. */
const progressOf = (
  turn: AcceptedTurn,
  events: TurnEvents["Service"],
  passed: Effect.Effect<void>,
) => {
  let step: StepName | null = null
  let since = 0
  const leave = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (step !== null) yield* Metric.update(stepDuration.of({ step }), (now - since) / 1_000)
    since = now
  })
  const say = (body: NewTurnEvent) => Effect.asVoid(events.append(turn, body))
  const mention = (body: NewTurnEvent) => events.enqueue(turn, body)
  const progress: Progress["Service"] = {
    phase: (agent, phase) => {
      const next = STEPS.find((name) => name === phase)
      const mentioned = mention({ type: "phase", agent, phase })
      if (next === undefined) return mentioned
      const entered = Effect.suspend(() => {
        const hasPassed = step !== null && step !== next
        step = next
        return hasPassed ? passed : Effect.void
      })
      return leave.pipe(Effect.andThen(entered), Effect.andThen(mentioned))
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
  return { progress, reached: () => step, leave }
}

/** Counts a turn that has ended. */
const count = Effect.fnUntraced(function* (error: Failure | null, took_ms: number) {
  const status = error ? "failed" : "completed"
  yield* Metric.update(turnDuration.of({ status }), took_ms / 1_000)
  if (error) {
    const { code, step = "none" } = error
    yield* Metric.update(turnFailures.of({ code, step }), 1)
  }
})

/**
 * Completes or fails a turn: its row and its terminal event in one transaction, retried until it is
 * committed. A turn that has ended already stays as it is.
 */
const finish = Effect.fnUntraced(function* (
  turn: Pick<AcceptedTurn, "id" | "user_id" | "created_at">,
  outcome: { readonly result: TurnResult } | { readonly error: Failure },
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
  if (ended)
    yield* count("error" in outcome ? outcome.error : null, now - (epochOf(created_at) ?? now))
  return ended
}, supervise("turn"))

/**
 * Runs one turn from queued or running to a terminal status. When it is interrupted by a shutdown it
 * keeps its status, and the next start resumes it from its journal. A deleted turn leaves nothing. `passed` is run
 * whenever a step lies behind it that it began with or came to.
 */
export const runTurn = Effect.fnUntraced(
  function* (turn: AcceptedTurn, timeoutMs: number, passed: Effect.Effect<void>) {
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
    const { progress, reached, leave } = progressOf(turn, events, passed)
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
    yield* leave
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

/** Fails a turn that has ended the process too often, without running it again. */
export const giveUpTurn = Effect.fnUntraced(
  function* (turn: AcceptedTurn) {
    yield* Effect.logError("turn given up: the process died of it twice")
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
