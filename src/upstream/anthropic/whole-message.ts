import type { Send } from "#upstream/outgoing"

const isStreamed = (init: RequestInit | undefined) =>
  typeof init?.body === "string" && init.body.includes('"stream":true')

const isJson = ({ ok, headers }: Response) =>
  ok && (headers.get("content-type") ?? "").includes("json")

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const event = (content: Json) => `event: ${content.type}\ndata: ${JSON.stringify(content)}\n\n`

/** A message as the events in which it would have been streamed; only its text is. */
const eventsOf = (message: Json, content: ReadonlyArray<unknown>): string => {
  const { stop_reason = "end_turn", usage } = message
  const texts = content.filter(isObject).filter(({ type }) => type === "text")
  return [
    event({
      type: "message_start",
      message: { ...message, content: [], stop_reason: null, usage: usage ?? {} },
    }),
    ...texts.flatMap(({ text }, index) => [
      event({ type: "content_block_start", index, content_block: { type: "text", text: "" } }),
      event({
        type: "content_block_delta",
        index,
        delta: { type: "text_delta", text: String(text) },
      }),
      event({ type: "content_block_stop", index }),
    ]),
    event({
      type: "message_delta",
      delta: { stop_reason, stop_sequence: null },
      usage: usage ?? {},
    }),
    event({ type: "message_stop" }),
  ].join("")
}

/** A line of events that has to say what was used, and says nothing. */
const withUsage = (line: string): string => {
  const isAbout = line.startsWith("data:") && /"message_(?:start|delta)"/.test(line.slice(0, 200))
  if (!isAbout || line.includes('"usage"')) return line
  try {
    const content: unknown = JSON.parse(line.slice("data:".length))
    if (!isObject(content)) return line
    const filled =
      content.type === "message_start" && isObject(content.message)
        ? { ...content, message: { ...content.message, usage: {} } }
        : { ...content, usage: {} }
    return `data: ${JSON.stringify(filled)}`
  } catch {
    return line
  }
}

/** Events in which every one that has to has a usage, line by line. */
const usageFilled = () => {
  const held: Array<string> = []
  return new TransformStream<string, string>({
    transform: (piece, controller) => {
      const end = piece.lastIndexOf("\n")
      if (end < 0) {
        held.push(piece)
        return
      }
      const whole = held.splice(0).join("") + piece.slice(0, end)
      if (end + 1 < piece.length) held.push(piece.slice(end + 1))
      controller.enqueue(`${whole.split("\n").map(withUsage).join("\n")}\n`)
    },
    flush: (controller) => controller.enqueue(held.join("")),
  })
}

/**
 * Sends to servers that stream less well than the API says: one that answers a streamed request with a whole message is
 * heard as if it had streamed it, and one that reports no usage as if it had reported none.
 */
export const sentTolerantly =
  (send: Send): Send =>
  async (url, init) => {
    const response = await send(url, init)
    if (!isStreamed(init) || !response.ok || !response.body) return response
    const { status } = response
    const headers = { "content-type": "text/event-stream" }
    if (isJson(response)) {
      const text = await response.text()
      const message = JSON.parse(text) as unknown
      const content = isObject(message) ? message.content : null
      return isObject(message) && Array.isArray(content)
        ? new Response(eventsOf(message, content), { status, headers })
        : new Response(text, { status, headers: { "content-type": "application/json" } })
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(usageFilled())
      .pipeThrough(new TextEncoderStream())
    return new Response(events, { status, headers: response.headers })
  }
