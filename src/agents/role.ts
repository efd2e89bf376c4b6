import type { Prompt } from "#agents/prompt"
import type { Agent } from "#domain/agents"
import type { ToolName } from "#domain/tool"

/** An agent that looks at data: one of the four that a question can be routed to. */
export interface Role {
  readonly agent: Worker
  /** What it is for, in one line: the one who routes reads it. */
  readonly purpose: string
  readonly prompt: Prompt
  /** The tools in its hands, in the order in which a model is sent them. */
  readonly tools: ReadonlyArray<ToolName>
}

/** The agents that can be given work; orchestrator and validator have no tools. */
export const WORKERS = [
  "investigator",
  "data_science",
  "domain_expert",
  "health_coach",
] as const satisfies ReadonlyArray<Agent>
export type Worker = (typeof WORKERS)[number]

/** Whether an agent can be given work. */
export const isWorker = (agent: Agent): agent is Worker =>
  (WORKERS as ReadonlyArray<Agent>).includes(agent)
