import { type ExperimentChange, lengthFor } from "#domain/experiment"
import type { Intent } from "#embedded/model/questions/kinds"

/** What the questions of a message do to the experiments of their person; null for nothing. */
export const changeOf = (intents: ReadonlyArray<Intent>): ExperimentChange | null => {
  const intent = intents.find((each) => each.kind === "experiment")
  switch (intent?.asks) {
    case "start":
      return intent.plan && { does: "start", plan: intent.plan, days: lengthFor(intent.wished) }
    case "mark":
      return { does: "mark", date: intent.date, done: intent.done }
    case "stop":
      return { does: "stop" }
    default:
      return null
  }
}
