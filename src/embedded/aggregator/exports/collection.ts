import type { Item } from "#domain/delivery-item"
import { daysBetween, type LocalDate, localDateAt } from "#domain/time"
import { type ClockSighting, clockOf } from "#embedded/aggregator/exports/clock"
import { DayCounts } from "#embedded/aggregator/exports/day-counts"
import { DROPPED, type Dropped, Summed } from "#embedded/aggregator/exports/dropped"
import { DayItems, nightItem, workoutItem } from "#embedded/aggregator/exports/item"
import { latestFigures, latestNights } from "#embedded/aggregator/exports/latest"
import { Measurements } from "#embedded/aggregator/exports/measurements"
import { withFigures } from "#embedded/aggregator/exports/night-figures"
import { nightsOf } from "#embedded/aggregator/exports/nights"
import { PersonRecords } from "#embedded/aggregator/exports/person-records"
import type {
  DayFigure,
  DayTag,
  ExportRecord,
  Night,
  NightFigures,
  StageSpan,
  Workout,
} from "#embedded/aggregator/exports/record"
import { Undated } from "#embedded/aggregator/exports/undated"
import { distinctWorkouts } from "#embedded/aggregator/exports/workouts"

/** One item with the type of the delivery that carries it. */
export interface TypedItem {
  readonly type: "daily" | "body" | "nutrition" | "sleep" | "activity"
  readonly date: LocalDate
  readonly item: Item
}

const EPOCH = "1970-01-01"
const DAY_MS = 86_400_000

/**
 * Everything that the readers of one vendor found in an import, in bounded memory; once all of it is there, the
 * items of its deliveries, which depend on the records alone.
 */
export class Collection {
  private readonly measurements = new Measurements()
  private readonly figures: Array<readonly [DayFigure, type: string]> = []
  private readonly counts = new DayCounts()
  private readonly tags: Array<DayTag> = []
  private readonly stages = new Map<StageSpan, string>()
  /** By what they are known by: two tables of one export may each say a part of a night. */
  private readonly nights = new Map<string, Night>()
  private readonly nightFigures: Array<readonly [NightFigures, type: string]> = []
  private readonly dated: Array<readonly [Night, type: string]> = []
  private readonly workouts = new Map<Workout, string>()
  private readonly undated = new Undated()
  private readonly summed = new Summed()
  /** What it says of the person, which is no item of a delivery. */
  readonly person = new PersonRecords()
  private readonly crowded = new Map<string, number>()
  private named: string | null = null
  /** Where the person lives, for an export that does not say. */
  private readonly home: string | null

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
      else this.measurements.add(record, type)
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

  /**
   * The items of all deliveries, each of one day, night or workout, by kind and in order of time. `counted` hears of
   * each column of a day, which come before the first item.
   */
  *items(hear: Dropped = () => {}, counted: () => void = () => {}): Generator<TypedItem> {
    const dropped = this.summed.over(hear)
    for (const figure of this.counts.figures()) this.figures.push(figure)
    const clock = clockOf(this.named, this.sightings(), this.home)
    for (const [record, type] of this.undated.on(clock, dropped)) this.take(record, type)
    for (const [type, count] of this.crowded) dropped(type, DROPPED.many, count)
    yield* this.dayItems(dropped, counted)
    const { nights, left_out } = nightsOf([...this.stages.keys()])
    for (const span of left_out)
      dropped(this.stages.get(span)!, span.stage === "in_bed" ? DROPPED.lay : DROPPED.slept, 1)
    const known = withFigures([...this.nights.values()], this.nightFigures, dropped)
    for (const night of [...known, ...nights.map((each) => this.measurements.during(each))])
      yield { type: "sleep", date: dateOf(night.to, night.offset_min), item: nightItem(night) }
    for (const night of latestNights(this.dated, this.figures, this.home, dropped))
      yield { type: "sleep", date: dateOf(night.to, night.offset_min), item: nightItem(night) }
    this.measurements.dropOutside(nights, dropped)
    const { workouts, covered, repeated, within } = distinctWorkouts([...this.workouts.keys()])
    for (const each of covered) dropped(this.workouts.get(each)!, DROPPED.recorded, 1)
    for (const each of repeated) dropped(this.workouts.get(each)!, DROPPED.repeated, 1)
    for (const each of within) dropped(this.workouts.get(each)!, DROPPED.within, 1)
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

  private *dayItems(dropped: Dropped, counted: () => void): Generator<TypedItem> {
    const days = new Map<LocalDate, DayItems>()
    const at = (date: LocalDate, offset_min: number | null) => {
      counted()
      const known = days.get(date)
      if (known) return known
      const made = new DayItems(date, offset_min)
      days.set(date, made)
      return made
    }
    this.measurements.put(at, dropped)
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

  private addNight(night: Night): void {
    const key = night.id ?? `${night.from}|${night.to}`
    const known = this.nights.get(key)
    const figures = { ...known?.figures, ...night.figures }
    this.nights.set(key, { ...known, ...night, is_nap: night.is_nap || !!known?.is_nap, figures })
  }
}

const dateOf = (at: number, offset_min: number | null): LocalDate =>
  localDateAt(at, offset_min ?? 0)
