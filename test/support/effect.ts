import { test } from "bun:test"
import { Effect, Layer, type Scope } from "effect"
import { TestClock, TestConsole } from "effect/testing"
import { TIME_LIMIT_MS } from "#test/time-limit"

/** Lets the event loop turn once: commits, sockets and timers of the machine get their chance. */
const turnOfTheLoop = Effect.promise(() => new Promise<void>((resume) => setImmediate(resume)))

/** Waits for an effect while the stopped clock is moved on, a little at a time, as it would by itself. */
export const whileTimePasses = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(
    effect,
    TestClock.adjust("10 millis").pipe(Effect.andThen(turnOfTheLoop), Effect.forever),
  )

type Body<R> = Effect.Effect<void, unknown, R | Scope.Scope>

const stoppedClock = Layer.mergeAll(TestClock.layer(), TestConsole.layer)

const inScope = <R, E, E2>(
  layer: Layer.Layer<R, E>,
  environment: Layer.Layer<never, E2>,
  body: Body<R>,
) => Effect.runPromise(Effect.provide(Effect.scoped(body), Layer.provideMerge(layer, environment)))

/** Runs each test on its own copy of the layer, in its own scope, with the clock stopped. */
export const itWith =
  <R, E>(layer: Layer.Layer<R, E>) =>
  (name: string, body: () => Body<R>) =>
    test(name, () => inScope(layer, stoppedClock, body()), TIME_LIMIT_MS)

/** The same with the machine's own clock, for tests that end when something has happened. */
export const itLive =
  <R, E>(layer: Layer.Layer<R, E>) =>
  (name: string, body: () => Body<R>) =>
    test(name, () => inScope(layer, Layer.empty, body()), TIME_LIMIT_MS)
