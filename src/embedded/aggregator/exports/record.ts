import type { ExportedProfile } from "#domain/own-export"
import { type LocalDate, localDateAt } from "#domain/time"
import type {
  AmountColumn,
  DayColumn,
  NightColumn,
  Quantity,
  WorkoutColumn,
} from "#embedded/aggregator/exports/column"

/** A span of time in epoch milliseconds, on a clock `offset_min` minutes east of UTC; null for a naive local one. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly offset_min: number | null
}

/** Which device said it. The lower `rank` counts where two of one file speak of the same time. */
export interface Device {
  readonly name: string
  readonly rank: number
  /** Whether it keeps UTC: the local day of its records follows from other files of the export. */
  readonly isUtc?: boolean
}

/** Something that adds up over a span, in the unit of its column: steps, metres, kilocalories. */
export interface Amount extends Span {
  readonly kind: "amount"
  readonly column: AmountColumn
  readonly value: number
  readonly device: Device
}

/** A measurement at an instant (`from`), in the unit of its quantity. */
export interface Sample extends Span {
  readonly kind: "sample"
  readonly quantity: Quantity
  readonly value: number
  readonly device: Device
}

/** A vendor's own value of a whole local day. */
export interface DayFigure {
  readonly kind: "day"
  readonly column: DayColumn
  readonly date: LocalDate
  readonly offset_min: number | null
  readonly value: number
  /** Whether it counts only where no other record of that day makes up the column. */
  readonly yields?: boolean
  /** Orders the files of an export that overlap: of two figures of one day that of the later one counts. */
  readonly as_of?: string
}

/** A counter of one part of a local day that runs from midnight on: several files may say it again, or go on. */
export interface DayCount {
  readonly kind: "count"
  readonly column: AmountColumn
  readonly date: LocalDate
  readonly offset_min: number | null
  /** Which device counted; of several the one with the highest sum counts. */
  readonly device: string
  readonly part: string
  readonly value: number
}

/** What a person noted of a local day, as a tag. */
export interface DayTag {
  readonly kind: "tag"
  readonly date: LocalDate
  readonly offset_min: number | null
  readonly name: string
}

export const STAGES = ["in_bed", "asleep", "light", "deep", "rem", "awake"] as const
export type Stage = (typeof STAGES)[number]

/** A stretch of one stage of sleep; nights are put together from them. */
export interface StageSpan extends Span {
  readonly kind: "stage"
  readonly stage: Stage
  readonly device: Device
}

/** A night or nap with the vendor's own figures. Without an `id` it is known by its start and end. */
export interface Night extends Span {
  readonly kind: "night"
  readonly id: string | null
  readonly is_nap: boolean
  /** For the one night of a day, known in UTC: the clock is that of the day's figures; the latest file counts. */
  readonly dated?: { readonly day: LocalDate; readonly as_of: string }
  /** Its stages in order, where they are known one by one. */
  readonly stages?: ReadonlyArray<StageSpan>
  readonly figures: Readonly<Partial<Record<NightColumn, number>>>
}

/** Figures of a night that another file of the export has: by its id, or of the night that ends on a day. */
export interface NightFigures {
  readonly kind: "night_figures"
  readonly of: { readonly id: string } | { readonly day: LocalDate }
  readonly figures: Night["figures"]
}

/**
 * A workout. `type` is the aggregator's number for the sport; null for one it has none for. Of two devices that
 * recorded the same, one counts; without a device it always does.
 */
export interface Workout extends Span {
  readonly kind: "workout"
  readonly device?: Device
  readonly id: string | null
  readonly type: number | null
  readonly name: string | null
  readonly figures: Readonly<Partial<Record<WorkoutColumn, number>>>
}

/** A result of a laboratory as it is printed, of the day on which it was taken. */
export interface LabResult {
  readonly kind: "lab_result"
  readonly date: LocalDate
  readonly name: string
  readonly value: number | string
  readonly unit: string
  readonly range: string
}

/** What a person stated of themselves somewhere else. */
export interface Statement {
  readonly kind: "statement"
  readonly profile: Partial<Pick<ExportedProfile, "name" | "gender" | "birthday" | "height_cm">>
}

/** A condition that a person has, or a medicine that they take. */
export interface Term {
  readonly kind: "condition" | "medication"
  readonly name: string
}

/** Something that happened on a day, as the diary has it. */
export interface Happening {
  readonly kind: "event"
  readonly date: LocalDate
  readonly name: string
}

/** What a reader finds of the person, beside days, nights and workouts. */
export type PersonRecord = LabResult | Statement | Term | Happening

/** What a reader finds in an export, in the units of ingest. */
export type ExportRecord =
  | PersonRecord
  | Amount
  | Sample
  | DayFigure
  | DayCount
  | DayTag
  | StageSpan
  | Night
  | NightFigures
  | Workout

/** The local day of a record; null for one that is of none. */
export const dayOf = (record: ExportRecord): LocalDate | null => {
  if ("date" in record) return record.date
  return "from" in record ? localDateAt(record.from, record.offset_min ?? 0) : null
}
