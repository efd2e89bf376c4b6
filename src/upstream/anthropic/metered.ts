import { Clock, Effect, Metric, Stream } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { CallFailure, CallOutcome } from "#domain/model-call"
import { modelCallDuration, modelCalls, modelCost, modelTokens } from "#observability/model-calls"
import { type Account, addressOf } from "#upstream/anthropic/account"
import { type Answered, bodyOf, type Messages, type Request } from "#upstream/anthropic/messages"
import { costOf, dearest, type Price, priceOf } from "#upstream/anthropic/price"
import { estimatedTokens, type Usage } from "#upstream/anthropic/usage"
import { type AdmittedCall, type CallEnd, type PlannedCall, TurnCalls } from "#upstream/turn-calls"

const HELD_BACK: Answered = { reply: null, cost_usd: 0, why: "budget" }

/** Adds a call to what the process counts. It names the model and the agent, never a person. */
const count = Effect.fnUntraced(function* ({ model, purpose }: PlannedCall, end: CallEnd) {
  const labels = { model, agent: purpose?.agent ?? "none" }
  yield* Metric.update(modelCalls.of({ ...labels, outcome: end.outcome }), 1)
  for (const [kind, spent] of [
    ["input", end.input_tokens],
    ["output", end.output_tokens],
    ["cache_read", end.cache_read_tokens],
    ["cache_write", end.cache_write_tokens],
  ] as const)
    if (spent > 0) yield* Metric.update(modelTokens.of({ ...labels, kind }), spent)
  if (end.cost_usd !== null && end.cost_usd > 0)
    yield* Metric.update(modelCost.of(labels), end.cost_usd)
})

const OUTCOMES = {
  budget: "timeout",
  refused: "refused",
  cut_off: "cut_off",
  nonsense: "unusable",
} as const satisfies Record<NonNullable<Answered["why"]>, CallOutcome>

/** Failures before which a provider reads nothing that it charges for. */
const FREE: ReadonlySet<CallOutcome> = new Set<CallFailure>([
  "rate_limited",
  "overloaded",
  "server_error",
  "client_error",
  "unreachable",
])

/** What is known of a call when it has ended. */
interface Ending {
  readonly outcome: CallOutcome
  readonly usage: Usage | null
  /** Characters of the answer that came. */
  readonly heard: number
}

const endOf = (
  { outcome, usage, heard }: Ending,
  { input_tokens }: PlannedCall,
  price: Price | null,
): CallEnd => {
  const isFree = FREE.has(outcome) && heard === 0
  const estimate: Usage = {
    input_tokens: isFree ? 0 : input_tokens,
    output_tokens: estimatedTokens(heard),
    cache_read_tokens: 0,
    cache_write_5m_tokens: 0,
    cache_write_1h_tokens: 0,
  }
  const counted = usage ?? estimate
  return {
    outcome,
    input_tokens: counted.input_tokens,
    output_tokens: counted.output_tokens,
    cache_read_tokens: counted.cache_read_tokens,
    cache_write_tokens: counted.cache_write_5m_tokens + counted.cache_write_1h_tokens,
    is_estimated: usage === null,
    cost_usd: costOf(price, counted),
  }
}

const sizeOf = ({ content }: NonNullable<Answered["reply"]>): number =>
  JSON.stringify(content).length

const answeredEnding = ({ reply, usage, why }: Answered, heard: number): Ending => ({
  outcome: why ? OUTCOMES[why] : "answered",
  usage: usage ?? null,
  heard: heard > 0 || reply === null ? heard : sizeOf(reply),
})

const failedEnding = (error: unknown, heard: number): Ending => {
  const failure = (error instanceof UpstreamUnavailable && error.failure) || "broken_off"
  return {
    outcome: failure === "unreachable" && heard > 0 ? "broken_off" : failure,
    usage: null,
    heard,
  }
}

/** A call is begun a little later than its sender begins to wait for it. */
const LATE_MS = 50

const encoder = new TextEncoder()

const sealed = (body: object) => {
  const bytes = encoder.encode(JSON.stringify(body))
  return {
    bytes_sent: bytes.byteLength,
    sha256: new Bun.CryptoHasher("sha256").update(bytes).digest("hex"),
  }
}

/**
 * Messages whose every attempt is on the receipt of its turn before it is sent, with its cost once it has ended; what
 * the turn may no longer afford is not sent, and has no reply. A provider that reports no tokens, and a call that broke
 * off, are estimated.
 */
export const makeMetered = (messages: Messages, account: Account): Messages => {
  const { host } = new URL(addressOf(account))

  const planned = (request: Request, rest: { readonly stream?: true }): PlannedCall => {
    const sent = (max_tokens: number) => sealed({ ...bodyOf({ ...request, max_tokens }), ...rest })
    const whole = sent(request.max_tokens)
    const input_tokens = estimatedTokens(whole.bytes_sent)
    return {
      purpose: request.purpose ?? null,
      host,
      model: request.model,
      input_tokens,
      max_tokens: request.max_tokens,
      price: dearest(priceOf(request.model, account.prices), input_tokens),
      seal: (max_tokens) => (max_tokens === request.max_tokens ? whole : sent(max_tokens)),
    }
  }

  /** What is done around one attempt, in a scope that closes with it; null for one that is held back. */
  const attempt = Effect.fnUntraced(function* (request: Request, rest: { readonly stream?: true }) {
    const turn = yield* TurnCalls
    const plan = planned(request, rest)
    const price = priceOf(request.model, account.prices)
    const started = yield* Clock.currentTimeMillis
    let ending: Ending = { outcome: "abandoned", usage: null, heard: 0 }
    /** Nobody waits any longer for what has not ended: its time is up, or its turn was cancelled. */
    const atEnd = Effect.fnUntraced(function* (call: AdmittedCall | null) {
      const took = (yield* Clock.currentTimeMillis) - started
      if (ending.outcome === "abandoned" && took >= (request.time_ms ?? took + 1) - LATE_MS)
        ending = { ...ending, outcome: "timeout" }
      const end = endOf(ending, plan, price)
      if (call === null)
        return yield* count(plan, { ...end, outcome: "not_sent", input_tokens: 0, cost_usd: 0 })
      yield* count(plan, end)
      yield* Metric.update(modelCallDuration.of({ model: plan.model }), took / 1_000)
      yield* call.end(end)
    })
    const call = yield* Effect.acquireRelease(turn.begin(plan), atEnd)
    if (call === null) return null
    return {
      request: { ...request, max_tokens: call.max_tokens },
      timeIsUp: Number.isFinite(call.time_ms) ? Effect.sleep(call.time_ms) : Effect.never,
      hear: (characters: number) => {
        ending = { ...ending, heard: ending.heard + characters }
      },
      answered: (answered: Answered): Answered => {
        ending = answeredEnding(answered, ending.heard)
        const { cost_usd } = endOf(ending, plan, price)
        return { ...answered, cost_usd: cost_usd ?? 0 }
      },
      failed: (error: unknown) => {
        ending = failedEnding(error, ending.heard)
      },
    }
  })

  return {
    create: (request) =>
      Effect.scoped(
        Effect.gen(function* () {
          const call = yield* attempt(request, {})
          if (call === null) return HELD_BACK
          return yield* messages.create(call.request).pipe(
            Effect.raceFirst(Effect.as(call.timeIsUp, HELD_BACK)),
            Effect.map(call.answered),
            Effect.tapError((error) => Effect.sync(() => call.failed(error))),
          )
        }),
      ),

    stream: (request) =>
      Stream.unwrap(
        Effect.map(attempt(request, { stream: true }), (call) => {
          if (call === null) return Stream.succeed<Answered>(HELD_BACK)
          let hasEnded = false
          const last = Stream.suspend(() =>
            hasEnded ? Stream.empty : Stream.succeed(call.answered(HELD_BACK)),
          )
          return messages.stream(call.request).pipe(
            Stream.map((part) => {
              if ("restarted" in part) return part
              hasEnded = !("text" in part)
              if (!("text" in part)) return call.answered(part)
              call.hear(part.text.length)
              return part
            }),
            Stream.tapError((error) => Effect.sync(() => call.failed(error))),
            Stream.interruptWhen(call.timeIsUp),
            Stream.concat(last),
          )
        }),
      ),
  }
}
