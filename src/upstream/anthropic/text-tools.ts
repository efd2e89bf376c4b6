import type { MessageParam, Tool } from "@anthropic-ai/sdk/resources/messages/messages"
import { isJsonObject, type JsonObject } from "#domain/json-object"
import { isToolName, TOOLS } from "#domain/tool"
import type { Request } from "#upstream/anthropic/messages"
import { objectsIn, parsedLoosely } from "#upstream/anthropic/objects-in"
import { type Reply, type ToolUse, textOf, toolUsesOf } from "#upstream/anthropic/reply"
import { withoutThoughts } from "#upstream/anthropic/thought"
import { callsWrittenIn, knownName } from "#upstream/anthropic/written-calls"

/** Marks the calls that were read in a text, which go back as text. */
const READ_IN_TEXT = "text_"

const described = ({ name, description, input_schema }: Tool) =>
  JSON.stringify({ name, description, input: input_schema })

const instruction = (tools: ReadonlyArray<Tool>) => `

The tools, one a line, each with the JSON schema of its input:
${tools.map(described).join("\n")}

To call a tool, write one line of JSON for each call and nothing else: {"tool": "<name>", "input": {...}}
The results come in the next message. Without a call, what you write is your answer.`

type Block = Exclude<MessageParam["content"], string>[number]

const inText = (block: Block): Block => {
  if (block.type === "tool_use")
    return { type: "text", text: JSON.stringify({ tool: block.name, input: block.input }) }
  if (block.type !== "tool_result") return block
  const content =
    typeof block.content === "string" ? block.content : JSON.stringify(block.content ?? "")
  return { type: "text", text: `${block.is_error ? "Refused" : "Result"}: ${content}` }
}

const isReadInText = (block: Block) =>
  (block.type === "tool_use" && block.id.startsWith(READ_IN_TEXT)) ||
  (block.type === "tool_result" && block.tool_use_id.startsWith(READ_IN_TEXT))

const said = (
  messages: ReadonlyArray<MessageParam>,
  isText: (block: Block) => boolean,
): ReadonlyArray<MessageParam> =>
  messages.map((message) =>
    typeof message.content === "string"
      ? message
      : ({
          ...message,
          content: message.content.map((block) => (isText(block) ? inText(block) : block)),
        } as MessageParam),
  )

/** A request for a server that takes no tools: they are described, and calls and results are text. */
export const withToolsAsText = ({ tools, ...request }: Request): Request => ({
  ...request,
  system: tools ? request.system + instruction(tools) : request.system,
  messages: said(request.messages, () => true),
})

/** A request in which calls that were read in a text go back as they came. */
export const withReadCalls = (request: Request): Request => ({
  ...request,
  messages: said(request.messages, isReadInText),
})

const NAMES = ["tool", "name", "function", "tool_name"]
const INPUTS = ["input", "arguments", "parameters", "args"]

const QUOTED = /^\s*[{[]/

/** The fields of an input, each object and list that is a text of JSON as what it says. */
const withoutQuotes = (input: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === "string" && QUOTED.test(value) ? (parsedLoosely(value) ?? value) : value,
    ]),
  )

/** An input as it is meant: it may be JSON within a text, within an object of its own, or none. */
const inputOf = (given: unknown): unknown => {
  if (given === null || given === undefined) return {}
  if (typeof given === "string") {
    const text = given.startsWith('"') ? parsedLoosely(given) : given
    return typeof text === "string" ? (objectsIn(text)[0]?.value ?? given) : given
  }
  const [member, ...others] = isJsonObject(given) ? Object.keys(given) : []
  const isWrapped = member !== undefined && others.length === 0 && INPUTS.includes(member)
  const input =
    isWrapped && isJsonObject(given) && isJsonObject(given[member]) ? given[member] : given
  return isJsonObject(input) ? withoutQuotes(input) : input
}

/** The call that an object is, in one of the ways in which models write one; null for another object. */
const callOf = (
  value: JsonObject,
  known: ReadonlySet<string>,
): { readonly name: string; readonly input: unknown } | null => {
  // OpenAI's way has name and arguments within.
  const own = isJsonObject(value.function) ? value.function : value
  const name = NAMES.map((member) => knownName(own[member], known)).find((found) => found)
  const given = INPUTS.map((member) => own[member]).find((input) => input !== undefined)
  return name === undefined ? null : { name, input: inputOf(given ?? {}) }
}

/** The names that calls may have. An agent may call what another one has: it looks at the same rows. */
const namesOf = (tools: ReadonlyArray<Tool>): ReadonlySet<string> => {
  const offered = tools.map(({ name }) => name)
  return new Set(
    offered.some(isToolName) ? [...offered, ...TOOLS.map(({ name }) => name)] : offered,
  )
}

/** A call as the API has it: with an id, its name alone, and its input as an object. */
const asMeant = (block: Reply["content"][number], id: string, known: ReadonlySet<string>) => {
  if (block.type !== "tool_use") return block
  const call = block as Partial<ToolUse>
  const has = typeof call.id === "string" && call.id !== ""
  const name = knownName(call.name, known) ?? call.name
  return { ...block, id: has ? call.id : id, name, input: inputOf(call.input) }
}

/** The calls of a list of them, in OpenAI's way. */
const listed = ({ tool_calls }: JsonObject) =>
  Array.isArray(tool_calls) ? tool_calls.filter(isJsonObject) : []

/**
 * A reply with the tool calls that it writes as text as calls, where it makes no other. `at` tells the replies of a
 * conversation apart.
 */
export const withCallsRead = (reply: Reply, tools: ReadonlyArray<Tool>, at: number): Reply => {
  const known = namesOf(tools)
  const meant = {
    ...reply,
    content: reply.content.map((block, order) => asMeant(block, `call_${at}_${order}`, known)),
  }
  if (toolUsesOf(meant).length > 0) return meant
  const text = withoutThoughts(textOf(reply))
  const objects = objectsIn(text).flatMap(({ value }) =>
    [value, ...listed(value)].flatMap((object) => callOf(object, known) ?? []),
  )
  const calls = objects.length > 0 ? objects : callsWrittenIn(text, known)
  if (calls.length === 0) return reply
  const content = calls.map((call, order) => ({
    type: "tool_use",
    id: `${READ_IN_TEXT}${at}_${order}`,
    ...call,
  }))
  return { ...reply, stop_reason: "tool_use", content }
}
