import type { Briefing, Extracted, Judgement } from "#domain/briefing"
import { extractMemory } from "#embedded/model/extract-memory"
import { changeOf } from "#embedded/model/questions/experiment/change"
import { goalsIn } from "#embedded/model/questions/goal/kept"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { Understood } from "#embedded/model/thread/understand"
import { classificationOf } from "#embedded/model/work/classify"
import { questionFor, routeOf } from "#embedded/model/work/route"

/** Talk that means the same in any thread. */
const COURTESY: ReadonlySet<Talk["about"]> = new Set([
  "greeting",
  "thanks",
  "farewell",
  "noted",
  "declined",
  "pleased",
])

/** Whether a question asks for nothing that a better reader would answer better. */
const isByCode = (intent: Intent, { memory }: Extracted): boolean => {
  switch (intent.kind) {
    case "noted":
      return true
    case "talk":
      return COURTESY.has(intent.about) || (intent.about === "statement" && memory.length > 0)
    case "experiment":
      return changeOf([intent]) !== null
    case "goal":
      return goalsIn([intent]).length > 0
    default:
      return false
  }
}

/** What the grammar makes of a message. It is read a second time by nobody: the rules of safety have read it before. */
export const judgementOf = (understood: Understood, briefing: Briefing): Judgement => {
  const { intents } = understood
  const route = routeOf(understood)
  const extracted = {
    ...extractMemory(briefing, goalsIn(intents)),
    experiment: changeOf(intents),
  }
  return {
    classification: classificationOf(understood),
    route,
    assignments: [...route.supporting, route.main].map((agent) => ({
      agent,
      question: questionFor(agent, understood, briefing),
    })),
    urgency: null,
    extracted,
    by_code: intents.every((intent) => isByCode(intent, extracted)),
  }
}
