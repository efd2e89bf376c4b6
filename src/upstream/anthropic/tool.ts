import type { Tool, ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import { fitsTool, type ToolName, toolNamed } from "#domain/tool"
import { reportedFindings } from "#upstream/anthropic/ledger"
import { quoted } from "#upstream/anthropic/quotation"
import type { ToolUse } from "#upstream/anthropic/reply"
import type { Toolbox } from "#upstream/model"

/** Tools as a model is sent them, in the order of their names given. */
export const toolsetOf = (names: ReadonlyArray<ToolName>): ReadonlyArray<Tool> =>
  names.map(toolNamed).map(({ name, description, input }) => ({
    name,
    description,
    input_schema: input as typeof input & Tool.InputSchema,
  }))

/** The result of a tool call, as the model gets it. */
export interface Used {
  readonly result: ToolResultBlockParam
  /** Whether the call was valid and made. */
  readonly made: boolean
}

/** Refuses a call, with a reason that the model can act on. */
export const refuse = ({ id }: ToolUse, why: string): Used => ({
  result: { type: "tool_result", tool_use_id: id, content: why, is_error: true },
  made: false,
})

/** Runs the tool call of a model, unless the tool is none of its own, or the input does not match its schema. */
export const use = (
  tools: Toolbox,
  asked: ToolUse,
  own: ReadonlyArray<ToolName>,
): Effect.Effect<Used> => {
  const call = { tool: asked.name, input: asked.input }
  return fitsTool(call) && own.includes(call.tool)
    ? Effect.map(tools.call(call.tool, call.input), (findings) => ({
        result: {
          type: "tool_result",
          tool_use_id: asked.id,
          content: quoted("found", reportedFindings(findings)),
        },
        made: true,
      }))
    : Effect.succeed(refuse(asked, "There is no such tool, or the input does not fit its schema."))
}
