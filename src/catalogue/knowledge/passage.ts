import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The text of an entry in two parts: what is said first, and what is said to somebody who asks for more. */
export interface Passage {
  readonly lead: string
  /** Empty where the lead is all. */
  readonly more: string
}

/** As many words as a first answer takes; before a list of steps fewer. */
const MAX_WORDS = 55
const MAX_BEFORE_STEPS = 32

/** Who to turn to, and for whom something is not: said in any case. */
const CARE =
  /\b(doctor|clinician|pharmacist|ambulance|emergency|pregnan|kidney disease|heart disease|eating disorder)/i

/** The text of an entry in one line. */
export const textOf = ({ text }: Pick<KnowledgeEntry, "text">): string =>
  text.replace(/\s+/g, " ").trim()

const sentencesOf = (text: string): ReadonlyArray<string> => text.split(/(?<=[.?]) (?=[A-Z])/)

const wordsIn = (text: string): number => text.split(" ").length

/**
 * The first sentences of an entry, as many as a short answer holds, with those of care; then the others. Two things
 * take the whole text.
 */
export const passageOf = (entry: Pick<KnowledgeEntry, "text" | "steps" | "isPair">): Passage => {
  if (entry.isPair) return { lead: textOf(entry), more: "" }
  const most = entry.steps ? MAX_BEFORE_STEPS : MAX_WORDS
  const lead: Array<string> = []
  const more: Array<string> = []
  let words = 0
  for (const sentence of sentencesOf(textOf(entry))) {
    const fits = more.length === 0 && words + wordsIn(sentence) <= most
    if (lead.length > 0 && !fits && !CARE.test(sentence)) {
      more.push(sentence)
      continue
    }
    lead.push(sentence)
    words += wordsIn(sentence)
  }
  return { lead: lead.join(" "), more: more.join(" ") }
}
