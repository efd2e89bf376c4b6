import { Clock, Effect } from "effect"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { TurnStepStore } from "#db/turn-steps"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { StepName, StepRecord } from "#domain/step"
import { isoOf } from "#domain/time"
import type { ToolCall } from "#domain/tool"
import type { AcceptedTurn } from "#domain/turn"
import { StepFailed, withRetries } from "#pipeline/step"

/** The options of a step. */
export interface StepOptions<A> {
  /** A part of the step that is journaled separately; without one it is the whole step. */
  readonly part?: string
  /**
   * Whether an output in the journal has the shape of this version. One that an earlier version
   * wrote otherwise is not used: the step is done again.
   */
  readonly isCurrent?: (output: unknown) => boolean
  /** The tool calls behind its output. */
  readonly receipts?: (value: A) => ReadonlyArray<ToolCall>
  /** Further writes in the transaction that first records it as finished. */
  readonly also?: (tx: Transaction, value: A) => Change<void>
}

/** The journal of one turn, as its pipeline holds it. */
export interface Journal {
  /** Whether a step, or a part of one, was finished before. */
  readonly has: (step: StepName, part?: string) => boolean
  /**
   * Does a step once in the life of a turn. A finished one answers what it answered then, from the
   * journal; another is tried up to three times, and is on disk before its output is returned.
   */
  readonly once: <A, R>(
    step: StepName,
    body: Effect.Effect<Judged<A>, UpstreamUnavailable, R>,
    options?: StepOptions<A>,
  ) => Effect.Effect<A, StepFailed, R>
  /** The cost of the turn so far, over all processes that ran it. */
  readonly cost: () => number
}

/** Opens the journal of a turn. */
export const openJournal = Effect.fn("openJournal")(function* ({
  id: turn,
  user_id,
}: Pick<AcceptedTurn, "id" | "user_id">) {
  const { write } = yield* Database
  const store = yield* TurnStepStore
  const finished = new Map<string, Pick<StepRecord, "output" | "cost_usd">>()
  let cost_usd = 0
  for (const record of yield* store.finished(turn)) {
    finished.set(`${record.step}/${record.part}`, record)
    cost_usd += record.cost_usd
  }

  const once = Effect.fnUntraced(function* <A, R>(
    step: StepName,
    body: Effect.Effect<Judged<A>, UpstreamUnavailable, R>,
    { part = "", isCurrent = () => true, receipts, also }: StepOptions<A> = {},
  ): Effect.fn.Return<A, StepFailed, R> {
    const key = `${step}/${part}`
    const before = finished.get(key)
    if (before && isCurrent(before.output)) return before.output as A
    let attempts = 0
    const started_at = isoOf(yield* Clock.currentTimeMillis)
    const judged = yield* body.pipe(
      withRetries(() => attempts++),
      Effect.mapError((reason) => new StepFailed({ step, reason })),
    )
    const ended_at = isoOf(yield* Clock.currentTimeMillis)
    yield* write(user_id, function* (tx) {
      const isRecorded = yield* store.record(tx, turn, {
        step,
        part,
        attempts,
        started_at,
        ended_at,
        cost_usd: judged.cost_usd + (before?.cost_usd ?? 0),
        receipts: receipts?.(judged.value) ?? [],
        output: judged.value,
      })
      if (isRecorded && also && !before) yield* also(tx, judged.value)
    })
    cost_usd += judged.cost_usd
    finished.set(key, { output: judged.value, cost_usd: judged.cost_usd })
    return judged.value
  })

  return {
    has: (step, part = "") => finished.has(`${step}/${part}`),
    once,
    cost: () => cost_usd,
  } satisfies Journal
})
