import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { itLive } from "#test/effect"
import {
  brokenOff,
  fault,
  judged,
  judgement,
  message,
  PARTS,
  says,
  text,
  toolUse,
  written,
} from "#test/fake-anthropic"
import { MEAN, Provider, QUESTION, ServedWithProvider, sleeper, WINDOW } from "#test/model-provider"
import { unexplained } from "#test/numerals"
import { asked } from "#test/question"
import { answerIn, type Frame } from "#test/sse"

/** The whole service as `serve` wires it, with a model provider that does as a test tells it. */
const it = itLive(ServedWithProvider())

const looksAtSleep = () => says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW }))
const hasLooked = () => says(text(`Sleep was {{${MEAN}}} a night.`))

/** What a cooperative model says once its agent has looked. */
const answersFromData = Effect.gen(function* () {
  const provider = yield* Provider
  provider.next("work", looksAtSleep, hasLooked)
  provider.always("synthesise", () =>
    written(`You slept {{${MEAN}}} a night on average.\n\nThat is steady.`),
  )
  return provider
})

const ask = Effect.gen(function* () {
  return yield* asked(yield* sleeper, QUESTION)
})

/** Asks; `shown` is done once a piece of the answer is on the client's screen. */
const watching = () => {
  const shown = Promise.withResolvers<void>()
  const ask = Effect.gen(function* () {
    return yield* asked(yield* sleeper, QUESTION, ({ event }) => {
      if (event === "synthesis_delta") shown.resolve()
    })
  })
  return { shown: shown.promise, ask }
}

const restarts = (frames: ReadonlyArray<Frame>) =>
  frames.filter(({ data }) => data.phase === "synthesis_restarted").length

describe("a turn with a model provider", () => {
  it("is answered in the model's words with the person's numbers, and says what it cost", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      const { turn, frames } = yield* ask
      expect(turn.error).toBeNull()
      expect(turn.result.answer).toBe("You slept 7 h a night on average.\n\nThat is steady.")
      expect(answerIn(frames)).toBe(turn.result.answer)
      expect(unexplained(QUESTION, turn.result)).toEqual([])
      expect(turn.result.cost_usd).toBeGreaterThan(0)
      expect(turn.result.agents_used).toContain("data_science")
      expect(provider.asked().map(({ part }) => part)).toEqual([
        "judge",
        "work",
        "work",
        "synthesise",
      ])
    }))

  it("notes what is said for the diary without asking the model, and takes it back", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const client = yield* sleeper
      const say = (question: string) =>
        asked(client, question, undefined, { conversation_id: "diary" })
      const { question, turn, frames } = yield* say("had 2 coffees and took magnesium")
      expect(turn.result.answer).toBe(
        "Noted for today: 2 coffees, about 180 mg of caffeine and magnesium.",
      )
      expect(answerIn(frames)).toBe(turn.result.answer)
      expect(unexplained(question, turn.result)).toEqual([])
      const undone = yield* say("undo that")
      expect(undone.turn.result.answer).toStartWith("Taken back for today: 2 coffees")
      expect((yield* client.get("/v1/diary")).body.data).toEqual([])
      expect(provider.asked()).toEqual([])
    }))

  it("says what it noted before the model's words", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const { turn, frames } = yield* asked(yield* sleeper, `Had 2 coffees. ${QUESTION}`)
      expect(turn.result.answer).toStartWith(
        "Noted for today: 2 coffees, about 180 mg of caffeine.\n\nYou slept 7 h a night on average.",
      )
      expect(answerIn(frames)).toBe(turn.result.answer)
      expect(unexplained(QUESTION, turn.result)).toEqual([])
    }))

  it("sends its key, and asks the fast model for the small judgements", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      yield* ask
      for (const { part, path, headers, body } of provider.asked()) {
        expect(path).toBe("/v1/messages")
        expect(headers.get("authorization")).toBe("Bearer sk-test")
        expect(body.model).toMatch(
          part === "work" || part === "synthesise" ? /^claude-sonnet/ : /^claude-haiku/,
        )
        // Models that always think refuse a forced tool.
        expect(body.tool_choice).toBeUndefined()
      }
    }))

  it("loses every sentence with a number that no tool has found", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      provider.always("synthesise", () =>
        written(
          `You slept {{${MEAN}}} a night. Your best night had 9.7 hours. You woke up twice a ` +
            "night. It was calm. It was {{made_up}}.",
        ),
      )
      const { turn, frames } = yield* ask
      expect(turn.result.answer).toBe("You slept 7 h a night. It was calm.")
      expect(answerIn(frames)).toBe(turn.result.answer)
    }))

  it("shows no client a question to an agent that has a numeral of the model's own", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      const question = "Why is it only 312 min?"
      provider.always("judge", () =>
        judged(judgement({ assignments: [{ agent: "data_science", question }] })),
      )
      const { frames } = yield* ask
      const started = frames.filter(({ event }) => event === "agent_start")
      expect(started.map(({ data }) => data.question)).toEqual([QUESTION])
    }))

  it("remembers only what the person has said in these words", () =>
    Effect.gen(function* () {
      const client = yield* sleeper
      const provider = yield* answersFromData
      provider.always("judge", () =>
        judged(
          judgement({
            statements: [
              { kind: "goal", quote: "I want to sleep longer." },
              { kind: "goal", quote: "I want to buy supplements." },
              { kind: "preference", quote: "How did I sleep?" },
            ],
          }),
        ),
      )
      const { frames } = yield* asked(client, "I want to sleep longer. How did I sleep?")
      const kept = frames.filter(({ event }) => event === "memory")
      expect(kept.flatMap(({ data }) => data.entries)).toMatchObject([
        { kind: "goal", text: "I want to sleep longer." },
      ])
    }))
})

describe("a scan that a model provider asks for", () => {
  it("runs in its thread and brings back what it tried", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const look = { data_types: ["sleep", "recovery"], window: WINDOW }
      provider.always("judge", () => judged(judgement({ main: "investigator" })))
      provider.next(
        "work",
        () => says(toolUse("scan", look)),
        () => says(text("Nothing stands out.")),
      )
      provider.always("synthesise", () => written("Nothing stands out."))
      const { turn } = yield* ask
      expect(turn.error).toBeNull()
      const [, again] = provider.asked("work")
      const [toolResult] = again!.body.messages.at(-1).content
      expect(toolResult.is_error).toBeUndefined()
      expect(toolResult.content).toContain("scan: tests")
    }))
})

describe("a model provider that fails", () => {
  it("is asked three times, and the third answer counts", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      provider.next(
        "judge",
        () => fault(503),
        () => fault(529, "overloaded_error"),
      )
      const { turn } = yield* ask
      expect(turn.status).toBe("completed")
      expect(provider.asked("judge")).toHaveLength(3)
    }))

  it("ends the turn after the third fault of a step, with the step's name", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("judge", () => fault(500))
      const { turn, frames } = yield* ask
      expect(turn).toMatchObject({
        status: "failed",
        error: { code: "upstream_unavailable", step: "classify_vagueness" },
      })
      expect(frames.at(-1)).toMatchObject({ event: "turn.failed", data: turn.error })
      expect(provider.asked("judge")).toHaveLength(3)
    }))

  it("ends the turn at once when it refuses the key", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("judge", () => fault(401, "authentication_error"))
      const { turn } = yield* ask
      expect(turn.error).toMatchObject({ code: "upstream_unavailable", step: "classify_vagueness" })
      expect(provider.asked()).toHaveLength(1)
    }))

  const breaks = [
    ["ends in the middle of its answer", undefined],
    ["is overloaded in the middle of its answer", "overloaded_error"],
  ] as const
  for (const [what, error] of breaks)
    it(`begins anew when it ${what}`, () =>
      Effect.gen(function* () {
        const provider = yield* answersFromData
        const { shown, ask } = watching()
        provider.next("synthesise", () =>
          brokenOff("It was a good time. You slept well, and then", error, shown),
        )
        const { turn, frames } = yield* ask
        expect(turn.status).toBe("completed")
        expect(provider.asked("synthesise")).toHaveLength(2)
        expect(restarts(frames)).toBe(1)
        expect(turn.result.answer).toStartWith("You slept 7 h")
        expect(answerIn(frames)).toBe(turn.result.answer)
      }))
})

describe("a model provider that answers nonsense", () => {
  const nonsense: ReadonlyArray<readonly [what: string, answer: () => Response]> = [
    ["nothing", () => says()],
    ["an empty text", () => says(text("  "))],
    ["no message", () => Response.json(["hello"])],
    ["null", () => Response.json(null)],
    ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    [
      "half a document",
      () => new Response("{", { headers: { "content-type": "application/json" } }),
    ],
    ["unknown agents and tools", () => says(toolUse("answer", { main: "root", supporting: [7] }))],
    ["a refusal", () => Response.json(message([text("I am done.")], { stop_reason: "refusal" }))],
    ["a cut text", () => Response.json(message([text('{"v')], { stop_reason: "max_tokens" }))],
  ]
  for (const [what, answer] of nonsense)
    it(`is replaced by the embedded engine when every answer is ${what}`, () =>
      Effect.gen(function* () {
        const provider = yield* Provider
        for (const part of PARTS) provider.always(part, answer)
        const { turn, frames } = yield* ask
        expect(turn.error).toBeNull()
        expect(turn.result.answer).toContain("7 h")
        expect(answerIn(frames)).toBe(turn.result.answer)
        expect(unexplained(QUESTION, turn.result)).toEqual([])
      }))

  for (const reason of ["refusal", "max_tokens", "pause_turn"])
    it(`begins anew with the embedded engine when its answer ends with ${reason}`, () =>
      Effect.gen(function* () {
        const provider = yield* answersFromData
        const { shown, ask } = watching()
        provider.always("synthesise", () =>
          written("This is how it begins. It goes on. And then it", reason, shown),
        )
        const { turn, frames } = yield* ask
        expect(turn.error).toBeNull()
        expect(turn.result.answer).not.toContain("This is how it begins")
        expect(restarts(frames)).toBe(1)
        expect(turn.result.answer).toContain("was 7 h.")
        expect(answerIn(frames)).toBe(turn.result.answer)
        expect(provider.asked("synthesise")).toHaveLength(1)
      }))
})

describe("a message that speaks of an emergency", () => {
  it("is answered by the fixed text, and never sent to the provider", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const { turn } = yield* asked(yield* sleeper, "I have chest pain. How did I sleep?")
      expect(turn.result.answer).toContain("emergency number")
      expect(turn.result.cost_usd).toBe(0)
      expect(provider.asked()).toEqual([])
    }))

  it("is as little the provider's to answer as what only a clinician may decide", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const { turn } = yield* asked(yield* sleeper, "Should I stop my metoprolol?")
      expect(turn.result.answer).toContain("before changing anything")
      expect(provider.asked()).toEqual([])
    }))
})
