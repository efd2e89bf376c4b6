import { expect } from "bun:test"
import { Deferred, Effect, Stream } from "effect"
import { TurnStore } from "#db/turns"
import { withoutCost } from "#domain/briefing"
import { UpstreamUnavailable } from "#domain/errors"
import type { AcceptedTurn } from "#domain/turn"
import { openJournal } from "#pipeline/journal"
import { committed, itOnFloor } from "#test/supervision"
import { ada, hello } from "#test/turns"
import { keeping } from "#upstream/anthropic/kept-calls"
import type { Answered, Messages, Streamed } from "#upstream/anthropic/messages"
import { readReply } from "#upstream/anthropic/reply"
import { StepCalls } from "#upstream/step-calls"

const answer = (text: string): Answered => ({
  reply: readReply({ content: [{ type: "text", text }], stop_reason: "end_turn" }),
  cost_usd: 0.01,
})

/** A provider that answers with what it was asked, and how often it was. */
const provider = (reply = answer) => {
  const seen: Array<string> = []
  const heard = ({ system }: { readonly system: string }) => {
    seen.push(system)
    return reply(system)
  }
  const messages: Messages = {
    create: (request) => Effect.sync(() => heard(request)),
    stream: (request) =>
      Stream.suspend(() =>
        Stream.fromIterable<Streamed>([{ text: request.system }, heard(request)]),
      ),
  }
  return { messages: keeping(messages), seen }
}

const request = (system: string) => ({ model: "m", max_tokens: 10, system, messages: [] })

/** Makes calls in one step of a turn, as a process that ends before the step does. */
const untilKilled = (turn: AcceptedTurn, calls: Effect.Effect<unknown, UpstreamUnavailable>) =>
  Effect.gen(function* () {
    const journal = yield* openJournal(turn)
    const killed = new UpstreamUnavailable({ upstream: "model", retryable: false })
    yield* Effect.flip(
      journal.once("run_main_agent", Effect.andThen(calls, Effect.fail(killed)), { part: "a" }),
    )
    yield* committed
  })

const aTurn = Effect.flatMap(TurnStore, (store) => store.insert(ada, hello))

itOnFloor("a call that was answered is not made again by the process that goes on", () =>
  Effect.gen(function* () {
    const turn = yield* aTurn
    const { messages, seen } = provider()
    yield* untilKilled(turn, messages.create(request("one")))
    yield* untilKilled(
      turn,
      Effect.andThen(messages.create(request("one")), messages.create(request("two"))),
    )
    yield* untilKilled(
      turn,
      Effect.forEach(["one", "two", "three"], (it) => messages.create(request(it))),
    )
    expect(seen).toEqual(["one", "two", "three"])
  }),
)

itOnFloor("a streamed answer that came whole is there again with its cost, in one piece", () =>
  Effect.gen(function* () {
    const turn = yield* aTurn
    const { messages, seen } = provider()
    const parts: Array<unknown> = []
    const listen = Stream.runForEach(messages.stream(request("one")), (part) =>
      Effect.sync(() => void parts.push(part)),
    )
    yield* untilKilled(turn, listen)
    yield* untilKilled(turn, listen)
    expect(seen).toEqual(["one"])
    expect(parts.slice(2)).toEqual(parts.slice(0, 2))
  }),
)

itOnFloor("a streamed answer that has come is kept, however far its reader has got", () =>
  Effect.gen(function* () {
    const kept = yield* Deferred.make<void>()
    const calls = yield* StepCalls
    const { messages } = provider()
    const listen = Stream.runForEach(messages.stream(request("one")), () => Deferred.await(kept))
    yield* Effect.provideService(listen, StepCalls, {
      ...calls,
      keep: () => Effect.asVoid(Deferred.succeed(kept, undefined)),
    })
  }),
)

itOnFloor("a call that a limit held back is not kept, and no call outside a turn is", () =>
  Effect.gen(function* () {
    const turn = yield* aTurn
    const { messages, seen } = provider(() => ({ reply: null, cost_usd: 0, why: "budget" }))
    yield* untilKilled(turn, messages.create(request("one")))
    yield* untilKilled(turn, messages.create(request("one")))
    const free = provider()
    yield* free.messages.create(request("two"))
    yield* free.messages.create(request("two"))
    expect([...seen, ...free.seen]).toEqual(["one", "one", "two", "two"])
  }),
)

itOnFloor("the calls of a step cost once, and those of another turn are its own", () =>
  Effect.gen(function* () {
    const turn = yield* aTurn
    const other = yield* (yield* TurnStore).insert(ada, hello)
    const { messages, seen } = provider()
    const ask = Effect.map(messages.create(request("one")), ({ cost_usd }) => ({
      ...withoutCost("done"),
      cost_usd,
    }))
    for (const each of [turn, other, turn]) {
      const journal = yield* openJournal(each)
      yield* journal.once("synthesis", ask)
      yield* committed
      expect(journal.cost()).toBeCloseTo(0.01, 10)
    }
    expect(seen).toEqual(["one", "one"])
  }),
)
