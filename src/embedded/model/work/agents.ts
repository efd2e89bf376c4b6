import type { Agent } from "#domain/agents"
import type { Briefing, Route } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { listed } from "#embedded/model/prose/wording"
import type { Intent } from "#embedded/model/understanding/intent"
import { metricsOf } from "#embedded/model/understanding/subject"
import { planOf } from "#embedded/model/work/plan"

const mainOf = (intent: Intent): Agent => {
  switch (intent.kind) {
    case "labs":
    case "norm":
      return "domain_expert"
    case "scan":
    case "drivers":
      return "investigator"
    case "overview":
      return intent.trouble ? "investigator" : "data_science"
    case "shift":
      return intent.open ? "investigator" : "data_science"
    case "coaching":
    case "remembered":
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

const named = (metrics: ReadonlyArray<Metric>) =>
  listed([...new Set(metrics)].map(({ name }) => name))

const subject = (intent: Intent): string => {
  const names = named(metricsOf(intent))
  switch (intent.kind) {
    case "level":
      return `How high was ${names} ${intent.period.words}?`
    case "change":
      return `Did ${names} rise or fall ${intent.period.words}?`
    case "comparison":
    case "since":
      return `How did ${names} differ ${intent.contrast.b.words} from the level ${intent.contrast.a.words}?`
    case "association":
      return `Does ${named(intent.pairs.map(({ feature }) => feature))} go along with ${named(intent.pairs.map(({ target }) => target))} ${intent.period.words}?`
    case "correlation":
      return `How closely do ${names} go together ${intent.period.words}?`
    case "extremes":
      return `When was ${names} ${intent.end} ${intent.period.words}?`
    case "count":
      return `On how many days did ${names} ${intent.limit ? "keep to the limit" : "have no value"} ${intent.period.words}?`
    case "streak":
      return `For how many days in a row did ${names} keep to the limit?`
    case "split":
      return `How does ${names} differ between the days of the week?`
    case "conditional":
      return `How high was ${intent.target.name} on the days when ${intent.feature.name} kept to the limit?`
    case "usual":
      return `How far is ${names} ${intent.words} from what is usual?`
    case "drivers":
      return `What goes along with ${names} ${intent.period.words}?`
    case "shift":
      return `When did the level of ${names} change?`
    case "threshold":
      return `From how much ${intent.pair.feature.name} on does ${intent.pair.target.name} bend?`
    case "norm":
      return `What do studies say of ${names}?`
    case "workouts":
      return `What were the workouts ${intent.period.words}?`
    case "overview":
      return `How do ${names} compare with the time before?`
    case "labs":
      return "What do the latest lab results say?"
    case "scan":
      return "Which links and changes stand out in the data of the asked types?"
    case "coaching":
      return `What could be tried for ${intent.target.name}, and what goes along with it?`
    case "remembered":
      return "What is known about the person?"
    case "talk":
      return "What would be a helpful reply?"
  }
}

/** What one agent is asked, in words. */
export const questionFor = (agent: Agent, intent: Intent, { question }: Briefing): string => {
  if (agent === "domain_expert" && intent.kind !== "norm")
    return "What do the latest lab results say?"
  if (agent === "health_coach" && intent.kind !== "talk") return question
  return subject(intent)
}
