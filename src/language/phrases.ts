import { type Automaton, automatonOf } from "#language/automaton"
import type { WordEntry } from "#language/class-index"
import { type EntryAt, Pass } from "#language/pass"
import { linesOf, noParts, parsePhrase } from "#language/phrase"
import type { TextSpan } from "#language/text-span"
import { countBelow, endsSentence, type PlacedTokens, placedTokens, STOP } from "#language/tokens"

/** A table of phrases, one a line, compiled at its first use. A text is a tidy one, `at` a place in it. */
export interface PhraseTable {
  /** Whether any phrase occurs in a text. */
  readonly test: (text: string) => boolean
  /** Where phrases occur in a text, as long as can be; those that overlap are one span. */
  readonly find: (text: string) => ReadonlyArray<TextSpan>
  /** The longest phrase that ends with the last word before a place, in the same sentence. */
  readonly spanBefore: (text: string, at: number) => TextSpan | null
  /** The longest phrase that begins at a place, or with the next word of the same sentence. */
  readonly spanFrom: (text: string, at: number) => TextSpan | null
  /** Whether a phrase ends so, or begins so. */
  readonly endsBefore: (text: string, at: number) => boolean
  readonly beginsAt: (text: string, at: number) => boolean
  /** Its lines as one group of alternatives, for a line of another table. */
  readonly toString: () => string
}

/** The phrases of a table in one text. */
interface Found {
  readonly tokens: ReadText
  readonly spans: ReadonlyArray<TextSpan>
  /** For each word the first one of the longest phrase that ends with it, or -1. */
  readonly firsts: Int32Array
}

/** A word's entries by the number of their table, each made when its table first meets the word. */
type Entries = Array<WordEntry | undefined>

/** A text whose words' entries are found by place: a hundred tables ask for them. */
interface ReadText extends PlacedTokens {
  readonly entries: ReadonlyArray<Entries>
}

/** Texts that are kept, since all tables look at the same few. */
const MAX_TEXTS = 32
/** Words whose entries are kept. */
const MAX_WORDS = 1_000

const compilers: Array<() => unknown> = []

const texts = new Map<string, ReadText>()
const words = new Map<string, Entries>()

const entriesOf = (word: string): Entries => {
  const known = words.get(word)
  if (known) return known
  if (words.size >= MAX_WORDS) words.clear()
  const entries: Entries = new Array(compilers.length).fill(undefined)
  words.set(word, entries)
  return entries
}

const readText = (text: string): ReadText => {
  const known = texts.get(text)
  if (known) return known
  if (texts.size >= MAX_TEXTS) texts.delete(texts.keys().next().value!)
  const tokens = placedTokens(text)
  const read = { ...tokens, entries: tokens.words.map(entriesOf) }
  texts.set(text, read)
  return read
}

/** The entries that one table has of the words of a text. */
const entriesIn = ({ words, entries }: ReadText, automaton: Automaton, table: number): EntryAt => {
  return (at) => (entries[at]![table] ??= automaton.entryOf(words[at]!))
}

/** Spans of phrases in one text. */
export interface Matched {
  readonly text: string
  readonly spans: ReadonlyArray<TextSpan>
}

/** What tables find while a function runs; null while nothing is recorded. */
let record: Array<Matched> | null = null

/** What a function returns, and the phrases that tables found for it, text by text. */
export const matchesDuring = <A>(
  run: () => A,
): { readonly value: A; readonly matched: ReadonlyArray<Matched> } => {
  const outer = record
  const matched: Array<Matched> = []
  record = matched
  const value = run()
  record = outer
  return { value, matched }
}

const recorded = (text: string, spans: ReadonlyArray<TextSpan>): ReadonlyArray<TextSpan> => {
  if (spans.length > 0) record?.push({ text, spans })
  return spans
}

const parsed = noParts()

/** Compiles every table that there is, one in each step, ahead of the first text. */
export function* compileTables(): Generator<undefined, void> {
  for (const compile of compilers) {
    compile()
    yield
  }
  parsed.atoms.clear()
}

/** The first word of the longest phrase that ends with the word a pass has come to; -1 where none does. */
const startOf = ({ accepts }: Automaton, pass: Pass): number => {
  let start = -1
  for (const position of pass.live)
    if (accepts[position]! >= 0 && (start < 0 || pass.startOf(position) < start))
      start = pass.startOf(position)
  return start
}

const foundIn = (automaton: Automaton, tokens: ReadText, entryAt: EntryAt): Found => {
  const firsts = new Int32Array(tokens.words.length).fill(-1)
  const spans: Array<{ start: number; end: number }> = []
  // No phrase begins before the first word that can begin one, and most texts have none for a table.
  let from = 0
  while (from < tokens.words.length && entryAt(from).starts.length === 0) from++
  if (from === tokens.words.length) return { tokens, spans, firsts }
  const pass = new Pass(automaton, tokens, "earliest", entryAt)
  for (let at = from; at < tokens.words.length; at++) {
    pass.step(at)
    firsts[at] = startOf(automaton, pass)
    if (firsts[at]! < 0) continue
    let start = tokens.starts[firsts[at]!]!
    while ((spans.at(-1)?.end ?? 0) > start) start = Math.min(start, spans.pop()!.start)
    spans.push({ start, end: tokens.ends[at]! })
  }
  return { tokens, spans, firsts }
}

const recording =
  (find: PhraseTable["spanFrom"]): PhraseTable["spanFrom"] =>
  (text, at) => {
    const span = find(text, at)
    if (span) recorded(text, [span])
    return span
  }

/**
 * A table in the notation of `parsePhrase`, one phrase a line, matched in one pass over the words of a text.
 * Another table in a line stands for any of its phrases, and a text for itself.
 */
export const phrases = (
  strings: TemplateStringsArray,
  ...parts: ReadonlyArray<PhraseTable | string>
): PhraseTable => {
  const lines = () => linesOf(String.raw(strings, ...parts))
  let compiled: Automaton | null = null
  let last: Found | null = null
  const automaton = (): Automaton => {
    compiled ??= automatonOf(lines().map((line) => parsePhrase(line, {}, parsed)))
    return compiled
  }
  const table = compilers.push(automaton) - 1
  const found = (text: string): Found => {
    const tokens = readText(text)
    if (last?.tokens !== tokens)
      last = foundIn(automaton(), tokens, entriesIn(tokens, automaton(), table))
    return last
  }
  const spanBefore: PhraseTable["spanBefore"] = (text, at) => {
    const { tokens, firsts } = found(text)
    const word = countBelow(tokens.ends, at + 1) - 1
    const first = firsts[word] ?? -1
    if (first < 0) return null
    const end = tokens.ends[word]!
    const isStopped = tokens.after[word] === STOP && endsSentence(text.slice(end, at))
    return isStopped ? null : { start: tokens.starts[first]!, end }
  }
  const spanFrom: PhraseTable["spanFrom"] = (text, at) => {
    const tokens = readText(text)
    const first = countBelow(tokens.starts, at)
    const isBehindStop = tokens.after[first - 1] === STOP
    if (isBehindStop && endsSentence(text.slice(at, tokens.starts[first]))) return null
    const entryAt = entriesIn(tokens, automaton(), table)
    const pass = new Pass(automaton(), tokens, "earliest", entryAt)
    let last = -1
    for (let word = first; word < tokens.words.length; word++) {
      pass.step(word, word === first)
      if (pass.live.length === 0) break
      if (startOf(automaton(), pass) >= 0) last = word
    }
    return last < 0 ? null : { start: tokens.starts[first]!, end: tokens.ends[last]! }
  }
  return {
    test: (text) => recorded(text, found(text).spans).length > 0,
    find: (text) => recorded(text, found(text).spans),
    spanBefore: recording(spanBefore),
    spanFrom: recording(spanFrom),
    endsBefore: (text, at) => recording(spanBefore)(text, at) !== null,
    beginsAt: (text, at) => recording(spanFrom)(text, at) !== null,
    toString: () => `(${lines().join(" | ")})`,
  }
}
