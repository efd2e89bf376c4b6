import { type Automaton, buildAutomaton } from "#language/automaton"
import { type Match, matching } from "#language/match"
import { type Fragments, linesOf, noParts, type Phrase, parsePhrase } from "#language/phrase"
import { COMMA, plainText, STOP, type Tokens, tokensOf } from "#language/tokens"

/** Phrases of many tables that one automaton finds together, each line once. */
export interface Lexicon {
  /** The numbers of the lines of a table. */
  readonly numbersOf: (table: string) => ReadonlyArray<number>
  /** The automaton of all phrases; compiled once, in steps of a few milliseconds. */
  readonly compile: () => Generator<undefined, Automaton>
}

/** A text with the phrases found in it. */
export interface MatchedText {
  readonly tokens: Tokens
  /** The matches of a phrase, in order. */
  readonly matchesOf: (phrase: number) => ReadonlyArray<Match>
  /** For each word the first word of its sentence. */
  readonly sentenceFrom: Int32Array
  /** For each word the word behind its sentence. */
  readonly sentenceTo: Int32Array
}

const NONE: ReadonlyArray<Match> = []

/** The distinct lines of tables, numbered in order, and the numbers of each table. */
const numbering = (tables: Iterable<string>) => {
  const numbers = new Map<string, number>()
  const byTable = new Map<string, ReadonlyArray<number>>()
  for (const table of tables) {
    if (byTable.has(table)) continue
    const lines = linesOf(table)
    for (const line of lines) if (!numbers.has(line)) numbers.set(line, numbers.size)
    byTable.set(
      table,
      lines.map((line) => numbers.get(line)!),
    )
  }
  return { lines: [...numbers.keys()], byTable }
}

/**
 * A lexicon of tables in the notation of phrases. The tables are read and compiled at the first use; callers
 * that come while it is being compiled share the remaining steps.
 */
export const lexiconOf = (tables: () => Iterable<string>, fragments: Fragments): Lexicon => {
  let known: ReturnType<typeof numbering> | null = null
  let steps: Generator<undefined, Automaton> | null = null
  let compiled: Automaton | null = null
  const numbered = () => {
    known ??= numbering(tables())
    return known
  }
  return {
    numbersOf: (table) => {
      const numbers = numbered().byTable.get(table)
      if (!numbers) throw new Error(`not in the lexicon: ${table}`)
      return numbers
    },
    *compile() {
      while (compiled === null) {
        steps ??= compiling(numbered, fragments)
        const step = steps.next()
        if (!step.done) yield
        else {
          // Ended steps keep every phrase. After a mistake in a table they begin anew, for every caller to see it.
          steps = null
          compiled = step.value ?? null
        }
      }
      return compiled
    },
  }
}

/** Phrases parsed in one step. */
const STEP = 25

function* compiling(
  numbered: () => { readonly lines: ReadonlyArray<string> },
  fragments: Fragments,
): Generator<undefined, Automaton> {
  const { lines } = numbered()
  yield
  const parsed = noParts()
  const phrases: Array<Phrase> = []
  for (const [at, line] of lines.entries()) {
    phrases.push(parsePhrase(line, fragments, parsed))
    if (at % STEP === STEP - 1) yield
  }
  return yield* buildAutomaton(phrases)
}

const sentenceEdges = ({ words, after }: Tokens) => {
  const from = new Int32Array(words.length)
  const to = new Int32Array(words.length)
  for (let at = 0; at < words.length; at++)
    from[at] = at === 0 || after[at - 1] === STOP ? at : from[at - 1]!
  for (let at = words.length - 1; at >= 0; at--)
    to[at] = after[at] === STOP || at === words.length - 1 ? at + 1 : to[at + 1]!
  return { sentenceFrom: from, sentenceTo: to }
}

/** Finds the phrases of a lexicon in a text. */
export function* matchText(lexicon: Lexicon, tokens: Tokens): Generator<undefined, MatchedText> {
  const automaton = yield* lexicon.compile()
  const found = yield* matching(automaton, tokens)
  yield
  const byPhrase = new Map<number, Array<Match>>()
  for (const match of found) {
    const known = byPhrase.get(match.phrase)
    if (known) known.push(match)
    else byPhrase.set(match.phrase, [match])
  }
  return { tokens, matchesOf: (phrase) => byPhrase.get(phrase) ?? NONE, ...sentenceEdges(tokens) }
}

/** Sentences cut into words in one step. */
const SENTENCES = 100

/** Several sentences as one list of words. */
export interface SentenceTokens {
  /** Each sentence ends with its last word, and nowhere before. */
  readonly tokens: Tokens
  /** The word behind each sentence. */
  readonly ends: ReadonlyArray<number>
  /** The plain text of each sentence. */
  readonly plain: ReadonlyArray<string>
  /** The first character of each word in the plain text of its sentence. */
  readonly starts: ReadonlyArray<number>
}

/** The tokens of several sentences. */
export function* sentenceTokens(
  sentences: ReadonlyArray<string>,
): Generator<undefined, SentenceTokens> {
  const words: Array<string> = []
  const after: Array<number> = []
  const quoted: Array<number> = []
  const starts: Array<number> = []
  const ends: Array<number> = []
  const plain: Array<string> = []
  for (const [at, sentence] of sentences.entries()) {
    const text = plainText(sentence)
    const tokens = tokensOf(text)
    plain.push(text)
    const last = tokens.words.length - 1
    for (const [index, word] of tokens.words.entries()) {
      words.push(word)
      after.push(index === last ? STOP : Math.min(tokens.after[index]!, COMMA))
      quoted.push(tokens.quoted[index]!)
      starts.push(tokens.starts[index]!)
    }
    ends.push(words.length)
    if (at % SENTENCES === SENTENCES - 1) yield
  }
  const tokens = {
    words,
    after: Uint8Array.from(after),
    quoted: Uint8Array.from(quoted),
  }
  yield
  return { tokens, ends, plain, starts }
}

/** The last match that ends at or before a word; null without one. */
export const lastBefore = (matches: ReadonlyArray<Match>, at: number): Match | null => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches[middle]!.end <= at) low = middle + 1
    else high = middle
  }
  return matches[low - 1] ?? null
}

/** The first match that starts at or after a word; null without one. */
export const firstFrom = (matches: ReadonlyArray<Match>, at: number): Match | null => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches[middle]!.start < at) low = middle + 1
    else high = middle
  }
  return matches[low] ?? null
}

/** Whether a match has a word between two places. */
export const standsWithin = (matches: ReadonlyArray<Match>, from: number, to: number): boolean => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches[middle]!.end <= from) low = middle + 1
    else high = middle
  }
  return (matches[low]?.start ?? Number.POSITIVE_INFINITY) < to
}

/** The matches that start between two places, in order. */
export const startingWithin = (
  matches: ReadonlyArray<Match>,
  from: number,
  to: number,
): ReadonlyArray<Match> => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches[middle]!.start < from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < matches.length && matches[end]!.start < to) end++
  return matches.slice(low, end)
}

const ends = new WeakMap<ReadonlyArray<Match>, Int32Array>()

/** For each match where the furthest of it and those before it ends. */
const furthestEnds = (matches: ReadonlyArray<Match>): Int32Array => {
  const known = ends.get(matches)
  if (known) return known
  let furthest = 0
  const made = Int32Array.from(matches, ({ end }) => (furthest = Math.max(furthest, end)))
  ends.set(matches, made)
  return made
}

/** True where a match has all words between two places. */
export const covers = (matches: ReadonlyArray<Match>, from: number, to: number): boolean => {
  let low = 0
  let high = matches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches[middle]!.start <= from) low = middle + 1
    else high = middle
  }
  return low > 0 && furthestEnds(matches)[low - 1]! >= to
}
