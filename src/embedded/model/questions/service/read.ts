import type { Service } from "#embedded/model/questions/service/intent"
import { topics } from "#embedded/model/questions/service/topics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** The topic of the service that a question is about; null for a question about the person. */
export const readService = ({ whole }: ParsedQuestion): Service | null => {
  const topic = topics.find(({ phrases }) => phrases.test(whole))
  return topic ? { kind: "service", topic: topic.id } : null
}
