import { Effect, Result } from "effect"
import { parseStamp } from "#domain/time"
import type { NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import { eachField, isFields, NO_NUMBER, numberAt } from "#embedded/aggregator/exports/fields"
import { isNapOf } from "#embedded/aggregator/exports/nights"
import type { ExportFile, Reader, Sink } from "#embedded/aggregator/exports/reader"
import type { Night, Workout } from "#embedded/aggregator/exports/record"
import {
  columnsOf,
  figuresOf,
  firstCells,
  isAbsent,
  readRows,
  renamed,
} from "#embedded/aggregator/exports/rows"
import { printedSpan } from "#embedded/aggregator/exports/span"
import {
  activities,
  BEHIND,
  dayFiles,
  NIGHT_PLACES,
  nightColumns,
  UNMEASURED_ZERO,
  workoutFields,
} from "#embedded/aggregator/exports/withings/columns"
import {
  MASS,
  massColumns,
  type Take,
  takeDays,
  takePressures,
  takeSaturations,
  takeSeries,
  takeTemperatures,
  takeWeights,
} from "#embedded/aggregator/exports/withings/measures"

const SKIPPED = {
  broken: "its cells do not fit the header",
  again: "another device recorded that night",
  sport: "another row says which sport it was",
  cell: "its cell holds no such value",
  unmeasured: "it was not measured",
} as const

/** The names of the columns of nights: the first of them by their places, or all, in whatever language they are. */
const nightNames = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (names.includes(BEHIND) && names.indexOf(BEHIND) !== NIGHT_PLACES.length) return names
  const places = names.includes(BEHIND) ? NIGHT_PLACES : Object.keys(nightColumns)
  return names.map((name, place) => places[place] ?? name)
}

/** Of nights that overlap, as of a watch and a mat, the one with more sleep. */
const apart = (nights: ReadonlyArray<Night>, again: () => void): ReadonlyArray<Night> => {
  const kept: Array<Night> = []
  const asleep = ({ figures }: Night) => figures.asleep_s ?? 0
  for (const night of nights.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = kept.at(-1)
    if (!last || night.from >= last.to) kept.push(night)
    else {
      again()
      if (asleep(night) > asleep(last)) kept[kept.length - 1] = night
    }
  }
  return kept
}

const takeNights = (sink: Sink): Take => {
  const nights: Array<Night> = []
  return {
    take: (printed) => {
      const row = renamed(printed, nightNames(printed.names))
      const span = printedSpan(row.cell("from"), row.cell("to"))
      if (typeof span === "string") return sink.skipped("sleep", span)
      const skipped: Sink["skipped"] = (name, why) => sink.skipped(`sleep: ${name}`, why)
      const { night } = figuresOf(row, nightColumns, { skipped })
      const figures: Partial<Record<NightColumn, number>> = {}
      for (const [column, value] of Object.entries(night) as ReadonlyArray<[NightColumn, number]>)
        if (value > 0 || !UNMEASURED_ZERO.has(column)) figures[column] = value
      const { light_s = 0, deep_s = 0, rem_s = 0 } = figures
      const asleep_s = light_s + deep_s + rem_s
      if (asleep_s === 0) return sink.skipped("sleep", SKIPPED.unmeasured)
      nights.push({
        kind: "night",
        id: null,
        ...span,
        is_nap: isNapOf(span),
        figures: { ...figures, asleep_s },
      })
    },
    end: () => {
      for (const night of apart(nights, () => sink.skipped("sleep", SKIPPED.again)))
        sink.used("sleep", night)
    },
  }
}

/** The general sport under which an activity is kept a second time. */
const GENERAL = activities["multi sport"]!

const takeActivities = (sink: Sink): Take => {
  const workouts = new Map<string, Workout>()
  return {
    take: (row) => {
      const span = printedSpan(row.cell("from"), row.cell("to"))
      if (typeof span === "string") return sink.skipped("activities", span)
      const cell = row.cell("data")
      const data = Result.getOrNull(Result.try((): unknown => JSON.parse(cell)))
      const figures: Partial<Record<WorkoutColumn, number>> = {}
      if (isFields(data)) {
        const hear = (_: string, column: WorkoutColumn, value: number | null) => {
          if (value !== null) figures[column] = value
        }
        eachField(data, workoutFields, hear, (field) =>
          sink.skipped(`activities: ${field}`, NO_NUMBER),
        )
        if (numberAt(data, "elevation"))
          sink.skipped("activities: elevation", String(dayFiles.aggregates_elevation))
      } else if (!isAbsent(cell)) sink.skipped("activities: data", SKIPPED.cell)
      const name = row.cell("activity type").slice(0, 80)
      const sport = name.toLowerCase()
      const type = Object.hasOwn(activities, sport) ? activities[sport]! : null
      const workout: Workout = {
        kind: "workout",
        id: null,
        ...span,
        type,
        name: type === null && name !== "" ? name : null,
        figures,
      }
      const key = `${span.from}|${span.to}`
      const known = workouts.get(key)
      if (known && (type === GENERAL || known.type === GENERAL))
        sink.skipped("activities", SKIPPED.sport)
      if (known && type === GENERAL) return
      workouts.set(known && known.type !== GENERAL ? `${key}|${workouts.size}` : key, workout)
    },
    end: () => {
      for (const workout of workouts.values()) sink.used("activities", workout)
    },
  }
}

/** The names of tables, which are English in every account. */
const STEM = /(?<![a-z0-9])(?:raw|aggregates|manual)_[^/]*$|(?<![a-z0-9])(?:bp|activities)$/i

/** The name of a table, without what was written around it. */
const stemOf = (path: string) => {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/(?: ?\(\d+\))?\.csv$/i, "")
  return STEM.exec(name)?.[0] ?? name
}
/** The columns of tables by their places, whose names are in the language of the account. */
const ACTIVITY_PLACES = [
  "from",
  "to",
  "from (manual)",
  "to (manual)",
  "timezone",
  "activity type",
  "data",
  "gps",
  "modified",
]
const PRESSURE_PLACES = ["date", "heart rate", "systolic", "diastolic", "comments"]
/** The names of the two pressures in languages that write them in Latin letters. */
const SYSTOLIC = /^s[iíy]st[oó]l/
const DIASTOLIC = /^d[iíy]ast[oó]l/
/** What people call a table of saturations that they have renamed. */
const SATURATION = /spo2|^oxy|oxyg|sauerstoff|s[aä]ttigung|satura/
const VALUE_PLACES = ["date", "value"]
const SERIES_PLACES = ["start", "duration", "value"]

/** Hands rows on under the names of their places. */
const placed =
  (places: ReadonlyArray<string>, take: (sink: Sink) => Take) =>
  (sink: Sink): Take => {
    const inner = take(sink)
    return { ...inner, take: (row) => inner.take(renamed(row, places)) }
  }

/** True where a table can begin with a time of the account or at its own offset; one without rows can. */
const isTime = (cell = "") => cell === "" || parseStamp(cell) !== null
const isZoned = (cell = "") => cell === "" || (parseStamp(cell)?.offset_min ?? null) !== null

/** The columns of a table of pressures by their names, else by their places. */
const pressurePlaces = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const systolic = names.findIndex((name) => SYSTOLIC.test(name))
  const diastolic = names.findIndex((name) => DIASTOLIC.test(name))
  if (systolic < 0 || diastolic < 0) return PRESSURE_PLACES
  const others = ["date", "heart rate", "comments"]
  return names.map((_, at) =>
    at === systolic ? "systolic" : at === diastolic ? "diastolic" : others.shift()!,
  )
}

/** True for a table of pressures by the names of its columns, whatever the file is called. */
const isPressures = (names: ReadonlyArray<string>, first: string | undefined): boolean =>
  pressurePlaces(names) !== PRESSURE_PLACES && isTime(first) && first?.includes(":") === true

const isSaturation = (cell = "") => Number(cell) >= 50 && Number(cell) <= 100

/** The unit of a temperature behind the name of its column. */
const DEGREES = /\((°[cf])\)$/

/** What becomes of a file; null for one that is none of Withings'. */
const takeOf = ({ head, path }: Pick<ExportFile, "head" | "path">) => {
  const names = columnsOf(head)
  const first = firstCells(head)
  const stem = stemOf(path)
  const isNight = names.slice(2, 6).every((name) => name.endsWith("(s)"))
  if (names.length >= 14 && isNight && isZoned(first[1])) return takeNights
  if (names.length === ACTIVITY_PLACES.length && isZoned(first[0]) && isZoned(first[1]))
    return stem === "activities" || first[6]?.startsWith("{")
      ? placed(ACTIVITY_PLACES, takeActivities)
      : null
  if (names.length === PRESSURE_PLACES.length && isTime(first[0]))
    if (stem === "bp" || isPressures(names, first[0]))
      return placed(pressurePlaces(names), takePressures)
  if (massColumns(names).length === 5 && MASS.test(names[1] ?? "")) return takeWeights
  if (names.length === SERIES_PLACES.length && stem.startsWith("raw_") && isZoned(first[0]))
    return placed(SERIES_PLACES, (sink) => takeSeries(stem, sink))
  if (names.length !== VALUE_PLACES.length || !isTime(first[0])) return null
  const degrees = DEGREES.exec(names[1]!)?.[1]
  if (degrees !== undefined) return placed(VALUE_PLACES, takeTemperatures(degrees))
  if (stem === "manual_spo2") return placed(VALUE_PLACES, takeSaturations)
  if (Object.hasOwn(dayFiles, stem)) return placed(VALUE_PLACES, (sink) => takeDays(stem, sink))
  const isNamed = SATURATION.test(stem.toLowerCase()) && first[0]?.includes(":") === true
  return isNamed && isSaturation(first[1]) ? placed(VALUE_PLACES, takeSaturations) : null
}

/** Reads the tables of the archive that Withings makes of an account. */
export const withings: Reader = {
  vendor: "withings",
  provider: "WITHINGS",
  detect: (file) => takeOf(file) !== null,
  read: (file, sink) => {
    const { take, end } = (takeOf(file) ?? takeNights)(sink)
    return readRows(file, take, () => sink.skipped(stemOf(file.path), SKIPPED.broken)).pipe(
      Effect.ensuring(Effect.sync(() => end?.())),
    )
  },
}
