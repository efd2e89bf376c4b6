/** A moment, in epoch milliseconds, and how many things happened up to it since the one before. */
export type Tally = readonly [at: number, count: number]

/** The number of slices of a window; requests in one slice leave the window together. */
const SLICES = 600

interface Slice {
  at: number
  count: number
}

/**
 * How many things happened within the last `span_ms`, and whether one more may. It is exact to a
 * sixhundredth of the span and never lenient: a slice leaves with the last thing that fell into it.
 */
export class SlidingWindow {
  readonly span_ms: number
  readonly limit: number
  private readonly slice_ms: number
  /** Oldest first. Those before `head` have left. */
  private slices: Array<Slice>
  private head = 0
  private total = 0

  constructor(span_ms: number, limit: number, tallies: ReadonlyArray<Tally> = []) {
    this.span_ms = span_ms
    this.limit = limit
    this.slice_ms = span_ms / SLICES
    this.slices = tallies.map(([at, count]) => ({ at, count }))
    for (const { count } of this.slices) this.total += count
  }

  /** How many more fit now. */
  remaining(now: number): number {
    this.moveTo(now)
    return Math.max(0, this.limit - this.total)
  }

  /** Milliseconds until one more fits; 0 when it does now. */
  wait(now: number): number {
    this.moveTo(now)
    let excess = this.total - this.limit + 1
    if (excess <= 0) return 0
    for (let index = this.head; index < this.slices.length; index++) {
      const { at, count } = this.slices[index]!
      excess -= count
      if (excess <= 0) return at + this.span_ms - now
    }
    return this.span_ms
  }

  /** Milliseconds until the oldest request leaves the window; 0 when the window is empty. */
  untilMore(now: number): number {
    this.moveTo(now)
    const oldest = this.slices[this.head]
    return oldest ? oldest.at + this.span_ms - now : 0
  }

  /** Counts one. */
  add(now: number): void {
    this.moveTo(now)
    this.total++
    const last = this.slices.at(-1)
    const isSameSlice =
      last &&
      this.head < this.slices.length &&
      Math.floor(last.at / this.slice_ms) === Math.floor(now / this.slice_ms)
    if (isSameSlice) {
      last.at = now
      last.count++
    } else this.slices.push({ at: now, count: 1 })
  }

  /** When nothing will be left of what was counted so far; 0 when nothing is. */
  emptyAt(): number {
    const last = this.slices.at(-1)
    return last && this.head < this.slices.length ? last.at + this.span_ms : 0
  }

  /** The state with which another process can continue the count. */
  tallies(): ReadonlyArray<Tally> {
    return this.slices.slice(this.head).map(({ at, count }): Tally => [at, count])
  }

  /** Lets go of what is too old. After a clock that was set back, the future counts as now. */
  private moveTo(now: number): void {
    const { slices } = this
    for (let index = slices.length - 1; index >= this.head && slices[index]!.at > now; index--)
      slices[index]!.at = now
    while (this.head < slices.length && slices[this.head]!.at + this.span_ms <= now) {
      this.total -= slices[this.head]!.count
      this.head++
    }
    if (this.head > SLICES) {
      slices.splice(0, this.head)
      this.head = 0
    }
  }
}
