import { describe, expect, test } from "bun:test"
import { Effect, Layer, Stream } from "effect"
import { type ModelLimits, NO_LIMITS } from "#domain/model-server"
import { itLive } from "#test/effect"
import { fakeAnthropic, message, says, text, toolUse, written } from "#test/fake-anthropic"
import { adapted } from "#upstream/anthropic/adapted"
import { fitted } from "#upstream/anthropic/fitted"
import { makeMessages, type Request } from "#upstream/anthropic/messages"
import { objectsIn } from "#upstream/anthropic/objects-in"
import { quoted } from "#upstream/anthropic/quotation"
import { textOf, toolUsesOf } from "#upstream/anthropic/reply"
import { withoutThoughts } from "#upstream/anthropic/thought"
import { estimatedTokens } from "#upstream/anthropic/usage"

const it = itLive(Layer.empty)

const tools: Request["tools"] = [
  { name: "describe", description: "Levels.", input_schema: { type: "object" } },
]
const INPUT = { metric: "steps", window: { from: "2026-11-01", to: "2026-11-19" } }

const request: Request = {
  model: "m",
  max_tokens: 8_000,
  system: "You are the agent. Find.",
  messages: [{ role: "user", content: "How many steps?" }],
  tools,
}

/** A server that can do so much, and what has been noted of it. */
const served = Effect.fnUntraced(function* (limits: Partial<ModelLimits> = {}) {
  const provider = yield* fakeAnthropic
  const noted: Array<string> = []
  let known = { ...NO_LIMITS, ...limits }
  const messages = adapted(makeMessages({ api_key: null, base_url: provider.url, prices: null }), {
    report: () => null,
    limits: () => known,
    noteStatus: (status) => Effect.sync(() => void noted.push(status)),
    noteNoTools: () =>
      Effect.sync(() => {
        known = { ...known, tools: false }
        noted.push("no tools")
      }),
  })
  return { provider, messages, noted }
})

type Answer = () => Response

const call = JSON.stringify({ name: "describe", arguments: INPUT })

const json = JSON.stringify(INPUT)
const WINDOW = JSON.stringify(INPUT.window)

/** How models write a call that is not one object of JSON, or no strict one. */
const WRITTEN = [
  `<function=describe>${json}</function>`,
  `<function=describe>\n<parameter=metric>\nsteps\n</parameter>\n<parameter=window>${WINDOW}</parameter>`,
  `<invoke name="describe"><parameter name="metric">steps</parameter><parameter name="window">${WINDOW}</parameter>`,
  [
    "<tool_call>describe\n<arg_key>metric</arg_key>\n<arg_value>steps</arg_value>",
    `<arg_key>window</arg_key><arg_value>${WINDOW}</arg_value>`,
  ].join(""),
  `[TOOL_CALLS]describe[ARGS]${json}`,
  `[TOOL_CALLS] [${call}]`,
  `<|python_tag|>${call}`,
  `Thought: I have to look.\nAction: describe\nAction Input: ${json}`,
  `[describe(metric="steps", window=${WINDOW})]`,
  `describe(metric='steps', window={'from': '2026-11-01', 'to': '2026-11-19'})`,
  `${call.slice(0, -1)}, // that is it\n}`,
  call.replaceAll('"', "'"),
  JSON.stringify({
    tool_calls: [{ type: "function", function: { name: "describe", arguments: json } }],
  }),
]

const ways: ReadonlyArray<readonly [string, Answer]> = [
  ["as JSON", () => says(text(call))],
  ["in tags", () => says(text(`<tool_call>\n${call}\n</tool_call>`))],
  [
    "in a fence, with talk around it",
    () => says(text(`I'll look {now}:\n\`\`\`json\n${call}\n\`\`\`\nOK?`)),
  ],
  ["as it was asked to", () => says(text(JSON.stringify({ tool: "describe", input: INPUT })))],
  [
    "as a function whose arguments are text",
    () =>
      says(
        text(JSON.stringify({ function: { name: "describe", arguments: JSON.stringify(INPUT) } })),
      ),
  ],
  ["after thinking aloud", () => says(text(`<think>{"name":"describe"} or not?</think>${call}`))],
  ["with an input that is text", () => says(toolUse("describe", JSON.stringify(INPUT)))],
  [
    "with an input that is text of a text",
    () => says(toolUse("describe", JSON.stringify(JSON.stringify(INPUT)))),
  ],
  ["with an input within its input", () => says(toolUse("describe", { arguments: INPUT }))],
  ["without an id", () => says({ ...toolUse("describe", INPUT), id: "" })],
  ["with an id that is a number", () => says({ ...toolUse("describe", INPUT), id: 7 })],
  ...["functions.describe", "mcp__hygeia__describe", "describe:0", " DESCRIBE\n"].map(
    (name): readonly [string, Answer] => [
      `by the name ${JSON.stringify(name)}`,
      () => says(toolUse(name, INPUT)),
    ],
  ),
  ...WRITTEN.map((written): readonly [string, Answer] => [
    `as ${written.slice(0, 40)}`,
    () => says(text(written)),
  ]),
]

describe("a tool call", () => {
  for (const [way, answer] of ways)
    it(`is read that is written ${way}`, () =>
      Effect.gen(function* () {
        const { provider, messages } = yield* served()
        provider.always("judge", answer)
        const { reply } = yield* messages.create(request)
        expect(toolUsesOf(reply!).map(({ name, input }) => ({ name, input }))).toEqual([
          { name: "describe", input: INPUT },
        ])
      }))

  for (const prose of [
    "describe\nThe steps rose (metric=steps), see {{f1}}.",
    "Action: walk more.",
    "I describe the steps: {{f1}}.",
  ])
    it(`is none in ${JSON.stringify(prose)}`, () =>
      Effect.gen(function* () {
        const { provider, messages } = yield* served()
        provider.always("judge", () => says(text(prose)))
        const { reply } = yield* messages.create(request)
        expect(toolUsesOf(reply!)).toEqual([])
        expect(textOf(reply!)).toBe(prose)
      }))

  it("is none that names no tool of the request, or stands in an answer", () =>
    Effect.gen(function* () {
      const { provider, messages } = yield* served()
      const other = 'Steps: {{steps_mean}} {"name": "shell", "arguments": {}} {"metric": "steps"}'
      provider.always("judge", () => says(text(other)))
      const { reply } = yield* messages.create(request)
      expect([toolUsesOf(reply!), textOf(reply!)]).toEqual([[], other])
    }))

  it("that was read in a text goes back as text, with its result", () =>
    Effect.gen(function* () {
      const { provider, messages } = yield* served()
      provider.always("judge", () => says(text(call)))
      const { reply } = yield* messages.create(request)
      const [use] = toolUsesOf(reply!)
      const results = [{ type: "tool_result" as const, tool_use_id: use!.id, content: "7,412" }]
      yield* messages.create({
        ...request,
        messages: [
          ...request.messages,
          { role: "assistant", content: reply!.content as never },
          { role: "user", content: results },
        ],
      })
      const sent = JSON.stringify(provider.asked().at(-1)!.body.messages)
      expect(sent).not.toContain("tool_result")
      expect(sent).toContain("Result: 7,412")
    }))
})

const noTools: Answer = () =>
  Response.json(
    { error: { type: "invalid_request_error", message: "m does not support tools" } },
    { status: 400 },
  )

describe("a server without tools", () => {
  it("is asked again at once with the tools in the prompt, and from then on", () =>
    Effect.gen(function* () {
      const { provider, messages, noted } = yield* served()
      provider.always("judge", ({ body }) => (body.tools ? noTools() : says(text(call))))
      const { reply } = yield* messages.create(request)
      expect(toolUsesOf(reply!)).toHaveLength(1)
      yield* messages.create(request)
      expect(provider.asked().map(({ body }) => "tools" in body)).toEqual([true, false, false])
      expect(JSON.stringify(provider.asked().at(-1)!.body.system)).toContain("Levels.")
      expect(noted).toEqual(["no tools", "answers", "answers"])
    }))

  for (const [what, status, error, noted] of [
    ["refuses the key", 401, "authentication_error", ["wrong_key"]],
    ["does not know the model", 404, "not_found_error", ["unknown_model"]],
    ["has no credit left", 400, "billing_error", []],
  ] as const)
    it(`is another than one that ${what}: that is asked once`, () =>
      Effect.gen(function* () {
        const served_ = yield* served()
        served_.provider.always("judge", () =>
          Response.json({ error: { type: error, message: "no" } }, { status }),
        )
        yield* Effect.flip(served_.messages.create(request))
        expect(served_.provider.asked()).toHaveLength(1)
        expect(served_.noted).toEqual([...noted])
      }))
})

const bare: Answer = () => Response.json({ error: "Bad Request" }, { status: 400 })
const sentTools = ({ provider }: Effect.Success<ReturnType<typeof served>>) =>
  provider.asked().map(({ body }) => "tools" in body)

describe("a server that refuses a request and does not say why", () => {
  it("is asked once without tools, and is known to take none when that is answered", () =>
    Effect.gen(function* () {
      const of = yield* served()
      of.provider.always("judge", ({ body }) => (body.tools ? bare() : says(text(call))))
      for (const _ of [1, 2])
        expect(toolUsesOf((yield* of.messages.create(request)).reply!)).toHaveLength(1)
      expect(sentTools(of)).toEqual([true, false, false])
      expect(of.noted).toEqual(["no tools", "answers", "answers"])
    }))

  it("is not known to take none when it refuses both", () =>
    Effect.gen(function* () {
      const of = yield* served()
      of.provider.always("judge", bare)
      yield* Effect.flip(of.messages.create(request))
      expect([sentTools(of), of.noted]).toEqual([[true, false], []])
      const bodies = of.provider.asked().map(({ raw }) => raw)
      expect(new Set(bodies).size).toBe(bodies.length)
    }))

  it("is asked once when there were no tools, or it has taken tools before", () =>
    Effect.gen(function* () {
      const of = yield* served()
      yield* of.messages.create(request)
      of.provider.always("judge", bare)
      yield* Effect.flip(of.messages.create(request))
      const { tools: _, ...plain } = request
      yield* Effect.flip(of.messages.create(plain))
      expect(sentTools(of)).toEqual([true, true, false])
    }))
})

const streamed = (messages: ReturnType<typeof adapted>) =>
  Effect.map(
    Stream.runCollect(messages.stream({ ...request, tools: undefined } as never)),
    (parts) => [...parts].flatMap((part) => ("text" in part ? [part.text] : [])).join(""),
  )

describe("a streamed answer", () => {
  it("may come as a whole message", () =>
    Effect.gen(function* () {
      const { provider, messages } = yield* served()
      provider.always("judge", () => says(text("You slept well.")))
      expect(yield* streamed(messages)).toBe("You slept well.")
    }))

  it("may report no usage", () =>
    Effect.gen(function* () {
      const { provider, messages } = yield* served()
      const events = [
        { type: "message_start", message: { ...message([]), usage: undefined, stop_reason: null } },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Well." } },
        { type: "content_block_stop", index: 0 },
        { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null } },
        { type: "message_stop" },
      ]
      const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      const headers = { "content-type": "text/event-stream" }
      provider.always("judge", () => new Response(body.join(""), { headers }))
      const parts = yield* Stream.runCollect(messages.stream(request))
      expect([...parts].at(-1)).toMatchObject({ usage: null, reply: { stop_reason: "end_turn" } })
      expect(yield* streamed(messages)).toBe("Well.")
    }))

  for (const [thought, answer] of [
    ["<think>42 steps, <b>no", "</think>\n\nYou walked."],
    ["\n<thinking>a</think>", "</thinking>You walked."],
    ["", "<thin ice> You walked."],
    ["", "<th"],
  ] as const)
    it(`shows no thought before it: ${JSON.stringify(thought + answer)}`, () =>
      Effect.gen(function* () {
        const { provider, messages } = yield* served()
        provider.always("judge", () => written(thought + answer))
        expect((yield* streamed(messages)).trim()).toBe(
          answer.replace(/^<\/think(ing)?>/, "").trim(),
        )
      }))
})

describe("a prompt", () => {
  const person = {
    today: "2026-11-20",
    metrics: ["steps"],
    remembered: Array(40).fill("a goal of mine"),
  }
  const facts = Array.from({ length: 200 }, (_, at) => ({ ref: `f${at}`, value: at }))
  const said = Array.from({ length: 30 }, (_, at) => ({ role: "user", content: `message ${at}` }))
  const content = [
    quoted("person", person),
    quoted("conversation", said),
    quoted("question", "How many steps?"),
    quoted("found", { facts, evidence: [] }),
  ].join("\n\n")
  const whole: Request = { ...request, messages: [{ role: "user", content }] }

  test("is cut to the context, what was said before what was found, the question never", () => {
    for (const context of [4_096, 2_048, 1_024]) {
      const cut = fitted(whole, { ...NO_LIMITS, context })!
      const [sent] = cut.messages
      expect(cut.max_tokens).toBe(context / 4)
      expect(estimatedTokens(String(sent!.content).length)).toBeLessThan(context * 0.75)
      expect(sent!.content).toContain('"How many steps?"')
      expect(sent!.content).toContain('"message 29"')
      expect(sent!.content).toContain('"f0"')
    }
  })

  test("is not sent when no cutting is enough, and left alone when it fits", () => {
    const long = { ...whole, system: "x".repeat(20_000) }
    expect(fitted(long, { ...NO_LIMITS, context: 2_048 })).toBeNull()
    expect(fitted(whole, { ...NO_LIMITS, context: 100_000, max_tokens: 512 })).toEqual({
      ...whole,
      max_tokens: 512,
    })
    expect(fitted(whole, NO_LIMITS)).toEqual(whole)
  })
})

test("objects are found in linear time, whatever stands around them", () => {
  const hostile = [
    '{"'.repeat(50_000),
    `{"a":${'{"b":'.repeat(30_000)}`,
    '{ "x": "\\'.repeat(20_000),
  ]
  for (const text of hostile) {
    const start = performance.now()
    objectsIn(text)
    expect(performance.now() - start).toBeLessThan(500)
  }
  expect(objectsIn('see {{f1}}: {"a": "}"} and {"b": {"c": 1}}').map(({ value }) => value)).toEqual(
    [{ a: "}" }, { b: { c: 1 } }],
  )
  expect(withoutThoughts("<think>so")).toBe("")
})
