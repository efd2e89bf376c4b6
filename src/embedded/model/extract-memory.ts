import { saidIn } from "#catalogue/noted/said"
import type { Briefing, Extracted } from "#domain/briefing"
import { datedNoteText } from "#domain/dated-note"
import type { MemoryDraft } from "#domain/memory"
import { datedNotesIn } from "#embedded/model/understanding/dated-notes"
import { notesIn } from "#embedded/model/understanding/profile/note"
import { statementsOf } from "#embedded/model/understanding/statement"

const CONFIDENCE = 0.9

type Kept = Pick<MemoryDraft, "kind" | "text">

/** The person's messages since the last answer. */
const lastSaid = ({ messages }: Briefing): ReadonlyArray<string> =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === "assistant") + 1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)

/** What a person has just said that happened, with its days, unless it is in the diary: it is asked about later. */
const notesOf = (briefing: Briefing): ReadonlyArray<Kept> =>
  saidIn(briefing)
    ? []
    : datedNotesIn(briefing).notes.map((note) => ({ kind: "insight", text: datedNoteText(note) }))

/**
 * The goals, preferences, barriers and dated notes a person has just stated, unless known already; where they asked to
 * keep a goal, that goal in the place of their words.
 */
const memoryIn = (briefing: Briefing, goals: ReadonlyArray<string>): Extracted["memory"] => {
  const known = (text: string) => briefing.memory.some((line) => line.endsWith(`: ${text}`))
  const statements: ReadonlyArray<Kept> = [
    ...goals.map((text) => ({ kind: "goal", text }) as const),
    ...(goals.length > 0 ? [] : lastSaid(briefing).flatMap(statementsOf)),
    ...notesOf(briefing),
  ]
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
 * What a message says that is kept: goals, preferences, barriers and dated notes, and what it states for the profile
 * where that is empty, or where the person has agreed to a change; `goals` are those that it asks to keep.
 */
export const extractMemory = (
  briefing: Briefing,
  goals: ReadonlyArray<string> = [],
): Extracted => ({
  memory: memoryIn(briefing, goals),
  profile: notesIn(briefing)?.written ?? [],
})
