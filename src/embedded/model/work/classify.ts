import type { Classification } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Understood } from "#embedded/model/thread/understand"

/** Whether a question names neither a metric nor a time: a few central metrics answer it. */
const isVague = (intent: Intent): boolean =>
  intent.kind === "overview" && intent.contrast.b.form === "default"

const topicOf = (intent: Intent): Classification["topic"] => {
  if (intent.kind !== "talk") return "question"
  switch (intent.about) {
    case "greeting":
    case "thanks":
      return "greeting"
    case "off_topic":
    case "statement":
      return intent.about
    default:
      return "question"
  }
}

/** Whether the first question of a message is vague, and what it is about. */
export const classificationOf = ({ intents: [intent] }: Understood): Classification => ({
  vague: isVague(intent!),
  topic: topicOf(intent!),
})
