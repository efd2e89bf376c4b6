import type { Automaton } from "#language/automaton"
import type { WordEntry } from "#language/class-index"
import { Pass } from "#language/pass"
import type { Tokens } from "#language/tokens"

/** A phrase found in a text, from the word `start` to the word before `end`. */
export interface Match {
  readonly phrase: number
  readonly start: number
  readonly end: number
}

/** Words matched before yielding to the event loop: a few milliseconds of work at the worst. */
const STEP = 400
/** Words remembered while one text is matched. */
const MAX_KNOWN = 5_000

/**
 * Finds the phrases of an automaton in a text, in one pass over its words. Matches of one phrase do not
 * overlap, are as short as can be and never cross the end of a sentence. Yields after every few hundred words.
 */
export function* matching(
  automaton: Automaton,
  tokens: Tokens,
): Generator<undefined, ReadonlyArray<Match>> {
  const known = new Map<string, WordEntry>()
  const pass = new Pass(automaton, tokens, "latest", (at) => {
    const word = tokens.words[at]!
    const entry = known.get(word)
    if (entry) return entry
    if (known.size >= MAX_KNOWN) known.clear()
    const made = automaton.entryOf(word)
    known.set(word, made)
    return made
  })
  const found: Array<Match> = []
  const lastEnd = new Map<number, number>()
  for (let at = 0; at < tokens.words.length; at++) {
    pass.step(at)
    for (const position of pass.live) {
      const phrase = automaton.accepts[position]!
      if (phrase < 0) continue
      const start = pass.startOf(position)
      if (start < (lastEnd.get(phrase) ?? 0)) continue
      lastEnd.set(phrase, at + 1)
      found.push({ phrase, start, end: at + 1 })
    }
    if (at % STEP === STEP - 1) yield
  }
  return found
}
