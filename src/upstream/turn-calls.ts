import { Context, Effect } from "effect"
import type { CallOutcome, CallTokens, Purpose, TurnLimit } from "#domain/model-call"

/** The body of a call, known before it is sent. */
export interface Sealed {
  readonly bytes_sent: number
  /** SHA-256 of the body, hexadecimal. */
  readonly sha256: string
}

/** A call that is about to be made. */
export interface PlannedCall {
  /** Null for a part that names none. */
  readonly purpose: Purpose | null
  readonly host: string
  readonly model: string
  /** Tokens of its prompt, estimated. */
  readonly input_tokens: number
  readonly max_tokens: number
  /** What its prompt and each token of its answer cost in USD at most; null where no price is known. */
  readonly price: { readonly input_usd: number; readonly output_token_usd: number } | null
  /** The body, given how many tokens the answer may have. */
  readonly seal: (max_tokens: number) => Sealed
}

/** How a call ended. */
export interface CallEnd extends CallTokens {
  readonly outcome: CallOutcome
  readonly is_estimated: boolean
  /** Null where no price is known. */
  readonly cost_usd: number | null
}

/** A call that may be made. It is on record as sent before this is given out. */
export interface AdmittedCall {
  /** How many tokens its answer may have: at most what was planned. */
  readonly max_tokens: number
  /** How long it may take. */
  readonly time_ms: number
  /** Records how it ended, and gives back what was reserved for it. */
  readonly end: (end: CallEnd) => Effect.Effect<void>
}

/**
 * The calls of one turn: each is recorded, and is admitted or refused by what the turn may still use. A refused call
 * sends nothing. Outside a turn nothing is recorded and everything is admitted.
 */
export interface TurnCallsShape {
  /**
   * Admits a call, reserving what it may use at most; waits while calls in flight have reserved what it needs. Null
   * when a limit of the turn is reached.
   */
  readonly begin: (planned: PlannedCall) => Effect.Effect<AdmittedCall | null>
  /** The cost of all calls so far in USD, of those with a known price. */
  readonly spent: () => number
  /** The limits that have held a call back. */
  readonly reached: () => ReadonlySet<TurnLimit>
}

const unlimited: TurnCallsShape = {
  begin: ({ max_tokens }) =>
    Effect.succeed({ max_tokens, time_ms: Number.POSITIVE_INFINITY, end: () => Effect.void }),
  spent: () => 0,
  reached: () => new Set(),
}

/** The calls of the turn that is running. */
export const TurnCalls = Context.Reference<TurnCallsShape>("upstream/TurnCalls", {
  defaultValue: () => unlimited,
})
