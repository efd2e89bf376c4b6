import { Effect } from "effect"
import { isLocalDate, offsetAt, parseStamp } from "#domain/time"
import { amounts, type DayColumn, type Quantity } from "#embedded/aggregator/exports/column"
import { countedBy, pulseBy, type Quarters } from "#embedded/aggregator/exports/quarters"
import type { Reader, Sink } from "#embedded/aggregator/exports/reader"
import type { Device, NightFigures } from "#embedded/aggregator/exports/record"
import {
  figuresOf,
  isAbsent,
  markedTable,
  numberOf,
  type Row,
  readRows,
} from "#embedded/aggregator/exports/rows"
import { marks, tables } from "#embedded/aggregator/exports/takeout/columns"

const SKIPPED = {
  broken: "its cells do not fit the header",
  value: "its value is no number",
  time: "it has no time that can be read",
  day: "it has no day",
  unmeasured: "it was not measured",
  zone: "its time zone is not known",
  managed: "a score of how stress is managed; there is a place for stress alone",
  absolute: "an absolute skin temperature; there is a place for its deviation from usual alone",
  baseline: "it has nothing to deviate from",
  other: "another app measured it",
  sources: "too many sources in one file",
} as const

/** What becomes of the rows of a file; `end` is called behind the last. */
interface Take {
  readonly take: (row: Row) => void
  readonly end?: () => void
}

/** The day that a time names as its label, whatever its zone; null for none. */
const labelOf = (text: string): string | null => {
  const date = text.slice(0, 10)
  return isLocalDate(date) && date >= "1971-01-01" ? date : null
}

/** A saturation that low is the floor of the sensor, no measurement. */
const MIN_SATURATION = 50

/** Google's own tables say again what the other files of the archive do. */
const isGoogles = (table: string) => table.endsWith("(Google)")

/** What another app wrote, which the archive repeats. */
const isForeign = (row: Row) => / health (?:connect|kit)$/i.test(row.cell("data source"))

const nightly = (of: NightFigures["of"], figures: NightFigures["figures"]): NightFigures => ({
  kind: "night_figures",
  of,
  figures,
})

/** Columns are counted behind the name of their table. */
const named = (table: string, sink: Sink): Pick<Sink, "skipped"> => ({
  skipped: (column, reason) => sink.skipped(`${table}: ${column}`, reason),
})

/** A row of a day or of the night that ends on it. */
const takeDay = (table: string, sink: Sink): Take => ({
  take: (row) => {
    const date = labelOf(row.cell("timestamp") || row.cell("date"))
    if (isForeign(row)) return sink.skipped(table, SKIPPED.other)
    if (date === null) return sink.skipped(table, SKIPPED.day)
    const { day, night } = figuresOf(row, tables[table]!.columns, named(table, sink))
    for (const [column, value] of day)
      if (column === "spo2_avg_pct" && value <= MIN_SATURATION)
        sink.skipped(table, SKIPPED.unmeasured)
      else {
        const figure = { kind: "day", column, date, offset_min: null, value } as const
        sink.used(table, { ...figure, ...(isGoogles(table) && { yields: true }) })
      }
    if (Object.keys(night).length > 0) sink.used(table, nightly({ day: date }, night))
  },
})

const takeScore = (table: string, sink: Sink): Take => ({
  take: (row) => {
    const { night } = figuresOf(row, tables[table]!.columns, named(table, sink))
    if (night.score === undefined) sink.skipped(table, SKIPPED.unmeasured)
    else sink.used(table, nightly({ id: row.cell("sleep_log_entry_id") }, night))
  },
})

/** How far the skin of a night was from usual: the mean of what all its samples deviate by. */
const takeTemperature = (table: string, sink: Sink): Take => ({
  take: (row) => {
    const day = labelOf(row.cell("sleep_end"))
    const sum = numberOf(row.cell("baseline_relative_sample_sum"))
    const count = numberOf(row.cell("temperature_samples"))
    const delta = sum === null || !count ? null : sum / count
    if (!isAbsent(row.cell("nightly_temperature")))
      sink.skipped(`${table}: nightly_temperature`, SKIPPED.absolute)
    if (day === null) sink.skipped(table, SKIPPED.day)
    else if (delta === null || Math.abs(delta) > 20) sink.skipped(table, SKIPPED.baseline)
    else sink.used(table, nightly({ day }, { skin_temp_delta_c: delta }))
  },
})

/** Fitbit's score is the higher, the less stress there is. */
const takeStress = (table: string, sink: Sink): Take => ({
  take: (row) => {
    const isMissing = row.cell("status") === "NO_DATA" || row.cell("stress_score") === "0"
    sink.skipped(table, isMissing ? SKIPPED.unmeasured : SKIPPED.managed)
  },
})

/** Of the profile nothing but the zone is looked at. */
const takeProfile = (table: string, sink: Sink): Take => ({
  take: (row) => {
    const zone = row.cell("timezone")
    if (offsetAt(0, zone) === null) sink.skipped(table, SKIPPED.zone)
    else sink.zone(zone)
  },
})

const GOOGLE: Device = { name: "Google", rank: 1, isUtc: true }

/** More than this many devices are in no file. */
const MAX_DEVICES = 16

/** Quarters by device, each of them behind what Fitbit's own files have. */
const byDevice = (make: (device: Device) => Quarters) => {
  const all = new Map<string, Quarters>()
  return {
    of: (row: Row): Quarters | null => {
      const name = row.cell("data source").slice(0, 80)
      const known = all.get(name)
      if (known || all.size >= MAX_DEVICES) return known ?? null
      const made = make({ ...GOOGLE, name: name || GOOGLE.name })
      all.set(name, made)
      return made
    },
    end: () => {
      for (const quarters of all.values()) quarters.end()
    },
  }
}

/** The instant of a row, in UTC; null for none. */
const instantOf = (row: Row): number | null => {
  const stamp = parseStamp(row.cell("timestamp"))
  return stamp === null || stamp.epoch_ms < 0 ? null : stamp.epoch_ms
}

const takePulse = (table: string, sink: Sink): Take => {
  const devices = byDevice((device) => pulseBy(table, device, sink))
  return {
    take: (row) => {
      const at = instantOf(row)
      const bpm = numberOf(row.cell("beats per minute"))
      if (isForeign(row)) return sink.skipped(table, SKIPPED.other)
      if (at === null) return sink.skipped(table, SKIPPED.time)
      if (bpm === null || bpm <= 0) return sink.skipped(table, SKIPPED.unmeasured)
      const quarters = devices.of(row)
      if (quarters === null) sink.skipped(table, SKIPPED.sources)
      else quarters.add(at, bpm)
    },
    end: devices.end,
  }
}

/** Resting rates have the header of all others; their file has another name. */
const takeResting = (_: string, sink: Sink): Take => ({
  take: (row) => {
    const table = "resting heart rate (Google)"
    const date = labelOf(row.cell("timestamp"))
    const value = numberOf(row.cell("beats per minute"))
    if (isForeign(row)) sink.skipped(table, SKIPPED.other)
    else if (date === null) sink.skipped(table, SKIPPED.day)
    else if (value === null || value <= 0) sink.skipped(table, SKIPPED.unmeasured)
    else {
      const figure = { kind: "day", column: "resting_hr_bpm", date, offset_min: null } as const
      sink.used(table, { ...figure, value, yields: true })
    }
  },
})

const sampled: Readonly<Partial<Record<DayColumn, Quantity>>> = {
  weight_kg: "weight",
  body_fat_pct: "body_fat",
}

const takeTimed = (table: string, sink: Sink): Take => {
  const [column] = Object.values(tables[table]!.columns).flatMap((each) =>
    Array.isArray(each) ? [each[1] as DayColumn] : [],
  )
  const amount = Object.keys(amounts).find((each) => each === column) as
    | keyof typeof amounts
    | undefined
  const devices = byDevice((device) => countedBy(amount!, table, device, sink))
  const quantity = sampled[column!]
  return {
    take: (row) => {
      const at = instantOf(row)
      if (isForeign(row)) return sink.skipped(table, SKIPPED.other)
      if (at === null) return sink.skipped(table, SKIPPED.time)
      for (const [, value] of figuresOf(row, tables[table]!.columns, named(table, sink)).day) {
        const sample = { kind: "sample", from: at, to: at, offset_min: 0, value } as const
        if (quantity) sink.used(table, { ...sample, quantity, device: GOOGLE })
        else {
          const quarters = devices.of(row)
          if (quarters === null) sink.skipped(table, SKIPPED.sources)
          else quarters.add(at, value)
        }
      }
    },
    end: devices.end,
  }
}

const takes: Readonly<Record<string, (table: string, sink: Sink) => Take>> = {
  "sleep score": takeScore,
  "computed temperature": takeTemperature,
  "stress score": takeStress,
  profile: takeProfile,
}

const takeOf = (table: string, path: string, sink: Sink): Take => {
  const { unread, isTimed } = tables[table]!
  if (unread !== undefined) return { take: () => sink.skipped(table, unread) }
  if (Object.hasOwn(takes, table)) return takes[table]!(table, sink)
  if (table === "heart rate (Google)")
    return (path.includes("resting") ? takeResting : takePulse)(table, sink)
  return (isTimed ? takeTimed : takeDay)(table, sink)
}

/** Reads the tables of Fitbit's data in Google Takeout. */
export const takeout: Reader = {
  vendor: "fitbit",
  provider: "FITBIT",
  detect: (file) => markedTable(file, marks) !== null,
  read: (file, sink) => {
    const table = markedTable(file, marks) ?? "profile"
    const { take, end } = takeOf(table, file.path, sink)
    return readRows(file, take, () => sink.skipped(table, SKIPPED.broken)).pipe(
      Effect.ensuring(Effect.sync(() => end?.())),
    )
  },
}
