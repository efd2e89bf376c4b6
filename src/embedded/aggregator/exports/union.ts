import type { ColumnRows } from "#embedded/aggregator/exports/column-rows"

/** An instant counts as one second, so that two devices do not both say it. */
const endOf = (from: number, to: number) => Math.max(to, from + 1)

/** Time that is covered already: spans apart and in order, with the time that lies before each. */
export class Covered {
  private from: Array<number> = []
  private to: Array<number> = []
  private before: Array<number> = []

  /** How much of a span, 0 to 1, is not covered. */
  freeOf(start: number, stop: number): number {
    const end = endOf(start, stop)
    return 1 - (this.upTo(end) - this.upTo(start)) / (end - start)
  }

  /** Covers spans that come in the order of their starts. */
  cover(spans: Iterable<readonly [from: number, to: number]>): void {
    const { from, to } = this
    this.from = []
    this.to = []
    let at = 0
    for (const [start, stop] of spans) {
      for (; at < from.length && from[at]! <= start; at++) this.push(from[at]!, to[at]!)
      this.push(start, endOf(start, stop))
    }
    for (; at < from.length; at++) this.push(from[at]!, to[at]!)
    let sum = 0
    this.before = this.from.map((start, index) => {
      sum += this.to[index]! - start
      return sum - (this.to[index]! - start)
    })
  }

  private push(from: number, to: number): void {
    const last = this.to.length - 1
    if (last >= 0 && from <= this.to[last]!) this.to[last] = Math.max(this.to[last]!, to)
    else {
      this.from.push(from)
      this.to.push(to)
    }
  }

  /** The covered time before an instant. */
  private upTo(instant: number): number {
    let low = 0
    let high = this.from.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.from[middle]! < instant) low = middle + 1
      else high = middle
    }
    if (low === 0) return 0
    const last = low - 1
    return this.before[last]! + Math.min(instant, this.to[last]!) - this.from[last]!
  }
}

/** What one device said, in order, and what it said twice, as after a move to a new phone. */
export const distinct = (rows: ColumnRows, at: ReadonlyArray<number>) => {
  const sorted = at.toSorted(
    (a, b) =>
      rows.fromOf(a) - rows.fromOf(b) ||
      rows.toOf(a) - rows.toOf(b) ||
      rows.valueOf(a) - rows.valueOf(b),
  )
  const own: Array<number> = []
  const repeated: Array<number> = []
  for (const each of sorted) {
    const last = own.at(-1)
    const isSame =
      last !== undefined &&
      rows.fromOf(each) === rows.fromOf(last) &&
      rows.toOf(each) === rows.toOf(last) &&
      rows.valueOf(each) === rows.valueOf(last)
    ;(isSame ? repeated : own).push(each)
  }
  return { own, repeated }
}

/** A sum over spans; what another device had counted already, and what was said twice, is not in it. */
export interface Union {
  readonly sum: number
  readonly covered: ReadonlyArray<number>
  readonly repeated: ReadonlyArray<number>
}

/**
 * The sum of what several devices counted, no time twice: of two that speak of the same time the first in order
 * counts, and of a span that is covered in part, its free share. A device is never held against itself; sources
 * of the same order are one.
 */
export const unionOf = (
  rows: ColumnRows,
  at: ReadonlyArray<number>,
  orderOf: (source: number) => number,
): Union => {
  const orderAt = (each: number) => orderOf(rows.sourceOf(each))
  const devices = [...Map.groupBy(at, orderAt)].toSorted(([a], [b]) => a - b)
  const time = new Covered()
  const covered: Array<number> = []
  const again: Array<number> = []
  let sum = 0
  for (const [index, [, all]] of devices.entries()) {
    const { own, repeated } = distinct(rows, all)
    for (const each of repeated) again.push(each)
    for (const each of own) {
      const free = index === 0 ? 1 : time.freeOf(rows.fromOf(each), rows.toOf(each))
      if (free <= 0) covered.push(each)
      else sum += rows.valueOf(each) * free
    }
    if (index < devices.length - 1)
      time.cover(own.map((each) => [rows.fromOf(each), rows.toOf(each)] as const))
  }
  return { sum, covered, repeated: again }
}
