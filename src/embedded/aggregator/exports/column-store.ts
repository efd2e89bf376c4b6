const FIRST = 64

/**
 * Spans with a value and the local day that they belong to, by column: 24 bytes each, so that millions of them
 * stay in memory. Times are kept to the second.
 */
export class ColumnStore {
  length = 0
  private from = new Uint32Array(FIRST)
  private seconds = new Uint32Array(FIRST)
  private values = new Float64Array(FIRST)
  private devices = new Uint16Array(FIRST)
  private days = new Int32Array(FIRST)

  /** Adds one; times in epoch milliseconds, `day` in days since 1970, `device` a small number. */
  add(fromMs: number, toMs: number, day: number, value: number, device: number): void {
    if (this.length === this.from.length) this.grow()
    const at = this.length++
    this.from[at] = Math.floor(fromMs / 1_000)
    this.seconds[at] = Math.max(0, Math.round((toMs - fromMs) / 1_000))
    this.values[at] = value
    this.devices[at] = device
    this.days[at] = day
  }

  /** The start of one, in epoch seconds. */
  fromOf(at: number): number {
    return this.from[at]!
  }

  /** Its end, in epoch seconds. */
  toOf(at: number): number {
    return this.from[at]! + this.seconds[at]!
  }

  valueOf(at: number): number {
    return this.values[at]!
  }

  deviceOf(at: number): number {
    return this.devices[at]!
  }

  /** The positions of each day, days in order, within a day as they were added. */
  *byDay(): Generator<readonly [day: number, at: ReadonlyArray<number>]> {
    const order = new Uint32Array(this.length)
    for (let at = 0; at < this.length; at++) order[at] = at
    order.sort((a, b) => this.days[a]! - this.days[b]! || a - b)
    for (let first = 0; first < order.length; ) {
      const day = this.days[order[first]!]!
      let end = first
      while (end < order.length && this.days[order[end]!] === day) end++
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
      if (this.from[order[middle]!]! < from) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < order.length && this.from[order[end]!]! <= to) end++
    return Array.from(order.subarray(low, end))
  }

  private ordered: Uint32Array | null = null

  /** All positions by their start; computed once everything is there. */
  private inOrder(): Uint32Array {
    if (this.ordered?.length === this.length) return this.ordered
    const order = new Uint32Array(this.length)
    for (let at = 0; at < this.length; at++) order[at] = at
    this.ordered = order.sort((a, b) => this.from[a]! - this.from[b]! || a - b)
    return this.ordered
  }

  private grow(): void {
    const size = 2 * this.from.length
    const { from, seconds, values, devices, days } = this
    this.from = new Uint32Array(size)
    this.from.set(from)
    this.seconds = new Uint32Array(size)
    this.seconds.set(seconds)
    this.values = new Float64Array(size)
    this.values.set(values)
    this.devices = new Uint16Array(size)
    this.devices.set(devices)
    this.days = new Int32Array(size)
    this.days.set(days)
  }
}
