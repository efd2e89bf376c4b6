import { Clock, Effect, Option } from "effect"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { TurnStepStore } from "#db/turn-steps"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { StepName, StepRecord } from "#domain/step"
import { isoOf } from "#domain/time"
import type { ToolCall } from "#domain/tool"
import type { AcceptedTurn } from "#domain/turn"
import { NOTE_PHASES, type NoteCode, noteCodes } from "#domain/turn-note"
import { Progress } from "#pipeline/progress"
import { CALLS_MS, StepFailed } from "#pipeline/step"
import { CallsEnd, type KeptCall, StepCalls } from "#upstream/step-calls"

/** The options of a step. */
export interface StepOptions<A> {
  /** A part of the step that is journaled separately; without one it is the whole step. */
  readonly part?: string
  /** How long its calls may take together, where that is not what the step as a whole has. */
  readonly calls_ms?: number
  /**
   * Whether an output in the journal has the shape of this version. One that an earlier version
   * wrote otherwise is not used: the step is done again.
   */
  readonly isCurrent?: (output: unknown) => boolean
  /** The tool calls behind its output. */
  readonly receipts?: (value: A) => ReadonlyArray<ToolCall>
  /** Further writes in the transaction that first records it as finished; null for none. */
  readonly also?: (value: A) => ((tx: Transaction) => Change<void>) | null
}

/** The journal of one turn, as its pipeline holds it. */
export interface Journal {
  /** Whether a step, or a part of one, was finished before. */
  readonly has: (step: StepName, part?: string) => boolean
  /**
   * Does a step once in the life of a turn. A finished one answers what it answered then, from the journal.
   * Another is on disk before anything that the turn sends or shows later; with further writes, once it returns.
   */
  readonly once: <A, R>(
    step: StepName,
    body: Effect.Effect<Judged<A>, UpstreamUnavailable, R>,
    options?: StepOptions<A>,
  ) => Effect.Effect<A, StepFailed, R>
  /** The cost of the turn so far, over all processes that ran it. */
  readonly cost: () => number
  /** Who stood in for the model so far, and which limits were reached. */
  readonly notes: () => ReadonlyArray<NoteCode>
}

/** The part of a step that keeps a call of it. */
const partOfCall = (part: string, sha256: string) => `${part}#${sha256}`

/** Opens the journal of a turn. */
export const openJournal = Effect.fn("openJournal")(function* ({
  id: turn,
  user_id,
}: Pick<AcceptedTurn, "id" | "user_id">) {
  const { write, enqueue } = yield* Database
  const store = yield* TurnStepStore
  const finished = new Map<string, Pick<StepRecord, "output" | "cost_usd">>()
  let cost_usd = 0
  let notes: ReadonlyArray<NoteCode> = []
  for (const record of yield* store.finished(turn)) {
    finished.set(`${record.step}/${record.part}`, record)
    cost_usd += record.cost_usd
    notes = noteCodes(notes, record.notes)
  }

  /** What the calls of a step share; an answer of theirs is its own part, whose cost the step will count. */
  const callsOf = (step: StepName, part: string, deadline: number, tried: StepCalls["tried"]) => ({
    deadline,
    isGivenUp: notes.includes("model_unavailable"),
    tried,
    kept: (sha256: string) =>
      finished.get(`${step}/${partOfCall(part, sha256)}`)?.output as KeptCall | undefined,
    keep: Effect.fnUntraced(function* (sha256: string, call: KeptCall) {
      const at = isoOf(yield* Clock.currentTimeMillis)
      const record = {
        step,
        part: partOfCall(part, sha256),
        attempts: 1,
        started_at: at,
        ended_at: at,
        cost_usd: 0,
        receipts: [],
        output: call,
        notes: [],
      }
      yield* enqueue(user_id, (tx) => store.record(tx, turn, record))
      finished.set(`${step}/${record.part}`, record)
    }),
  })

  const once = Effect.fnUntraced(function* <A, R>(
    step: StepName,
    body: Effect.Effect<Judged<A>, UpstreamUnavailable, R>,
    { part = "", calls_ms, isCurrent = () => true, receipts, also }: StepOptions<A> = {},
  ): Effect.fn.Return<A, StepFailed, R> {
    const key = `${step}/${part}`
    const before = finished.get(key)
    if (before && isCurrent(before.output)) return before.output as A
    let attempts = 1
    const now = yield* Clock.currentTimeMillis
    const started_at = isoOf(now)
    // A step that hangs leaves the steps behind it as much time as it took.
    const most = Math.min(calls_ms ?? CALLS_MS[step], ((yield* CallsEnd) - now) / 2)
    const calls = callsOf(step, part, now + most, (times) => {
      attempts = Math.max(attempts, times)
    })
    const judged = yield* body.pipe(
      Effect.provideService(StepCalls, calls),
      Effect.mapError((reason) => new StepFailed({ step, reason })),
    )
    const ended_at = isoOf(yield* Clock.currentTimeMillis)
    const further = before ? null : (also?.(judged.value) ?? null)
    const recording = function* (tx: Transaction): Change<void> {
      const isRecorded = yield* store.record(tx, turn, {
        step,
        part,
        attempts,
        started_at,
        ended_at,
        cost_usd: judged.cost_usd + (before?.cost_usd ?? 0),
        receipts: receipts?.(judged.value) ?? [],
        output: judged.value,
        notes: noteCodes(judged.notes),
      })
      if (isRecorded && further) yield* further(tx)
    }
    yield* further ? write(user_id, recording) : enqueue(user_id, recording)
    const progress = yield* Effect.serviceOption(Progress)
    for (const note of noteCodes(judged.notes))
      if (Option.isSome(progress) && !notes.includes(note))
        yield* progress.value.phase("orchestrator", NOTE_PHASES[note])
    cost_usd += judged.cost_usd
    notes = noteCodes(notes, judged.notes)
    finished.set(key, { output: judged.value, cost_usd: judged.cost_usd })
    return judged.value
  })

  return {
    has: (step, part = "") => finished.has(`${step}/${part}`),
    once,
    cost: () => cost_usd,
    notes: () => notes,
  } satisfies Journal
})
