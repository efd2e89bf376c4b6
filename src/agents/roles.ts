import { dataScience } from "#agents/data_science/role"
import { domainExpert } from "#agents/domain_expert/role"
import { healthCoach } from "#agents/health_coach/role"
import { investigator } from "#agents/investigator/role"
import type { Role, Worker } from "#agents/role"

/** The agents that look at data, by name. */
export const roles: Readonly<Record<Worker, Role>> = {
  investigator,
  data_science: dataScience,
  domain_expert: domainExpert,
  health_coach: healthCoach,
}

/** A line for each of them: the agent and what it is for. */
export const purposes: string = Object.values(roles)
  .map(({ agent, purpose }) => `- ${agent}: ${purpose}`)
  .join("\n")
