import type { ModelCall, TurnLimit } from "#domain/model-call"

/** What the calls of one turn may use together. */
export interface Allowance {
  readonly usd: number
  readonly calls: number
  /** Tokens of prompts, those that a cache held included. */
  readonly input_tokens: number
}

/** The limits that hold whatever a model costs. */
export const MAX_CALLS = 24
export const MAX_INPUT_TOKENS = 200_000

/** Calls that are kept for the answer, and the share of money and tokens. */
const CALLS_FOR_ANSWER = 2
const SHARE_FOR_ANSWER = 0.2

/** An answer is not begun with fewer tokens, unless it was to have fewer. */
const MIN_TOKENS = 1_024
/** As many tokens as nearly every answer needs: a call that may have them does not wait for more. */
const ENOUGH_TOKENS = 4_096

/** A call, as far as its size goes. */
interface Sized {
  readonly input_tokens: number
  readonly max_tokens: number
  readonly price: { readonly input_usd: number; readonly output_token_usd: number } | null
}

/** What a call may use at most, and what it used. */
interface Used {
  readonly usd: number
  readonly input_tokens: number
}

/** A call may be made, has to wait for one that is under way, or goes beyond a limit. */
export type Decision =
  | { readonly max_tokens: number; readonly reserved: Used }
  | { readonly limit: TurnLimit }
  | "wait"

const shareOf = (most: Allowance): Allowance => ({
  usd: most.usd * (1 - SHARE_FOR_ANSWER),
  calls: most.calls - CALLS_FOR_ANSWER,
  input_tokens: most.input_tokens * (1 - SHARE_FOR_ANSWER),
})

/** All tokens of the prompt of a call. */
const promptOf = (
  call: Pick<ModelCall, "input_tokens" | "cache_read_tokens" | "cache_write_tokens">,
) => call.input_tokens + call.cache_read_tokens + call.cache_write_tokens

/** What a call used, as its receipt has it. */
export const usedBy = (
  call: Pick<ModelCall, "cost_usd" | "input_tokens" | "cache_read_tokens" | "cache_write_tokens">,
): Used => ({ usd: call.cost_usd ?? 0, input_tokens: promptOf(call) })

/**
 * Keeps the calls of a turn within its allowance. Each reserves what it may use at most, so that calls side by side
 * cannot go beyond it together; one whose price leaves too little for its answer is given a shorter one. The last part
 * is kept for the answer, so that a turn that reaches a limit still has one.
 */
export const makeAllowance = (most: Allowance) => {
  const forOthers = shareOf(most)
  let calls = 0
  let used: Used = { usd: 0, input_tokens: 0 }
  let reserved: Used = { usd: 0, input_tokens: 0 }

  const byTokens = ({ input_tokens }: Sized, limits: Allowance): Decision | null => {
    const left = limits.input_tokens - used.input_tokens - input_tokens
    if (left < 0) return { limit: "input_tokens" }
    return left < reserved.input_tokens ? "wait" : null
  }

  const byCost = ({ input_tokens, max_tokens, price }: Sized, limits: Allowance): Decision => {
    if (price === null) return { max_tokens, reserved: { usd: 0, input_tokens } }
    const { input_usd, output_token_usd } = price
    const affordable = (room: number) => {
      if (room < input_usd) return 0
      const tokens = Math.floor((room - input_usd) / output_token_usd)
      return output_token_usd === 0 ? max_tokens : Math.min(max_tokens, tokens)
    }
    const room = limits.usd - used.usd
    const now = affordable(room - reserved.usd)
    const isOnly = reserved.usd === 0
    if (now < Math.min(max_tokens, isOnly ? MIN_TOKENS : ENOUGH_TOKENS))
      return !isOnly && affordable(room) >= Math.min(max_tokens, MIN_TOKENS)
        ? "wait"
        : { limit: "cost" }
    return { max_tokens: now, reserved: { usd: input_usd + now * output_token_usd, input_tokens } }
  }

  const move = (from: Used, by: Used, sign: 1 | -1): Used => ({
    usd: Math.max(0, from.usd + sign * by.usd),
    input_tokens: Math.max(0, from.input_tokens + sign * by.input_tokens),
  })

  return {
    /** Decides on a call, and reserves what it is given. */
    request: (call: Sized, isAnswer: boolean): Decision => {
      const limits = isAnswer ? most : forOthers
      if (calls >= limits.calls) return { limit: "calls" }
      const decision = byTokens(call, limits) ?? byCost(call, limits)
      if (typeof decision === "object" && "reserved" in decision) {
        calls += 1
        reserved = move(reserved, decision.reserved, 1)
      }
      return decision
    },
    /** Gives back what was reserved for a call, and counts what it used. */
    finish: (was: Used, has: Used) => {
      reserved = move(reserved, was, -1)
      used = move(used, has, 1)
    },
    /** Counts a call that an earlier process made. */
    recall: (has: Used) => {
      calls += 1
      used = move(used, has, 1)
    },
    spent: () => used.usd,
  }
}
