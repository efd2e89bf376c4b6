import { type Static, Type } from "typebox"
import { validatorOf } from "#domain/validator"

const Shape = Type.Object({
  content: Type.Array(Type.Object({ type: Type.String() })),
  stop_reason: Type.Union([Type.String(), Type.Null()]),
})

/** A message of the model. Of its content only the blocks are known to be blocks. */
export type Reply = Static<typeof Shape>

const Text = Type.Object({ type: Type.Literal("text"), text: Type.String() })
const ToolUse = Type.Object({
  type: Type.Literal("tool_use"),
  id: Type.String({ minLength: 1 }),
  name: Type.String(),
  input: Type.Unknown(),
})

/** A call of a tool as the model asks for it: nothing about name and input is certain. */
export type ToolUse = Static<typeof ToolUse>

const shape = validatorOf(Shape)
const text = validatorOf(Text)
const toolUse = validatorOf(ToolUse)

/** Reads what came as a message; null when it is none. */
export const readReply = (message: unknown): Reply | null =>
  shape().Check(message) ? message : null

/** How a message ends that says all it was meant to say. */
const WHOLE = new Set<string | null>(["end_turn", "tool_use", "stop_sequence", null])

/** False when the model was cut off, paused or refused: what there is must not be used. */
export const isWhole = ({ stop_reason }: Reply): boolean => WHOLE.has(stop_reason)

/** The words of a reply. */
export const textOf = ({ content }: Reply): string =>
  content.flatMap((block) => (text().Check(block) ? [block.text] : [])).join("")

/** The calls of a reply, in its order. */
export const toolUsesOf = ({ content }: Reply): ReadonlyArray<ToolUse> =>
  content.flatMap((block) => (toolUse().Check(block) ? [block as ToolUse] : []))
