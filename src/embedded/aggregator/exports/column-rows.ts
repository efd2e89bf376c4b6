const FIRST_CAPACITY = 64
const GROWTH = 4

/** Bytes of a row: its value, start, length, source and day. */
const ROW_BYTES = 8 + 4 + 4 + 2 + 2

/**
 * Spans with a value and the local day they belong to, by column. Times are kept to the second, from 1970 on; what is
 * shorter counts as its first second.
 */
export class ColumnRows {
  length = 0
  private capacity = 0
  private values = new Float64Array()
  private from = new Uint32Array()
  private seconds = new Uint32Array()
  private sources = new Uint16Array()
  private days = new Uint16Array()

  constructor(capacity = 0) {
    if (capacity > 0) this.reserve(capacity)
  }

  /** Adds one; times in epoch milliseconds, `day` in days since 1970, `source` a small number. */
  add(fromMs: number, toMs: number, day: number, value: number, source: number): void {
    if (this.length === this.capacity)
      this.reserve(Math.max(FIRST_CAPACITY, this.capacity * GROWTH))
    const at = this.length++
    this.from[at] = Math.floor(fromMs / 1_000)
    this.seconds[at] = Math.max(0, Math.round((toMs - fromMs) / 1_000))
    this.values[at] = value
    this.sources[at] = source
    this.days[at] = day
  }

  /** Leaves none, and keeps the room. */
  clear(): void {
    this.length = 0
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

  sourceOf(at: number): number {
    return this.sources[at]!
  }

  dayOf(at: number): number {
    return this.days[at]!
  }

  /** All of them in some bytes, a sixth to a half as many: starts and days as steps from one to the next. */
  packed(): Uint8Array {
    const all = new ColumnRows(this.length)
    all.append(this)
    const { from, days } = all
    for (let at = all.length - 1; at > 0; at--) {
      from[at]! -= from[at - 1]!
      days[at]! -= days[at - 1]!
    }
    return Bun.zstdCompressSync(new Uint8Array(all.values.buffer), { level: 1 })
  }

  /** Adds what `packed` made. */
  unpack(bytes: Uint8Array): void {
    const { buffer } = new Uint8Array(Bun.zstdDecompressSync(bytes))
    const all = new ColumnRows()
    all.lay(buffer, buffer.byteLength / ROW_BYTES)
    all.length = all.capacity
    const { from, days } = all
    for (let at = 1; at < all.length; at++) {
      from[at]! += from[at - 1]!
      days[at]! += days[at - 1]!
    }
    this.append(all)
  }

  /** Adds all of others. */
  append(others: ColumnRows): void {
    const { length } = others
    if (this.length + length > this.capacity) this.reserve(this.length + length)
    this.values.set(others.values.subarray(0, length), this.length)
    this.from.set(others.from.subarray(0, length), this.length)
    this.seconds.set(others.seconds.subarray(0, length), this.length)
    this.sources.set(others.sources.subarray(0, length), this.length)
    this.days.set(others.days.subarray(0, length), this.length)
    this.length += length
  }

  private reserve(capacity: number): void {
    const { values, from, seconds, sources, days } = this
    this.lay(new ArrayBuffer(capacity * ROW_BYTES), capacity)
    this.values.set(values)
    this.from.set(from)
    this.seconds.set(seconds)
    this.sources.set(sources)
    this.days.set(days)
  }

  /** Lays the columns one behind the other into a buffer. */
  private lay(buffer: ArrayBuffer, capacity: number): void {
    this.capacity = capacity
    this.values = new Float64Array(buffer, 0, capacity)
    this.from = new Uint32Array(buffer, capacity * 8, capacity)
    this.seconds = new Uint32Array(buffer, capacity * 12, capacity)
    this.sources = new Uint16Array(buffer, capacity * 16, capacity)
    this.days = new Uint16Array(buffer, capacity * 18, capacity)
  }
}
