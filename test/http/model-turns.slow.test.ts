import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { Client } from "#test/client"
import { demoClient, ownerClient, serverOn, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { judged, judgement, says, text, toolUse, written } from "#test/fake-anthropic"
import {
  DemoWithProvider,
  Provider,
  QUESTION,
  ServedWithProvider,
  WINDOW,
} from "#test/model-provider"
import { asked } from "#test/question"

const it = itLive(DemoWithProvider)
const itWithModel = itLive(ServedWithProvider())
const itEmbedded = itLive(serverOn(TODAY))

const YEAR = { from: "2026-05-20", to: "2026-11-19" }
const CAUSE = "Walking decides how long the sleep is"

describe("the validator", () => {
  it("strikes a note of a finding: who writes the answer is not sent it, and the receipt has it", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next(
        "work",
        () =>
          says(
            toolUse("associate", {
              feature: "steps",
              target: "sleep_minutes",
              lag: 1,
              window: YEAR,
            }),
          ),
        () => says(text(`Steps and sleep go together: {{e1.effect}}.\n${CAUSE}.`)),
      )
      provider.always("check", () =>
        judged({ struck: [2], doubted: [{ id: "e1", doubt: "confounded" }] }),
      )
      provider.always("synthesise", () => written("Steps and sleep were looked at together."))
      const client = yield* demoClient
      const { turn } = yield* asked(client, "Do I sleep longer when I walk more?")
      expect(turn.error).toBeNull()
      const [check] = provider.asked("check")
      expect(JSON.stringify(check!.body.messages)).toContain(`2. ${CAUSE}`)
      const [synthesis] = provider.asked("synthesise")
      const sent = JSON.stringify(synthesis!.body.messages)
      expect(sent).not.toContain(CAUSE)
      expect(sent).toContain("Steps and sleep go together")
      expect(sent).toContain("<doubts>")
      const { body } = yield* client.get(`/v1/turns/${turn.id}/receipt`)
      expect(body.struck).toEqual([{ class: "contradiction", sentence: `${CAUSE}.` }])
      expect(body.calls.map(({ agent }: { agent: string }) => agent)).toContain("validator")
    }))
})

describe("the first words of an answer", () => {
  it("are shown while the second request behind the last tool call is still answered", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const shown = Promise.withResolvers<void>()
      provider.next(
        "work",
        () => says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW })),
        () => says(text("Sleep averaged {{f1}}.")),
      )
      provider.always("synthesise", () =>
        written("You asked about sleep. It was well. And so on.", "end_turn", shown.promise),
      )
      const { turn } = yield* asked(yield* demoClient, QUESTION, ({ data }) => {
        if (data.type === "synthesis_delta") shown.resolve()
      })
      expect(turn.result.answer).toStartWith("You asked about sleep.")
      const parts = provider.asked().map(({ part }) => part)
      const called = provider.asked().findLastIndex(({ raw }) => raw.includes('"tool_result"'))
      // The notes of the agent, which that request brought, and the answer.
      expect(parts.slice(called)).toEqual(["work", "synthesise"])
    }))
})

const SAID = ["My goal is 8,000 steps", "I am 43", "I am 180 cm tall", "Use miles"]

const profileAfter = Effect.fnUntraced(function* (client: Client["Service"]) {
  const answers = []
  for (const said of SAID) answers.push((yield* asked(client, said)).turn.result.answer)
  const { body } = yield* client.get("/v1/me/profile")
  const { goal, age, height_cm, units } = body
  const memory = (yield* client.get("/v1/memory")).body.data
  const texts = memory.map(({ kind, text }: { kind: string; text: string }) => [kind, text])
  return { answers, profile: { goal, age, height_cm, units }, texts }
})

let embedded: unknown

describe("what a person says of themselves", () => {
  itEmbedded("is kept by the built-in engine", () =>
    Effect.gen(function* () {
      const kept = yield* profileAfter(yield* ownerClient)
      expect(kept.profile).toMatchObject({ age: 43, height_cm: 180, units: "us" })
      expect(JSON.stringify(kept)).toContain("8,000 steps")
      embedded = kept
    }),
  )

  itWithModel("is kept the same where a model is configured, which is not asked", () =>
    Effect.gen(function* () {
      expect(yield* profileAfter(yield* ownerClient)).toEqual(embedded as never)
      expect((yield* Provider).asked()).toEqual([])
    }),
  )
})

it("“let's try it” starts the experiment that was asked about, where a model is configured", () =>
  Effect.gen(function* () {
    const client = yield* demoClient
    const more = { conversation_id: "coffee" }
    const provider = yield* Provider
    provider.always("judge", () => judged(judgement()))
    yield* asked(client, "Does caffeine affect my sleep?", undefined, more)
    const { turn } = yield* asked(client, "Let's try it", undefined, more)
    expect(turn.result.answer).toContain("It starts tomorrow")
    const { experiments } = (yield* client.get("/v1/experiments")).body
    expect(experiments).toMatchObject([{ habit: "caffeine_mg", target: "sleep_minutes" }])
  }))
