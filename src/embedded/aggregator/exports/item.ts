import { type Item, put } from "#domain/delivery-item"
import { addDays, isoOf, type LocalDate, zoneOf } from "#domain/time"
import type { DayColumn, Place } from "#embedded/aggregator/exports/column"
import { dayColumns, nightColumns, workoutColumns } from "#embedded/aggregator/exports/column"
import type { Night, Span, Workout } from "#embedded/aggregator/exports/record"

/** Six decimals, so that sums made in another order print the same. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** An instant on a clock; without an offset as a naive local time. */
export const stampOf = (at: number, offset_min: number | null): string =>
  `${isoOf(at + (offset_min ?? 0) * 60_000).slice(0, 19)}${zoneOf(offset_min)}`

/** How the aggregator marks what a person did not write by hand. */
const AUTOMATIC = { daily: 1, activity: 1, sleep: 2 } as const

/** The figures of one local day, as items of the payloads that carry them. */
export class DayItems {
  readonly items = new Map<Place["payload"], Item>()

  private readonly date: LocalDate
  private readonly offset_min: number | null

  constructor(date: LocalDate, offset_min: number | null) {
    this.date = date
    this.offset_min = offset_min
  }

  put(column: DayColumn, value: number): void {
    const { payload, path } = dayColumns[column]
    put(this.of(payload), path, column === "steps" ? Math.round(value) : rounded(value))
  }

  /** Something that is no figure, at a path of a payload. */
  putAt(payload: Place["payload"], path: string, value: unknown): void {
    put(this.of(payload), path, value)
  }

  /** Whether a column has a value. */
  has(column: DayColumn): boolean {
    const { payload, path } = dayColumns[column]
    const found = path
      .split(".")
      .reduce<unknown>(
        (inner, name) => (inner as Item | undefined)?.[name],
        this.items.get(payload),
      )
    return found !== undefined
  }

  private of(payload: Place["payload"]): Item {
    const found = this.items.get(payload)
    if (found) return found
    const zone = zoneOf(this.offset_min)
    const item: Item = {
      metadata: {
        start_time: `${this.date}T00:00:00${zone}`,
        end_time: `${addDays(this.date, 1)}T00:00:00${zone}`,
        ...(payload === "daily" && { upload_type: AUTOMATIC.daily }),
      },
    }
    this.items.set(payload, item)
    return item
  }
}

const times = ({ from, to, offset_min }: Span) => ({
  start_time: stampOf(from, offset_min),
  end_time: stampOf(to, offset_min),
})

/** How the aggregator numbers the stages of sleep. */
const LEVELS = { in_bed: null, awake: 1, asleep: 2, light: 4, deep: 5, rem: 6 } as const

const hypnogramOf = ({ stages = [] }: Night) =>
  stages.flatMap(({ stage, from, offset_min }) => {
    const level = LEVELS[stage]
    return level === null ? [] : [{ timestamp: stampOf(from, offset_min), level }]
  })

/** An item of a sleep delivery. */
export const nightItem = (night: Night): Item => {
  const item: Item = {
    metadata: {
      ...(night.id !== null && { summary_id: night.id }),
      ...times(night),
      is_nap: night.is_nap,
      upload_type: AUTOMATIC.sleep,
    },
  }
  for (const [column, [, path]] of Object.entries(nightColumns)) {
    const value = night.figures[column as keyof typeof nightColumns]
    if (value !== undefined) put(item, path, rounded(value))
  }
  const hypnogram = hypnogramOf(night)
  if (hypnogram.length > 0) put(item, "sleep_durations_data.hypnogram_samples", hypnogram)
  return item
}

/** An item of an activity delivery. */
export const workoutItem = (workout: Workout): Item => {
  const item: Item = {
    metadata: {
      ...(workout.id !== null && { summary_id: workout.id }),
      ...(workout.type !== null && { type: workout.type }),
      ...(workout.name !== null && { name: workout.name }),
      ...times(workout),
      upload_type: AUTOMATIC.activity,
    },
  }
  for (const [column, [, path]] of Object.entries(workoutColumns)) {
    const value = workout.figures[column as keyof typeof workoutColumns]
    if (value !== undefined)
      put(item, path, column === "steps" ? Math.round(value) : rounded(value))
  }
  return item
}
