import type { Briefing } from "#domain/briefing"
import { MAX_MEMORY_CHARS, type MemoryDraft } from "#domain/memory"

/** What the model says that a person has said. */
interface Quoted {
  readonly kind: "goal" | "preference" | "barrier"
  readonly quote: string
}

const CONFIDENCE = 0.9
const MAX_STATEMENTS = 5

const FIRST_PERSON = /\b(?:I|I'm|I'd|my|me)\b/i
/** Markup, links and questions are no statement about somebody. */
const FOREIGN = /[{}<>`[\]\n\r]|https?:|\?\s*$/

const plain = (text: string) => text.replace(/\s+/g, " ").trim()

/** The person's own words since the last answer. */
const lastSaid = ({ messages }: Briefing): string =>
  messages
    .slice(messages.findLastIndex(({ role }) => role === "assistant") + 1)
    .filter(({ role }) => role === "user")
    .map(({ content }) => plain(content))
    .join("\n")

/**
 * What is worth keeping of what a model found: only what the person has said in these very words,
 * in the first person, and what is not known yet.
 */
export const statementsIn = (
  briefing: Briefing,
  found: ReadonlyArray<Quoted>,
): ReadonlyArray<MemoryDraft> => {
  const said = lastSaid(briefing)
  const texts = new Map(found.map(({ kind, quote }) => [plain(quote), kind] as const))
  return [...texts]
    .filter(
      ([text]) =>
        text.length <= MAX_MEMORY_CHARS &&
        said.includes(text) &&
        FIRST_PERSON.test(text) &&
        !FOREIGN.test(text) &&
        !briefing.memory.some((line) => line.endsWith(`: ${text}`)),
    )
    .slice(0, MAX_STATEMENTS)
    .map(([text, kind]) => ({
      agent: "orchestrator",
      kind,
      text,
      confidence: CONFIDENCE,
      meta: null,
    }))
}
