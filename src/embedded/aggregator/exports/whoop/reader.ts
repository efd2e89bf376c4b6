import { localDateAt, offsetAt, parseStamp } from "#domain/time"
import type { ExportFile, Reader, Sink } from "#embedded/aggregator/exports/reader"
import type { Span } from "#embedded/aggregator/exports/record"
import {
  columnsOf,
  figuresOf,
  markedTable,
  type Row,
  readRows,
  renamed,
} from "#embedded/aggregator/exports/rows"
import { NO_SPAN, spanBetween } from "#embedded/aggregator/exports/span"
import { activities, CYCLE, marks, tables } from "#embedded/aggregator/exports/whoop/columns"
import { inEnglish, YES } from "#embedded/aggregator/exports/whoop/names"

const SKIPPED = {
  broken: "its cells do not fit the header",
  sleepless: "a cycle without sleep has no day of its own",
  again: "another cycle of the same day came before",
  no: "it was answered with no",
} as const

const ZONE = /^(?:UTC|GMT)(?:Z|([+-])(\d{1,2})(?::?(\d{2}))?)?$/i

/** Minutes east of UTC of a cycle: `UTC-04:00`, `UTCZ`, or the name of a zone; null for anything else. */
const offsetOf = (zone: string, at: number): number | null => {
  const match = ZONE.exec(zone)
  if (!match) return zone === "" ? null : offsetAt(at, zone)
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
  if (minutes > 14 * 60) return null
  return match[1] === "-" && minutes > 0 ? -minutes : minutes
}

/** A span between two local times of a cycle; why there is none. */
const spanOf = (row: Row, start: string, end: string): Span | string => {
  const from = parseStamp(row.cell(start))
  const to = parseStamp(row.cell(end))
  if (from === null || to === null || from.epoch_ms < 0) return NO_SPAN.times
  const offset_min = from.offset_min ?? offsetOf(row.cell("cycle timezone"), from.epoch_ms)
  const shift = (offset_min ?? 0) * 60_000
  const at = ({ epoch_ms, offset_min: own }: typeof from) => epoch_ms - (own === null ? shift : 0)
  return spanBetween(at(from), at(to), offset_min)
}

const dateOf = (at: number, offset_min: number | null) => localDateAt(at, offset_min ?? 0)

type Take = (row: Row, sink: Sink) => void

const takeNight: Take = (row, sink) => {
  const span = spanOf(row, "sleep onset", "wake onset")
  if (typeof span === "string") return sink.skipped("sleeps", span)
  const is_nap = YES.has(row.cell("nap").toLowerCase())
  const { night } = figuresOf(row, tables.sleeps!, sink)
  sink.used("sleeps", { kind: "night", id: null, ...span, is_nap, figures: night })
}

/** A cycle is of the day on which its person woke up. Of two, the newer one counts, which stands first. */
const takeCycles = (): Take => {
  const seen = new Set<string>()
  return (row, sink) => {
    const span = spanOf(row, "sleep onset", "wake onset")
    if (typeof span === "string") {
      const isSleepless = row.cell("wake onset") === ""
      return sink.skipped("physiological_cycles", isSleepless ? SKIPPED.sleepless : span)
    }
    const date = dateOf(span.to, span.offset_min)
    const { day, night } = figuresOf(row, tables.physiological_cycles!, sink)
    sink.used("sleeps", { kind: "night", id: null, ...span, is_nap: false, figures: night })
    for (const [column, value, type] of day)
      if (seen.has(date)) sink.skipped(type, SKIPPED.again)
      else sink.used(type, { kind: "day", column, date, offset_min: span.offset_min, value })
    seen.add(date)
  }
}

const takeWorkout: Take = (row, sink) => {
  const span = spanOf(row, "workout start time", "workout end time")
  if (typeof span === "string") return sink.skipped("workouts", span)
  const name = row.cell("activity name")
  const known = name.toLowerCase()
  const type = Object.hasOwn(activities, known) ? activities[known]! : null
  const { workout } = figuresOf(row, tables.workouts!, sink)
  sink.used("workouts", {
    kind: "workout",
    id: null,
    ...span,
    type,
    name: type === null && name !== "" ? name.slice(0, 60) : null,
    figures: workout,
  })
}

/** A journal names its cycle by the onset of sleep; so long after it a person is awake, on the day of the cycle. */
const AWAKE_AFTER_MS = 8 * 3_600_000

const takeAnswer: Take = (row, sink) => {
  const start = parseStamp(row.cell(CYCLE))
  const name = row.cell("question text")
  if (start === null || start.epoch_ms < 0 || name === "")
    return sink.skipped("journal_entries", NO_SPAN.times)
  figuresOf(row, tables.journal_entries!, sink)
  if (!YES.has(row.cell("answered yes").toLowerCase()))
    return sink.skipped("journal_entries", SKIPPED.no)
  const offset_min = start.offset_min ?? offsetOf(row.cell("cycle timezone"), start.epoch_ms)
  const local = start.epoch_ms + (start.offset_min ?? 0) * 60_000
  const date = localDateAt(local + AWAKE_AFTER_MS, 0)
  sink.used("journal_entries", { kind: "tag", date, offset_min, name })
}

const takes: Readonly<Record<string, () => Take>> = {
  physiological_cycles: takeCycles,
  sleeps: () => takeNight,
  workouts: () => takeWorkout,
  journal_entries: () => takeAnswer,
}

const tableOf = (file: Pick<ExportFile, "head">) => markedTable(file, marks, inEnglish)

/** Reads the tables of a WHOOP account export. Their times are local, on the clock of the cycle. */
export const whoop: Reader = {
  vendor: "whoop",
  provider: "WHOOP",
  detect: (file) => tableOf(file) !== null,
  read: (file, sink) => {
    const table = tableOf(file) ?? "sleeps"
    const take = takes[table]!()
    const names = inEnglish(columnsOf(file.head))
    return readRows(
      file,
      (row) => take(renamed(row, names), sink),
      () => sink.skipped(table, SKIPPED.broken),
    )
  },
}
