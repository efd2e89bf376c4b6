import { runAll, type Steps } from "#language/steps"
import { type Token, tokensOf } from "#pipeline/gates/grounding/tokens"

/** What a text names: its keys, and from which token to which. */
export interface Named {
  readonly keys: ReadonlySet<string>
  readonly from: number
  readonly to: number
}

/** A phrase, and the keys that it names. */
export interface Phrase {
  readonly words: ReadonlyArray<string>
  readonly keys: ReadonlySet<string>
}

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, ReadonlyArray<Phrase>>

const wordsOf = (phrase: string) => tokensOf(phrase).map(({ word }) => word)

/** As many phrases are read in one step: less than a millisecond. */
const PHRASES_A_STEP = 50

/** A phrase with the keys that it names. */
export type Entry = readonly [phrase: string, keys: ReadonlySet<string>]

/** A table of phrases in steps; null stands for a phrase that was looked at and is none of the table. */
export function* phraseSteps(entries: Iterable<Entry | null>): Steps<Phrases> {
  const phrases = new Map<string, Array<Phrase>>()
  let read = 0
  for (const entry of entries) {
    if (read++ % PHRASES_A_STEP === PHRASES_A_STEP - 1) yield
    if (entry === null) continue
    const [phrase, keys] = entry
    const words = wordsOf(phrase)
    if (words.length === 0) continue
    const known = phrases.get(words[0]!)
    if (known) known.push({ words, keys })
    else phrases.set(words[0]!, [{ words, keys }])
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return phrases
}

/** A table of phrases, each with the keys that it names. */
export const phrasesOf = (entries: Iterable<Entry>): Phrases => runAll(phraseSteps(entries))

const NO_KEYS: ReadonlySet<string> = new Set()

/** The longest phrase that begins at a token; it ends where it begins where there is none. */
const longestAt = (
  tokens: ReadonlyArray<Token>,
  tables: ReadonlyArray<Phrases>,
  from: number,
): Named => {
  let to = from
  let keys: ReadonlySet<string> = NO_KEYS
  for (const table of tables)
    for (const phrase of table.get(tokens[from]!.word) ?? []) {
      const end = from + phrase.words.length
      if (end < to) break
      if (!phrase.words.every((word, step) => tokens[from + step]?.word === word)) continue
      keys = end === to ? keys.union(phrase.keys) : phrase.keys
      to = end
    }
  return { keys, from, to }
}

/**
 * What tokens name by phrases of some tables, the longest at each place; they do not overlap. Of two that do the one
 * that goes further counts: "lowest heart rate variability" names no lowest heart rate.
 */
export const phrasesIn = (
  tokens: ReadonlyArray<Token>,
  tables: ReadonlyArray<Phrases>,
): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (let at = 0; at < tokens.length; ) {
    let best = longestAt(tokens, tables, at)
    for (let next = at + 1; next < best.to; next++) {
      const other = longestAt(tokens, tables, next)
      if (other.to > best.to) best = other
    }
    if (best.to > best.from) found.push(best)
    at = Math.max(best.to, at + 1)
  }
  return found
}
