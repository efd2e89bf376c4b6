import { describe, expect } from "bun:test"
import { Effect, Layer, Stream } from "effect"
import { itLive } from "#test/effect"
import { type Asked, fakeAnthropic, says, text, written } from "#test/fake-anthropic"
import { accommodated } from "#upstream/anthropic/accommodated"
import { makeMessages, type Request } from "#upstream/anthropic/messages"
import { quoted } from "#upstream/anthropic/quotation"
import { textOf } from "#upstream/anthropic/reply"

const it = itLive(Layer.empty)

const SAID = "You slept well."
const mark = { type: "ephemeral" } as const
const found = quoted("found", {
  facts: Array.from({ length: 400 }, (_, at) => ({ key: `f${at}` })),
})
const request: Request = {
  model: "m",
  max_tokens: 8_192,
  system: "Write the answer for the person",
  messages: [{ role: "user", content: [{ type: "text", text: found, cache_control: mark }] }],
}

const refusal = (message: string, status = 400) =>
  Response.json({ type: "error", error: { type: "invalid_request_error", message } }, { status })

/** What a server does not take, and how it says so. */
const refused: ReadonlyArray<
  readonly [what: string, isTaken: (asked: Asked) => boolean, answer: () => Response]
> = [
  [
    "marks for a cache",
    ({ raw }) => !raw.includes("cache_control"),
    () => refusal("system.0.cache_control: Extra inputs are not permitted"),
  ],
  [
    "marks for a cache, in the way of another framework",
    ({ raw }) => !raw.includes("cache_control"),
    () => Response.json({ detail: [{ loc: ["body", "cache_control"] }] }, { status: 422 }),
  ],
  [
    "an instruction in blocks",
    ({ body }) => typeof body.system === "string",
    () => refusal("system: Input should be a valid string"),
  ],
  ["a stream", ({ body }) => !body.stream, () => refusal("streaming is not supported")],
  ["a stream, as a fault", ({ body }) => !body.stream, () => refusal("stream: implement me", 501)],
  [
    "so long an answer",
    ({ body }) => body.max_tokens <= 4_096,
    () => refusal("max_tokens: 8192 > 4096, which is the maximum of this model"),
  ],
  [
    "so long a prompt",
    ({ raw }) => raw.length < 4_000,
    () => refusal("prompt is too long: 5000 tokens > 4096 maximum"),
  ],
]

const served = Effect.fnUntraced(function* (answer: (asked: Asked) => Response) {
  const provider = yield* fakeAnthropic
  provider.always("synthesise", answer)
  const messages = makeMessages({ api_key: null, base_url: provider.url, prices: null })
  return { provider, messages: accommodated(messages) }
})

const spoken = (messages: ReturnType<typeof accommodated>) =>
  Effect.map(Stream.runCollect(messages.stream(request)), (parts) =>
    parts.map((part) => ("text" in part ? part.text : "")).join(""),
  )

describe("a server that says what it does not take", () => {
  for (const [what, isTaken, answer] of refused)
    it(`is asked without ${what}, and so from then on`, () =>
      Effect.gen(function* () {
        const { provider, messages } = yield* served((asked) => {
          if (!isTaken(asked)) return answer()
          return asked.body.stream ? written(SAID) : says(text(SAID))
        })
        expect(yield* spoken(messages)).toBe(SAID)
        const { length } = provider.asked()
        expect(length).toBeLessThanOrEqual(3)
        expect(yield* spoken(messages)).toBe(SAID)
        const { reply } = yield* messages.create(request)
        expect(reply && textOf(reply)).toBe(SAID)
        expect(provider.asked()).toHaveLength(length + 2)
      }))

  it("and refuses every prompt as too long has no answer", () =>
    Effect.gen(function* () {
      const { messages } = yield* served(() => refusal("prompt is too long"))
      expect(yield* messages.create(request)).toMatchObject({ reply: null, why: "nonsense" })
    }))

  for (const message of ["no", "cache_control is not known", "stream is not supported"])
    it(`is not asked for ever: ${message}`, () =>
      Effect.gen(function* () {
        const { provider, messages } = yield* served(() => refusal(message))
        yield* Effect.flip(messages.create(request))
        expect(provider.asked().length).toBeLessThanOrEqual(2)
      }))
})

describe("a server error", () => {
  for (const message of ["the tool runtime crashed", "stream closed"])
    it(`is one whatever it speaks of: ${message}`, () =>
      Effect.gen(function* () {
        const { messages } = yield* served(() => refusal(message, 500))
        expect(yield* Effect.flip(messages.create(request))).toMatchObject({
          failure: "server_error",
          retryable: true,
        })
      }))
})
