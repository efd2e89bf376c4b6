import { addDays, type LocalDate } from "#domain/time"
import {
  type AmountColumn,
  type Fold,
  type NightColumn,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import type { ColumnRows } from "#embedded/aggregator/exports/column-rows"
import { ColumnStore } from "#embedded/aggregator/exports/column-store"
import { DROPPED, type Dropped } from "#embedded/aggregator/exports/dropped"
import { folded, putSamples } from "#embedded/aggregator/exports/fold"
import type { DayItems } from "#embedded/aggregator/exports/item"
import { isDuring } from "#embedded/aggregator/exports/nights"
import type { Amount, Night, Sample } from "#embedded/aggregator/exports/record"
import { Sources } from "#embedded/aggregator/exports/sources"
import { distinct, unionOf } from "#embedded/aggregator/exports/union"

/**
 * The collector, left alone, looks once the heap has grown to a gigabyte: it is asked to every so many rows, those
 * that are read and those that are counted.
 */
const SWEPT_READ = 25_000
const SWEPT_COUNTED = 50_000

const storeOf = <Key>(stores: Map<Key, ColumnStore>, key: Key): ColumnStore => {
  const known = stores.get(key)
  if (known) return known
  const made = new ColumnStore()
  stores.set(key, made)
  return made
}

const EPOCH = "1970-01-01"
/** The last day of the 32 bits of a second, in 2106. Nothing before 1970 or after it is kept. */
const MAX_DAY = 49_709

/** The amounts and samples of an import, each with the device that it is of, in columns. */
export class Measurements {
  private readonly amounts = new Map<AmountColumn, ColumnStore>()
  private readonly samples = new Map<Quantity, ColumnStore>()
  private readonly sources = new Sources()
  /** The offset of the latest record of a day that has one. */
  private readonly offsets = new Map<number, { at: number; offset_min: number | null }>()
  private added = 0

  /** Takes a record, with the vendor's own name of its type. */
  add(record: Amount | Sample, type: string): void {
    const store =
      record.kind === "amount"
        ? storeOf(this.amounts, record.column)
        : storeOf(this.samples, record.quantity)
    const { from, to, offset_min, value, device } = record
    const day = Math.floor((from / 60_000 + (offset_min ?? 0)) / 1_440)
    if (from < 0 || day < 0 || day > MAX_DAY) return
    const known = this.offsets.get(day)
    // A clock that is known counts before none.
    if (!known) this.offsets.set(day, { at: from, offset_min })
    else if (known.offset_min === null || (offset_min !== null && known.at <= from)) {
      known.at = from
      known.offset_min = offset_min
    }
    store.add(from, to, day, value, this.sources.numberOf(device, type))
    if (++this.added % SWEPT_READ === 0) Bun.gc(true)
  }

  /** Puts what was measured into the items of its days. */
  put(at: (date: LocalDate, offset_min: number | null) => DayItems, dropped: Dropped): void {
    const orderOf = this.sources.orders()
    const on = (day: number) => at(addDays(EPOCH, day), this.offsets.get(day)?.offset_min ?? null)
    for (const [column, store] of this.amounts)
      for (const [day, rows, own] of this.swept(store)) {
        const { sum, covered, repeated } = unionOf(rows, own, orderOf)
        on(day).put(column, sum)
        this.drop(rows, covered, DROPPED.covered, dropped)
        this.drop(rows, repeated, DROPPED.repeated, dropped)
      }
    for (const [quantity, store] of this.samples)
      if (quantities[quantity].day.length > 0 || quantity === "glucose")
        for (const [day, rows, own] of this.swept(store))
          putSamples(on(day), quantity, rows, this.preferred(rows, own, dropped))
  }

  /** The days of a column. */
  private *swept(store: ColumnStore): ReturnType<ColumnStore["byDay"]> {
    let counted = 0
    for (const each of store.byDay()) {
      yield each
      counted += each[2].length
      if (counted < SWEPT_COUNTED) continue
      counted = 0
      Bun.gc(true)
    }
  }

  /** Positions by device, the one that counts first leading: by rank, then by how much it said. */
  private byDevice(
    rows: ColumnRows,
    at: ReadonlyArray<number>,
  ): ReadonlyArray<ReadonlyArray<number>> {
    const sourceOf = (each: number) => this.sources.at(rows.sourceOf(each))
    const devices = [...Map.groupBy(at, (each) => sourceOf(each).deviceKey).values()]
    if (devices.length === 1) return devices
    return devices.toSorted((a, b) => {
      const [one, other] = [sourceOf(a[0]!), sourceOf(b[0]!)]
      const byName = one.deviceKey < other.deviceKey ? -1 : 1
      return one.device.rank - other.device.rank || b.length - a.length || byName
    })
  }

  /** The samples of the device that counts first on a day or in a night, none twice, in order. */
  private preferred(
    rows: ColumnRows,
    at: ReadonlyArray<number>,
    dropped: Dropped = () => {},
  ): ReadonlyArray<number> {
    const [first, ...others] = this.byDevice(rows, at)
    for (const each of others) this.drop(rows, each, DROPPED.measured, dropped)
    const { own, repeated } = distinct(rows, first!)
    this.drop(rows, repeated, DROPPED.repeated, dropped)
    return own
  }

  private drop(
    rows: ColumnRows,
    at: ReadonlyArray<number>,
    reason: string,
    dropped: Dropped,
  ): void {
    for (const each of at) dropped(this.sources.at(rows.sourceOf(each)).type, reason, 1)
  }

  /** A night with the figures of what was sampled during it. */
  during(night: Night): Night {
    const figures: Partial<Record<NightColumn, number>> = { ...night.figures }
    for (const [quantity, store] of this.samples) {
      const { night: columns } = quantities[quantity]
      if (Object.keys(columns).length === 0) continue
      const { rows, at } = store.within(night.from / 1_000, night.to / 1_000)
      if (at.length === 0) continue
      const own = this.preferred(rows, at)
      for (const [column, fold] of Object.entries(columns) as ReadonlyArray<[NightColumn, Fold]>)
        figures[column] = folded(rows, own, fold)
    }
    return { ...night, figures }
  }

  /** What only a night has a place for, and was measured in none. */
  dropOutside(nights: ReadonlyArray<Night>, dropped: Dropped): void {
    for (const [quantity, store] of this.samples) {
      if (quantities[quantity].day.length > 0 || quantity === "glucose") continue
      for (const rows of store.byPeriod())
        for (let at = 0; at < rows.length; at++)
          if (!isDuring(nights, rows.fromOf(at) * 1_000))
            this.drop(rows, [at], DROPPED.outside, dropped)
    }
  }
}
