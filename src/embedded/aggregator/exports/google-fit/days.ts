import { Effect } from "effect"
import { isLocalDate, type LocalDate } from "#domain/time"
import { amounts, type DayColumn, levels } from "#embedded/aggregator/exports/column"
import type { ExportFile, ExportUnreadable, Sink } from "#embedded/aggregator/exports/reader"
import {
  type Column,
  columnsOf,
  figuresOf,
  firstCells,
  readRows,
} from "#embedded/aggregator/exports/rows"

const SKIPPED = {
  broken: "its cells do not fit the header",
  day: "it has no day",
  place: "places are not taken",
  none: "no place for it yet",
  durations: "sessions have the workouts and nights",
} as const

/** The words for steps and for minutes of moving, by language. */
const STEPS = /step|schritt|\bpas\b|paso|passo|passi|stapp|steg|krok|шаг|걸음|歩|步/
const MOVING = /move minutes|aktivitätsminuten|minutes actives|minutos de actividad|이동 시간/

const UNIT = /\((kcal|m|bpm|kg|ms|m\/s|deg)\)$/

/** The columns of each unit in their order, which is the same in every language: mean, highest, lowest. */
const byUnit: Readonly<Record<string, ReadonlyArray<Column>>> = {
  kcal: [["day", "calories_total_kcal", "kcal"]],
  m: [["day", "distance_m", "m"]],
  bpm: [
    ["day", "avg_hr_bpm", "bpm"],
    ["day", "max_hr_bpm", "bpm"],
    ["day", "min_hr_bpm", "bpm"],
  ],
  kg: [["day", "weight_kg", "kg"]],
}
const unreadUnits: Readonly<Record<string, string>> = {
  ms: SKIPPED.durations,
  deg: SKIPPED.place,
}

/** The use of each column, by its name. `times` is how many of the first say when. */
const columnsIn = (
  names: ReadonlyArray<string>,
  times: number,
): Readonly<Record<string, Column>> => {
  const met = new Map<string, number>()
  const columnOf = (name: string, place: number): Column => {
    if (place < times) return null
    const unit = UNIT.exec(name)?.[1]
    if (unit !== undefined) {
      const count = met.get(unit) ?? 0
      met.set(unit, count + 1)
      return byUnit[unit]?.[count] ?? unreadUnits[unit] ?? SKIPPED.none
    }
    if (STEPS.test(name)) return ["day", "steps", "1"]
    return MOVING.test(name) ? ["day", "active_s", "min"] : SKIPPED.none
  }
  return Object.fromEntries(names.map((name, place) => [name, columnOf(name, place)]))
}

/** The time of a quarter of an hour on the clock of its day: `10:15:00.000+01:00`. */
const CLOCK = /^\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|([+-])(\d\d):?(\d\d))$/
const offsetIn = (cell: string): number | null => {
  const [, sign, hours, minutes] = CLOCK.exec(cell) ?? []
  if (sign === undefined) return null
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const DAY = /(\d{4}-\d\d-\d\d)(?: ?\(\d+\))?\.csv$/i
const dayOf = (path: string): LocalDate | null => {
  const date = DAY.exec(path)?.[1] ?? ""
  return isLocalDate(date) ? date : null
}

/** By what it alone has beside what adds up: minutes of moving, places, or three speeds. */
const hasOwnColumns = (names: ReadonlyArray<string>): boolean => {
  const units = names.map((name) => UNIT.exec(name)?.[1])
  const isOwn =
    units.includes("deg") ||
    units.filter((unit) => unit === "m/s").length >= 3 ||
    names.some((name) => MOVING.test(name))
  return isOwn && units.includes("kcal") && units.includes("m")
}

const MARKS = ["move minutes count", "heart points", "heart minutes", "inactive duration (ms)"]
/** Its English names, and its name in every language: that of the folder it lies in, in an archive of Takeout. */
const NAMED =
  /daily (?:activity metrics|summaries)(?: ?\(\d+\))?\.csv$|^(?:.*\/)?Takeout\/[^/]+\/([^/]+)\/\1\.csv$/i

/** Tells whether a table has the quarters of a day or all days; null for neither. */
export const daysIn = ({
  path,
  head,
}: Pick<ExportFile, "path" | "head">): "quarters" | "days" | null => {
  const names = columnsOf(head)
  const [from = "", to = ""] = firstCells(head)
  const hasUnit = names.some((name) => UNIT.test(name)) || names.some((name) => STEPS.test(name))
  if (names.length < 3 || !hasUnit) return null
  if (CLOCK.test(from) && CLOCK.test(to)) return dayOf(path) === null ? null : "quarters"
  const isGoogles =
    hasOwnColumns(names) || NAMED.test(path) || MARKS.some((mark) => names.includes(mark))
  return isGoogles && isLocalDate(from) ? "days" : null
}

/** Sums up the quarters of a day: what adds up, means, and the highest and lowest. */
const readQuarters = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> => {
  const columns = columnsIn(columnsOf(file.head), 2)
  const date = dayOf(file.path)!
  const values = new Map<DayColumn, Array<number>>()
  let offset_min: number | null = null
  return readRows(
    file,
    (row) => {
      offset_min ??= offsetIn(row.cell(row.names[0]!))
      for (const [column, value] of figuresOf(row, columns, sink).day)
        if (!values.get(column)?.push(value)) values.set(column, [value])
    },
    () => sink.skipped("quarters of a day", SKIPPED.broken),
  ).pipe(
    Effect.ensuring(
      Effect.sync(() => {
        for (const [column, all] of values) {
          const value = folded(column, all)
          const figure = { kind: "day", column, date, offset_min, value, yields: true } as const
          sink.used(`quarters of a day: ${column}`, figure, all.length)
        }
      }),
    ),
  )
}

const folded = (column: DayColumn, all: ReadonlyArray<number>): number => {
  const sum = all.reduce((total, value) => total + value, 0)
  const fold = column in amounts ? "sum" : levels[column as keyof typeof levels].fold
  if (fold === "sum") return sum
  if (fold === "last") return all.at(-1)!
  if (fold === "mean") return sum / all.length
  return all.reduce((a, b) => (fold === "max" ? Math.max(a, b) : Math.min(a, b)))
}

const readDays = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> => {
  const columns = columnsIn(columnsOf(file.head), 1)
  return readRows(
    file,
    (row) => {
      const date = row.cell(row.names[0]!)
      if (!isLocalDate(date) || date < "1971-01-01") return sink.skipped("days", SKIPPED.day)
      for (const [column, value, name] of figuresOf(row, columns, sink).day)
        sink.used(name, { kind: "day", column, date, offset_min: null, value })
    },
    () => sink.skipped("days", SKIPPED.broken),
  )
}

/** Reads a table of days. */
export const readDayTable = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  (daysIn(file) === "quarters" ? readQuarters : readDays)(file, sink)
