import type { Agent } from "#domain/agents"
import type { Briefing, Route } from "#domain/briefing"
import type { Intent } from "#embedded/model/understanding/intent"
import { planOf } from "#embedded/model/work/plan"

const mainOf = (intent: Intent): Agent => {
  switch (intent.kind) {
    case "labs":
      return "domain_expert"
    case "scan":
      return "investigator"
    case "overview":
      return intent.trouble ? "investigator" : "data_science"
    case "association":
      if (intent.advice) return "health_coach"
      return intent.open ? "investigator" : "data_science"
    case "talk":
      return "health_coach"
    default:
      return "data_science"
  }
}

/** The agent who leads, and everybody else who has a call to make. */
export const routeOf = (intent: Intent): Route => {
  const main = mainOf(intent)
  const working = new Set(planOf(intent).map(({ agent }) => agent))
  return { main, supporting: [...working].filter((agent) => agent !== main) }
}

const listed = (names: ReadonlyArray<string>) =>
  [...new Set(names)].reduce(
    (list, name, index, all) =>
      index === 0 ? name : `${list}${index === all.length - 1 ? " and " : ", "}${name}`,
    "",
  )

const subject = (intent: Intent): string => {
  switch (intent.kind) {
    case "level":
      return `How high was ${listed(intent.metrics.map(({ name }) => name))} ${intent.period.words}?`
    case "change":
      return `Did ${listed(intent.metrics.map(({ name }) => name))} rise or fall ${intent.period.words}?`
    case "comparison":
      return `How did ${listed(intent.metrics.map(({ name }) => name))} differ ${intent.contrast.b.words} from the level ${intent.contrast.a.words}?`
    case "association":
      return `Does ${listed(intent.pairs.map(({ feature }) => feature.name))} go along with ${listed(intent.pairs.map(({ target }) => target.name))} ${intent.period.words}?`
    case "extremes":
      return `When was ${intent.metric.name} ${intent.end} ${intent.period.words}?`
    case "overview":
      return `How do ${listed(intent.metrics.map(({ name }) => name))} compare with the time before?`
    case "labs":
      return "What do the latest lab results say?"
    case "scan":
      return "Which links and changes stand out in the data of the asked types?"
    case "talk":
      return "What would be a helpful reply?"
    default:
      return "What do the rows say about the question?"
  }
}

/** What one agent is asked, in words. */
export const questionFor = (agent: Agent, intent: Intent, { question }: Briefing): string => {
  if (agent === "domain_expert") return "What do the latest lab results say?"
  if (agent === "health_coach" && intent.kind !== "talk") return question
  return subject(intent)
}
