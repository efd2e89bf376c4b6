import type { Exchange, Message } from "#test/model-server/mode"
import type { Json } from "#test/model-server/request"

let uses = 0

export const toolUse = (name: string, input: Json): Json => ({
  type: "tool_use",
  id: `toolu_${++uses}`,
  name,
  input,
})

export const textBlock = (text: string): Json => ({ type: "text", text })

const BYTES_A_TOKEN = 4

/** A whole message; its usage is counted by the bytes of the request. */
export const messageOf = (
  content: ReadonlyArray<Json>,
  { body }: Pick<Exchange, "body">,
): Message => ({
  id: `msg_${++uses}`,
  type: "message",
  role: "assistant",
  model: body.model,
  content,
  stop_reason: content.some(({ type }) => type === "tool_use") ? "tool_use" : "end_turn",
  stop_sequence: null,
  usage: {
    input_tokens: Math.ceil(JSON.stringify(body).length / BYTES_A_TOKEN),
    output_tokens: Math.ceil(JSON.stringify(content).length / BYTES_A_TOKEN),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
  },
})

/** One event of a stream. */
export const event = (data: Json): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const PIECE = 9

const pieces = (text: string): ReadonlyArray<string> => {
  const letters = [...text]
  const count = Math.ceil(letters.length / PIECE)
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * PIECE, (at + 1) * PIECE).join(""),
  )
}

const deltasOf = (block: Json): ReadonlyArray<Json> => {
  if (block.type === "text") return pieces(block.text).map((text) => ({ type: "text_delta", text }))
  if (block.type === "thinking")
    return [
      { type: "thinking_delta", thinking: block.thinking },
      { type: "signature_delta", signature: block.signature ?? "c2ln" },
    ]
  return [{ type: "input_json_delta", partial_json: JSON.stringify(block.input ?? {}) }]
}

const opened = (block: Json): Json => {
  if (block.type === "text") return { ...block, text: "" }
  if (block.type === "thinking") return { ...block, thinking: "", signature: "" }
  return { ...block, input: {} }
}

/** The events of a message that is streamed. */
export const eventsOf = (message: Message): ReadonlyArray<string> => [
  event({ type: "message_start", message: { ...message, content: [], stop_reason: null } }),
  ...message.content.flatMap((block: Json, index: number) => [
    event({ type: "content_block_start", index, content_block: opened(block) }),
    ...deltasOf(block).map((delta) => event({ type: "content_block_delta", index, delta })),
    event({ type: "content_block_stop", index }),
  ]),
  event({
    type: "message_delta",
    delta: { stop_reason: message.stop_reason, stop_sequence: null },
    ...(message.usage ? { usage: message.usage } : {}),
  }),
  event({ type: "message_stop" }),
]

const STREAM = { "content-type": "text/event-stream" }

/** A stream of events, whole. */
export const streamed = (events: ReadonlyArray<string>): Response =>
  new Response(events.join(""), { headers: STREAM })

/** The beginning of a stream, and what becomes of it. */
export const streaming = (
  begin: (write: (text: string) => void, signal: { readonly ended: boolean }) => Promise<void>,
): Response => {
  const state = { ended: false }
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start: (controller) => {
        const write = (text: string) => {
          if (!state.ended) controller.enqueue(encoder.encode(text))
        }
        begin(write, state).then(
          () => !state.ended && controller.close(),
          (cause) => !state.ended && controller.error(cause),
        )
      },
      cancel: () => {
        state.ended = true
      },
    }),
    { headers: STREAM },
  )
}

/** How a server sends a message that has nothing to hide. */
export const ordinarily = (message: Message, { body }: Exchange): Response =>
  body.stream ? streamed(eventsOf(message)) : Response.json(message)

export const fault = (
  status: number,
  type: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json({ type: "error", error: { type, message: "as scripted" } }, { status, headers })
