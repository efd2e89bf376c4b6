import { knowledge } from "#catalogue/knowledge"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { lazy } from "#domain/lazy"
import { lexiconOf } from "#language/lexicon"
import { Pass } from "#language/pass"
import { runAll } from "#language/steps"
import type { TextSpan } from "#language/text-span"
import { placedTokens } from "#language/tokens"

/** A subject of the knowledge catalogue that a text names. */
export interface Subject extends TextSpan {
  readonly entry: KnowledgeEntry
  /** How many words name it. */
  readonly words: number
}

const lexicon = lexiconOf(() => knowledge.map(({ terms }) => terms), {})

/** The entries that a phrase of the lexicon names. */
const entriesOf = lazy(() => {
  const named = new Map<number, Array<KnowledgeEntry>>()
  for (const entry of knowledge)
    for (const phrase of lexicon.numbersOf(entry.terms))
      named.set(phrase, [...(named.get(phrase) ?? []), entry])
  return named
})

/** Compiles the terms of the catalogue ahead of the first question, in steps of a few milliseconds. */
export const compileSubjects = lexicon.compile

/**
 * The subjects that a text names, each once, found in one pass over its words; those that more words name come first,
 * then those that are named first.
 */
export const findSubjects = (text: string): ReadonlyArray<Subject> => {
  if (last?.text !== text) last = { text, subjects: subjectsIn(text) }
  return last.subjects
}

/** Several readers ask about the same question. */
let last: { readonly text: string; readonly subjects: ReadonlyArray<Subject> } | null = null

const subjectsIn = (text: string): ReadonlyArray<Subject> => {
  const automaton = runAll(lexicon.compile())
  const tokens = placedTokens(text)
  const pass = new Pass(automaton, tokens, "earliest")
  const found = new Map<KnowledgeEntry, Subject>()
  for (let at = 0; at < tokens.words.length; at++) {
    pass.step(at)
    for (const position of pass.live) {
      const first = pass.startOf(position)
      const words = at + 1 - first
      for (const entry of entriesOf().get(automaton.accepts[position]!) ?? []) {
        if (words <= (found.get(entry)?.words ?? 0)) continue
        const [start, end] = [tokens.starts[first]!, tokens.ends[at]!]
        found.set(entry, { entry, words, start, end })
      }
    }
  }
  return [...found.values()].sort((a, b) => b.words - a.words || a.start - b.start)
}
