import { describe, expect } from "bun:test"
import { Clock, Effect, Fiber, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { UpstreamUnavailable } from "#domain/errors"
import type { CallFailure } from "#domain/model-call"
import { itWith } from "#test/effect"
import { ATTEMPTS, retried } from "#upstream/anthropic/attempts"
import { failureOf } from "#upstream/anthropic/failure"
import type { Answered, Messages, Streamed } from "#upstream/anthropic/messages"
import { MAX_OUTAGES } from "#upstream/circuit-breaker"
import { CallsEnd, StepCalls } from "#upstream/step-calls"

const it = itWith(Layer.empty)

const request = { model: "m", max_tokens: 100, system: "", messages: [] }
const answered: Answered = { reply: { content: [], stop_reason: "end_turn" }, cost_usd: 0.01 }

const failed = (failure: CallFailure, wait_ms = 0) =>
  Effect.fail(
    new UpstreamUnavailable({
      upstream: "model",
      retryable: failure !== "client_error",
      failure,
      wait_ms,
    }),
  )

type Script = Effect.Effect<Answered, UpstreamUnavailable>

/** A provider that does as scripted, attempt by attempt, the last for good; with the time of each. */
const scene = (...scripts: ReadonlyArray<Script>) => {
  const at: Array<number> = []
  const next = Effect.flatMap(Clock.currentTimeMillis, (now) => {
    at.push(now)
    return scripts[Math.min(at.length, scripts.length) - 1]!
  })
  const once: Messages = {
    create: () => next,
    stream: () =>
      Stream.concat(Stream.make<Array<Streamed>>({ text: "Well" }), Stream.fromEffect(next)),
  }
  return {
    messages: retried(once),
    at,
    pauses: () => at.slice(1).map((time, index) => time - at[index]!),
  }
}

/** The outcome of a call, and how long it took, while the clock goes on by itself. */
const outcomeOf = Effect.fnUntraced(function* <A, E>(call: Effect.Effect<A, E>) {
  const began = yield* Clock.currentTimeMillis
  const ended = Effect.zip(Effect.result(call), Clock.currentTimeMillis)
  const fiber = yield* Effect.forkChild(ended, { startImmediately: true })
  while (fiber.pollUnsafe() === undefined) yield* TestClock.adjust("10 millis")
  const [outcome, end] = yield* Fiber.join(fiber)
  return { outcome, took: end - began }
})

const within = (ms: number) =>
  Effect.provideService(StepCalls, {
    deadline: ms,
    isGivenUp: false,
    kept: () => undefined,
    keep: () => Effect.void,
    tried: () => {},
  })

describe("a call", () => {
  it("is made three times when the provider answers 5xx, waiting longer each time", () =>
    Effect.gen(function* () {
      const { messages, at, pauses } = scene(failed("server_error"))
      const { outcome } = yield* outcomeOf(messages.create(request))
      expect(outcome).toMatchObject({ _tag: "Failure", failure: { upstream: "model" } })
      expect(at).toHaveLength(ATTEMPTS)
      const [first, second] = pauses()
      expect(first).toBeWithin(400, 610)
      expect(second).toBeWithin(800, 1_210)
    }))

  it("is answered by the first attempt that is", () =>
    Effect.gen(function* () {
      const { messages, at } = scene(failed("unreachable"), Effect.succeed(answered))
      expect((yield* outcomeOf(messages.create(request))).outcome).toMatchObject({
        success: answered,
      })
      expect(at).toHaveLength(2)
    }))

  it("is made once when it is refused", () =>
    Effect.gen(function* () {
      const { messages, at } = scene(failed("client_error"))
      expect((yield* outcomeOf(messages.create(request))).outcome._tag).toBe("Failure")
      expect(at).toHaveLength(1)
    }))

  for (const why of ["rate_limited", "overloaded"] as const)
    it(`leaves a provider that is ${why} alone for as long as it asks`, () =>
      Effect.gen(function* () {
        const { messages, pauses } = scene(failed(why, 7_000), Effect.succeed(answered))
        const { outcome } = yield* outcomeOf(messages.create(request))
        expect(outcome._tag).toBe("Success")
        expect(pauses()[0]).toBeWithin(7_000, 7_020)
      }))

  it("fails at once when the provider asks for longer than its step has", () =>
    Effect.gen(function* () {
      const { messages, at } = scene(failed("rate_limited", 30_000))
      const { outcome, took } = yield* outcomeOf(within(20_000)(messages.create(request)))
      expect(outcome._tag).toBe("Failure")
      expect({ attempts: at.length, took }).toEqual({ attempts: 1, took: 0 })
    }))

  it("that is never answered ends with its step, after another attempt", () =>
    Effect.gen(function* () {
      const { messages, at } = scene(Effect.never)
      const { outcome, took } = yield* outcomeOf(within(20_000)(messages.create(request)))
      expect(outcome._tag).toBe("Failure")
      expect(at.length).toBeGreaterThan(1)
      expect(took).toBeLessThanOrEqual(20_000)
    }))

  it("is not begun when its turn has no time left for it", () =>
    Effect.gen(function* () {
      const { messages, at } = scene(Effect.succeed(answered))
      const calls: ReadonlyArray<Effect.Effect<unknown, unknown>> = [
        messages.create(request),
        Stream.runLast(messages.stream(request)),
      ]
      for (const call of calls) {
        const { outcome } = yield* outcomeOf(Effect.provideService(call, CallsEnd, 100))
        expect(JSON.stringify(outcome)).toContain('"why":"budget"')
      }
      expect(at).toEqual([])
    }))

  it("is not made while the provider is down, and made again once a probe was answered", () =>
    Effect.gen(function* () {
      const down = Array.from({ length: MAX_OUTAGES }, () => failed("unreachable"))
      const { messages, at } = scene(...down, Effect.succeed(answered))
      const call = Effect.ignore(messages.create(request))
      yield* outcomeOf(Effect.all([call, call, call, call]))
      expect(at.length).toBeGreaterThan(MAX_OUTAGES)
      const before = at.length
      expect((yield* outcomeOf(messages.create(request))).outcome._tag).toBe("Success")
      expect(at).toHaveLength(before + 1)
    }))
})

describe("a stream", () => {
  const texts = (outcome: unknown) =>
    JSON.stringify(outcome).match(/"text":"Well"|"restarted":true|"cost_usd"|"failure"/g)

  it("that breaks off begins again behind a mark", () =>
    Effect.gen(function* () {
      const { messages } = scene(failed("unreachable"), Effect.succeed(answered))
      const { outcome } = yield* outcomeOf(Stream.runCollect(messages.stream(request)))
      expect(texts(outcome)).toEqual([
        '"text":"Well"',
        '"restarted":true',
        '"text":"Well"',
        '"cost_usd"',
      ])
    }))

  it("that drips for ever ends with its step", () =>
    Effect.gen(function* () {
      const messages = retried({
        create: () => Effect.succeed(answered),
        stream: () =>
          Stream.forever(Stream.fromEffect(Effect.delay(Effect.succeed({ text: "a" }), 1_000))),
      })
      const { outcome, took } = yield* outcomeOf(
        within(20_000)(Stream.runDrain(messages.stream(request))),
      )
      expect(outcome._tag).toBe("Failure")
      expect(took).toBeLessThanOrEqual(20_010)
    }))
})

describe("what a provider asks for", () => {
  const now = Date.UTC(2026, 10, 23, 12, 0, 0)
  const asked = [
    ["7", 7_000],
    ["0.5", 500],
    ["Mon, 23 Nov 2026 12:00:09 GMT", 9_000],
    ["Mon, 23 Nov 2026 11:00:00 GMT", 0],
    ["soon", 0],
    ["-3", 0],
    ["", 0],
  ] as const
  for (const [header, wait_ms] of asked)
    it(`by retry-after "${header}" is ${wait_ms} ms`, () =>
      Effect.sync(() => {
        const headers = new Headers({ "retry-after": header })
        expect(failureOf({ status: 529, headers }, now)).toMatchObject({ wait_ms })
      }))
})
