import { Result } from "effect"
import { type LocalDate, localDateAt } from "#domain/time"
import {
  amounts,
  type NightColumn,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import { type Fields, numberOf, objectOf } from "#embedded/aggregator/exports/fields"
import {
  type Metric,
  metrics,
  nightFields,
} from "#embedded/aggregator/exports/health-auto-export/fields"
import { type Moment, momentOf } from "#embedded/aggregator/exports/moment"
import { PackedTexts } from "#embedded/aggregator/exports/packed-texts"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Device, Stage } from "#embedded/aggregator/exports/record"
import { MAX_SPAN_MS } from "#embedded/aggregator/exports/span"
import { conversion, type Ucum } from "#embedded/aggregator/exports/unit"

/** The moment that a field prints; null for none. */
export const timeOf = (value: unknown): Moment | null => {
  const moment = typeof value === "string" ? momentOf(value) : null
  return moment !== null && moment.at >= 0 ? moment : null
}

export const SKIPPED = {
  long: "it is longer than any record",
  broken: "it is no record",
  unknown: "a metric that is not known",
  dates: "it has no dates that can be read",
  order: "it ends before it begins",
  spans: "it spans more than two days",
  value: "its value is no number",
  none: "it has no value",
  negative: "its value is negative",
  zero: "a zero stands for no value",
  share: "a percentage of 1 or less may be a share",
  percentage: "a percentage above 100",
  unit: "its unit is not one of this quantity",
  stage: "a stage that is not known",
  weeks: "it may be the sum of a week or more",
} as const

const NEVER_ZERO: ReadonlySet<Ucum> = new Set([
  "/min",
  "ms",
  "kg",
  "mL/kg/min",
  "mm[Hg]",
  "mg/dL",
  "Cel",
])

/** A value in a unit of ingest, or why it is none. */
export const inUnit = (value: unknown, printed: string, wanted: Ucum): number | string => {
  const number = numberOf(value)
  if (number === null) return value == null || value === "" ? SKIPPED.none : SKIPPED.value
  const converted = conversion(printed, wanted)?.(number) ?? null
  if (converted === null) return SKIPPED.unit
  if (converted < 0) return SKIPPED.negative
  if (converted === 0 && NEVER_ZERO.has(wanted)) return SKIPPED.zero
  if (wanted === "%" && converted <= 1) return SKIPPED.share
  if (wanted === "%" && converted > 100) return SKIPPED.percentage
  return converted
}

const STAGES: Readonly<Record<string, Stage>> = {
  Awake: "awake",
  Asleep: "asleep",
  Unspecified: "asleep",
  "In Bed": "in_bed",
  InBed: "in_bed",
  Core: "light",
  REM: "rem",
  Deep: "deep",
}

const QUARTER_MS = 900_000
const WEEK_MS = 6.9 * 86_400_000
const MAX_DEVICES = 1_000

/** A point of something that adds up; its end is known by the next one. */
interface Counted {
  readonly at: Moment
  readonly value: number
  readonly device: Device
}

/** Takes the points of one metric after the other. */
export class Points {
  private readonly sink: Sink
  private readonly devices = new Map<string, Device>()
  private name: string | null = null
  private units: string | null = null
  private readonly waiting = new PackedTexts()
  private readonly counted = new Map<Device, Counted>()
  private lastGap = 0
  /** The extremes of the heart by day: a point that sums up a span says its own. */
  private readonly extremes = new Map<
    LocalDate,
    { low: number; high: number; offset_min: number | null }
  >()

  constructor(sink: Sink) {
    this.sink = sink
  }

  /** Takes the name or the unit of the metric. */
  named(key: "name" | "units", text: string | null): void {
    const value = Result.getOrNull(Result.try((): unknown => JSON.parse(text ?? "")))
    if (typeof value === "string") this[key] = value.slice(0, 80)
    if (this.name !== null && this.units !== null) this.release()
  }

  /** Takes the text of a point; null for one that is too long. */
  point(text: string | null): void {
    if (this.name !== null && this.units !== null) this.take(text)
    else if (text === null || !this.waiting.add(text)) this.skip(SKIPPED.long)
  }

  /** Ends a metric. */
  end(): void {
    this.release()
    for (const each of this.counted.values())
      this.count(each, each.at.at + QUARTER_MS, this.lastGap >= WEEK_MS)
    this.counted.clear()
    this.lastGap = 0
    this.name = null
    this.units = null
  }

  /** Ends the file. */
  close(): void {
    for (const [date, { low, high, offset_min }] of this.extremes) {
      const day = { kind: "day", date, offset_min } as const
      this.sink.used("heart_rate: Min", { ...day, column: "min_hr_bpm", value: low })
      this.sink.used("heart_rate: Max", { ...day, column: "max_hr_bpm", value: high })
    }
  }

  private release(): void {
    for (const text of this.waiting.taken()) this.take(text)
  }

  private skip(reason: string): void {
    this.sink.skipped(this.name ?? "metrics", reason)
  }

  private take(text: string | null): void {
    const reason = this.put(text)
    if (reason !== null) this.skip(reason)
  }

  /** Takes a point; answers why it is left out, where it is. */
  private put(text: string | null): string | null {
    const metric: Metric = metrics.get(this.name ?? "") ?? SKIPPED.unknown
    if (typeof metric === "string") return metric
    const fields = text === null ? null : objectOf(text)
    if (fields === null) return text === null ? SKIPPED.long : SKIPPED.broken
    if (metric.kind === "sleep") return this.sleep(fields)
    const at = timeOf(fields.date ?? fields.startDate)
    if (at === null) return SKIPPED.dates
    if (metric.kind === "amount") return this.amount(metric.column, at, fields)
    if (metric.kind === "sample") return this.sample(metric.quantity, at, fields.qty, fields)
    if (metric.kind === "heart") return this.heart(at, fields)
    const high = this.sample("systolic", at, fields.systolic, fields)
    return this.sample("diastolic", at, fields.diastolic, fields) ?? high
  }

  private deviceOf({ source }: Fields): Device {
    const name = typeof source === "string" ? source.slice(0, 100) : ""
    const known = this.devices.get(name)
    if (known) return known
    const rank = /watch/i.test(name) ? 0 : /phone/i.test(name) ? 1 : 2
    const device = { name: Buffer.from(name).toString(), rank }
    if (this.devices.size < MAX_DEVICES) this.devices.set(device.name, device)
    return device
  }

  private sample(quantity: Quantity, at: Moment, value: unknown, fields: Fields): string | null {
    const number = inUnit(value, this.units ?? "", quantities[quantity].unit)
    if (typeof number === "string") return number
    this.sink.used(this.name!, {
      kind: "sample",
      quantity,
      from: at.at,
      to: at.at,
      offset_min: at.offset_min,
      value: number,
      device: this.deviceOf(fields),
    })
    return null
  }

  private heart(at: Moment, fields: Fields): string | null {
    const reason = this.sample("heart_rate", at, fields.Avg ?? fields.qty, fields)
    const [low, high] = [fields.Min, fields.Max].map((each) =>
      inUnit(each, this.units ?? "", "/min"),
    )
    if (typeof low !== "number" || typeof high !== "number") return reason
    const date = localDateAt(at.at, at.offset_min ?? 0)
    const known = this.extremes.get(date)
    this.extremes.set(date, {
      low: Math.min(low, known?.low ?? low),
      high: Math.max(high, known?.high ?? high),
      offset_min: at.offset_min,
    })
    return reason
  }

  private amount(column: keyof typeof amounts, at: Moment, fields: Fields): string | null {
    const value = inUnit(fields.qty, this.units ?? "", amounts[column].unit)
    if (typeof value === "string") return value
    const device = this.deviceOf(fields)
    const last = this.counted.get(device)
    this.counted.delete(device)
    if (last !== undefined) {
      this.lastGap = Math.abs(at.at - last.at.at)
      this.count(last, at.at, this.lastGap >= WEEK_MS)
    }
    if (this.counted.size < MAX_DEVICES) this.counted.set(device, { at, value, device })
    return null
  }

  /**
   * Counts a point up to the next one of its device. One on the full minute is a sum by itself, which names all its
   * devices; others are what a device wrote, and may say the same time as another's.
   */
  private count({ at, value, device }: Counted, next: number, isLong: boolean): void {
    const metric = metrics.get(this.name ?? "")
    if (metric === undefined || typeof metric === "string" || metric.kind !== "amount") return
    const isMidnight = (at.at / 60_000 + (at.offset_min ?? 0)) % 1_440 === 0
    if (isLong && isMidnight) {
      this.skip(SKIPPED.weeks)
      return
    }
    const isSum = at.at % 60_000 === 0 || device.name.includes("|")
    const to = isSum ? at.at : Math.max(at.at, Math.min(next, at.at + QUARTER_MS))
    this.sink.used(this.name!, {
      kind: "amount",
      column: metric.column,
      from: at.at,
      to,
      offset_min: at.offset_min,
      value,
      device,
    })
  }

  private sleep(fields: Fields): string | null {
    const isPart = typeof fields.value === "string"
    const from = timeOf(isPart ? fields.startDate : (fields.sleepStart ?? fields.inBedStart))
    const to = timeOf(isPart ? fields.endDate : (fields.sleepEnd ?? fields.inBedEnd))
    if (from === null || to === null) return SKIPPED.dates
    if (to.at <= from.at) return SKIPPED.order
    if (to.at - from.at > MAX_SPAN_MS) return SKIPPED.spans
    const span = { from: from.at, to: to.at, offset_min: to.offset_min }
    if (isPart) {
      const stage = STAGES[fields.value as string]
      if (stage === undefined) return SKIPPED.stage
      this.sink.used(this.name!, { kind: "stage", stage, ...span, device: this.deviceOf(fields) })
      return null
    }
    const figures: Partial<Record<NightColumn, number>> = {}
    for (const [field, column] of nightFields) {
      const seconds = inUnit(fields[field], this.units || "hr", "s")
      if (typeof seconds === "number" && seconds > 0) figures[column] = seconds
    }
    const staged = (figures.light_s ?? 0) + (figures.deep_s ?? 0) + (figures.rem_s ?? 0)
    const whole = [fields.totalSleep, fields.asleep]
      .map((each) => inUnit(each, this.units || "hr", "s"))
      .find((each) => typeof each === "number" && each > 0)
    const asleep_s = typeof whole === "number" ? whole : staged
    if (asleep_s === 0) return SKIPPED.zero
    this.sink.used(this.name!, {
      kind: "night",
      id: null,
      ...span,
      is_nap: false,
      figures: { ...figures, asleep_s },
    })
    return null
  }
}
