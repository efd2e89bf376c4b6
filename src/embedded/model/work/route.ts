import type { Agent } from "#domain/agents"
import type { Briefing, Route } from "#domain/briefing"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"

/** The agent who leads, and the agents who make the other calls of the plan. */
export const routeOf = (intent: Intent): Route => {
  const { agent, plan } = kindOf(intent)
  const main = agent(intent)
  const working = new Set(plan(intent).map((call) => call.agent))
  return { main, supporting: [...working].filter((each) => each !== main) }
}

/** The question for one agent, in words. */
export const questionFor = (agent: Agent, intent: Intent, { question }: Briefing): string => {
  if (agent === "domain_expert" && intent.kind !== "norm")
    return "What do the latest lab results say?"
  if (agent === "health_coach" && intent.kind !== "talk") return question
  return kindOf(intent).asks(intent)
}
