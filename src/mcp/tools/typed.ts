import { Effect } from "effect"
import { Type } from "typebox"
import { TOOLS } from "#domain/tool"
import { type McpTool, mcpTool } from "#mcp/tool"
import { callTool } from "#operations/call-tool"

/**
 * Those that a program has in another form, as `series` draws a chart beside an answer, and `profile`, which is about
 * what the person has just said of themselves.
 */
const OTHERWISE: ReadonlySet<string> = new Set(["series", "list_metrics", "profile"])

/** In few words: it is listed with each of some 36 tools, and a list of tools is read whole by every program. */
const ToolFindings = Type.Object({
  facts: Type.Array(Type.Object({}), {
    description:
      "`{key, value, unit, window, n}`: a value, the days it is of and how many were used.",
  }),
  evidence: Type.Array(Type.Object({}), {
    description:
      "`{claim, effect, ci_low, ci_high, p_value, n, verdict, reason}`: a finding, and what it is worth.",
  }),
  insufficient_data: Type.Optional(
    Type.String({ description: "Why there is no result, or a partial one." }),
  ),
})

const titleOf = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1).replaceAll("_", " ")}`

/** The tools that the agents of a turn have, each with its own description and input. */
export const typedTools: ReadonlyArray<McpTool> = TOOLS.filter(
  ({ name }) => !OTHERWISE.has(name),
).map(({ name, description, input }) =>
  mcpTool({
    name,
    title: titleOf(name),
    description,
    input,
    output: ToolFindings,
    scope: "read",
    call: (given, { user }) =>
      Effect.map(callTool(user, name, given), (structured) => ({ structured })),
  }),
)
