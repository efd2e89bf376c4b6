import { Effect, Stream } from "effect"
import type { WorkoutColumn } from "#embedded/aggregator/exports/column"
import {
  type Fields,
  inUnitOf,
  isFields,
  numberAt,
  objectOf,
} from "#embedded/aggregator/exports/fields"
import { NO_WORKOUT, sportOf } from "#embedded/aggregator/exports/google-fit/sports"
import { momentOf } from "#embedded/aggregator/exports/moment"
import { type ExportFile, ExportUnreadable, type Sink } from "#embedded/aggregator/exports/reader"
import type { Device, Span, Stage } from "#embedded/aggregator/exports/record"
import { spanBetween } from "#embedded/aggregator/exports/span"
import { isOnFoot } from "#embedded/aggregator/exports/track/fields"

const SKIPPED = {
  times: "it has no times that can be read",
  none: "it is no workout",
  part: "it is no stage of a sleep",
  metric: "no place for it yet",
  value: "its value is no number",
  strokes: "what is counted in this sport is no step",
} as const

/** A session says all that a track of the same time does, and its steps. */
const SESSION: Device = { name: "session", rank: 0 }
/** Two apps may have recorded a night: the one that says when the person was awake counts. */
const NIGHT = { parted: { name: "parted", rank: 0 }, whole: { name: "whole", rank: 1 } } as const

/** The column that each metric of a session sums up. */
const metrics: Readonly<Record<string, readonly [WorkoutColumn, unit: string]>> = {
  "com.google.calories.expended": ["calories_kcal", "kcal"],
  "com.google.step_count.delta": ["steps", "1"],
  "com.google.distance.delta": ["distance_m", "m"],
  "com.google.speed.summary": ["avg_speed_mps", "m/s"],
}

/** The stage that each part of a sleep is. */
const stages: Readonly<Record<string, Stage>> = {
  sleep: "asleep",
  "sleep.light": "light",
  "sleep.deep": "deep",
  "sleep.rem": "rem",
  "sleep.awake": "awake",
}

/** Minutes east of UTC at an instant. */
export type Offset = (at: number) => number

const spanIn = (record: Fields, offset: Offset): Span | string => {
  const [start, end] = [record.startTime, record.endTime].map((each) =>
    typeof each === "string" ? momentOf(each) : null,
  )
  if (!start || !end) return SKIPPED.times
  return spanBetween(start.at, end.at, start.offset_min || offset(start.at))
}

const listIn = (record: Fields, field: string): ReadonlyArray<Fields> => {
  const found = record[field]
  return Array.isArray(found) ? found.filter(isFields) : []
}

const textIn = (record: Fields, field: string): string => {
  const found = record[field]
  return typeof found === "string" ? found : ""
}

const takeNight = (record: Fields, span: Span, sink: Sink, offset: Offset): void => {
  const parts = listIn(record, "segment")
  if (parts.length === 0) {
    sink.used("sleep", { kind: "stage", stage: "asleep", ...span, device: NIGHT.whole })
    return
  }
  for (const part of parts) {
    const stage = stages[textIn(part, "fitnessActivity")]
    const own = spanIn(part, offset)
    if (typeof own === "string") sink.skipped("sleep", own)
    else if (stage === undefined) sink.skipped("sleep", SKIPPED.part)
    else sink.used("sleep", { kind: "stage", stage, ...own, device: NIGHT.parted })
  }
}

const SECONDS = /^(\d{1,7}(?:\.\d{1,9})?)s$/

const takeWorkout = (record: Fields, span: Span, sink: Sink): void => {
  const sport = sportOf(textIn(record, "fitnessActivity"))
  const figures: Partial<Record<WorkoutColumn, number>> = {}
  const duration = Number(SECONDS.exec(textIn(record, "duration"))?.[1] ?? 0)
  if (duration > 0) figures.active_s = Math.min(duration, (span.to - span.from) / 1_000)
  for (const each of listIn(record, "aggregate")) {
    const metric = textIn(each, "metricName").slice(0, 80)
    const number = numberAt(each, "floatValue") ?? numberAt(each, "intValue")
    const place = Object.hasOwn(metrics, metric) ? metrics[metric]! : null
    const value = place && number ? inUnitOf(place[0], number, place[1]) : null
    if (place === null) sink.skipped(metric, SKIPPED.metric)
    else if (value === null) sink.skipped(metric, SKIPPED.value)
    else figures[place[0]] = value
  }
  const { steps, distance_m: metres = 0, active_s: seconds = 0 } = figures
  if (steps !== undefined && !isOnFoot(sport.type, { steps, metres, seconds })) {
    delete figures.steps
    sink.skipped("com.google.step_count.delta", SKIPPED.strokes)
  }
  sink.used("session", { kind: "workout", id: null, ...span, device: SESSION, ...sport, figures })
}

/** A longer file is no session. */
const MAX_BYTES = 8_000_000

/** Reads a session: a night with its parts, or a workout with its sums. */
export const readSession = (
  file: ExportFile,
  sink: Sink,
  offset: Offset,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.gen(function* () {
    const decoder = new TextDecoder()
    let text = ""
    let size = 0
    yield* Stream.runForEach(file.bytes, (bytes) => {
      size += bytes.byteLength
      if (size > MAX_BYTES) return new ExportUnreadable({ reason: "it is too long for a session" })
      text += decoder.decode(bytes, { stream: true })
      return Effect.void
    })
    const record = objectOf(text)
    if (record === null) return yield* new ExportUnreadable({ reason: "it is no whole JSON" })
    const activity = textIn(record, "fitnessActivity")
    const span = spanIn(record, offset)
    const type = activity.startsWith("sleep") ? "sleep" : "session"
    if (typeof span === "string") sink.skipped(type, span)
    else if (type === "sleep") takeNight(record, span, sink, offset)
    else if (NO_WORKOUT.has(activity)) sink.skipped(activity, SKIPPED.none)
    else takeWorkout(record, span, sink)
  })
