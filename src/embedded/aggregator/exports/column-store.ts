import { ColumnRows } from "#embedded/aggregator/exports/column-rows"

/** Rows are kept by periods of this many days, as a power of two, and packed so many together. */
const PERIOD_BITS = 7
const PERIOD_DAYS = 1 << PERIOD_BITS
const PACKED_ROWS = 2_048

const DAY_S = 86_400

/** The rows of a period in the order in which they were added. */
class Period {
  private length = 0
  private readonly packed: Array<Uint8Array> = []
  private readonly fresh = new ColumnRows()

  add(fromMs: number, toMs: number, day: number, value: number, source: number): void {
    this.length++
    this.fresh.add(fromMs, toMs, day, value, source)
    if (this.fresh.length < PACKED_ROWS) return
    this.packed.push(this.fresh.packed())
    this.fresh.clear()
  }

  rows(): ColumnRows {
    const rows = new ColumnRows(this.length)
    for (const bytes of this.packed) rows.unpack(bytes)
    rows.append(this.fresh)
    return rows
  }
}

/** Some of the rows. */
export interface Chosen {
  readonly rows: ColumnRows
  readonly at: ReadonlyArray<number>
}

/** The rows of a period with all positions by their start. */
interface Ordered {
  readonly rows: ColumnRows
  readonly order: Uint32Array
}

/** As many periods are kept in order as a night may lie in. */
const MAX_ORDERED = 2

/**
 * Spans with a value and the local day they belong to, by column, packed by the period in which they lie: 3 to 12
 * bytes each, so that millions of them stay in memory. A period is read as a whole, and each but once in a walk
 * through time, however the rows were ordered when they came.
 */
export class ColumnStore {
  private readonly periods = new Map<number, Period>()
  private readonly ordered = new Map<number, Ordered>()

  /** Adds one; times in epoch milliseconds, `day` in days since 1970, `source` a small number. */
  add(fromMs: number, toMs: number, day: number, value: number, source: number): void {
    const key = day >> PERIOD_BITS
    let period = this.periods.get(key)
    if (period === undefined) {
      period = new Period()
      this.periods.set(key, period)
    }
    period.add(fromMs, toMs, day, value, source)
  }

  /** The rows of one period after the other, in time. */
  *byPeriod(): Generator<ColumnRows> {
    for (const key of this.keys()) yield this.periods.get(key)!.rows()
  }

  /** The same; none is left. */
  *taken(): Generator<ColumnRows> {
    for (const key of this.keys()) {
      const rows = this.periods.get(key)!.rows()
      this.periods.delete(key)
      yield rows
    }
  }

  /** The rows of each day, days in order, within a day as they were added. */
  *byDay(): Generator<readonly [day: number, rows: ColumnRows, at: ReadonlyArray<number>]> {
    for (const rows of this.byPeriod()) {
      const order = sortedBy(rows, (at) => rows.dayOf(at) % PERIOD_DAYS, PERIOD_DAYS)
      for (let first = 0; first < order.length; ) {
        const day = rows.dayOf(order[first]!)
        let end = first
        while (end < order.length && rows.dayOf(order[end]!) === day) end++
        yield [day, rows, Array.from(order.subarray(first, end))]
        first = end
      }
    }
  }

  /** The rows that begin within a span (epoch seconds), in the order in which they began. */
  within(from: number, to: number): Chosen {
    const chosen = this.around(from, to).map(({ rows, order }) => {
      let low = 0
      let high = order.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (rows.fromOf(order[middle]!) < from) low = middle + 1
        else high = middle
      }
      let end = low
      while (end < order.length && rows.fromOf(order[end]!) <= to) end++
      return { rows, at: Array.from(order.subarray(low, end)) }
    })
    const some = chosen.filter(({ at }) => at.length > 0)
    return some.length === 1 ? some[0]! : merged(some)
  }

  /** The periods in which rows may lie that begin within a span; a clock is at most a day from UTC. */
  private around(from: number, to: number): ReadonlyArray<Ordered> {
    const first = (Math.floor(from / DAY_S) - 1) >> PERIOD_BITS
    const last = (Math.floor(to / DAY_S) + 1) >> PERIOD_BITS
    const near: Array<Ordered> = []
    for (let key = first; key <= last; key++) {
      const period = this.periods.get(key)
      if (!period) continue
      const known = this.ordered.get(key)
      const ordered = known ?? inOrder(period.rows())
      near.push(ordered)
      if (known) continue
      if (this.ordered.size >= MAX_ORDERED) this.ordered.delete(this.ordered.keys().next().value!)
      this.ordered.set(key, ordered)
    }
    return near
  }

  private keys(): ReadonlyArray<number> {
    return [...this.periods.keys()].toSorted((a, b) => a - b)
  }
}

const inOrder = (rows: ColumnRows): Ordered => {
  const order = Uint32Array.from({ length: rows.length }, (_, at) => at)
  order.sort((a, b) => rows.fromOf(a) - rows.fromOf(b) || a - b)
  return { rows, order }
}

/** What was chosen of several periods as one, in the order in which it began. */
const merged = (some: ReadonlyArray<Chosen>): Chosen => {
  const rows = new ColumnRows()
  for (const { rows: each, at } of some)
    for (const one of at)
      rows.add(
        each.fromOf(one) * 1_000,
        each.toOf(one) * 1_000,
        each.dayOf(one),
        each.valueOf(one),
        each.sourceOf(one),
      )
  return { rows, at: Array.from(inOrder(rows).order) }
}

/** All positions by a small number, by counting. */
const sortedBy = (rows: ColumnRows, numberOf: (at: number) => number, numbers: number) => {
  const starts = new Uint32Array(numbers + 1)
  for (let at = 0; at < rows.length; at++) starts[numberOf(at) + 1]!++
  for (let each = 1; each < starts.length; each++) starts[each]! += starts[each - 1]!
  const order = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) order[starts[numberOf(at)]!++] = at
  return order
}
