import type { Agent } from "#domain/agents"
import type { ToolInput, ToolName } from "#domain/tool"

/** A tool call as it is planned. */
export type Call = {
  readonly [Name in ToolName]: {
    readonly agent: Agent
    readonly tool: Name
    readonly input: ToolInput<Name>
  }
}[ToolName]

/** A call, the data scientist's unless another agent makes it. */
export const call = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  agent: Agent = "data_science",
): Call => ({ agent, tool, input }) as Extract<Call, { tool: Name }>
