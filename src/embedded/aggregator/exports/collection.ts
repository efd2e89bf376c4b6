import type { Item } from "#domain/delivery-item"
import { addDays, daysBetween, type LocalDate, localDateAt } from "#domain/time"
import { type ClockSighting, clockOf } from "#embedded/aggregator/exports/clock"
import {
  type AmountColumn,
  type Fold,
  type NightColumn,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import type { ColumnRows } from "#embedded/aggregator/exports/column-rows"
import { ColumnStore } from "#embedded/aggregator/exports/column-store"
import { DayCounts } from "#embedded/aggregator/exports/day-counts"
import { DROPPED, type Dropped, Summed } from "#embedded/aggregator/exports/dropped"
import { folded, putSamples } from "#embedded/aggregator/exports/fold"
import { DayItems, nightItem, workoutItem } from "#embedded/aggregator/exports/item"
import { latestFigures, latestNights } from "#embedded/aggregator/exports/latest"
import { withFigures } from "#embedded/aggregator/exports/night-figures"
import { isDuring, nightsOf } from "#embedded/aggregator/exports/nights"
import { PersonRecords } from "#embedded/aggregator/exports/person-records"
import type {
  Amount,
  DayFigure,
  DayTag,
  ExportRecord,
  Night,
  NightFigures,
  Sample,
  StageSpan,
  Workout,
} from "#embedded/aggregator/exports/record"
import { Sources } from "#embedded/aggregator/exports/sources"
import { Undated } from "#embedded/aggregator/exports/undated"
import { distinct, unionOf } from "#embedded/aggregator/exports/union"
import { distinctWorkouts } from "#embedded/aggregator/exports/workouts"

/** One item with the type of the delivery that carries it. */
export interface TypedItem {
  readonly type: "daily" | "body" | "nutrition" | "sleep" | "activity"
  readonly date: LocalDate
  readonly item: Item
}

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
const DAY_MS = 86_400_000
/** The last day of the 32 bits of a second, in 2106. Nothing before 1970 or after it is kept. */
const MAX_DAY = 49_709

/**
 * Everything that the readers of one vendor found in an import, in bounded memory; once all of it is there, the
 * items of its deliveries, which depend on the records alone.
 */
export class Collection {
  private readonly amounts = new Map<AmountColumn, ColumnStore>()
  private readonly samples = new Map<Quantity, ColumnStore>()
  private readonly figures: Array<readonly [DayFigure, type: string]> = []
  private readonly counts = new DayCounts()
  private added = 0
  private readonly tags: Array<DayTag> = []
  private readonly stages = new Map<StageSpan, string>()
  /** By what they are known by: two tables of one export may each say a part of a night. */
  private readonly nights = new Map<string, Night>()
  private readonly nightFigures: Array<readonly [NightFigures, type: string]> = []
  private readonly dated: Array<readonly [Night, type: string]> = []
  private readonly workouts = new Map<Workout, string>()
  private readonly sources = new Sources()
  private readonly undated = new Undated()
  private readonly summed = new Summed()
  /** What it says of the person, which is no item of a delivery. */
  readonly person = new PersonRecords()
  private readonly crowded = new Map<string, number>()
  private named: string | null = null
  /** Where the person lives, for an export that does not say. */
  private readonly home: string | null
  /** The offset of the latest record of a day that has one. */
  private readonly offsets = new Map<number, { at: number; offset_min: number | null }>()

  constructor(home: string | null = null) {
    this.home = home
  }

  /** The zone of what is known in UTC alone: the first that a file names. See `clockOf` for one that names none. */
  keepZone(name: string): void {
    this.named ??= name
  }

  /** Takes a record, with the vendor's own name of its type, and how many records of a file it sums up, if any. */
  add(record: ExportRecord, type = "", count?: number): void {
    if (count !== undefined) this.summed.add(type, count)
    this.take(record, type)
  }

  private take(record: ExportRecord, type: string): void {
    if (record.kind === "amount" || record.kind === "sample") {
      if (record.device.isUtc) this.undated.add(record, type)
      else if (record.kind === "amount")
        this.addSpan(storeOf(this.amounts, record.column), record, type)
      else this.addSpan(storeOf(this.samples, record.quantity), record, type)
    } else if (record.kind === "day") this.figures.push([record, type])
    else if (record.kind === "count") this.counts.add(record, type)
    else if (record.kind === "tag") this.tags.push(record)
    else if (record.kind === "stage") this.stages.set(record, type)
    else if (record.kind === "night" && record.dated) this.dated.push([record, type])
    else if (record.kind === "night") this.addNight(record)
    else if (record.kind === "night_figures") this.nightFigures.push([record, type])
    else if (record.kind !== "workout") {
      if (!this.person.add(record)) this.crowded.set(type, (this.crowded.get(type) ?? 0) + 1)
    } else if (record.device?.isUtc)
      this.undated.addWorkout({ ...record, device: record.device }, type)
    else this.workouts.set(record, type)
  }

  /** The items of all deliveries, each of one day, night or workout, by kind and in order of time. */
  *items(hear: Dropped = () => {}): Generator<TypedItem> {
    const dropped = this.summed.over(hear)
    for (const figure of this.counts.figures()) this.figures.push(figure)
    const clock = clockOf(this.named, this.sightings(), this.home)
    for (const [record, type] of this.undated.on(clock, dropped)) this.take(record, type)
    for (const [type, count] of this.crowded) dropped(type, DROPPED.many, count)
    yield* this.dayItems(dropped)
    const { nights, left_out } = nightsOf([...this.stages.keys()])
    for (const span of left_out)
      dropped(this.stages.get(span)!, span.stage === "in_bed" ? DROPPED.lay : DROPPED.slept, 1)
    const known = withFigures([...this.nights.values()], this.nightFigures, dropped)
    for (const night of [...known, ...nights.map((each) => this.withSamples(each))])
      yield { type: "sleep", date: dateOf(night.to, night.offset_min), item: nightItem(night) }
    for (const night of latestNights(this.dated, this.figures, dropped))
      yield { type: "sleep", date: dateOf(night.to, night.offset_min), item: nightItem(night) }
    this.dropOutside(nights, dropped)
    const { workouts, covered, repeated } = distinctWorkouts([...this.workouts.keys()])
    for (const each of covered) dropped(this.workouts.get(each)!, DROPPED.recorded, 1)
    for (const each of repeated) dropped(this.workouts.get(each)!, DROPPED.repeated, 1)
    for (const workout of workouts)
      yield {
        type: "activity",
        date: dateOf(workout.from, workout.offset_min),
        item: workoutItem(workout),
      }
  }

  /** When the clock is known: at the end of nights, at noon of days. */
  private *sightings(): Generator<ClockSighting> {
    for (const { to, offset_min } of this.nights.values()) yield [to, offset_min]
    for (const [{ date, offset_min }] of this.figures)
      if (offset_min !== null) yield [daysBetween(EPOCH, date) * DAY_MS + DAY_MS / 2, offset_min]
  }

  private *dayItems(dropped: Dropped): Generator<TypedItem> {
    const days = new Map<LocalDate, DayItems>()
    const at = (date: LocalDate, offset_min: number | null) => {
      const known = days.get(date)
      if (known) return known
      const made = new DayItems(date, offset_min)
      days.set(date, made)
      return made
    }
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
    for (const [{ date, offset_min, column, value, yields }, type] of latestFigures(
      this.figures,
      dropped,
    ))
      if (yields && days.get(date)?.has(column)) dropped(type, DROPPED.summed, 1)
      else at(date, offset_min).put(column, value)
    for (const [date, tags] of Map.groupBy(this.tags, ({ date }) => date))
      at(date, tags[0]!.offset_min).putAt(
        "daily",
        "tag_data.tags",
        tags.map(({ name }) => ({ tag_name: name, notes: "" })),
      )
    for (const date of [...days.keys()].toSorted())
      for (const [type, item] of days.get(date)!.items) yield { type, date, item }
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
  private withSamples(night: Night): Night {
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
  private dropOutside(nights: ReadonlyArray<Night>, dropped: Dropped): void {
    for (const [quantity, store] of this.samples) {
      if (quantities[quantity].day.length > 0 || quantity === "glucose") continue
      for (const rows of store.byPeriod())
        for (let at = 0; at < rows.length; at++)
          if (!isDuring(nights, rows.fromOf(at) * 1_000))
            this.drop(rows, [at], DROPPED.outside, dropped)
    }
  }

  private addNight(night: Night): void {
    const key = night.id ?? `${night.from}|${night.to}`
    const known = this.nights.get(key)
    const figures = { ...known?.figures, ...night.figures }
    this.nights.set(key, { ...known, ...night, is_nap: night.is_nap || !!known?.is_nap, figures })
  }

  private addSpan(store: ColumnStore, record: Amount | Sample, type: string): void {
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
}

const dateOf = (at: number, offset_min: number | null): LocalDate =>
  localDateAt(at, offset_min ?? 0)
