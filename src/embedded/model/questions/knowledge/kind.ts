import type { Kind } from "#embedded/model/questions/kind"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { planKnowledge } from "#embedded/model/questions/knowledge/plan"
import { readKnowledge } from "#embedded/model/questions/knowledge/read"
import { writeKnowledge } from "#embedded/model/questions/knowledge/write"

/** What a thing is, and what is known of it, from the knowledge catalogue. */
export const knowledge: Kind<Knowledge> = {
  kind: "knowledge",
  read: readKnowledge,
  plan: planKnowledge,
  agent: () => "domain_expert",
  asks: () => "What is known of the subject?",
  metrics: ({ own }) => own,
  write: writeKnowledge,
  next: () => null,
  needs: "nothing",
}
