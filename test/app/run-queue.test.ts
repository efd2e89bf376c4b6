import { expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { sharedScheduler } from "#app/run-queue"

const FIBERS = 20
const SLICE_MS = 3

/** Work that holds the thread, as the judgement of a sentence does. */
const hold = Effect.sync(() => {
  const until = performance.now() + SLICE_MS
  while (performance.now() < until);
})

/** How many of many fibers went on in each turn of the event loop. */
const turnsWith = async (scheduler: Layer.Layer<never>): Promise<ReadonlyArray<number>> => {
  const turns: Array<number> = []
  let ran = 0
  const counted = Effect.sync(() => void ran++)
  const fiber = Effect.yieldNow.pipe(Effect.andThen(hold), Effect.andThen(counted))
  const all = Effect.forEach(Array.from({ length: FIBERS }), () => fiber, {
    concurrency: "unbounded",
  })
  const over = Effect.runPromise(Effect.provide(all, scheduler))
  for (let before = ran; before < FIBERS; before = ran) {
    await new Promise(setImmediate)
    turns.push(ran - before)
  }
  await over
  return turns
}

test("however many fibers go on at once, the event loop gets its turn after each few milliseconds", async () => {
  expect(Math.max(...(await turnsWith(sharedScheduler)))).toBeLessThanOrEqual(2)
  expect(Math.max(...(await turnsWith(Layer.empty)))).toBe(FIBERS)
})
