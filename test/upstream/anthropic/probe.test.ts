import { describe, expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { itLive } from "#test/effect"
import type { ModelAccount } from "#upstream/anthropic/account"
import { probe } from "#upstream/anthropic/probe"
import { makePrivateSend, Outgoing } from "#upstream/outgoing"

const it = itLive(Layer.empty)

type Answers = Readonly<Record<string, unknown>>

/** A server that answers some paths with JSON, a number being a status, and says what it was asked. */
const serverOf = (answers: Answers) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => {
        const asked: Array<string> = []
        const server = Bun.serve({
          hostname: "127.0.0.1",
          port: 0,
          fetch: (request) => {
            const { pathname } = new URL(request.url)
            asked.push(`${request.method} ${pathname}`)
            const answer = answers[pathname] ?? 404
            return typeof answer === "number"
              ? new Response(null, { status: answer })
              : Response.json(answer)
          },
        })
        return { server, asked }
      }),
      ({ server }) => Effect.promise(() => server.stop(true)),
    ),
    ({ server, asked }) => ({ url: `http://127.0.0.1:${server.port}`, asked }),
  )

const account = (base_url: string, model = "m"): ModelAccount => ({
  api_key: Redacted.make("a-key"),
  base_url,
  prices: null,
  model,
  model_fast: model,
})

const listed = (...data: ReadonlyArray<object>) => ({ "/v1/models": { data } })

/** The model of the account on a server, and what the server was asked for that. */
const lookedAt = Effect.fnUntraced(function* (answers: Answers, model = "m") {
  const { url, asked } = yield* serverOf(answers)
  const { status, limits } = yield* probe(account(url, model))
  return { status, limits: limits.get(model), asked }
})

const NOTHING = { tools: null, context: null, max_tokens: null }

describe("a server is asked what its models can do, and no model is run:", () => {
  const kinds: ReadonlyArray<readonly [string, Answers, object]> = [
    [
      "the vendor",
      listed({ id: "m-20260901", max_input_tokens: 1_000_000, max_tokens: 64_000 }),
      { ...NOTHING, context: 1_000_000, max_tokens: 64_000 },
    ],
    [
      "vLLM",
      listed({ id: "m", owned_by: "vllm", max_model_len: 8_192 }),
      { ...NOTHING, context: 8_192 },
    ],
    [
      "Ollama",
      {
        ...listed({ id: "m:latest", owned_by: "library" }),
        "/api/show": { capabilities: ["completion"], parameters: 'stop "x"\nnum_ctx   4096' },
      },
      { ...NOTHING, tools: false, context: 4_096 },
    ],
    [
      "llama.cpp, which takes any name",
      {
        ...listed({ id: "/models/some.gguf", owned_by: "llamacpp", meta: { n_ctx: 32_768 } }),
        "/props": {
          default_generation_settings: { n_ctx: 16_384 },
          chat_template_caps: { supports_tools: true },
        },
      },
      { ...NOTHING, tools: true, context: 16_384 },
    ],
    [
      "LM Studio",
      {
        ...listed({ id: "m", owned_by: "organization_owner" }),
        "/api/v0/models/m": {
          max_context_length: 131_072,
          loaded_context_length: 4_096,
          capabilities: [],
        },
      },
      { ...NOTHING, tools: false, context: 4_096 },
    ],
    ["one that says nonsense", listed({ id: "m", max_model_len: -1, max_tokens: "many" }), NOTHING],
  ]
  for (const [kind, answers, limits] of kinds)
    it(kind, () =>
      Effect.gen(function* () {
        const looked = yield* lookedAt(answers)
        expect(looked).toMatchObject({ status: "answers", limits })
        expect(looked.asked.filter((one) => one.includes("messages"))).toEqual([])
      }),
    )
})

describe("what is wrong with a provider is found out before anybody asks:", () => {
  const cases: ReadonlyArray<readonly [string, Answers, string]> = [
    ["the key is refused", { "/v1/models": 401 }, "wrong_key"],
    ["the key may not", { "/v1/models": 403 }, "wrong_key"],
    ["the model is not there", listed({ id: "another" }), "unknown_model"],
    ["it lists nothing", {}, "unknown"],
    ["it lists another shape", { "/v1/models": ["m"] }, "unknown"],
    ["it fails", { "/v1/models": 503 }, "failing"],
    ["it redirects elsewhere", { "/v1/models": 302 }, "unknown"],
  ]
  for (const [what, answers, status] of cases)
    it(what, () =>
      Effect.gen(function* () {
        expect((yield* lookedAt(answers)).status).toBe(status as never)
      }),
    )

  it("a model that is named otherwise in the list is asked for by itself", () =>
    Effect.gen(function* () {
      const answers = { ...listed({ id: "another" }), "/v1/models/alias": { id: "another" } }
      expect((yield* lookedAt(answers, "alias")).status).toBe("answers")
    }))

  it("nobody listens, or PRIVATE=1 forbids the address", () =>
    Effect.gen(function* () {
      expect((yield* probe(account("http://127.0.0.1:1"))).status).toBe("unreachable")
      const guarded = probe(account("http://8.8.8.8")).pipe(
        Effect.provideService(Outgoing, { send: makePrivateSend() }),
      )
      expect((yield* guarded).status).toBe("not_private")
    }))
})
