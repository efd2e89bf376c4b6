import { describe, expect, test } from "bun:test"
import { Effect, Fiber, Layer, Redacted, Stream } from "effect"
import { TestClock } from "effect/testing"
import { itLive, itWith } from "#test/effect"
import {
  brokenOff,
  fakeAnthropic,
  fault,
  message,
  says,
  text,
  USAGE,
  written,
} from "#test/fake-anthropic"
import { makeMessages } from "#upstream/anthropic/messages"

const it = itLive(Layer.empty)
const stopped = itWith(Layer.empty)

const request = {
  purpose: { agent: "orchestrator", step: "synthesis", prompt_version: "test/1" } as const,
  model: "claude-sonnet-5-5",
  max_tokens: 100,
  system: "",
  messages: [{ role: "user" as const, content: "Hello." }],
}
const spoken = { ...request, system: "Write the answer for the person" }

const account = (base_url: string, api_key: string | null = "sk-test") => ({
  base_url,
  api_key: api_key === null ? null : Redacted.make(api_key),
  prices: null,
})

describe("a call of the Messages API", () => {
  it("costs what its tokens cost", () =>
    Effect.gen(function* () {
      const { url } = yield* fakeAnthropic
      const { cost_usd } = yield* makeMessages(account(url)).create(request)
      expect(cost_usd).toBeCloseTo((USAGE.input_tokens * 2 + USAGE.output_tokens * 10) / 1e6, 12)
    }))

  it("carries no key when there is none, whatever lies on this machine", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      yield* Effect.acquireRelease(
        Effect.sync(() => Object.assign(process.env, { ANTHROPIC_AUTH_TOKEN: "stray" })),
        () => Effect.sync(() => delete process.env.ANTHROPIC_AUTH_TOKEN),
      )
      yield* makeMessages(account(provider.url, null)).create(request)
      const { headers } = provider.asked()[0]!
      expect(headers.get("authorization")).toBeNull()
      expect(headers.get("x-api-key")).toBeNull()
    }))

  it("finds the path of a base URL that ends with its version", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      yield* makeMessages(account(`${provider.url}/v1`)).create(request)
      expect(provider.asked()[0]!.path).toBe("/v1/messages")
    }))

  it("does not follow an answer to somewhere else with its key", () =>
    Effect.gen(function* () {
      const [elsewhere, provider] = [yield* fakeAnthropic, yield* fakeAnthropic]
      provider.always("judge", () => Response.redirect(`${elsewhere.url}/v1/messages`, 307))
      const failure = yield* Effect.flip(makeMessages(account(provider.url)).create(request))
      expect(failure).toMatchObject({ failure: "client_error", retryable: false })
      expect(elsewhere.asked()).toEqual([])
    }))

  const statuses = [
    [500, true, "server_error"],
    [503, true, "server_error"],
    [529, true, "overloaded"],
    [429, true, "rate_limited"],
    [408, false, "timeout"],
    [400, false, "client_error"],
    [401, false, "client_error"],
    [403, false, "client_error"],
    [404, false, "client_error"],
    [413, false, "client_error"],
  ] as const
  for (const [status, retryable, failed] of statuses)
    it(`is made once, and ${retryable ? "may be made again" : "never again"} after a ${status}`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        provider.always("judge", () => fault(status))
        const failure = yield* Effect.flip(makeMessages(account(provider.url)).create(request))
        expect(failure).toMatchObject({ failure: failed, retryable, wait_ms: 0 })
        expect(provider.asked()).toHaveLength(1)
      }))

  it("may be made again when nobody answers", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      yield* provider.goesAway
      const messages = makeMessages(account(provider.url))
      expect(yield* Effect.flip(messages.create(request))).toMatchObject({ retryable: true })
      expect(yield* Effect.flip(Stream.runDrain(messages.stream(spoken)))).toMatchObject({
        retryable: true,
      })
    }))

  const unusable: ReadonlyArray<readonly [what: string, answer: unknown]> = [
    ["null", null],
    ["a text", "hello"],
    ["content that is none", message([], { content: "hello" })],
    ["content of something else", message([], { content: [null] })],
    ["an answer that was cut off", message([text("And")], { stop_reason: "max_tokens" })],
    ["a refusal", message([text("No.")], { stop_reason: "refusal" })],
    ["an answer that was paused", message([text("And")], { stop_reason: "pause_turn" })],
  ]
  for (const [what, answer] of unusable)
    it(`has no reply when it brings ${what}`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        provider.always("judge", () => Response.json(answer))
        expect((yield* makeMessages(account(provider.url)).create(request)).reply).toBeNull()
      }))

  it("counts nothing for a usage that is none", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      const usage = { input_tokens: "1e9", output_tokens: -5, cache_read_input_tokens: null }
      provider.always("judge", () => Response.json(message([text("Hi.")], { usage })))
      expect((yield* makeMessages(account(provider.url)).create(request)).cost_usd).toBe(0)
    }))

  it("gives up on an answer that does not end", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      provider.always("judge", () => says(text("x".repeat(5_000_000))))
      expect((yield* makeMessages(account(provider.url)).create(request)).reply).toBeNull()
    }))
})

describe("a call that is not answered", () => {
  for (const how of ["create", "stream"] as const)
    stopped(`of ${how} is given up after two minutes at most, and may be made again`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        const begun = Promise.withResolvers<void>()
        const never = () => {
          begun.resolve()
          return new Promise<Response>(() => {})
        }
        provider.always("judge", never)
        provider.always("synthesise", never)
        const messages = makeMessages(account(provider.url))
        const call: Effect.Effect<unknown, unknown> =
          how === "create" ? messages.create(request) : Stream.runDrain(messages.stream(spoken))
        const fiber = yield* Effect.forkChild(Effect.flip(call))
        yield* Effect.promise(() => begun.promise)
        yield* TestClock.adjust("2 minutes")
        expect(yield* Fiber.join(fiber)).toMatchObject({ failure: "timeout", retryable: true })
      }),
    )
})

describe("interrupting a call", () => {
  for (const how of ["create", "stream"] as const)
    it(`of ${how} ends its request`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const never = ({ signal }: { readonly signal: AbortSignal }) => {
          signal.addEventListener("abort", () => ended.resolve())
          begun.resolve()
          return new Promise<Response>(() => {})
        }
        provider.always("judge", never)
        provider.always("synthesise", never)
        const messages = makeMessages(account(provider.url))
        const call: Effect.Effect<unknown, unknown> =
          how === "create" ? messages.create(request) : Stream.runDrain(messages.stream(spoken))
        const fiber = yield* Effect.forkChild(call)
        yield* Effect.promise(() => begun.promise)
        yield* Fiber.interrupt(fiber)
        yield* Effect.promise(() => ended.promise)
      }))
})

describe("a stream", () => {
  it("gives the text in pieces and then the whole with its cost", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      provider.always("synthesise", () => written("You slept well."))
      const parts = yield* Stream.runCollect(makeMessages(account(provider.url)).stream(spoken))
      const pieces = parts.flatMap((part) => ("text" in part ? [part.text] : []))
      expect(pieces.length).toBeGreaterThan(1)
      expect(pieces.join("")).toBe("You slept well.")
      expect(parts.at(-1)).toMatchObject({ reply: { stop_reason: "end_turn" } })
    }))

  const sse = { headers: { "content-type": "text/event-stream" } }
  const nonsense: ReadonlyArray<readonly [what: string, answer: () => Response]> = [
    ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["JSON that is no message", () => Response.json({ content: "Hi." })],
    ["nothing", () => new Response("", sse)],
    ["events that are no JSON", () => new Response("event: message_start\ndata: {\n\n", sse)],
    ["an event of nothing", () => new Response("event: message_start\ndata: null\n\n", sse)],
  ]
  for (const [what, answer] of nonsense)
    it(`has no reply when it is ${what}`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        provider.always("synthesise", answer)
        const parts = yield* Stream.runCollect(makeMessages(account(provider.url)).stream(spoken))
        expect(parts.at(-1)).toMatchObject({ reply: null, cost_usd: 0, why: "nonsense" })
      }))

  for (const error of [undefined, "overloaded_error"])
    it(`may be asked for again when it ${error ? "has an error" : "breaks off"}`, () =>
      Effect.gen(function* () {
        const provider = yield* fakeAnthropic
        provider.always("synthesise", () => brokenOff("Well", error, Promise.resolve()))
        const messages = makeMessages(account(provider.url))
        const failure = yield* Effect.flip(Stream.runDrain(messages.stream(spoken)))
        expect(failure).toMatchObject({
          failure: error ? "overloaded" : "unreachable",
          retryable: true,
        })
      }))

  it("misses nothing of an answer that is there at once", () =>
    Effect.gen(function* () {
      const provider = yield* fakeAnthropic
      const messages = makeMessages(account(provider.url))
      for (let n = 0; n < 100; n++) {
        const parts = yield* Stream.runCollect(messages.stream(spoken))
        expect(parts.at(-1)).toHaveProperty("cost_usd")
      }
    }))
})

test("the client is not loaded before the first question", async () => {
  const program = `
    await import("#app")
    const loaded = Object.keys(require.cache).filter((path) => path.includes("@anthropic-ai"))
    console.log(loaded.length)`
  const { stdout } = Bun.spawnSync([process.execPath, "-e", program])
  expect(stdout.toString().trim()).toBe("0")
})
