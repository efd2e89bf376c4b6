import { Clock, Context, Effect } from "effect"
import { Database } from "#db/database"
import { type EndedCall, TurnReceiptStore } from "#db/turn-receipts"
import type { ModelCall, TurnLimit } from "#domain/model-call"
import { isoOf } from "#domain/time"
import type { AcceptedTurn } from "#domain/turn"
import {
  type Decision,
  MAX_CALLS,
  MAX_INPUT_TOKENS,
  makeAllowance,
  usedBy,
} from "#pipeline/allowance"
import type { Journal } from "#pipeline/journal"
import { CallsEnd } from "#upstream/step-calls"
import { type AdmittedCall, type PlannedCall, TurnCalls } from "#upstream/turn-calls"

/** What the calls of a turn may cost together, in USD. */
export const TurnBudget = Context.Reference<number>("pipeline/TurnBudget", {
  defaultValue: () => 0.5,
})

const NO_TOKENS = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
} as const

/** What a turn has cost so far in USD: of calls with a known price, those included that came to nothing. */
export const costOfTurn = Effect.fnUntraced(function* ({ cost }: Pick<Journal, "cost">) {
  // Of the answers that the journal counts, those of a provider are calls too.
  return Math.max(cost(), (yield* TurnCalls).spent())
})

/** Effects that wait for the next call to end. */
const makeSignal = () => {
  let waiting: ReadonlyArray<() => void> = []
  return {
    next: Effect.callback<void>((resume) => {
      waiting = [...waiting, () => resume(Effect.void)]
    }),
    give: () => {
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
  }
}

const open = Effect.fnUntraced(function* (turn: AcceptedTurn) {
  const { write, enqueue } = yield* Database
  const store = yield* TurnReceiptStore
  const usd = yield* TurnBudget
  const allowance = makeAllowance({ usd, calls: MAX_CALLS, input_tokens: MAX_INPUT_TOKENS })
  const ended = makeSignal()
  const reached = new Set<TurnLimit>()
  let seq = 0
  for (const call of yield* store.calls(turn.id)) {
    seq = Math.max(seq, call.seq)
    if (call.limit_reached === null) allowance.recall(usedBy(call))
    else reached.add(call.limit_reached)
  }

  const decide = (planned: PlannedCall, isAnswer: boolean, left: number): Decision =>
    left > 0 ? allowance.request(planned, isAnswer) : { limit: "time" }

  const entry = (planned: PlannedCall, now: number): ModelCall => ({
    seq: ++seq,
    at: isoOf(now),
    step: planned.purpose?.step ?? "unknown",
    agent: planned.purpose?.agent ?? "orchestrator",
    host: planned.host,
    model: planned.model,
    prompt_version: planned.purpose?.prompt_version ?? "unknown",
    bytes_sent: 0,
    sha256: null,
    ...NO_TOKENS,
    is_estimated: true,
    cost_usd: 0,
    duration_ms: null,
    outcome: "not_sent",
    limit_reached: null,
    elsewhere: false,
  })

  const record = (call: ModelCall) => write(turn.user_id, (tx) => store.begin(tx, turn.id, call))

  const recordEnd = (seq: number, end: EndedCall) =>
    enqueue(turn.user_id, (tx) => store.end(tx, turn.id, seq, end))

  const admitted = Effect.fnUntraced(function* (
    planned: PlannedCall,
    { max_tokens, reserved }: Extract<Decision, { readonly reserved: unknown }>,
    time_ms: number,
  ): Effect.fn.Return<AdmittedCall | null> {
    const now = yield* Clock.currentTimeMillis
    const call: ModelCall = {
      ...entry(planned, now),
      ...planned.seal(max_tokens),
      input_tokens: planned.input_tokens,
      cost_usd: planned.price?.input_usd ?? null,
      outcome: "sent",
    }
    const finish = (has: Parameters<typeof usedBy>[0]) => {
      allowance.finish(reserved, usedBy(has))
      ended.give()
    }
    // Nothing is sent for a turn that was cancelled meanwhile.
    if (!(yield* record(call))) {
      finish({ ...NO_TOKENS, cost_usd: 0 })
      return null
    }
    return {
      max_tokens,
      time_ms,
      end: Effect.fnUntraced(function* (how) {
        finish(how)
        const duration_ms = Math.max(0, Math.round((yield* Clock.currentTimeMillis) - now))
        yield* recordEnd(call.seq, { ...how, duration_ms })
      }),
    }
  })

  const begin = Effect.fnUntraced(function* (
    planned: PlannedCall,
  ): Effect.fn.Return<AdmittedCall | null> {
    const isAnswer = planned.purpose?.step === "synthesis"
    for (;;) {
      const now = yield* Clock.currentTimeMillis
      const left = (yield* CallsEnd) - now
      const decision = decide(planned, isAnswer, left)
      if (decision === "wait") yield* Effect.interruptible(ended.next)
      else if ("limit" in decision) {
        reached.add(decision.limit)
        yield* record({ ...entry(planned, now), limit_reached: decision.limit })
        return null
      } else return yield* admitted(planned, decision, left)
    }
  })

  return TurnCalls.of({
    begin: (planned) => Effect.uninterruptible(begin(planned)),
    spent: allowance.spent,
    reached: () => reached,
  })
})

/**
 * Puts the calls that a turn makes on its receipt, and keeps them within what the turn may use. Calls that an earlier
 * process made for it count.
 */
export const withTurnCalls =
  (turn: AcceptedTurn) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    Effect.flatMap(open(turn), (calls) => Effect.provideService(body, TurnCalls, calls))
