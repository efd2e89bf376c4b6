import { classIndex, type WordEntry } from "#language/class-index"
import type { Phrase } from "#language/phrase"
import { Positions } from "#language/positions"
import { runAll } from "#language/steps"

/**
 * All phrases of a set as one position automaton (Glushkov): a position for each word of each phrase,
 * with the positions that may come next. There are no empty moves and nothing is ever tried again.
 */
export interface Automaton {
  readonly size: number
  readonly words: Int32Array
  /** The positions that may follow position p are followFrom[p] to followFrom[p + 1]. */
  readonly followFrom: Int32Array
  readonly follow: Int32Array
  /** The phrase that ends at a position, or -1. */
  readonly accepts: Int32Array
  readonly isFirst: Uint8Array
  readonly isEnd: Uint8Array
  /** For a position the sequences of words that must not come right after its word, or right before it. */
  readonly notBefore: ReadonlyMap<number, ReadonlyArray<ReadonlyArray<number>>>
  readonly notBehind: ReadonlyMap<number, ReadonlyArray<ReadonlyArray<number>>>
  readonly entryOf: (word: string) => WordEntry
}

/** Phrases built in one step. */
const STEP = 50

const flags = (size: number, positions: ReadonlyArray<number>): Uint8Array => {
  const set = new Uint8Array(size)
  for (const at of positions) set[at] = 1
  return set
}

/** Lists of numbers one after another, and where each begins. */
const flattened = (lists: ReadonlyArray<ReadonlyArray<number>>) => {
  const from = new Int32Array(lists.length + 1)
  for (let at = 0; at < lists.length; at++) from[at + 1] = from[at]! + lists[at]!.length
  const all = new Int32Array(from[lists.length]!)
  for (let at = 0; at < lists.length; at++) all.set(lists[at]!, from[at]!)
  return { from, all }
}

/** Compiles phrases in steps; a match names the phrase by its index. */
export function* buildAutomaton(phrases: ReadonlyArray<Phrase>): Generator<undefined, Automaton> {
  const positions = new Positions()
  const accepted: Array<readonly [position: number, phrase: number]> = []
  const begins: Array<number> = []
  for (const [index, phrase] of phrases.entries()) {
    const { first, last, isOptional } = positions.add(phrase)
    if (isOptional) throw new Error(`phrase ${index} may be empty`)
    begins.push(...first)
    for (const at of last) accepted.push([at, index])
    if (index % STEP === STEP - 1) yield
  }
  const { words, table, notBefore, notBehind } = positions
  const size = words.length
  const starts: Array<Array<number>> = table.classes.map(() => [])
  for (const at of begins) starts[words[at]!]!.push(at)
  const accepts = new Int32Array(size).fill(-1)
  for (const [at, phrase] of accepted) accepts[at] = phrase
  yield
  const { from, all } = flattened(positions.follow)
  yield
  const entryOf = yield* classIndex(table.classes, starts)
  return {
    size,
    words: Int32Array.from(words),
    followFrom: from,
    follow: all,
    accepts,
    isFirst: flags(size, positions.first),
    isEnd: flags(size, positions.end),
    notBefore,
    notBehind,
    entryOf,
  }
}

/** Compiles phrases at once. */
export const automatonOf = (phrases: ReadonlyArray<Phrase>): Automaton =>
  runAll(buildAutomaton(phrases))
