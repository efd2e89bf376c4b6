import { knowledge } from "#catalogue/knowledge"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { lazy } from "#domain/lazy"
import { automatonOf } from "#language/automaton"
import { Pass } from "#language/pass"
import { noParts, parsePhrase } from "#language/phrase"
import type { TextSpan } from "#language/text-span"
import { placedTokens } from "#language/tokens"

/** A subject of the knowledge catalogue that a text names. */
export interface Subject extends TextSpan {
  readonly entry: KnowledgeEntry
  /** How many words name it. */
  readonly words: number
}

const subjects = lazy(() => {
  const parts = noParts()
  return automatonOf(knowledge.map(({ terms }) => parsePhrase(terms, {}, parts)))
})

/**
 * The subjects that a text names, each once, found in one pass over its words; those that more words name come first,
 * then those that are named first.
 */
export const findSubjects = (text: string): ReadonlyArray<Subject> => {
  const automaton = subjects()
  const tokens = placedTokens(text)
  const pass = new Pass(automaton, tokens, "earliest")
  const found = new Map<number, Subject>()
  for (let at = 0; at < tokens.words.length; at++) {
    pass.step(at)
    for (const position of pass.live) {
      const phrase = automaton.accepts[position]!
      if (phrase < 0) continue
      const first = pass.startOf(position)
      const words = at + 1 - first
      if (words <= (found.get(phrase)?.words ?? 0)) continue
      const [start, end] = [tokens.starts[first]!, tokens.ends[at]!]
      found.set(phrase, { entry: knowledge[phrase]!, words, start, end })
    }
  }
  return [...found.values()].sort((a, b) => b.words - a.words || a.start - b.start)
}
