import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { MAX_JSON_BYTES } from "#http/body"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive, itOnOne } from "#test/effect"

const it = itLive(App)
const refusal = itOnOne(App)

const JSON_TYPE = { "content-type": "application/json" }
const hello = { messages: [{ role: "user", content: "How did I sleep?" }] }

/** Posts bytes as they are, with a good token. */
const postRaw = Effect.fnUntraced(function* (
  body: string | Uint8Array | ReadableStream | undefined,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
) {
  const { send, token } = yield* Client
  return yield* send("/v1/turns", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
})

const streamOf = (size: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < size; sent += 65_536) controller.enqueue(new Uint8Array(65_536))
      controller.close()
    },
  })

describe("a body that is no JSON object is an invalid request", () => {
  const bodies: ReadonlyArray<
    readonly [what: string, body: string | Uint8Array | undefined, headers?: Record<string, string>]
  > = [
    ["nothing", undefined],
    ["an empty text", ""],
    ["half an object", '{"messages":'],
    ["two objects", "{}{}"],
    ["a comment", '{"messages":[]} // hi'],
    ["a trailing comma", '{"messages":[],}'],
    ["single quotes", "{'messages':[]}"],
    ["NaN", '{"messages":NaN}'],
    ["null", "null"],
    ["an array", "[]"],
    ["a number", "7"],
    ["a text", '"messages"'],
    ["true", "true"],
    ["bytes that are not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ["an overlong encoding", Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    ["UTF-16", Buffer.from('{"messages":[]}', "utf16le")],
    ["a hundred thousand brackets", "[".repeat(100_000)],
    ["more than 5,000 values", `{"messages":[],"x":[${"0,".repeat(5_000)}0]}`],
    ["a form", "messages=hi", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", JSON.stringify(hello), { "content-type": "text/plain" }],
    ["no content type", JSON.stringify(hello), { "content-type": "" }],
    [
      "another charset",
      JSON.stringify(hello),
      { "content-type": "application/json; charset=latin1" },
    ],
    ["almost JSON", JSON.stringify(hello), { "content-type": "application/jsonp" }],
  ]
  for (const [what, body, headers] of bodies)
    refusal(`${what}`, () =>
      Effect.gen(function* () {
        const answer = yield* postRaw(body, headers)
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({
          code: "invalid_request",
          request_id: answer.headers.get("x-request-id"),
        })
      }),
    )
})

describe("a field that is wrong is named by its path", () => {
  const bodies: ReadonlyArray<readonly [field: string, body: unknown]> = [
    ["messages", {}],
    ["messages", { messages: null }],
    ["messages", { messages: "hi" }],
    ["messages.0", { messages: ["hi"] }],
    ["messages.0.role", { messages: [{ content: "hi" }] }],
    ["messages.1.role", { messages: [...hello.messages, { role: "nurse", content: "hi" }] }],
    ["messages.0.content", { messages: [{ role: "user" }] }],
    ["messages.0.content", { messages: [{ role: "user", content: 7 }] }],
    ["stream", { ...hello, stream: "yes" }],
    ["conversation_id", { ...hello, conversation_id: "" }],
    ["conversation_id", { ...hello, conversation_id: "x".repeat(129) }],
    ["title", { ...hello, title: "x".repeat(201) }],
    ["context", { ...hello, context: [] }],
    ["context.include_memory", { ...hello, context: { include_memory: "false" } }],
    ["deep_research.days", { ...hello, deep_research: { data_types: ["sleep"] } }],
    ["deep_research.days", { ...hello, deep_research: { days: 0, data_types: ["sleep"] } }],
    ["deep_research.days", { ...hello, deep_research: { days: "30", data_types: ["sleep"] } }],
    ["deep_research.days", { ...hello, deep_research: { days: 1.5, data_types: ["sleep"] } }],
    ["deep_research.data_types", { ...hello, deep_research: { days: 30 } }],
    ["deep_research.data_types", { ...hello, deep_research: { days: 30, data_types: [] } }],
    ["deep_research.data_types.0", { ...hello, deep_research: { days: 30, data_types: ["mood"] } }],
  ]
  for (const [field, body] of bodies)
    refusal(`${field} of ${JSON.stringify(body).slice(0, 80)}`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ post }) => post("/v1/turns", body))
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({ code: "invalid_field", details: { field } })
      }),
    )

  it("and one that is missing is said to be required", () =>
    Effect.gen(function* () {
      const answer = yield* Client.use(({ post }) => post("/v1/turns", {}))
      expect(answer.body.error.message).toBe("messages is required.")
    }))

  it("and what was found there is never repeated", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const secret = "my glucose is 300"
      const answers = yield* Effect.all([
        post("/v1/turns", { messages: [{ role: secret, content: "hi" }] }),
        post("/v1/turns", { ...hello, conversation_id: secret.repeat(50) }),
        post("/v1/turns", { ...hello, deep_research: { days: 1, data_types: [secret] } }),
      ])
      for (const { text } of answers) expect(text).not.toContain("glucose")
    }))
})

describe("size", () => {
  const padded = (bytes: number) => JSON.stringify(hello).padEnd(bytes)

  it("of exactly one mebibyte is taken", () =>
    Effect.gen(function* () {
      expect((yield* postRaw(padded(MAX_JSON_BYTES))).status).toBe(202)
    }))

  it("of a byte more is refused, announced or not", () =>
    Effect.gen(function* () {
      const announced = yield* postRaw(padded(MAX_JSON_BYTES + 1))
      const chunked = yield* postRaw(streamOf(4 * MAX_JSON_BYTES))
      for (const answer of [announced, chunked]) {
        expect(answer.status).toBe(413)
        expect(answer.body.error.code).toBe("unprocessable")
      }
    }))
})

it("drops what the schema does not know, also names that JavaScript treats specially", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const body = `{"__proto__":{"title":"x"},"constructor":1,"messages":[{"role":"user","content":"hi","extra":1}]}`
    const started = yield* postRaw(body)
    expect(started.status).toBe(202)
    const turn = yield* get(`/v1/turns/${started.body.id}`)
    expect(turn.body.messages).toEqual([{ role: "user", content: "hi" }])
  }))

it("overlooks a byte order mark, and takes the last of two members of one name", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    const body = `\ufeff{"messages":[],"messages":[{"role":"user","content":"no","content":"yes"}]}`
    const started = yield* postRaw(body)
    expect(started.status).toBe(202)
    const turn = yield* get(`/v1/turns/${started.body.id}`)
    expect(turn.body.messages).toEqual([{ role: "user", content: "yes" }])
  }))

it("takes application/json however it is written", () =>
  Effect.gen(function* () {
    for (const type of [
      "application/json",
      "Application/JSON; charset=UTF-8",
      'application/json;charset="utf-8"',
    ])
      expect((yield* postRaw(JSON.stringify(hello), { "content-type": type })).status).toBe(202)
  }))

it("looks at who is asking before it looks at the body", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    const answer = yield* send("/v1/turns", { method: "POST", headers: JSON_TYPE, body: "{" })
    expect(answer.body.error.code).toBe("missing_authorization")
  }))
