import { describe, expect } from "bun:test"
import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import { modelProbe } from "#actors/model-probe"
import { testDatabase } from "#test/database"
import { itWith, whileTimePasses } from "#test/effect"
import { ModelServer } from "#upstream/model-server"
import { Outgoing } from "#upstream/outgoing"

const it = itWith(testDatabase())

const account = {
  api_key: null,
  base_url: "http://somebody:secret@127.0.0.1:9",
  prices: null,
  model: "m",
  model_fast: "m",
}

/** A provider that answers as a test tells it, what it was asked, and what was logged. */
const provider = () => {
  const asked: Array<string> = []
  const lines: Array<string> = []
  let status = 200
  const layer = () =>
    Layer.fresh(modelProbe(account)).pipe(
      Layer.provide(
        Layer.mergeAll(
          Layer.succeed(Outgoing, {
            send: async (url) => {
              const { pathname } = new URL(url)
              asked.push(pathname)
              const props = {
                default_generation_settings: { n_ctx: 8_192 },
                chat_template_caps: { supports_tools: true },
              }
              const list = { data: [{ id: "any", owned_by: "llamacpp" }] }
              return Response.json(pathname === "/props" ? props : list, { status })
            },
          }),
          Logger.layer([Logger.make(({ message }) => void lines.push(String(message)))]),
        ),
      ),
    )
  const answersWith = (next: number) => {
    status = next
  }
  return { asked, lines, layer, answersWith }
}

const until = (is: string) =>
  whileTimePasses(
    Effect.gen(function* () {
      const { report } = yield* ModelServer
      while (report()?.status !== is) yield* Effect.sleep("50 millis")
    }),
  )

describe("the server of a model provider", () => {
  it("is looked at once this one listens, and says what its models can do", () =>
    Effect.gen(function* () {
      const { layer, asked } = provider()
      yield* Effect.gen(function* () {
        const { report } = yield* ModelServer
        expect([report()?.status, asked]).toEqual(["checking", []])
        yield* until("answers")
        expect(report()).toEqual({
          host: "127.0.0.1",
          status: "answers",
          models: [{ model: "m", tools: true, context: 8_192, max_tokens: null }],
        })
      }).pipe(Effect.provide(layer()))
    }))

  it("is asked what its models can do again after seven days, and not by every start before", () =>
    Effect.gen(function* () {
      const { layer, asked } = provider()
      const start = Effect.andThen(until("answers"), ModelServer).pipe(
        Effect.map(({ limits }) => limits("m").context),
        Effect.provide(layer()),
      )
      const props = () => asked.filter((path) => path === "/props").length
      expect([yield* start, props()]).toEqual([8_192, 1])
      expect([yield* start, props()]).toEqual([8_192, 1])
      yield* TestClock.adjust("8 days")
      expect([yield* start, props()]).toEqual([8_192, 2])
    }))

  it("that refuses the key is said in one line without the key, and so is its coming back", () =>
    Effect.gen(function* () {
      const { layer, lines, answersWith } = provider()
      answersWith(401)
      yield* Effect.gen(function* () {
        yield* until("wrong_key")
        yield* TestClock.adjust("11 minutes")
        expect(lines).toEqual(["the model provider refuses the key: see ANTHROPIC_API_KEY"])
        answersWith(200)
        yield* TestClock.adjust("5 minutes")
        yield* until("answers")
        expect(lines.slice(1)).toEqual(["the model provider answers again"])
        expect(JSON.stringify(lines)).not.toContain("secret")
      }).pipe(Effect.provide(layer()))
    }))

  it("that takes no tools is remembered as such", () =>
    Effect.gen(function* () {
      const { layer } = provider()
      const first = Effect.gen(function* () {
        yield* until("answers")
        yield* (yield* ModelServer).noteNoTools("m")
      })
      yield* Effect.provide(first, layer())
      const { limits } = yield* Effect.provide(ModelServer, layer())
      expect(limits("m")).toEqual({ tools: false, context: 8_192, max_tokens: null })
    }))
})
