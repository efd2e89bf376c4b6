import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { itLive } from "#test/effect"
import { brokenOff, fault, type Part, says, text, toolUse, written } from "#test/fake-anthropic"
import { MEAN, Provider, QUESTION, ServedWithProvider, sleeper, WINDOW } from "#test/model-provider"
import { unexplained } from "#test/numerals"
import { asked } from "#test/question"
import { answerIn } from "#test/sse"

/** The whole service with MODEL_FALLBACK=embedded, and a model provider that does as a test tells it. */
const it = itLive(ServedWithProvider({ MODEL_FALLBACK: "embedded", TURN_TIMEOUT_S: "8" }))

/** A question of somebody who slept seven hours a night, in the mean. */
const ask = Effect.gen(function* () {
  const client = yield* sleeper
  const { turn, frames } = yield* asked(client, QUESTION, undefined, { conversation_id: "nights" })
  const { body } = yield* client.get("/v1/conversations/nights")
  return { turn, frames, thread: body }
})

/** What is true of every turn in which the embedded engine stood in. */
const isAnswered = ({ turn, frames, thread }: Effect.Success<typeof ask>, code: string) => {
  expect(turn.error).toBeNull()
  expect(turn.result.answer).toContain("7 h")
  expect(answerIn(frames)).toBe(turn.result.answer)
  expect(unexplained(QUESTION, turn.result)).toEqual([])
  expect(turn.result.notes).toEqual([{ code, message: expect.any(String) }])
  expect(JSON.stringify(thread)).toContain(JSON.stringify(turn.result.notes))
  const phases = frames.flatMap(({ data }) => (data.phase ? [String(data.phase)] : []))
  expect(phases.some((phase) => phase.startsWith("The built-in engine"))).toBe(true)
}

const looksAtSleep = () => says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW }))
const never = () => new Promise<Response>(() => {})

describe("with MODEL_FALLBACK=embedded, a provider", () => {
  it("that is away does not fail a turn, and the rest of it is not asked for", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("judge", () => fault(500))
      isAnswered(yield* ask, "model_unavailable")
      expect(provider.asked().map(({ part }) => part)).toEqual(["judge", "judge", "judge"])
    }))

  it("that refuses the key is asked once", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("judge", () => fault(401, "authentication_error"))
      isAnswered(yield* ask, "model_unavailable")
      expect(provider.asked()).toHaveLength(1)
    }))

  it("that fails in the middle of an agent's work does not fail its turn", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", looksAtSleep)
      provider.always("work", () => fault(503))
      isAnswered(yield* ask, "model_unavailable")
      expect(provider.asked("work")).toHaveLength(4)
      expect(provider.asked("synthesise")).toEqual([])
    }))

  it("that breaks off every answer is replaced from the beginning of the answer", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", looksAtSleep, () => says(text(`Sleep was {{${MEAN}}} a night.`)))
      provider.always("synthesise", () => brokenOff("It was", undefined, Promise.resolve()))
      isAnswered(yield* ask, "model_unavailable")
      expect(provider.asked("synthesise")).toHaveLength(3)
    }))

  it("whose answer is struck whole is answered by the built-in engine", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", looksAtSleep, () => says(text(`Sleep was {{${MEAN}}} a night.`)))
      provider.always("synthesise", () => written("You slept 3 hours. Your pulse was 99."))
      const answered = yield* ask
      isAnswered(answered, "partly_embedded")
      expect(answered.turn.result.answer).not.toContain("99")
    }))

  const parts: ReadonlyArray<Part> = ["judge", "work", "synthesise"]
  for (const part of parts)
    it(`that hangs at ${part} holds a turn up no longer than its time`, () =>
      Effect.gen(function* () {
        const provider = yield* Provider
        provider.next("work", looksAtSleep)
        provider.always("synthesise", () => written(`You slept {{${MEAN}}} a night.`))
        provider.always(part, never)
        const answered = yield* ask
        isAnswered(answered, "model_unavailable")
        expect(answered.turn.result.duration_ms).toBeLessThan(8_000)
      }))

  it("that says nonsense is made up for, part by part", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("synthesise", () => written("  "))
      provider.next("work", looksAtSleep, () => says(text(`Sleep was {{${MEAN}}} a night.`)))
      isAnswered(yield* ask, "partly_embedded")
    }))
})
