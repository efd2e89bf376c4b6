import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { demoClient, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { type Asked, judged, judgement, says, text, toolUse, written } from "#test/fake-anthropic"
import { DemoWithProvider, Provider, QUESTION, WINDOW } from "#test/model-provider"
import { asked } from "#test/question"

/** The whole service with the demo person, and a model provider that does as a test tells it. */
const it = itLive(DemoWithProvider)

const looksAtSleep = () => says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW }))

/** As a tokenizer reads JSON; prose has more. */
const BYTES_A_TOKEN = 3.5
/** What of a request a cache may hold for the next of its agent: everything up to the last mark. */
const markedOf = ({ body }: Asked): string => {
  const all = JSON.stringify([body.tools ?? [], body.system, body.messages])
  return all.slice(0, all.lastIndexOf(',"cache_control"'))
}

/** The tokens of a request that stand in none of those before it: the longest beginning in common up to a mark. */
const uncachedOf = (requests: ReadonlyArray<Asked>): number =>
  requests.reduce((sum, request, at) => {
    const all = JSON.stringify([
      request.body.tools ?? [],
      request.body.system,
      request.body.messages,
    ])
    const held = requests
      .slice(0, at)
      .filter(({ body }) => body.model === request.body.model)
      .map(markedOf)
      .filter((marked) => all.startsWith(marked))
    return sum + (all.length - Math.max(0, ...held.map(({ length }) => length))) / BYTES_A_TOKEN
  }, 0)

describe("the calls of a turn", () => {
  it("are four for one measure and one time, with few tokens that no cache holds", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", looksAtSleep, () => says(text("Sleep averaged {{f1}}.")))
      provider.always("synthesise", () => written("You slept {{f1}} a night."))
      const { turn } = yield* asked(yield* demoClient, QUESTION)
      expect(turn.status).toBe("completed")
      expect(turn.result.answer).toMatch(/^You slept \d h( \d+ min)? a night\.$/)
      expect(provider.asked().map(({ part }) => part)).toEqual([
        "judge",
        "work",
        "work",
        "synthesise",
      ])
      const uncached = uncachedOf(provider.asked())
      expect(uncached).toBeLessThan(10_000)
    }))

  it("begin with what the round before sent: tools, instruction, person, and its whole conversation", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", looksAtSleep, looksAtSleep, () => says(text("Done.")))
      yield* asked(yield* demoClient, QUESTION)
      const rounds = provider.asked("work").map(({ body }) => body)
      expect(rounds).toHaveLength(3)
      const bare = (value: unknown) =>
        JSON.stringify(value).replaceAll(',"cache_control":{"type":"ephemeral"}', "")
      for (const [at, round] of rounds.slice(1).entries()) {
        const before = rounds[at]!
        expect(JSON.stringify(round.tools)).toBe(JSON.stringify(before.tools))
        expect(JSON.stringify(round.system)).toBe(JSON.stringify(before.system))
        expect(bare(round.messages)).toStartWith(bare(before.messages).slice(0, -1))
      }
      const marks = JSON.stringify(rounds[2]).match(/cache_control/g)
      expect(marks!.length).toBeLessThanOrEqual(4)
      const [first] = rounds[0]!.messages[0].content
      expect(first.text).not.toContain(TODAY)
    }))

  const silent = ["Hi!", "Thanks a lot", "I want to sleep more.", "I'm 41 and male."]
  for (const message of silent)
    it(`are none for "${message}"`, () =>
      Effect.gen(function* () {
        const { turn } = yield* asked(yield* demoClient, message)
        expect(turn.status).toBe("completed")
        expect((yield* Provider).asked()).toEqual([])
      }))

  it("end with the first where it finds the message urgent, and quotes it", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const urgency = { level: "immediate", topic: "body", quote: "did I sleep" }
      provider.always("judge", () => judged(judgement({ urgency })))
      const { turn, frames } = yield* asked(yield* demoClient, QUESTION)
      expect(turn.result.answer).toContain("medical emergency")
      expect(turn.result.widgets).toEqual([])
      expect(provider.asked().map(({ part }) => part)).toEqual(["judge"])
      expect(frames.at(-1)!.event).toBe("turn.completed")
    }))
})
