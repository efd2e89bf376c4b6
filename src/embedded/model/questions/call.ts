import type { Agent } from "#domain/agents"
import type { ToolCall, ToolInput, ToolName } from "#domain/tool"

/** A call as it is planned, the data scientist's unless another agent makes it. */
export const call = <Name extends ToolName>(
  tool: Name,
  input: ToolInput<Name>,
  agent: Agent = "data_science",
): ToolCall => ({ agent, tool, input })
