import { type Static, Type } from "typebox"
import { validatorOf } from "#domain/validator"

const Shape = Type.Object({
  content: Type.Array(Type.Object({ type: Type.String() })),
  stop_reason: Type.Union([Type.String(), Type.Null()]),
})

/** A message of the model. Only the types of its content blocks are validated. */
export type Reply = Static<typeof Shape>

const Text = Type.Object({ type: Type.Literal("text"), text: Type.String() })
const ToolUse = Type.Object({
  type: Type.Literal("tool_use"),
  id: Type.String({ minLength: 1 }),
  name: Type.String(),
  input: Type.Unknown(),
})

/** A tool call from the model: name and input are not validated yet. */
export type ToolUse = Static<typeof ToolUse>

const shape = validatorOf(Shape)
const text = validatorOf(Text)
const toolUse = validatorOf(ToolUse)

/** Parses a message; null when it has not the expected shape. */
export const readReply = (message: unknown): Reply | null =>
  shape().Check(message) ? message : null

/** The stop reasons of a complete message. */
const COMPLETE = new Set<string | null>([
  ...["end_turn", "tool_use", "stop_sequence"],
  // As servers of the other API name them.
  ...["stop", "tool_calls"],
  null,
])

/** False when the model was cut off, paused or refused: such a message must not be used. */
export const isComplete = ({ stop_reason }: Reply): boolean => COMPLETE.has(stop_reason)

/** The text of a reply. */
export const textOf = ({ content }: Reply): string =>
  content.flatMap((block) => (text().Check(block) ? [block.text] : [])).join("")

/** The calls of a reply, in its order. */
export const toolUsesOf = ({ content }: Reply): ReadonlyArray<ToolUse> =>
  content.flatMap((block) => (toolUse().Check(block) ? [block as ToolUse] : []))
