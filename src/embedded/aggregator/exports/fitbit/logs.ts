import { conversion } from "#catalogue/unit"
import { localDateAt, parseStamp } from "#domain/time"
import type { NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import {
  eachField,
  type Fields,
  NO_NUMBER,
  numberAt,
  reportUnread,
  valueAt,
} from "#embedded/aggregator/exports/fields"
import {
  activities,
  levelFields,
  nightFields,
  unreadFields,
  workoutFields,
} from "#embedded/aggregator/exports/fitbit/fields"
import { usMomentOf } from "#embedded/aggregator/exports/moment"
import { isNapOf } from "#embedded/aggregator/exports/nights"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Device, Stage, StageSpan } from "#embedded/aggregator/exports/record"
import { MAX_SPAN_MS } from "#embedded/aggregator/exports/span"

/** What a Fitbit wrote itself, which keeps UTC. */
export const FITBIT: Device = { name: "Fitbit", rank: 0, isUtc: true }

/** What becomes of one log. */
export type TakeLog = (record: Fields, sink: Sink) => void

const SKIPPED = {
  times: "it has no times that can be read",
  order: "it ends before it begins",
  long: "it spans more than two days",
  stages: "its stages cannot be read",
  zero: "a zero stands for no value",
  unit: "its unit is not described",
  unmeasured: "it was not measured",
} as const

/** Restlessness counts as awake, as in the minutes that Fitbit says. */
const LEVELS: Readonly<Record<string, Stage>> = {
  deep: "deep",
  light: "light",
  rem: "rem",
  wake: "awake",
  asleep: "asleep",
  restless: "awake",
  awake: "awake",
}

/** The stretches of one list of a night, in order; null where one cannot be read. */
const stretches = (list: unknown): Array<StageSpan> | null => {
  if (!Array.isArray(list)) return list == null ? [] : null
  const spans: Array<StageSpan> = []
  for (const each of list as ReadonlyArray<Fields | null>) {
    const stamp = parseStamp(each?.dateTime)
    const seconds = each && numberAt(each, "seconds")
    const level = String(each?.level)
    const stage = Object.hasOwn(LEVELS, level) ? LEVELS[level]! : null
    if (!stamp || seconds === null || seconds === undefined || seconds <= 0 || stage === null)
      return null
    const from = stamp.epoch_ms
    const to = from + Math.round(seconds) * 1_000
    spans.push({ kind: "stage", stage, from, to, offset_min: null, device: FITBIT })
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

/** Stages with the short times awake that lie over them, which Fitbit keeps in a list of their own. */
const withShort = (
  spans: ReadonlyArray<StageSpan>,
  short: ReadonlyArray<StageSpan>,
): ReadonlyArray<StageSpan> => {
  const all: Array<StageSpan> = []
  let at = 0
  let until = 0
  for (const span of spans) {
    let from = Math.max(span.from, until)
    for (; at < short.length && short[at]!.from < span.to; at++) {
      const wake = short[at]!
      if (wake.from > from) all.push({ ...span, from, to: wake.from })
      all.push(wake)
      until = Math.max(until, wake.to)
      from = Math.max(from, until)
    }
    if (from < span.to) all.push({ ...span, from })
    until = Math.max(until, span.to)
  }
  return [...all, ...short.slice(at)]
}

const stagesOf = (record: Fields, from: number, to: number): ReadonlyArray<StageSpan> | null => {
  const spans = stretches(valueAt(record, "levels.data"))
  const short = stretches(valueAt(record, "levels.shortData"))
  if (spans === null || short === null) return null
  const all = withShort(spans, short)
  return all.every((span) => span.from >= from - 60_000 && span.to <= to + 60_000) ? all : null
}

/** The id of a log, which other files name it by. */
const idOf = ({ logId }: Fields): string | null =>
  Number.isSafeInteger(logId) ? String(logId) : null

/** A sleep: its times are local, its figures in minutes. */
export const takeSleep: TakeLog = (record, sink) => {
  const from = parseStamp(record.startTime)?.epoch_ms
  const to = parseStamp(record.endTime)?.epoch_ms
  if (from === undefined || to === undefined || from < 0)
    return sink.skipped("sleep", SKIPPED.times)
  if (to <= from) return sink.skipped("sleep", SKIPPED.order)
  if (to - from > MAX_SPAN_MS) return sink.skipped("sleep", SKIPPED.long)
  const figures: Partial<Record<NightColumn, number>> = {}
  const hear = (field: string, column: NightColumn, value: number | null) => {
    // What is generally 0 for a sleep that the watch found by itself is no measurement.
    if (value !== null) figures[column] = value
    else if (field !== "minutesToFallAsleep") sink.skipped(`sleep: ${field}`, SKIPPED.zero)
  }
  const odd = (field: string) => sink.skipped(`sleep: ${field}`, NO_NUMBER)
  eachField(record, nightFields, hear, odd)
  const type = String(record.type)
  const summary = valueAt(record, "levels.summary")
  if (Object.hasOwn(levelFields, type) && typeof summary === "object" && summary !== null)
    eachField(summary as Fields, levelFields[type]!, hear, odd)
  const stages = stagesOf(record, from, to)
  if (stages === null) sink.skipped("sleep: levels", SKIPPED.stages)
  reportUnread(record, "sleep", unreadFields.sleep, sink.skipped)
  sink.used("sleep", {
    kind: "night",
    id: idOf(record),
    from,
    to,
    offset_min: null,
    is_nap:
      typeof record.mainSleep === "boolean"
        ? !record.mainSleep
        : isNapOf({ from, to, offset_min: null }),
    ...(stages !== null && stages.length > 0 && { stages }),
    figures,
  })
}

/** A workout: it begins in UTC. */
export const takeExercise: TakeLog = (record, sink) => {
  const start = usMomentOf(record.startTime)
  const duration = numberAt(record, "duration") ?? numberAt(record, "activeDuration")
  if (start === null || duration === null || duration <= 0)
    return sink.skipped("exercise", SKIPPED.times)
  if (duration > 15 * MAX_SPAN_MS) return sink.skipped("exercise", SKIPPED.long)
  const figures: Partial<Record<WorkoutColumn, number>> = {}
  const hear = (_: string, column: WorkoutColumn, value: number | null) => {
    if (value !== null) figures[column] = value
  }
  eachField(record, workoutFields, hear, (field) => sink.skipped(`exercise: ${field}`, NO_NUMBER))
  const distance = numberAt(record, "distance")
  const metres = conversion(String(record.distanceUnit), "m")
  if (distance !== null && distance > 0) {
    if (metres) figures.distance_m = metres(distance)
    else sink.skipped("exercise: distance", SKIPPED.unit)
  }
  reportUnread(record, "exercise", unreadFields.exercise, sink.skipped)
  const name = typeof record.activityName === "string" ? record.activityName.slice(0, 80) : ""
  const known = name.toLowerCase()
  const type = Object.hasOwn(activities, known) ? activities[known]! : null
  sink.used("exercise", {
    kind: "workout",
    id: idOf(record),
    from: start.at,
    to: start.at + Math.round(duration),
    offset_min: 0,
    type,
    name: type === null && name !== "" ? name : null,
    device: FITBIT,
    figures,
  })
}

const kilograms = conversion("lb", "kg")!

/** A weighing: in pounds, at a local time. */
export const takeWeight: TakeLog = (record, sink) => {
  const at = usMomentOf(`${record.date} ${record.time}`)?.at
  if (at === undefined) return sink.skipped("weight", SKIPPED.times)
  reportUnread(record, "weight", unreadFields.weight, sink.skipped)
  const span = { from: at, to: at, offset_min: null }
  const device = { ...FITBIT, isUtc: false }
  const weight = numberAt(record, "weight")
  if (weight === null || weight <= 0) sink.skipped("weight", SKIPPED.unmeasured)
  else {
    const value = kilograms(weight)
    sink.used("weight", { kind: "sample", quantity: "weight", ...span, value, device })
  }
  const fat = numberAt(record, "fat")
  if (fat === null || fat === 0) return
  if (fat < 0 || fat > 100) sink.skipped("weight: fat", "a percentage above 100")
  else
    sink.used("weight: fat", { kind: "sample", quantity: "body_fat", ...span, value: fat, device })
}

/** The day of a figure, as `06/02/25 00:00:00` or `06/02/25`; null for none. */
export const dayOf = (text: unknown): string | null => {
  if (typeof text !== "string") return null
  const at = usMomentOf(text.length === 8 ? `${text} 00:00:00` : text)?.at
  return at === undefined ? null : localDateAt(at, 0)
}
