import { lazy } from "#domain/lazy"
import type { Automaton } from "#language/automaton"
import { lexiconOf } from "#language/lexicon"
import { Pass } from "#language/pass"
import { runAll } from "#language/steps"
import type { TextSpan } from "#language/text-span"
import { placedTokens } from "#language/tokens"

/** An entry of a catalogue that a text names. */
export interface FoundEntry<E> extends TextSpan {
  readonly entry: E
  /** How many words name it. */
  readonly words: number
}

/** Finds the entries of one catalogue by their terms. */
interface EntryFinder<E> {
  /**
   * The entries that a text names, each once, found in one pass over its words; those that more words name come
   * first, then those that are named first.
   */
  readonly find: (text: string) => ReadonlyArray<FoundEntry<E>>
  /** Compiles the terms ahead of the first question, in steps of a few milliseconds. */
  readonly compile: () => Generator<undefined, Automaton>
}

/** A finder over a catalogue, which is compiled at its first use unless before. */
export const finderOf = <E extends { readonly terms: string }>(
  catalogue: ReadonlyArray<E>,
): EntryFinder<E> => {
  const lexicon = lexiconOf(() => catalogue.map(({ terms }) => terms), {})
  /** The entries that a phrase of the lexicon names. */
  const entriesOf = lazy(() => {
    const named = new Map<number, Array<E>>()
    for (const entry of catalogue)
      for (const phrase of lexicon.numbersOf(entry.terms))
        named.set(phrase, [...(named.get(phrase) ?? []), entry])
    return named
  })
  const entriesIn = (text: string): ReadonlyArray<FoundEntry<E>> => {
    const automaton = runAll(lexicon.compile())
    const tokens = placedTokens(text)
    const pass = new Pass(automaton, tokens, "earliest")
    const found = new Map<E, FoundEntry<E>>()
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
  /** Several readers ask about the same question. */
  let last: { readonly text: string; readonly entries: ReadonlyArray<FoundEntry<E>> } | null = null
  return {
    find: (text) => {
      if (last?.text !== text) last = { text, entries: entriesIn(text) }
      return last.entries
    },
    compile: lexicon.compile,
  }
}
