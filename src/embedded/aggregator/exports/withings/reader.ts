import { Effect, Result } from "effect"
import type { NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import { eachField, isFields, numberAt } from "#embedded/aggregator/exports/fields"
import { isNapOf } from "#embedded/aggregator/exports/nights"
import type { ExportFile, Reader, Sink } from "#embedded/aggregator/exports/reader"
import type { Night, Workout } from "#embedded/aggregator/exports/record"
import {
  columnsOf,
  figuresOf,
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
  takeWeights,
} from "#embedded/aggregator/exports/withings/measures"

const SKIPPED = {
  broken: "its cells do not fit the header",
  again: "another device recorded that night",
  sport: "another row says which sport it was",
  cell: "its cell holds no such value",
  unmeasured: "it was not measured",
} as const

/** The names of the columns of nights: the first of them by their places, in whatever language they are. */
const nightNames = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.indexOf(BEHIND) === NIGHT_PLACES.length
    ? [...NIGHT_PLACES, ...names.slice(NIGHT_PLACES.length)]
    : names

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

/** The general name under which an activity is kept a second time. */
const GENERAL = "multi sport"

const takeActivities = (sink: Sink): Take => {
  const workouts = new Map<string, { readonly workout: Workout; readonly sport: string }>()
  return {
    take: (row) => {
      const span = printedSpan(row.cell("from"), row.cell("to"))
      if (typeof span === "string") return sink.skipped("activities", span)
      const cell = row.cell("data")
      const data = Result.getOrNull(Result.try((): unknown => JSON.parse(cell)))
      const figures: Partial<Record<WorkoutColumn, number>> = {}
      if (isFields(data)) {
        eachField(data, workoutFields, (_, column, value) => {
          if (value !== null) figures[column] = value
        })
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
      if (known && (sport === GENERAL || known.sport === GENERAL))
        sink.skipped("activities", SKIPPED.sport)
      if (known && sport === GENERAL) return
      workouts.set(known && known.sport !== GENERAL ? `${key}|${workouts.size}` : key, {
        workout,
        sport,
      })
    },
    end: () => {
      for (const { workout } of workouts.values()) sink.used("activities", workout)
    },
  }
}

const stemOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.csv$/i, "")

/** What becomes of a file; null for one that is none of Withings'. */
const takeOf = ({ head, path }: Pick<ExportFile, "head" | "path">) => {
  const names = columnsOf(head)
  const has = (...marks: ReadonlyArray<string>) => marks.every((mark) => names.includes(mark))
  const stem = stemOf(path)
  if (has(BEHIND, "duration to wake up (s)")) return takeNights
  if (has("from", "to", "activity type", "data", "gps")) return takeActivities
  if (has("date", "systolic", "diastolic", "heart rate")) return takePressures
  if (massColumns(names).length === 5 && MASS.test(names[1] ?? "")) return takeWeights
  if (names.join() === "start,duration,value" && stem.startsWith("raw_"))
    return (sink: Sink) => takeSeries(stem, sink)
  if (names.join() !== "date,value") return null
  if (stem === "manual_spo2") return takeSaturations
  return Object.hasOwn(dayFiles, stem) ? (sink: Sink) => takeDays(stem, sink) : null
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
