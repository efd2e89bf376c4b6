import { Effect } from "effect"
import { isLocalDate, parseStamp } from "#domain/time"
import type { NightColumn } from "#embedded/aggregator/exports/column"
import { objectOf } from "#embedded/aggregator/exports/fields"
import { activities, marks, tables, unread } from "#embedded/aggregator/exports/oura/columns"
import { pulseBy } from "#embedded/aggregator/exports/quarters"
import type { ExportFile, Reader, Sink } from "#embedded/aggregator/exports/reader"
import type { Span, Stage, StageSpan } from "#embedded/aggregator/exports/record"
import {
  type Figures,
  figuresOf,
  isAbsent,
  markedTable,
  numberOf,
  type Row,
  readRows,
} from "#embedded/aggregator/exports/rows"
import { NO_SPAN, printedSpan } from "#embedded/aggregator/exports/span"

const SKIPPED = {
  broken: "its cells do not fit the header",
  day: "its day is not written like 2025-06-03",
  deleted: "the person or the vendor took it back",
  cell: "its cell holds no such value",
  comment: "comments are not kept",
} as const

const within = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && value >= low && value <= high

const spanOf = (row: Row, start: string, end: string) => printedSpan(row.cell(start), row.cell(end))

const PHASES: Readonly<Record<string, Stage>> = { 1: "deep", 2: "light", 3: "rem", 4: "awake" }
const PHASE_MS = 300_000
const RING = { name: "ring", rank: 0 }

/** The stages of a night from a digit for every five minutes; null where the digits are none. */
const stagesOf = (digits: string, { from, to, offset_min }: Span): Array<StageSpan> | null => {
  if (!/^[1-4]+$/.test(digits) || digits.length * PHASE_MS > to - from + PHASE_MS) return null
  return [...digits.matchAll(/(.)\1*/g)].map(({ 0: run, index }) => ({
    kind: "stage",
    stage: PHASES[run[0]!]!,
    from: from + index * PHASE_MS,
    to: Math.min(to, from + (index + run.length) * PHASE_MS),
    offset_min,
    device: RING,
  }))
}

/** Sleeps in daylight that a person confirmed; the long one is the night. */
const NAPS: ReadonlySet<string> = new Set(["sleep", "late_nap"])
const REJECTED: ReadonlySet<string> = new Set(["deleted", "rest"])

type Take = (row: Row, sink: Sink) => void

/** The lowest heart rate of a night is what Oura shows as the resting one. */
const resting = (night: Figures["night"]) =>
  night.min_hr_bpm === undefined ? night : { ...night, resting_hr_bpm: night.min_hr_bpm }

const takeSleep: Take = (row, sink) => {
  const type = row.cell("type")
  if (REJECTED.has(type)) return sink.skipped("sleepmodel", SKIPPED.deleted)
  const span = spanOf(row, "bedtime_start", "bedtime_end")
  if (typeof span === "string") return sink.skipped("sleepmodel", span)
  const { night } = figuresOf(row, tables.sleepmodel!, sink)
  const readiness = isAbsent(row.cell("readiness")) ? {} : objectOf(row.cell("readiness"))
  if (readiness === null) sink.skipped("readiness", SKIPPED.cell)
  const { score, temperature_deviation: deviation } = readiness ?? {}
  const more: Partial<Record<NightColumn, number>> = {
    ...(within(score, 0, 100) && { readiness: score }),
    ...(within(deviation, -20, 20) && { skin_temp_delta_c: deviation }),
  }
  const digits = row.cell("sleep_phase_5_min")
  const stages = isAbsent(digits) ? [] : stagesOf(digits, span)
  if (stages === null) sink.skipped("sleep_phase_5_min", SKIPPED.cell)
  sink.used("sleepmodel", {
    kind: "night",
    id: null,
    ...span,
    is_nap: NAPS.has(type),
    ...(stages !== null && stages.length > 0 && { stages }),
    figures: { ...resting(night), ...more },
  })
}

const takeDay = (table: string, date: string, row: Row, sink: Sink): Figures["night"] | null => {
  if (!isLocalDate(date) || date < "1970-01-01") {
    sink.skipped(table, SKIPPED.day)
    return null
  }
  const { day, night } = figuresOf(row, tables[table]!, sink)
  for (const [column, value, name] of day)
    sink.used(`${table}: ${name}`, { kind: "day", column, date, offset_min: null, value })
  return night
}

const takeSaturation: Take = (row, sink) => {
  const date = row.cell("day")
  if (takeDay("dailyspo2", date, row, sink) === null) return
  const text = row.cell("spo2_percentage")
  if (isAbsent(text)) return
  const value = objectOf(text)?.average ?? Number(text)
  if (!within(value, 1, 100)) return sink.skipped("dailyspo2: spo2_percentage", SKIPPED.cell)
  const column = "spo2_avg_pct"
  sink.used("dailyspo2: spo2_percentage", { kind: "day", column, date, offset_min: null, value })
}

const takeTrends: Take = (row, sink) => {
  const night = takeDay("trends", row.cell("date"), row, sink)
  if (night === null || Object.keys(night).length === 0) return
  const span = spanOf(row, "bedtime start", "bedtime end")
  if (typeof span === "string") return sink.skipped("trends: night", span)
  const figures = resting(night)
  sink.used("trends: night", { kind: "night", id: null, ...span, is_nap: false, figures })
}

const takeWorkout: Take = (row, sink) => {
  const span = spanOf(row, "start_datetime", "end_datetime")
  if (typeof span === "string") return sink.skipped("workout", span)
  const name = row.cell("activity").slice(0, 80)
  const type = Object.hasOwn(activities, name) ? activities[name]! : null
  const { workout: figures } = figuresOf(row, tables.workout!, sink)
  const other = type === null && name !== "" ? name.replaceAll("_", " ") : null
  sink.used("workout", { kind: "workout", id: null, ...span, type, name: other, figures })
}

/** What was noted: `tag_generic_alcohol`, or a name of one's own. */
const takeTag: Take = (row, sink) => {
  const date = row.cell("start_day")
  const code = row.cell("tag_type_code").replace(/^tag_(?:generic_|sleep_)?/, "")
  const name = (isAbsent(row.cell("custom_name")) ? code : row.cell("custom_name")).slice(0, 80)
  if (!isAbsent(row.cell("comment"))) sink.skipped("enhancedtag: comment", SKIPPED.comment)
  if (!isLocalDate(date) || date < "1970-01-01") sink.skipped("enhancedtag", SKIPPED.day)
  else if (name === "") sink.skipped("enhancedtag", SKIPPED.cell)
  else {
    const tag = { kind: "tag", date, offset_min: null, name: name.replaceAll("_", " ") } as const
    sink.used("enhancedtag", tag)
  }
}

const takes: Readonly<Record<string, Take>> = {
  sleepmodel: takeSleep,
  dailyspo2: takeSaturation,
  workout: takeWorkout,
  enhancedtag: takeTag,
  trends: takeTrends,
}

/** The heart rate in UTC, every few minutes. */
const readPulse = (file: ExportFile, sink: Sink) => {
  const quarters = pulseBy("heartrate", { ...RING, isUtc: true }, sink)
  const take = (row: Row) => {
    const at = parseStamp(row.cell("timestamp"))?.epoch_ms
    const bpm = numberOf(row.cell("bpm"))
    if (at === undefined || at < 0) sink.skipped("heartrate", NO_SPAN.times)
    else if (bpm === null || bpm <= 0) sink.skipped("heartrate", SKIPPED.cell)
    else quarters.add(at, bpm)
  }
  return readRows(file, take, () => sink.skipped("heartrate", SKIPPED.broken)).pipe(
    Effect.ensuring(Effect.sync(() => quarters.end())),
  )
}

/** Reads the tables of an Oura export: those of its App Data, with JSON in their cells, and the older trends. */
export const oura: Reader = {
  vendor: "oura",
  provider: "OURA",
  detect: (file) => markedTable(file, marks) !== null,
  read: (file, sink) => {
    const table = markedTable(file, marks) ?? "sleepmodel"
    if (table === "heartrate") return readPulse(file, sink)
    const reason = unread[table]
    const take = takes[table] ?? ((row) => takeDay(table, row.cell("day"), row, sink))
    return readRows(
      file,
      (row) => (reason === undefined ? take(row, sink) : sink.skipped(table, reason)),
      () => sink.skipped(table, SKIPPED.broken),
    )
  },
}
