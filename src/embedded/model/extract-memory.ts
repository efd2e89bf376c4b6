import type { Briefing, Extracted } from "#domain/briefing"
import { statementsOf } from "#embedded/model/understanding/statement"

const CONFIDENCE = 0.9

/** The person's messages since the last answer. */
const lastSaid = ({ messages }: Briefing): ReadonlyArray<string> =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === "assistant") + 1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)

/** The goals, preferences and barriers a person has just stated, in their words, unless known already. */
export const extractMemory = (briefing: Briefing): Extracted => {
  const known = (text: string) => briefing.memory.some((line) => line.endsWith(`: ${text}`))
  const statements = lastSaid(briefing).flatMap(statementsOf)
  const distinct = [...new Map(statements.map((statement) => [statement.text, statement])).values()]
  return distinct
    .filter(({ text }) => !known(text))
    .map(({ kind, text }) => ({
      agent: "orchestrator",
      kind,
      text,
      confidence: CONFIDENCE,
      meta: null,
    }))
}
