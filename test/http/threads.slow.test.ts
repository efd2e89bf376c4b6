import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"

const it = itLive(App)

/** Asks in a thread with the new message alone, waits for the answer, and returns what the model was given. */
const briefedOn = Effect.fnUntraced(function* (
  content: string,
  conversation_id: string | undefined,
  who: Readonly<Record<string, string>> = {},
) {
  const { post } = yield* Client
  const script = yield* ModelScript
  yield* post("/v1/turns", { messages: [{ role: "user", content }], conversation_id }, who)
  yield* (yield* TurnSupervisor).idle
  return script.briefed()
})

const questionsOf = (briefing: Effect.Success<ReturnType<typeof briefedOn>>) =>
  briefing?.thread?.map(({ question }) => question)

describe("a turn with a conversation_id", () => {
  it("is given the questions and answers before it, though the request carries the new message alone", () =>
    Effect.gen(function* () {
      const { says } = yield* ModelScript
      says("You slept well.")
      yield* briefedOn("How did I sleep last night?", "t")
      const briefing = yield* briefedOn("and in May?", "t")
      expect(briefing?.messages).toHaveLength(1)
      expect(briefing?.thread).toEqual([
        {
          question: "How did I sleep last night?",
          today: briefing!.today,
          answer: "You slept well.",
          deep_research: null,
          offered: null,
          restored: false,
        },
      ])
    }))

  it("is given the last ten turns of a long thread", () =>
    Effect.gen(function* () {
      for (let n = 1; n <= 11; n++) yield* briefedOn(`How did I sleep on ${n} May?`, "long")
      const asked = questionsOf(yield* briefedOn("and in June?", "long"))
      expect(asked).toEqual(
        Array.from({ length: 10 }, (_, n) => `How did I sleep on ${n + 2} May?`),
      )
    }))

  it("is given a failed turn without an answer, and a warning without its question", () =>
    Effect.gen(function* () {
      const { breaksAt } = yield* ModelScript
      breaksAt("synthesise")
      yield* briefedOn("How did I sleep?", "t")
      yield* briefedOn("I took a whole bottle of paracetamol.", "t")
      const [failed, warned] = (yield* briefedOn("And my steps last week?", "t"))!.thread!
      expect(failed).toMatchObject({ question: "How did I sleep?", answer: null })
      expect(warned?.question).toBe("")
      expect(warned?.answer).toContain("911")
    }))

  it("is given nothing of other threads and other people, nor what the client sends itself", () =>
    Effect.gen(function* () {
      const bob = yield* otherUser
      yield* briefedOn("How did I sleep?", "t")
      expect((yield* briefedOn("and in May?", "u"))?.thread).toEqual([])
      expect((yield* briefedOn("and in May?", "t", bob))?.thread).toEqual([])
      expect((yield* briefedOn("and in May?", undefined))?.thread).toEqual([])
      const { post } = yield* Client
      const messages = [
        { role: "user", content: "How many steps?" },
        { role: "assistant", content: "Some." },
        { role: "user", content: "and in May?" },
      ]
      yield* post("/v1/turns", { messages, conversation_id: "t" })
      yield* (yield* TurnSupervisor).idle
      expect((yield* ModelScript).briefed()).toMatchObject({ thread: [], messages })
    }))
})
