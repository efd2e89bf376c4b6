import { unitOf, type WorkoutColumn } from "#embedded/aggregator/exports/column"
import { momentOf } from "#embedded/aggregator/exports/moment"
import type { Device, Workout } from "#embedded/aggregator/exports/record"
import {
  isOnFoot,
  lapFields,
  pointFields,
  sportOf,
  type TrackField,
} from "#embedded/aggregator/exports/track/fields"
import { conversion } from "#embedded/aggregator/exports/unit"

/** Values of one column, put together as they come. */
class Folded {
  private total = 0
  private weight = 0
  private low = Number.POSITIVE_INFINITY
  private high = Number.NEGATIVE_INFINITY

  add(value: number, weight: number): void {
    this.total += value * weight
    this.weight += weight
    this.low = Math.min(this.low, value)
    this.high = Math.max(this.high, value)
  }

  as(fold: TrackField[3]): number | null {
    if (this.weight === 0) return null
    if (fold === "min") return this.low
    if (fold === "max") return this.high
    return fold === "sum" ? this.total : this.total / this.weight
  }
}

const byField = (fields: ReadonlyArray<TrackField>) => Map.groupBy(fields, ([field]) => field)

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{0,100})?(?:e[+-]?\d{1,3})?$/i

/** A number, printed with as many decimals as Garmin does; null for anything else. */
export const decimalOf = (text: string): number | null =>
  DECIMAL.test(text.trim()) ? Number(text) : null

const LAPS = byField(lapFields)
const POINTS = byField(pointFields)

/** Zero says that they were not measured, and a gap in the pedalling is none of the mean. */
const NEVER_ZERO: ReadonlySet<WorkoutColumn> = new Set([
  "avg_hr_bpm",
  "max_hr_bpm",
  "min_hr_bpm",
  "active_s",
  "avg_cadence_rpm",
  "distance_m",
  "calories_kcal",
  "steps",
])

const RADIUS_M = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places over the surface of a sphere. */
const distance = (a: Place, b: Place): number => {
  const [x, y] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2]
  const share =
    Math.sin(x) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(y) ** 2
  return 2 * RADIUS_M * Math.asin(Math.min(1, Math.sqrt(share)))
}

interface Place {
  readonly lat: number
  readonly lon: number
}

/** A longer workout is a clock that was set in between. */
const MAX_LENGTH_MS = 30 * 86_400_000

/** A workout while its laps and points come in. Of no point more is kept than the last one. */
export class OpenTrack {
  sport = ""
  private readonly points = new Map<WorkoutColumn, Folded>()
  private readonly laps = new Map<WorkoutColumn, Folded>()
  private lap: Array<readonly [TrackField, number]> = []
  private lapsEnd = Number.NEGATIVE_INFINITY
  private lastLap = Number.NEGATIVE_INFINITY
  /** How many laps lay by half or more within those before, and add nothing. */
  repeated = 0
  private lapSeconds: number | null = null
  private from = Number.POSITIVE_INFINITY
  private to = Number.NEGATIVE_INFINITY
  private offset_min: number | null | undefined
  private place: Place | null = null
  private metres = 0
  private segment: readonly [from: number, to: number] | null = null
  private moving_ms = 0

  /** Takes the time of a point or the start of a lap. */
  at(text: string): number | null {
    const moment = momentOf(text)
    if (moment === null || moment.at < 0) return null
    this.from = Math.min(this.from, moment.at)
    this.to = Math.max(this.to, moment.at)
    this.offset_min ??= moment.offset_min
    return moment.at
  }

  /** Begins a part of a track without a break in it. */
  begin(): void {
    this.place = null
    if (this.segment !== null) this.moving_ms += this.segment[1] - this.segment[0]
    this.segment = null
  }

  /** Takes a point of a GPX track. */
  point(time: string, place: Place | null): void {
    const at = this.at(time)
    if (at !== null) this.segment = [this.segment?.[0] ?? at, at]
    if (place === null) return
    if (this.place !== null) this.metres += distance(this.place, place)
    this.place = place
  }

  /** Takes the text of an element by its name and that of its parent. */
  value(path: string, text: string): void {
    const fields = POINTS.get(path) ?? LAPS.get(path)
    if (fields === undefined) return
    const number = decimalOf(text)
    if (number === null || number < 0) return
    if (path === "Lap/TotalTimeSeconds") this.lapSeconds = number
    for (const field of fields) {
      if (number === 0 && NEVER_ZERO.has(field[1])) continue
      if (LAPS.has(path)) this.lap.push([field, number])
      else this.add(this.points, field, number, 1)
    }
  }

  /** Ends a lap: its values count with its time. `start` is when it began. */
  endLap(start: string | undefined): void {
    const seconds = this.lapSeconds ?? 0
    const began = start === undefined ? null : this.at(start)
    if (this.isRepeated(began, seconds * 1_000)) this.repeated++
    else
      for (const [field, number] of this.lap)
        this.add(this.laps, field, number, field[3] === "sum" ? 1 : Math.max(seconds, 1e-3))
    if (began !== null && seconds * 1_000 < MAX_LENGTH_MS)
      this.to = Math.max(this.to, began + seconds * 1_000)
    this.lap = []
    this.lapSeconds = null
  }

  /** Whether a lap lies by half or more within those before it; one that is not in order of time does not count. */
  private isRepeated(began: number | null, length_ms: number): boolean {
    if (began === null || length_ms <= 0 || length_ms >= MAX_LENGTH_MS) return false
    const isWithin = began >= this.lastLap && (this.lapsEnd - began) * 2 >= length_ms
    this.lastLap = Math.max(this.lastLap, began)
    if (!isWithin) this.lapsEnd = Math.max(this.lapsEnd, began + length_ms)
    return isWithin
  }

  private add(
    columns: Map<WorkoutColumn, Folded>,
    [, column, unit]: TrackField,
    number: number,
    weight: number,
  ): void {
    const folded = columns.get(column) ?? new Folded()
    columns.set(column, folded)
    folded.add(conversion(unit, unitOf(column))!(number), weight)
  }

  /** The whole workout, at a clock where its times are UTC, or why there is none. `stroked` hears of no steps. */
  close(device: Device, clock: (at: number) => number, stroked: () => void): Workout | string {
    this.begin()
    if (this.from > this.to) return "it has no times"
    if (this.to === this.from || this.to - this.from > MAX_LENGTH_MS)
      return "it has no length, or one of more than a month"
    const { type, name } = sportOf(this.sport)
    const offset_min = this.offset_min === 0 ? clock(this.from) : (this.offset_min ?? null)
    const figures: Partial<Record<WorkoutColumn, number>> = {}
    if (this.metres > 0) figures.distance_m = this.metres
    if (this.moving_ms > 0) figures.active_s = this.moving_ms / 1_000
    for (const [columns, fields] of [
      [this.points, pointFields],
      [this.laps, lapFields],
    ] as const)
      for (const [, column, , fold] of fields) {
        const value = columns.get(column)?.as(fold) ?? null
        if (value !== null) figures[column] = value
      }
    // Laps that overlap do not make it longer.
    if (figures.active_s !== undefined)
      figures.active_s = Math.min(figures.active_s, (this.to - this.from) / 1_000)
    const { steps, distance_m: metres = 0, active_s: seconds = 0 } = figures
    if (steps !== undefined && !isOnFoot(type, { steps, metres, seconds })) {
      delete figures.steps
      stroked()
    }
    const span = { from: this.from, to: this.to, offset_min }
    return { kind: "workout", id: null, ...span, device, type, name, figures }
  }
}
