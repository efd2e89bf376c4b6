import type { Automaton } from "#language/automaton"
import type { WordEntry } from "#language/class-index"
import { JOINED, STOP, type Tokens } from "#language/tokens"

/** Which start a position keeps when several lead to it: the nearest or the farthest. */
export type Start = "latest" | "earliest"

const has = ({ classes }: WordEntry, at: number): boolean =>
  ((classes[at >>> 5]! >>> (at & 31)) & 1) === 1

/** The entry of a word by its place in a text. */
export type EntryAt = (at: number) => WordEntry

const NO_STARTS = new Int32Array()

/**
 * One pass of an automaton over the words of a text. Each live position keeps one start that leads to it, so
 * that there are never more states than positions and the time is linear in the words.
 */
export class Pass {
  /** The positions that the last word reached. */
  live: Array<number> = []
  private next: Array<number> = []
  private starts = NO_STARTS
  private nextStarts = NO_STARTS
  private reachedAt = NO_STARTS
  private readonly automaton: Automaton
  private readonly tokens: Tokens
  private readonly entryAt: EntryAt
  private readonly isBetter: (start: number, known: number) => boolean

  /** `entryAt` is the automaton's entry of a word of the text; without it each word is looked up. */
  constructor(
    automaton: Automaton,
    tokens: Tokens,
    keep: Start,
    entryAt: EntryAt = (at) => automaton.entryOf(tokens.words[at]!),
  ) {
    this.automaton = automaton
    this.tokens = tokens
    this.entryAt = entryAt
    this.isBetter =
      keep === "latest" ? (start, known) => start > known : (start, known) => start < known
  }

  /** Most texts have no word that begins a phrase of a table: what a pass needs is made when one does. */
  private prepare(): void {
    const { size } = this.automaton
    this.starts = new Int32Array(size)
    this.nextStarts = new Int32Array(size)
    this.reachedAt = new Int32Array(size).fill(-1)
  }

  /** The first word of the phrase that has reached a live position. */
  startOf(position: number): number {
    return this.starts[position]!
  }

  /** Moves over the word at `at`, at which phrases begin unless `begins` is false. */
  step(at: number, begins = true): void {
    const { followFrom, follow, isFirst, words } = this.automaton
    const entry = this.entryAt(at)
    const isBeginning = at === 0 || this.tokens.after[at - 1] === STOP
    if (isBeginning) this.live.length = 0
    const { live } = this
    if (live.length === 0 && entry.starts.length === 0) return
    if (this.starts === NO_STARTS) this.prepare()
    for (let each = 0; each < live.length; each++) {
      const position = live[each]!
      for (let index = followFrom[position]!; index < followFrom[position + 1]!; index++) {
        const to = follow[index]!
        if (has(entry, words[to]!)) this.reach(to, this.starts[position]!, at)
      }
    }
    if (begins)
      for (let each = 0; each < entry.starts.length; each++) {
        const position = entry.starts[each]!
        if (isFirst[position] === 0 || isBeginning) this.reach(position, at, at)
      }
    ;[this.live, this.next] = [this.next, this.live]
    ;[this.starts, this.nextStarts] = [this.nextStarts, this.starts]
    this.next.length = 0
  }

  private reach(position: number, start: number, at: number): void {
    if (this.reachedAt[position] !== at) {
      if (!this.holds(position, at)) return
      this.reachedAt[position] = at
      this.nextStarts[position] = start
      this.next.push(position)
    } else if (this.isBetter(start, this.nextStarts[position]!)) this.nextStarts[position] = start
  }

  private holds(position: number, at: number): boolean {
    const { isEnd, notBefore, notBehind } = this.automaton
    if (isEnd[position] === 1 && this.tokens.after[at] === JOINED) return false
    const ahead = notBefore.get(position)
    if (ahead?.some((words) => this.isJoined(words, at + 1, at))) return false
    const behind = notBehind.get(position)
    return !behind?.some((words) => this.isJoined(words, at - words.length, at - words.length))
  }

  /** Whether classes of words stand one after another from a word, with no comma behind the word `joined` or later. */
  private isJoined(classes: ReadonlyArray<number>, from: number, joined: number): boolean {
    const { after, words } = this.tokens
    if (from < 0 || from + classes.length > words.length) return false
    for (const [index, each] of classes.entries())
      if (after[joined + index] !== JOINED || !has(this.entryAt(from + index), each)) return false
    return true
  }
}
