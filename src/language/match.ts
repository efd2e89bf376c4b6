import type { Automaton } from "#language/automaton"
import type { WordEntry } from "#language/class-index"
import { JOINED, STOP, type Tokens } from "#language/tokens"

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

const has = ({ classes }: WordEntry, at: number): boolean =>
  ((classes[at >>> 5]! >>> (at & 31)) & 1) === 1

/**
 * Finds the phrases of an automaton in a text, in one pass over its words. Each live position keeps the
 * latest start that leads to it, so that there are never more states than positions and the time is
 * linear in the words. Matches of one phrase do not overlap, are as short as can be and never cross the end of a
 * sentence. Yields after every few hundred words.
 */
export function* matching(
  automaton: Automaton,
  { words, after }: Tokens,
): Generator<undefined, ReadonlyArray<Match>> {
  const { size, followFrom, follow, accepts, isFirst, isEnd, not } = automaton
  const known = new Map<string, WordEntry>()
  const entryAt = (at: number): WordEntry => {
    const word = words[at]!
    const entry = known.get(word)
    if (entry) return entry
    if (known.size >= MAX_KNOWN) known.clear()
    const made = automaton.entryOf(word)
    known.set(word, made)
    return made
  }
  const found: Array<Match> = []
  const reachedAt = new Int32Array(size).fill(-1)
  let starts = new Int32Array(size)
  let nextStarts = new Int32Array(size)
  const lastEnd = new Map<number, number>()
  let live: Array<number> = []
  let next: Array<number> = []

  const isFollowedBy = (sequence: ReadonlyArray<number>, from: number): boolean => {
    for (const [index, words] of sequence.entries()) {
      const at = from + index
      if (after[at - 1] !== JOINED || !has(entryAt(at), words)) return false
    }
    return true
  }
  const holds = (position: number, at: number): boolean =>
    (isEnd[position] === 0 || after[at] !== JOINED) &&
    !(not.get(position)?.some((sequence) => isFollowedBy(sequence, at + 1)) ?? false)

  const reach = (position: number, start: number, at: number): void => {
    if (reachedAt[position] !== at) {
      if (!holds(position, at)) return
      reachedAt[position] = at
      nextStarts[position] = start
      next.push(position)
    } else if (nextStarts[position]! < start) nextStarts[position] = start
  }

  for (let at = 0; at < words.length; at++) {
    const entry = entryAt(at)
    const isBeginning = at === 0 || after[at - 1] === STOP
    if (isBeginning) live.length = 0
    for (const position of live)
      for (let index = followFrom[position]!; index < followFrom[position + 1]!; index++) {
        const to = follow[index]!
        if (has(entry, automaton.words[to]!)) reach(to, starts[position]!, at)
      }
    for (const position of entry.starts)
      if (isFirst[position] === 0 || isBeginning) reach(position, at, at)
    for (const position of next) {
      const phrase = accepts[position]!
      if (phrase < 0) continue
      const start = nextStarts[position]!
      if (start < (lastEnd.get(phrase) ?? 0)) continue
      lastEnd.set(phrase, at + 1)
      found.push({ phrase, start, end: at + 1 })
    }
    ;[live, next] = [next, live]
    ;[starts, nextStarts] = [nextStarts, starts]
    next.length = 0
    if (at % STEP === STEP - 1) yield
  }
  return found
}
