import { addDays, type LocalDate, localDateAt } from "#domain/time"
import {
  type AmountColumn,
  dayColumns,
  type Fold,
  type NightColumn,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import { ColumnStore } from "#embedded/aggregator/exports/column-store"
import {
  DayItems,
  type Item,
  nightItem,
  stampOf,
  workoutItem,
} from "#embedded/aggregator/exports/item"
import { nightsOf } from "#embedded/aggregator/exports/nights"
import type {
  DayFigure,
  DayTag,
  Device,
  ExportRecord,
  Night,
  Sample,
  StageSpan,
  Workout,
} from "#embedded/aggregator/exports/record"
import { unionOf } from "#embedded/aggregator/exports/union"

/** One item with the type of the delivery that carries it. */
export interface TypedItem {
  readonly type: "daily" | "body" | "nutrition" | "sleep" | "activity"
  readonly date: LocalDate
  readonly item: Item
}

/** A file may name devices without end: further ones count as one. */
const MAX_DEVICES = 1_000

const storeOf = <Key>(stores: Map<Key, ColumnStore>, key: Key): ColumnStore => {
  const known = stores.get(key)
  if (known) return known
  const made = new ColumnStore()
  stores.set(key, made)
  return made
}

const EPOCH = "1970-01-01"

const folded = (values: ReadonlyArray<number>, fold: Fold): number => {
  switch (fold) {
    case "sum":
      return values.reduce((sum, value) => sum + value, 0)
    case "mean":
      return values.reduce((sum, value) => sum + value, 0) / values.length
    case "min":
      return values.reduce((low, value) => Math.min(low, value))
    case "max":
      return values.reduce((high, value) => Math.max(high, value))
    case "last":
      return values.at(-1)!
  }
}

/**
 * Everything that the readers of one vendor found in an import, in bounded memory; once all of it is there, the
 * items of its deliveries, which depend on the records alone.
 */
export class Collection {
  private readonly amounts = new Map<AmountColumn, ColumnStore>()
  private readonly samples = new Map<Quantity, ColumnStore>()
  private readonly figures: Array<DayFigure> = []
  private readonly tags: Array<DayTag> = []
  private readonly stages: Array<StageSpan> = []
  private readonly nights: Array<Night> = []
  private readonly workouts: Array<Workout> = []
  private readonly devices: Array<Device> = []
  private readonly deviceNumbers = new Map<string, number>()
  /** The offset of the latest record of a day. */
  private readonly offsets = new Map<
    number,
    { readonly at: number; readonly offset_min: number | null }
  >()

  add(record: ExportRecord): void {
    if (record.kind === "amount") this.addSpan(storeOf(this.amounts, record.column), record)
    else if (record.kind === "sample") this.addSpan(storeOf(this.samples, record.quantity), record)
    else if (record.kind === "day") this.figures.push(record)
    else if (record.kind === "tag") this.tags.push(record)
    else if (record.kind === "stage") this.stages.push(record)
    else if (record.kind === "night") this.nights.push(record)
    else this.workouts.push(record)
  }

  /** The items of all deliveries, each of one day, night or workout, by kind and in order of time. */
  *items(): Generator<TypedItem> {
    yield* this.dayItems()
    const { nights } = nightsOf(this.stages)
    for (const night of [...this.nights, ...nights.map((each) => this.withSamples(each))])
      yield { type: "sleep", date: dateOf(night.to, night.offset_min), item: nightItem(night) }
    for (const workout of this.workouts)
      yield {
        type: "activity",
        date: dateOf(workout.from, workout.offset_min),
        item: workoutItem(workout),
      }
  }

  private *dayItems(): Generator<TypedItem> {
    const days = new Map<LocalDate, DayItems>()
    const at = (date: LocalDate, offset_min: number | null) => {
      const known = days.get(date)
      if (known) return known
      const made = new DayItems(date, offset_min)
      days.set(date, made)
      return made
    }
    const on = (day: number) => at(addDays(EPOCH, day), this.offsets.get(day)?.offset_min ?? null)
    for (const [column, store] of this.amounts)
      for (const [day, own] of store.byDay()) {
        const { sum } = unionOf(store, own, (device) => this.devices[device]!.rank)
        on(day).put(column, sum)
      }
    for (const [quantity, store] of this.samples)
      for (const [day, own] of store.byDay()) this.putSamples(on(day), quantity, store, own)
    for (const { date, offset_min, column, value } of this.figures)
      at(date, offset_min).put(column, value)
    for (const [date, tags] of Map.groupBy(this.tags, ({ date }) => date))
      at(date, tags[0]!.offset_min).putAt(
        "daily",
        "tag_data.tags",
        tags.map(({ name }) => ({ tag_name: name, notes: "" })),
      )
    for (const date of [...days.keys()].toSorted())
      for (const [type, item] of days.get(date)!.items) yield { type, date, item }
  }

  /** The samples of the device that counts first on a day. */
  private preferred(store: ColumnStore, at: ReadonlyArray<number>): ReadonlyArray<number> {
    const devices = [...Map.groupBy(at, (each) => store.deviceOf(each))]
    const [first] = devices.toSorted(
      ([a, own], [b, others]) =>
        this.devices[a]!.rank - this.devices[b]!.rank || others.length - own.length || a - b,
    )
    return first![1].toSorted((a, b) => store.fromOf(a) - store.fromOf(b) || a - b)
  }

  private putSamples(
    items: DayItems,
    quantity: Quantity,
    store: ColumnStore,
    at: ReadonlyArray<number>,
  ): void {
    const own = this.preferred(store, at)
    const values = own.map((each) => store.valueOf(each))
    for (const column of quantities[quantity].day)
      items.put(column, folded(values, dayColumns[column].fold))
    if (quantity === "glucose")
      items.putAt(
        "body",
        "glucose_data.blood_glucose_samples",
        own.map((each) => ({
          timestamp: stampOf(store.fromOf(each) * 1_000, null),
          blood_glucose_mg_per_dL: Math.round(store.valueOf(each) * 1e6) / 1e6,
        })),
      )
  }

  /** A night with the figures of what was sampled during it. */
  private withSamples(night: Night): Night {
    const figures: Partial<Record<NightColumn, number>> = { ...night.figures }
    for (const [quantity, store] of this.samples) {
      const { night: columns } = quantities[quantity]
      if (Object.keys(columns).length === 0) continue
      const at = store.within(night.from / 1_000, night.to / 1_000)
      if (at.length === 0) continue
      const values = this.preferred(store, at).map((each) => store.valueOf(each))
      for (const [column, fold] of Object.entries(columns) as ReadonlyArray<[NightColumn, Fold]>)
        figures[column] = folded(values, fold)
    }
    return { ...night, figures }
  }

  private addSpan(
    store: ColumnStore,
    record: Extract<ExportRecord, { readonly device: Device; readonly value: number }> | Sample,
  ): void {
    const { from, to, offset_min, value, device } = record
    const day = Math.floor((from / 60_000 + (offset_min ?? 0)) / 1_440)
    const known = this.offsets.get(day)
    if (!known || known.at <= from) this.offsets.set(day, { at: from, offset_min })
    store.add(from, to, day, value, this.numberOf(device))
  }

  private numberOf(device: Device): number {
    const known = this.deviceNumbers.get(device.name)
    if (known !== undefined) return known
    const number = Math.min(this.devices.length, MAX_DEVICES)
    if (number === this.devices.length) this.devices.push(device)
    if (number < MAX_DEVICES) this.deviceNumbers.set(device.name, number)
    return number
  }
}

const dateOf = (at: number, offset_min: number | null): LocalDate =>
  localDateAt(at, offset_min ?? 0)
