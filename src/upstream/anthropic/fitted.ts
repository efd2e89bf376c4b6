import type { MessageParam } from "@anthropic-ai/sdk/resources/messages/messages"
import type { ModelLimits } from "#domain/model-server"
import { bodyOf, type Request } from "#upstream/anthropic/messages"
import { estimatedTokens } from "#upstream/anthropic/usage"

/** Of the context of a model, the part that is left for its answer. */
const FOR_ANSWER = 0.25

/** How much of each part is kept, stage by stage: what was said and remembered goes before what was found. */
const STAGES: ReadonlyArray<Readonly<Record<string, number>>> = [
  { conversation: 0.3, person: 0.5 },
  { conversation: 0.1, person: 0.2, agent_notes: 0.5, found: 0.5 },
  { conversation: 0, person: 0.1, agent_notes: 0.3, found: 0.2 },
  { conversation: 0, person: 0, agent_notes: 0.1, found: 0.08 },
]

/** A part of a prompt as `quoted` writes it: its content is one line of JSON. */
const PART = /<(\w{1,30})>\n([^\n]*)\n<\/\1>/g

/** Lists of names by which something is asked for are kept whole. */
const KEPT = new Set(["metrics"])

/** The lists in a value cut to a share of their items; what was said keeps its end, and at least one item stays. */
const cut = (value: unknown, share: number, keepsEnd: boolean): unknown => {
  if (Array.isArray(value)) {
    const kept = Math.max(1, Math.floor(value.length * share))
    return keepsEnd ? value.slice(-kept) : value.slice(0, kept)
  }
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      Array.isArray(item) && !KEPT.has(name) ? cut(item, share, keepsEnd) : item,
    ]),
  )
}

const shortened = (text: string, stage: Readonly<Record<string, number>>): string =>
  text.replace(PART, (whole, tag: string, json: string) => {
    const share = stage[tag]
    if (share === undefined) return whole
    try {
      const content = JSON.stringify(cut(JSON.parse(json), share, tag === "conversation"))
      return `<${tag}>\n${content.replaceAll("<", "\\u003c")}\n</${tag}>`
    } catch {
      return whole
    }
  })

type Block = Exclude<MessageParam["content"], string>[number]

const shortenedBlock = (block: Block, stage: Readonly<Record<string, number>>): Block => {
  if (block.type === "text") return { ...block, text: shortened(block.text, stage) }
  return block.type === "tool_result" && typeof block.content === "string"
    ? { ...block, content: shortened(block.content, stage) }
    : block
}

const shortenedMessage = (
  message: MessageParam,
  stage: Readonly<Record<string, number>>,
): MessageParam => {
  const content =
    typeof message.content === "string"
      ? shortened(message.content, stage)
      : message.content.map((block) => shortenedBlock(block, stage))
  return { ...message, content } as MessageParam
}

/** Tokens of the body of a request, estimated. */
export const tokensOf = (request: Request): number =>
  estimatedTokens(Buffer.byteLength(JSON.stringify(bodyOf(request))))

/**
 * A request cut to what its model takes: the answer to its longest, and the prompt, part by part, to the context. Null
 * when even the shortest prompt is too long.
 */
export const fitted = (request: Request, { context, max_tokens }: ModelLimits): Request | null => {
  const answer = Math.min(
    request.max_tokens,
    max_tokens ?? Number.POSITIVE_INFINITY,
    context === null ? Number.POSITIVE_INFINITY : Math.floor(context * FOR_ANSWER),
  )
  const whole = { ...request, max_tokens: answer }
  if (context === null) return whole
  const room = context - answer
  if (tokensOf(whole) <= room) return whole
  for (const stage of STAGES) {
    const shorter = {
      ...whole,
      messages: whole.messages.map((message) => shortenedMessage(message, stage)),
    }
    if (tokensOf(shorter) <= room) return shorter
  }
  return null
}
