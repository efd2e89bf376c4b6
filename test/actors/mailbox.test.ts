import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { mailbox, sleeper } from "#actors/mailbox"
import { itWith } from "#test/effect"

const it = itWith(Layer.empty)

it("handles messages in the order they were sent, never two groups at once", () =>
  Effect.gen(function* () {
    const seen: Array<number> = []
    const actor = yield* mailbox("counter", 2, (messages: ReadonlyArray<number>) =>
      Effect.sync(() => void seen.push(...messages)).pipe(Effect.tap(Effect.yieldNow)),
    )
    yield* Effect.forEach([1, 2, 3, 4, 5], actor.send)
    yield* actor.idle
    expect(seen).toEqual([1, 2, 3, 4, 5])
  }))

it("hands over what is waiting, but never more than it may", () =>
  Effect.gen(function* () {
    const groups: Array<number> = []
    const actor = yield* mailbox("counter", 3, (messages: ReadonlyArray<number>) =>
      Effect.sync(() => void groups.push(messages.length)),
    )
    yield* Effect.forEach([1, 2, 3, 4], actor.send)
    yield* actor.idle
    expect(Math.max(...groups)).toBeLessThanOrEqual(3)
    expect(groups.reduce((sum, size) => sum + size, 0)).toBe(4)
  }))

it("outlives a message that kills it", () =>
  Effect.gen(function* () {
    const seen: Array<string> = []
    const actor = yield* mailbox("clerk", 1, ([message]: readonly [string, ...Array<string>]) =>
      message === "poison" ? Effect.die("boom") : Effect.sync(() => void seen.push(message)),
    )
    yield* actor.send("poison")
    yield* actor.send("tea")
    yield* TestClock.adjust("1 second")
    yield* actor.idle
    expect(seen).toEqual(["tea"])
  }))

it("looks at the start, and once for all that woke it while it looked", () =>
  Effect.gen(function* () {
    let looks = 0
    const actor = yield* sleeper(
      "sleeper",
      Effect.sync(() => void looks++).pipe(Effect.tap(Effect.yieldNow)),
    )
    yield* actor.idle
    expect(looks).toBe(1)
    yield* Effect.replicateEffect(actor.wake, 5)
    yield* actor.idle
    expect(looks).toBe(2)
    yield* actor.wake
    yield* actor.idle
    expect(looks).toBe(3)
  }))
