import { ordinarily, textBlock, toolUse } from "#test/model-server/message"
import type { Exchange, Message, Mode } from "#test/model-server/mode"
import type { Json } from "#test/model-server/request"

/** Other blocks of content in a message, and the reason to stop that goes with them. */
export const blocks =
  (change: (content: ReadonlyArray<Json>, exchange: Exchange) => ReadonlyArray<Json>) =>
  (message: Message, exchange: Exchange): Message => {
    const content = change(message.content, exchange)
    const uses = content.some(({ type }) => type === "tool_use")
    return { ...message, content, stop_reason: uses ? "tool_use" : "end_turn" }
  }

/** Every tool call as text, in the way of a model that was not trained for them. */
const asText = (spell: (name: string, input: Json) => string) =>
  blocks((content) =>
    content.map((block) =>
      block.type === "tool_use" ? textBlock(spell(block.name, block.input)) : block,
    ),
  )

const thinking = {
  type: "thinking",
  thinking: "Let me think about f1 and 42.",
  signature: "c2lnbmF0dXJl",
}

const stopped =
  (reason: string) =>
  (message: Message, { part }: Exchange): Message =>
    part === "synthesise" ? { ...message, stop_reason: reason } : message

const always =
  (reason: string) =>
  (message: Message): Message => ({ ...message, stop_reason: reason })

const without =
  (name: string) =>
  (message: Message): Message => ({ ...message, [name]: undefined })

const BAD: ReadonlyArray<Json> = [
  { metric: "no_such_metric", window: { from: "2026-11-01", to: "2026-11-10" } },
  { metric: "sleep_minutes", window: { from: "2026-11-10", to: "2026-11-01" } },
  { metric: 7, window: "last week" },
  null,
  "sleep_minutes",
  [],
]

const withUsage =
  (usage: Json) =>
  (message: Message): Message => ({ ...message, usage })

/** A message whose inputs of tools are lists in lists. */
const nested = (message: Message, depth: number) => {
  const content = message.content.map((block: Json) =>
    block.type === "tool_use" ? { ...block, input: "" } : block,
  )
  const text = JSON.stringify({ ...message, content })
  return new Response(
    text.replaceAll('"input":""', `"input":${"[".repeat(depth)}${"]".repeat(depth)}`),
    { headers: { "content-type": "application/json" } },
  )
}

type Row = Omit<Mode, "family">

const ROWS: ReadonlyArray<Row> = [
  { name: "no-usage", does: "says nothing of usage", reshapes: without("usage") },
  {
    name: "odd-usage",
    does: "counts usage in words and below zero",
    reshapes: withUsage({ input_tokens: "many", output_tokens: -5, cache_read_input_tokens: null }),
  },
  {
    name: "huge-usage",
    does: "claims a million output tokens a call",
    reshapes: withUsage({ input_tokens: 1_000_000, output_tokens: 1_000_000 }),
  },
  {
    name: "no-stream",
    does: "answers a streamed request with a whole message",
    sends: () => (message) => Response.json(message),
  },
  {
    name: "no-tools",
    does: "refuses every request that has tools",
    sends: (ordinary) => (message, exchange) =>
      exchange.body.tools
        ? Response.json(
            { error: { type: "invalid_request_error", message: "test does not support tools" } },
            { status: 400 },
          )
        : ordinary(message, exchange),
  },
  {
    name: "tools-as-json",
    does: "writes tool calls as JSON text",
    reshapes: asText((name, input) => JSON.stringify({ name, arguments: input })),
  },
  {
    name: "tools-as-tags",
    does: "writes tool calls in tags",
    reshapes: asText(
      (name, input) => `<tool_call>\n${JSON.stringify({ name, arguments: input })}\n</tool_call>`,
    ),
  },
  {
    name: "tools-in-fences",
    does: "writes tool calls in code fences",
    reshapes: asText(
      (name, input) =>
        `I will call it.\n\`\`\`json\n${JSON.stringify({ tool: name, input })}\n\`\`\``,
    ),
  },
  {
    name: "answer-as-json",
    does: "writes judgements as text with talk around it",
    reshapes: blocks((content) =>
      content.map((block) =>
        block.name === "answer"
          ? textBlock(
              `Sure! Here is the answer:\n\`\`\`json\n${JSON.stringify(block.input, null, 1)}\n\`\`\`\nLet me know.`,
            )
          : block,
      ),
    ),
  },
  {
    name: "thinking",
    does: "thinks in blocks before it answers",
    reshapes: blocks((content) => [thinking, ...content]),
  },
  {
    name: "think-text",
    does: "thinks in tags before each answer",
    reshapes: blocks((content) => [
      textBlock("<think>The user asks. 42 is the number.</think>\n"),
      ...content,
    ]),
  },
  {
    name: "unknown-blocks",
    does: "adds blocks of types that nobody knows",
    reshapes: blocks((content) => [
      { type: "hologram", data: { a: 1 } },
      ...content,
      { type: "server_tool_use", id: "x", name: "web", input: {} },
    ]),
    sends: () => (message, exchange) =>
      exchange.body.stream
        ? ordinarily(
            { ...message, content: message.content.filter(({ type }: Json) => type === "text") },
            exchange,
          )
        : Response.json(message),
  },
  { name: "refusal", does: "refuses everything", reshapes: always("refusal") },
  {
    name: "refused-answer",
    does: "refuses in the middle of its answer",
    reshapes: stopped("refusal"),
  },
  { name: "cut-off", does: "is cut off everywhere", reshapes: always("max_tokens") },
  { name: "cut-answer", does: "is cut off in its answer", reshapes: stopped("max_tokens") },
  { name: "pause-turn", does: "pauses every turn", reshapes: always("pause_turn") },
  {
    name: "context-exceeded",
    does: "has no room left in its context",
    reshapes: always("model_context_window_exceeded"),
  },
  {
    name: "duplicate-ids",
    does: "gives every tool call the same id",
    reshapes: blocks((content) =>
      content.map((block) => (block.type === "tool_use" ? { ...block, id: "toolu_1" } : block)),
    ),
  },
  {
    name: "empty-ids",
    does: "gives tool calls no id",
    reshapes: blocks((content) =>
      content.map((block) => (block.type === "tool_use" ? { ...block, id: "" } : block)),
    ),
  },
  {
    name: "unknown-tools",
    does: "calls tools that do not exist",
    calls: (round) =>
      round < 2
        ? [
            { name: "delete_all", input: {} },
            { name: "describe_all", input: { a: 1 } },
          ]
        : [],
  },
  { name: "endless-tools", does: "calls tools for ever", calls: (_, { plan }) => plan.calls },
  {
    name: "changing-tools",
    does: "calls tools for ever, each time with another window",
    calls: (round) => [
      {
        name: "describe",
        input: {
          metric: "sleep_minutes",
          window: { from: `2026-10-${10 + (round % 20)}`, to: "2026-11-19" },
        },
      },
    ],
  },
  {
    name: "bad-inputs",
    does: "calls tools with inputs that do not fit, then well",
    calls: (round, { plan }) =>
      round === 0
        ? BAD.map((input) => ({ name: "describe", input }))
        : round === 1
          ? plan.calls
          : [],
  },
  {
    name: "many-calls",
    does: "makes fifty calls in a round",
    calls: (round, { plan }) =>
      round === 0 ? Array.from({ length: 50 }, () => plan.calls[0]!) : [],
  },
  {
    name: "inputs-as-text",
    does: "gives the input of a tool as a text of JSON",
    reshapes: blocks((content) =>
      content.map((block) =>
        block.type === "tool_use" ? { ...block, input: JSON.stringify(block.input) } : block,
      ),
    ),
  },
  { name: "no-calls", does: "never calls a tool", calls: () => [] },
  { name: "empty", does: "answers with no content", reshapes: blocks(() => []) },
  {
    name: "deep-inputs",
    does: "nests the input of a tool fifty thousand deep",
    sends: (ordinary) => (message, exchange) =>
      exchange.part === "work" ? nested(message, 50_000) : ordinary(message, exchange),
  },
  {
    name: "null-content",
    does: "answers with null for content",
    sends: () => (message) => Response.json({ ...message, content: null }),
  },
  {
    name: "string-content",
    does: "answers with a text for content",
    sends: () => (message) => Response.json({ ...message, content: "hello" }),
  },
  {
    name: "another-model",
    does: "says that another model has answered",
    reshapes: (message) => ({ ...message, model: "something-else" }),
  },
  {
    name: "null-stop",
    does: "gives no reason for its stop",
    reshapes: (message) => ({ ...message, stop_reason: null }),
  },
  { name: "array", does: "answers with a list", sends: () => () => Response.json(["hello"]) },
  {
    name: "wrong-shape",
    does: "judges in a shape that nobody asked for",
    judges: () => ({ main: "root", supporting: [7], vague: "maybe" }),
  },
  {
    name: "two-answers",
    does: "gives two judgements at once",
    reshapes: blocks((content) =>
      content.flatMap((block) =>
        block.name === "answer"
          ? [block, toolUse("answer", { vague: true, topic: "off_topic" })]
          : [block],
      ),
    ),
  },
  {
    name: "long-answer",
    does: "writes a hundred thousand characters",
    says: () =>
      Array.from({ length: 2_000 }, () => ({
        text: "Sleep is good for you, and so is rest, day by day.",
        wrong: null,
      })),
  },
]

export const protocol: ReadonlyArray<Mode> = ROWS.map((row) => ({
  ...row,
  name: `protocol-${row.name}`,
  family: "protocol",
}))
