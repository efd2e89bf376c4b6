import type { Tool, ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { Effect } from "effect"
import { fitsTool, isToolName, type ToolName, toolNamed } from "#domain/tool"
import { amissIn } from "#domain/tool-input"
import { METRIC_KEY } from "#domain/tools/parameters"
import { WINDOW_DAYS } from "#domain/window"
import { reportedFindings } from "#upstream/anthropic/ledger"
import { quoted } from "#upstream/anthropic/quotation"
import type { References } from "#upstream/anthropic/references"
import type { ToolUse } from "#upstream/anthropic/reply"
import type { Toolbox } from "#upstream/model"

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null

/** A schema in which each metric is one of those given. */
const narrowed = (schema: unknown, metrics: ReadonlyArray<string>): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => narrowed(part, metrics))
  if (!isSchema(schema)) return schema
  if (schema.description === METRIC_KEY) return { type: "string", enum: metrics }
  return Object.fromEntries(
    Object.entries(schema)
      // The instruction says it once for all windows.
      .filter(([name, part]) => !(name === "description" && part === WINDOW_DAYS))
      .map(([name, part]) => [name, narrowed(part, metrics)]),
  )
}

/** The tools of a role as a model is sent them, for a person who has these metrics. */
export const toolsetOf = (
  names: ReadonlyArray<ToolName>,
  metrics: ReadonlyArray<string>,
): ReadonlyArray<Tool> =>
  names.map(toolNamed).map(({ name, description, input }) => ({
    name,
    description,
    input_schema: (metrics.length === 0 ? input : narrowed(input, metrics)) as Tool.InputSchema,
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

/** What an agent works with: its tools, whose they are, and the names of what they find. */
export interface Workplace {
  readonly toolbox: Toolbox
  readonly own: ReadonlyArray<ToolName>
  readonly metrics: ReadonlyArray<string>
  readonly refs: References
}

/**
 * Runs the tool call of a model, unless there is no such tool, or a field does not fit. One that it was
 * not offered looks at the same rows, and is run all the same.
 */
export const use = (
  { toolbox, own, metrics, refs }: Workplace,
  asked: ToolUse,
): Effect.Effect<Used> => {
  const call = { tool: asked.name, input: asked.input }
  if (!isToolName(asked.name))
    return Effect.succeed(refuse(asked, `There is no such tool. Yours: ${own.join(", ")}.`))
  const amiss = amissIn(asked.name, asked.input, metrics)
  if (!fitsTool(call) || amiss.length > 0)
    return Effect.succeed(refuse(asked, amiss.join("\n") || "The input does not fit."))
  return Effect.map(toolbox.call(call.tool, call.input), (findings) => ({
    result: {
      type: "tool_result",
      tool_use_id: asked.id,
      content: quoted("found", reportedFindings(refs, findings)),
    },
    made: true,
  }))
}
