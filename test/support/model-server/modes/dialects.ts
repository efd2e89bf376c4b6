import { event, eventsOf, streaming } from "#test/model-server/message"
import type { Exchange, Message, Mode, Send } from "#test/model-server/mode"
import { blocks } from "#test/model-server/modes/protocol"
import type { Json } from "#test/model-server/request"

type Sends = NonNullable<Mode["sends"]>

/** A stream as other servers spell it; what is asked for whole is sent whole. */
const spelt =
  (spell: (events: ReadonlyArray<string>) => string, type = "text/event-stream"): Sends =>
  (ordinary) =>
  (message, exchange) =>
    exchange.body.stream
      ? new Response(spell(eventsOf(message)), { headers: type ? { "content-type": type } : {} })
      : ordinary(message, exchange)

const eachEvent = (spell: (each: string) => string) => spelt((events) => events.map(spell).join(""))

const without = (name: string) =>
  spelt((events) => events.filter((each) => !each.startsWith(`event: ${name}\n`)).join(""))

/** Refuses what a request holds, in the words of a server that does not take it. */
const refuses =
  (holds: (body: Json) => boolean, status: number, words: Json): Sends =>
  (ordinary) =>
  (message, exchange) =>
    holds(exchange.body) ? Response.json(words, { status }) : ordinary(message, exchange)

const invalid = (message: string): Json => ({
  type: "error",
  error: { type: "invalid_request_error", message },
})

const mentions = (name: string) => (body: Json) => JSON.stringify(body).includes(`"${name}"`)

/** The whole message and its end; the connection stays open. */
const openBehind: Send = (message) =>
  streaming(async (write, state) => {
    write(eventsOf(message).join(""))
    while (!state.ended) await Bun.sleep(20)
  })

const renamed = (name: (name: string) => string) =>
  blocks((content) =>
    content.map((block) =>
      block.type === "tool_use" ? { ...block, name: name(block.name) } : block,
    ),
  )

const given = (input: (input: Json) => Json) =>
  blocks((content) =>
    content.map((block) =>
      block.type === "tool_use" ? { ...block, input: input(block.input) } : block,
    ),
  )

/** Something in front of each text, and behind it. */
const wrapped = (before: string, after = "") =>
  blocks((content) =>
    content.map((block) =>
      block.type === "text" ? { ...block, text: before + block.text + after } : block,
    ),
  )

const stopsWith =
  (of: (reason: string) => Json) =>
  (message: Message, _: Exchange): Message => ({
    ...message,
    stop_reason: of(message.stop_reason),
  })

const dataOf = (each: string) => each.split("data: ")[1]!.trim()

type Row = Omit<Mode, "family">

const SPELLINGS: ReadonlyArray<Row> = [
  {
    name: "open-behind",
    does: "leaves a stream open behind its last event",
    sends: (ordinary) => (message, exchange) =>
      exchange.body.stream ? openBehind(message, exchange) : ordinary(message, exchange),
  },
  {
    name: "lines-of-json",
    does: "streams a document of JSON a line",
    sends: spelt((events) => events.map(dataOf).join("\n"), "application/x-ndjson"),
  },
  {
    name: "typed-json",
    does: "says that a stream is JSON",
    sends: spelt((events) => events.join(""), "application/json"),
  },
  {
    name: "typed-text",
    does: "says that a stream is text",
    sends: spelt((events) => events.join(""), "text/plain"),
  },
  {
    name: "typed-bytes",
    does: "says that a stream is bytes",
    sends: spelt((events) => events.join(""), "application/octet-stream"),
  },
  {
    name: "byte-order-mark",
    does: "puts a byte order mark in front of a stream",
    sends: spelt((events) => `\uFEFF${events.join("")}`),
  },
  {
    name: "cr",
    does: "ends lines with CR",
    sends: eachEvent((each) => each.replaceAll("\n", "\r")),
  },
  {
    name: "no-names",
    does: "gives events no names",
    sends: eachEvent((each) => each.replace(/^event:.*\n/, "")),
  },
  {
    name: "no-spaces",
    does: "puts no space behind a colon",
    sends: eachEvent((each) => each.replace("event: ", "event:").replace("data: ", "data:")),
  },
  {
    name: "many-lines",
    does: "spreads the JSON of an event over lines",
    sends: eachEvent((each) => {
      const lines = JSON.stringify(JSON.parse(dataOf(each)), null, 1).split("\n")
      return `${each.split("\n")[0]}\n${lines.map((line) => `data: ${line}\n`).join("")}\n`
    }),
  },
  {
    name: "done",
    does: "ends a stream with a mark of another protocol",
    sends: spelt((events) => `${events.join("")}data: [DONE]\n\n`),
  },
  {
    name: "events-of-its-own",
    does: "puts events of its own between the others",
    sends: eachEvent((each) => event({ type: "vendor_metrics", tokens_a_second: 3 }) + each),
  },
  {
    name: "no-block-stops",
    does: "does not end the blocks of a stream",
    sends: without("content_block_stop"),
  },
  {
    name: "other-indices",
    does: "begins to count blocks at seven",
    sends: eachEvent((each) => each.replace('"index":0', '"index":7')),
  },
  {
    name: "gzip",
    does: "compresses everything",
    sends: (ordinary) => async (message, exchange) => {
      const plain = await ordinary(message, exchange)
      return new Response(Bun.gzipSync(new Uint8Array(await plain.arrayBuffer())), {
        headers: {
          "content-type": plain.headers.get("content-type") ?? "",
          "content-encoding": "gzip",
        },
      })
    },
  },
]

const REFUSALS: ReadonlyArray<Row> = [
  {
    name: "no-cache",
    does: "does not take marks of what is to be cached",
    sends: refuses(
      mentions("cache_control"),
      400,
      invalid("system.0.cache_control: Extra inputs are not permitted"),
    ),
  },
  {
    name: "no-cache-422",
    does: "does not take marks of what is to be cached, and says so as a validator does",
    sends: refuses(mentions("cache_control"), 422, {
      detail: [
        {
          type: "extra_forbidden",
          loc: ["body", "system", 0, "cache_control"],
          msg: "Extra inputs are not permitted",
        },
      ],
    }),
  },
  {
    name: "no-system-blocks",
    does: "takes a system prompt as a text alone",
    sends: refuses(
      ({ system }) => Array.isArray(system),
      400,
      invalid("system: Input should be a valid string"),
    ),
  },
  {
    name: "no-streams",
    does: "does not stream",
    sends: refuses(({ stream }) => stream === true, 400, invalid("streaming is not supported")),
  },
  {
    name: "few-tokens",
    does: "writes no more than 2,048 tokens",
    sends: refuses(
      (body) => body.max_tokens > 2_048,
      400,
      invalid("max_tokens: 8192 > 2048, which is the maximum allowed number of output tokens"),
    ),
  },
]

const WORDS: ReadonlyArray<Row> = [
  {
    name: "prefixed-names",
    does: "puts a namespace in front of the names of tools",
    reshapes: renamed((name) => `functions.${name}`),
  },
  {
    name: "numbered-names",
    does: "numbers the names of tools",
    reshapes: renamed((name) => `${name}:0`),
  },
  {
    name: "nested-inputs",
    does: "puts the input of a tool into another",
    reshapes: given((input) => ({ input })),
  },
  {
    name: "quoted-fields",
    does: "gives each field of an input as a text",
    reshapes: blocks((content) =>
      content.map((block) =>
        block.type === "tool_use" && block.name !== "answer"
          ? {
              ...block,
              input: Object.fromEntries(
                Object.entries(block.input).map(([name, value]) => [
                  name,
                  typeof value === "string" ? value : JSON.stringify(value),
                ]),
              ),
            }
          : block,
      ),
    ),
  },
  {
    name: "end-of-sequence",
    does: "writes the token that ends a text",
    reshapes: wrapped("", "<|im_end|>"),
  },
  {
    name: "channels",
    does: "writes its thoughts and its answer into channels",
    reshapes: wrapped(
      "<|channel|>analysis<|message|>The user asks 42.<|end|><|start|>assistant" +
        "<|channel|>final<|message|>",
      "<|return|>",
    ),
  },
  {
    name: "thoughts-closed",
    does: "closes thoughts that it did not open",
    reshapes: wrapped("Let me see, 42 hours.</think>\n\n"),
  },
  {
    name: "reasons-of-another",
    does: "gives the reasons of another protocol for its stop",
    reshapes: stopsWith((reason) => (reason === "tool_use" ? "tool_calls" : "stop")),
  },
]

/** Servers that say the same in other ways: a turn completes in the model's words, and nothing stands in for it. */
export const dialects: ReadonlyArray<Mode> = [...SPELLINGS, ...REFUSALS, ...WORDS].map((row) => ({
  ...row,
  name: `dialect-${row.name}`,
  family: "dialect",
}))
