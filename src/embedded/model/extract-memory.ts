import type { Briefing, Extracted } from "#domain/briefing"
import { notesIn } from "#embedded/model/understanding/profile/note"
import { statementsOf } from "#embedded/model/understanding/statement"

const CONFIDENCE = 0.9

/** The person's messages since the last answer. */
const lastSaid = ({ messages }: Briefing): ReadonlyArray<string> =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === "assistant") + 1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)

/** The goals, preferences and barriers a person has just stated, in their words, unless known already. */
const memoryIn = (briefing: Briefing): Extracted["memory"] => {
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

/**
 * What a message says that is kept: goals, preferences and barriers, and what it states for the profile where that
 * is empty, or where the person has agreed to a change.
 */
export const extractMemory = (briefing: Briefing): Extracted => ({
  memory: memoryIn(briefing),
  profile: notesIn(briefing)?.written ?? [],
})
