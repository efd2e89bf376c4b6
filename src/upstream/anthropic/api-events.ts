import { isJsonObject, type JsonObject } from "#domain/json-object"
import type { Heard } from "#upstream/anthropic/events"

const event = (content: JsonObject) =>
  `event: ${content.type}\ndata: ${JSON.stringify(content)}\n\n`

const usageIn = ({ usage }: JsonObject): JsonObject => (isJsonObject(usage) ? usage : {})

/**
 * Writes a stream again as the Messages API does: its text alone, in the API's order and with what every event has to
 * have. What is said after its end, or of blocks of another kind, is left out.
 */
export const makeEventWriter = (max_characters: number) => {
  /** The blocks of text by the index that the server gives them, and by the one they are written with. */
  const blocks = new Map<unknown, number | null>()
  let count = 0
  let hasBegun = false
  let hasReason = false
  let isOver = false
  let characters = 0

  const begin = (message: JsonObject): string => {
    if (hasBegun) return ""
    hasBegun = true
    const beginning = { type: "message", role: "assistant", ...message, usage: usageIn(message) }
    return event({
      type: "message_start",
      message: { ...beginning, content: [], stop_reason: null },
    })
  }

  const open = (given: unknown): string => {
    blocks.set(given, count)
    const content_block = { type: "text", text: "" }
    return begin({}) + event({ type: "content_block_start", index: count++, content_block })
  }

  const text = (given: unknown, piece: unknown): string => {
    if (typeof piece !== "string" || piece === "") return ""
    characters += piece.length
    if (characters > max_characters) throw new RangeError("the text is too long")
    const index = blocks.get(given) ?? null
    const delta = { type: "text_delta", text: piece }
    return index === null ? "" : event({ type: "content_block_delta", index, delta })
  }

  const block = ({ index, content_block }: JsonObject): string => {
    if (!isJsonObject(content_block)) return ""
    if (content_block.type === "text") return open(index) + text(index, content_block.text)
    blocks.set(index, null)
    return begin({})
  }

  const reason = (delta: JsonObject, given: JsonObject): string => {
    hasReason = typeof delta.stop_reason === "string"
    return begin({}) + event({ type: "message_delta", delta, usage: usageIn(given) })
  }

  const stop = (): string => {
    isOver = true
    return begin({}) + event({ type: "message_stop" })
  }

  /** An error ends a stream; what kind it is of tells whether it may pass. */
  const fail = ({ type }: JsonObject): string => {
    isOver = true
    return event({
      type: "error",
      error: { type: typeof type === "string" ? type : "api_error", message: "" },
    })
  }

  /** A message that came whole. */
  const whole = (message: JsonObject, content: ReadonlyArray<unknown>): string => {
    const { stop_reason = "end_turn" } = message
    const blocks = content
      .filter(isJsonObject)
      .flatMap((content_block, index) =>
        content_block.type === "text" ? [block({ index, content_block })] : [],
      )
    const delta = { stop_reason, stop_sequence: null }
    return [begin(message), ...blocks, reason(delta, message), stop()].join("")
  }

  const written = ({ name, content }: Heard): string => {
    if (typeof content === "string") {
      if (name === "error") return fail({})
      return content === "[DONE]" && hasReason ? stop() : ""
    }
    const { message, index, delta } = content
    switch (content.type ?? name) {
      case "message_start":
        return begin(isJsonObject(message) ? message : {})
      case "content_block_start":
        return block(content)
      case "content_block_delta":
        return isJsonObject(delta) && delta.type === "text_delta" ? text(index, delta.text) : ""
      case "message_delta":
        return isJsonObject(delta) ? reason(delta, content) : ""
      case "message_stop":
        return hasBegun ? stop() : ""
      case "message":
        return Array.isArray(content.content) ? whole(content, content.content) : ""
      case "error":
        return fail(isJsonObject(content.error) ? content.error : {})
      default:
        return isJsonObject(content.error) ? fail(content.error) : ""
    }
  }

  return {
    /** An event as the API has it; empty for one that is left out. Throws RangeError for a text beyond all measure. */
    write: (heard: Heard): string => (isOver ? "" : written(heard)),
    isOver: () => isOver,
    /** What is missing when the body has ended: one that gave a reason to stop is whole. */
    end: (): string => (hasReason && !isOver ? stop() : ""),
  }
}

/** The message that a stream holds, where one was not asked for; null for none. */
export const assembled = (events: ReadonlyArray<Heard>): JsonObject | null => {
  const blocks = new Map<unknown, { block: JsonObject; pieces: Array<string> }>()
  let message: JsonObject | null = null
  let end: JsonObject = {}
  for (const { content } of events) {
    if (!isJsonObject(content)) continue
    const { type, index, delta } = content
    if (type === "message_start" && isJsonObject(content.message)) message = content.message
    if (type === "error") return content
    if (type === "content_block_start" && isJsonObject(content.content_block))
      blocks.set(index, { block: content.content_block, pieces: [] })
    const piece = isJsonObject(delta) ? (delta.text ?? delta.partial_json) : undefined
    if (type === "content_block_delta" && typeof piece === "string")
      blocks.get(index)?.pieces.push(piece)
    if (type === "message_delta")
      end = { ...(isJsonObject(delta) ? delta : {}), usage: content.usage }
  }
  if (message === null || typeof end.stop_reason !== "string") return null
  const content = [...blocks.values()].map(({ block, pieces }) => {
    const said = pieces.join("")
    if (block.type === "text") return { ...block, text: String(block.text ?? "") + said }
    return block.type === "tool_use" && said !== "" ? { ...block, input: said } : block
  })
  const usage = { ...usageIn(message), ...usageIn(end) }
  return { ...message, ...end, content, usage }
}
