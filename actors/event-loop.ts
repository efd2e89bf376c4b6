import { Effect, Layer } from "effect"
import { loopDelay } from "#observability/process"

/** A stall that is longer than this is always seen, a shorter one by chance. */
const INTERVAL_MS = 20

/**
 * Measures how late the event loop comes to a timer, for as long as the scope is open. Real time, not Effect's Clock:
 * a TestClock says nothing of the loop.
 */
export const eventLoop = Layer.effectDiscard(
  Effect.gen(function* () {
    const services = yield* Effect.context<never>()
    const delay = loopDelay.of({})
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const due = performance.now() + INTERVAL_MS
      timer = setTimeout(() => {
        delay.updateUnsafe(Math.max(0, performance.now() - due) / 1_000, services)
        wait()
      }, INTERVAL_MS)
    }
    yield* Effect.acquireRelease(Effect.sync(wait), () => Effect.sync(() => clearTimeout(timer)))
  }),
)
