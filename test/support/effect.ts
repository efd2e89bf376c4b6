import { afterAll, test } from "bun:test"
import { Effect, Exit, Layer, Scope } from "effect"
import { TestClock, TestConsole } from "effect/testing"
import { TIME_LIMIT_MS } from "#test/time-limit"

/** Lets the machine work: commits, sockets, threads and timers get their chance, and nothing is done meanwhile. */
const pause = Effect.promise(() => new Promise<void>((resume) => setTimeout(resume, 1)))

/** Waits for an effect while the stopped clock is moved on, a little at a time, some fifty times as fast as real. */
export const whileTimePasses = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(
    effect,
    TestClock.adjust("50 millis").pipe(Effect.andThen(pause), Effect.forever),
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

/** The same on one copy of the layer for the whole file: for tests that leave nothing behind, such as refusals. */
export const itOnOne = <R, E>(layer: Layer.Layer<R, E>) => {
  const scope = Scope.makeUnsafe()
  const built = Effect.runSync(Effect.cached(Layer.buildWithScope(layer, scope)))
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return (name: string, body: () => Body<R>) =>
    test(
      name,
      () =>
        Effect.runPromise(
          Effect.flatMap(built, (context) => Effect.provide(Effect.scoped(body()), context)),
        ),
      TIME_LIMIT_MS,
    )
}
