import type { Agent } from "#domain/agents"
import type { Briefing, Route } from "#domain/briefing"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { planOf } from "#embedded/model/questions/plan"
import type { Understood } from "#embedded/model/thread/understand"

/** The agent who leads the first question, and the agents who make the other calls of the plan. */
export const routeOf = ({ intents }: Understood): Route => {
  const [first] = intents
  const main = kindOf(first!).agent(first!)
  const working = new Set(planOf(intents).map((call) => call.agent))
  return { main, supporting: [...working].filter((each) => each !== main) }
}

const askedOf = (agent: Agent, intent: Intent, { question }: Briefing): string => {
  if (agent === "domain_expert" && intent.kind !== "norm")
    return "What do the latest lab results say?"
  if (agent === "health_coach" && intent.kind !== "talk") return question
  return kindOf(intent).asks(intent)
}

/** The questions for one agent, in words. */
export const questionFor = (agent: Agent, { intents }: Understood, briefing: Briefing): string =>
  [...new Set(intents.map((intent) => askedOf(agent, intent, briefing)))].join(" ")
