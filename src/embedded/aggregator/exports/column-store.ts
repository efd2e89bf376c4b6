/** Rows are kept in blocks of this many, so that growing copies nothing. */
const BLOCK_BITS = 14
const BLOCK = 1 << BLOCK_BITS
const IN_BLOCK = BLOCK - 1

class Block {
  readonly from = new Uint32Array(BLOCK)
  readonly seconds = new Uint16Array(BLOCK)
  /** Of half the size while every value in it is exact, as counts and beats are. */
  values: Float32Array | Float64Array = new Float32Array(BLOCK)
  readonly sources = new Uint16Array(BLOCK)
  readonly days = new Uint16Array(BLOCK)

  setValue(at: number, value: number): void {
    if (this.values instanceof Float32Array && Math.fround(value) !== value)
      this.values = new Float64Array(this.values)
    this.values[at] = value
  }
}

/** Spans longer than this are kept aside. */
const MAX_SECONDS = 65_535

const DAY_S = 86_400

/**
 * Spans with a value and the local day they belong to, by column: 14 to 18 bytes each, so that millions of them
 * stay in memory. Times are kept to the second, from 1970 on; what is shorter counts as its first second.
 */
export class ColumnStore {
  length = 0
  private readonly blocks: Array<Block> = []
  private readonly longer = new Map<number, number>()

  /** Adds one; times in epoch milliseconds, `day` in days since 1970, `source` a small number. */
  add(fromMs: number, toMs: number, day: number, value: number, source: number): void {
    const at = this.length++ & IN_BLOCK
    if (at === 0) this.blocks.push(new Block())
    const block = this.blocks.at(-1)!
    block.from[at] = Math.floor(fromMs / 1_000)
    const seconds = Math.max(0, Math.round((toMs - fromMs) / 1_000))
    block.seconds[at] = Math.min(seconds, MAX_SECONDS)
    if (seconds >= MAX_SECONDS) this.longer.set(this.length - 1, seconds)
    block.setValue(at, value)
    block.sources[at] = source
    block.days[at] = day
  }

  /** The start of one, in epoch seconds. */
  fromOf(at: number): number {
    return this.blocks[at >> BLOCK_BITS]!.from[at & IN_BLOCK]!
  }

  /** Its end, in epoch seconds. */
  toOf(at: number): number {
    const block = this.blocks[at >> BLOCK_BITS]!
    const seconds = block.seconds[at & IN_BLOCK]!
    return block.from[at & IN_BLOCK]! + (seconds < MAX_SECONDS ? seconds : this.longer.get(at)!)
  }

  valueOf(at: number): number {
    return this.blocks[at >> BLOCK_BITS]!.values[at & IN_BLOCK]!
  }

  sourceOf(at: number): number {
    return this.blocks[at >> BLOCK_BITS]!.sources[at & IN_BLOCK]!
  }

  private dayOf(at: number): number {
    return this.blocks[at >> BLOCK_BITS]!.days[at & IN_BLOCK]!
  }

  /** The positions of each day, days in order, within a day as they were added. */
  *byDay(): Generator<readonly [day: number, at: ReadonlyArray<number>]> {
    const order = this.sortedBy((at) => this.dayOf(at))
    for (let first = 0; first < order.length; ) {
      const day = this.dayOf(order[first]!)
      let end = first
      while (end < order.length && this.dayOf(order[end]!) === day) end++
      yield [day, Array.from(order.subarray(first, end))]
      first = end
    }
  }

  /** The positions of what begins within a span (epoch seconds), in the order in which it began. */
  within(from: number, to: number): ReadonlyArray<number> {
    const order = this.inOrder()
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.fromOf(order[middle]!) < from) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < order.length && this.fromOf(order[end]!) <= to) end++
    return Array.from(order.subarray(low, end))
  }

  private ordered: Uint32Array | null = null

  /** All positions by their start; computed once everything is there. */
  private inOrder(): Uint32Array {
    if (this.ordered?.length === this.length) return this.ordered
    const dayOf = (at: number) => Math.floor(this.fromOf(at) / DAY_S)
    const order = this.sortedBy(dayOf)
    for (let first = 0; first < order.length; ) {
      let end = first + 1
      while (end < order.length && dayOf(order[end]!) === dayOf(order[first]!)) end++
      order.subarray(first, end).sort((a, b) => this.fromOf(a) - this.fromOf(b) || a - b)
      first = end
    }
    this.ordered = order
    return order
  }

  /** All positions by a number of days, by counting. */
  private sortedBy(dayOf: (at: number) => number): Uint32Array {
    const starts = new Uint32Array(65_537)
    for (let at = 0; at < this.length; at++) starts[dayOf(at) + 1]!++
    for (let day = 1; day < starts.length; day++) starts[day]! += starts[day - 1]!
    const order = new Uint32Array(this.length)
    for (let at = 0; at < this.length; at++) order[starts[dayOf(at)]!++] = at
    return order
  }
}
