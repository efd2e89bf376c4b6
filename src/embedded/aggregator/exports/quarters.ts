import type { AmountColumn } from "#embedded/aggregator/exports/column"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Device } from "#embedded/aggregator/exports/record"

/** Clocks are a whole number of quarters of an hour off UTC: a quarter lies in one local day, whatever the zone. */
const QUARTER_MS = 900_000

/** More quarters than a year has are given away before a file ends. */
const MAX_QUARTERS = 40_000

/** What was counted or measured in a quarter of an hour. */
interface Quarter {
  readonly from: number
  readonly sum: number
  readonly count: number
  readonly low: number
  readonly high: number
}

type Growing = { -readonly [Key in keyof Quarter]: Quarter[Key] }

/** Sums up values that come every few seconds, in memory that does not grow with them. */
export class Quarters {
  private readonly all = new Map<number, Growing>()
  private readonly take: (quarter: Quarter) => void

  constructor(take: (quarter: Quarter) => void) {
    this.take = take
  }

  /** Adds a value at an instant (epoch ms). */
  add(at: number, value: number): void {
    const from = Math.floor(at / QUARTER_MS) * QUARTER_MS
    const known = this.all.get(from)
    if (!known) {
      if (this.all.size >= MAX_QUARTERS) this.end()
      this.all.set(from, { from, sum: value, count: 1, low: value, high: value })
      return
    }
    known.sum += value
    known.count++
    known.low = Math.min(known.low, value)
    known.high = Math.max(known.high, value)
  }

  /** Gives away what is there, in order of time. */
  end(): void {
    for (const quarter of [...this.all.values()].toSorted((a, b) => a.from - b.from))
      this.take(quarter)
    this.all.clear()
  }
}

/** Sums up what a device counted in UTC. */
export const countedBy = (column: AmountColumn, type: string, device: Device, sink: Sink) =>
  new Quarters(({ from, sum: value, count }) => {
    const span = { from, to: from + QUARTER_MS, offset_min: 0 }
    sink.used(type, { kind: "amount", column, ...span, value, device }, count)
  })

/** Sums up the heart rate that a device measured in UTC. */
export const pulseBy = (type: string, device: Device, sink: Sink) =>
  new Quarters(({ from, sum, count, low, high }) => {
    const sample = { kind: "sample", from, to: from, offset_min: 0, device } as const
    const mean = { ...sample, to: from + count * 1_000, value: sum / count }
    sink.used(type, { ...mean, quantity: "heart_rate_mean" }, count)
    sink.used(type, { ...sample, quantity: "heart_rate_low", value: low }, 0)
    sink.used(type, { ...sample, quantity: "heart_rate_high", value: high }, 0)
  })
