import type { ColumnStore } from "#embedded/aggregator/exports/column-store"

/** Spans that are covered already, kept apart and in order. */
class Covered {
  private readonly spans: Array<[from: number, to: number]> = []

  /** How much of a span, 0 to 1, is not covered yet. One without a length is in or out. */
  freeOf(from: number, to: number): number {
    const { spans } = this
    let at = this.firstEndingAfter(from)
    if (from === to) return spans[at] && spans[at]![0] <= from ? 0 : 1
    let free = to - from
    for (; at < spans.length && spans[at]![0] < to; at++)
      free -= Math.min(to, spans[at]![1]) - Math.max(from, spans[at]![0])
    return free / (to - from)
  }

  cover(from: number, to: number): void {
    if (from === to) return
    const { spans } = this
    const first = this.firstEndingAfter(from - 1)
    let last = first
    let start = from
    let end = to
    for (; last < spans.length && spans[last]![0] <= to; last++) {
      start = Math.min(start, spans[last]![0])
      end = Math.max(end, spans[last]![1])
    }
    spans.splice(first, last - first, [start, end])
  }

  /** The first span that ends behind an instant, by bisection. */
  private firstEndingAfter(instant: number): number {
    let low = 0
    let high = this.spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.spans[middle]![1] > instant) high = middle
      else low = middle + 1
    }
    return low
  }
}

const isSame = (store: ColumnStore, a: number, b: number): boolean =>
  store.fromOf(a) === store.fromOf(b) &&
  store.toOf(a) === store.toOf(b) &&
  store.valueOf(a) === store.valueOf(b)

/** What one device said twice, as after a move to a new phone, is said once. */
const distinct = (store: ColumnStore, at: ReadonlyArray<number>): ReadonlyArray<number> =>
  at
    .toSorted(
      (a, b) =>
        store.fromOf(a) - store.fromOf(b) ||
        store.toOf(a) - store.toOf(b) ||
        store.valueOf(a) - store.valueOf(b),
    )
    .filter((each, index, all) => index === 0 || !isSame(store, each, all[index - 1]!))

/** A sum over spans, and how much of it each device gave. */
export interface Union {
  readonly sum: number
  readonly by_device: ReadonlyMap<number, number>
}

/**
 * The sum of what several devices counted, no time twice: where two speak of the same time the lower rank
 * counts, and of a span that is covered in part, its free share. A device is never held against itself.
 */
export const unionOf = (
  store: ColumnStore,
  at: ReadonlyArray<number>,
  rankOf: (device: number) => number,
): Union => {
  const devices = [...new Set(at.map((each) => store.deviceOf(each)))].toSorted(
    (a, b) => rankOf(a) - rankOf(b) || a - b,
  )
  const covered = new Covered()
  const by_device = new Map<number, number>()
  let sum = 0
  for (const device of devices) {
    const own = distinct(
      store,
      at.filter((each) => store.deviceOf(each) === device),
    )
    let share = 0
    for (const each of own)
      share += store.valueOf(each) * covered.freeOf(store.fromOf(each), store.toOf(each))
    if (devices.length > 1)
      for (const each of own) covered.cover(store.fromOf(each), store.toOf(each))
    if (share > 0 || own.length > 0) by_device.set(device, share)
    sum += share
  }
  return { sum, by_device }
}
