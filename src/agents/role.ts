import type { Prompt } from "#agents/prompt"
import type { Agent } from "#domain/agents"
import type { Profile } from "#domain/profile"
import type { ToolName } from "#domain/tool"

/** What a part of a turn is shown of a person, beside the conversation. */
export interface Sees {
  /** The keys of their metrics; `coverage` adds which are short or have ended. */
  readonly metrics: "none" | "keys" | "coverage"
  readonly labs: boolean
  readonly memory: boolean
  readonly profile: ReadonlyArray<keyof Profile>
}

/** An agent that looks at data: one of the four that a question can be routed to. */
export interface Role {
  readonly agent: Worker
  /** What it is for, in one line: the one who routes reads it. */
  readonly purpose: string
  readonly prompt: Prompt
  /** The tools in its hands, in the order in which a model is sent them. */
  readonly tools: ReadonlyArray<ToolName>
  readonly sees: Sees
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
