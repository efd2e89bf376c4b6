import { assembled, makeEventWriter } from "#upstream/anthropic/api-events"
import { isTooDeep } from "#upstream/anthropic/depth"
import { type Heard, makeLineReader } from "#upstream/anthropic/events"
import type { Send } from "#upstream/outgoing"

const isStreamed = (init: RequestInit | undefined) =>
  typeof init?.body === "string" && init.body.includes('"stream":true')

/** No model writes so much for one answer. */
const MAX_CHARACTERS = 64_000

/** Of what is said of an error, so much is read, and waited for. */
const MAX_ERROR_BYTES = 16_384
const ERROR_MS = 2_000
const MAX_STATUS = 599

/** A body of JSON as one: deep nesting is not for parsers. */
const checked = (text: string): string => {
  if (isTooDeep(text)) throw new RangeError("the answer is nested too deep")
  return text
}

const parsed = (text: string): Heard | null => {
  try {
    const content = JSON.parse(checked(text)) as Heard["content"]
    return { name: null, content }
  } catch {
    return null
  }
}

/** A streamed answer in the API's way, whatever the server's; it ends where the message does. */
const inOrder = () => {
  const reader = makeLineReader()
  const writer = makeEventWriter(MAX_CHARACTERS)
  /** The pieces of a body that is one JSON; null for events. */
  let whole: Array<string> | null = null
  let hasBegun = false

  const pass = (
    heard: ReadonlyArray<Heard>,
    controller: TransformStreamDefaultController<string>,
  ) => {
    const events = heard.map(writer.write).join("")
    if (events !== "") controller.enqueue(events)
    if (writer.isOver()) controller.terminate()
  }

  return new TransformStream<string, string>({
    transform: (piece, controller) => {
      if (!hasBegun && piece.trim() !== "") {
        hasBegun = true
        whole = /^\s*[{[]/.test(piece) ? [] : null
      }
      if (whole) whole.push(piece)
      else pass(reader.push(piece), controller)
    },
    flush: (controller) => {
      const text = whole?.join("") ?? ""
      const message = whole && parsed(text)
      pass(message ? [message] : [...reader.push(text), ...reader.end()], controller)
      const rest = writer.end()
      if (rest !== "") controller.enqueue(rest)
    },
  })
}

/** The beginning of what a server says of an error. It may say it for ever, or never. */
const errorOf = async (response: Response): Promise<Response> => {
  const reader = response.body?.getReader()
  const pieces: Array<Uint8Array> = []
  let left = MAX_ERROR_BYTES
  const read = async () => {
    while (reader && left > 0) {
      const { value } = await reader.read()
      if (!value) return
      pieces.push(value.subarray(0, left))
      left -= value.byteLength
    }
  }
  await Promise.race([read().catch(() => {}), Bun.sleep(ERROR_MS)])
  reader?.cancel().catch(() => {})
  const { headers } = response
  const type = headers.get("content-type") ?? "text/plain"
  const retry_after = headers.get("retry-after")
  return new Response(Buffer.concat(pieces), {
    status: Math.min(response.status, MAX_STATUS),
    headers: { "content-type": type, ...(retry_after ? { "retry-after": retry_after } : {}) },
  })
}

/** An answer in one piece as JSON, whatever it calls itself, and also where it comes as a stream. */
const inOnePiece = async (response: Response): Promise<Response> => {
  const text = await response.text()
  const headers = { "content-type": "application/json" }
  if (!/^\s*(?:event|data|id|retry)?:/.test(text)) return new Response(checked(text), { headers })
  const reader = makeLineReader()
  const message = assembled([...reader.push(text), ...reader.end()])
  return new Response(JSON.stringify(message), { headers })
}

/**
 * Sends to servers that answer less well than the API says: one that answers a streamed request with a whole message
 * is heard as if it had streamed it, and the other way round; and the events of a stream are put in the API's order.
 */
export const sentTolerantly =
  (send: Send): Send =>
  async (url, init) => {
    const response = await send(url, init)
    if (response.status >= 400) return errorOf(response)
    if (!response.ok || !response.body) return response
    if (!isStreamed(init)) return inOnePiece(response)
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(inOrder())
      .pipeThrough(new TextEncoderStream())
    return new Response(events, { headers: { "content-type": "text/event-stream" } })
  }
