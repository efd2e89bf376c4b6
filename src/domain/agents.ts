import { Type } from "typebox"

/** The agents, by the names used in results. */
export const AGENTS = [
  "investigator",
  "data_science",
  "domain_expert",
  "health_coach",
  "validator",
  "orchestrator",
] as const

export const Agent = Type.Enum([...AGENTS], { description: "An agent, as named in results." })
export type Agent = (typeof AGENTS)[number]

/** The display name of each agent, instead of its wire name. */
export const displayName: Record<Agent, string> = {
  investigator: "Investigator",
  data_science: "Data Science",
  domain_expert: "Domain Expert",
  health_coach: "Health Coach",
  validator: "Validator",
  orchestrator: "Orchestrator",
}
