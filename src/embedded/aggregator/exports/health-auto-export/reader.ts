import { Effect, Stream } from "effect"
import { unitOf, type WorkoutColumn } from "#embedded/aggregator/exports/column"
import { encodingOf } from "#embedded/aggregator/exports/encoding"
import { type Fields, isFields, objectOf } from "#embedded/aggregator/exports/fields"
import {
  located,
  sports,
  workoutFields,
} from "#embedded/aggregator/exports/health-auto-export/fields"
import {
  inUnit,
  Points,
  SKIPPED,
  timeOf,
} from "#embedded/aggregator/exports/health-auto-export/points"
import { JsonPieces, type Wanted } from "#embedded/aggregator/exports/json-pieces"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { Workout } from "#embedded/aggregator/exports/record"

const DAY_MS = 86_400_000

/** The value at a path of a workout in a unit: one quantity, or the sum of a list of them. */
const quantityAt = (workout: Fields, path: string, column: WorkoutColumn): number | null => {
  const found = path
    .split(".")
    .reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), workout)
  const own = (each: unknown) => {
    if (!isFields(each)) return null
    const units = typeof each.units === "string" ? each.units : ""
    const value = inUnit(each.qty, SPELLINGS[units] ?? units, unitOf(column))
    return typeof value === "number" ? value : null
  }
  if (!Array.isArray(found)) return own(found)
  const all = found.map(own)
  const sum = all.reduce<number>((total, each) => total + (each ?? 0), 0)
  return all.length > 0 && !all.includes(null) ? sum : null
}

/** Units as workouts print them alone. */
const SPELLINGS: Readonly<Record<string, string>> = { kmph: "km/h", "km/hr": "km/h" }

/** An older form says both in one. */
const elevationOf = ({ elevation }: Fields) => {
  if (!isFields(elevation) || typeof elevation.units !== "string") return {}
  const [up, down] = [elevation.ascent, elevation.descent].map((each) =>
    inUnit(each, elevation.units as string, "m"),
  )
  return {
    ...(typeof up === "number" && { elevation_gain_m: up }),
    ...(typeof down === "number" && { elevation_loss_m: down }),
  }
}

const sportOf = ({ name, location }: Fields) => {
  const word = typeof name === "string" ? name.slice(0, 60) : ""
  const key = word.toLowerCase()
  const exact = `${key} ${typeof location === "string" ? location : ""}`
  const type = Object.hasOwn(located, exact)
    ? located[exact]!
    : Object.hasOwn(sports, key)
      ? sports[key]!
      : null
  return { type, name: type === null && word !== "" ? word : null }
}

/** The workout of a text, or why there is none. */
const workoutOf = (text: string | null): Workout | string => {
  const workout = text === null ? null : objectOf(text)
  if (workout === null) return text === null ? SKIPPED.long : SKIPPED.broken
  const [from, to] = [timeOf(workout.start), timeOf(workout.end)]
  if (from === null || to === null) return SKIPPED.dates
  if (to.at < from.at) return SKIPPED.order
  if (to.at - from.at > 30 * DAY_MS) return SKIPPED.spans
  const figures: Partial<Record<WorkoutColumn, number>> = elevationOf(workout)
  for (const [path, column] of workoutFields) {
    const value = figures[column] === undefined ? quantityAt(workout, path, column) : null
    if (value !== null) figures[column] = value
  }
  const active = inUnit(workout.duration, "s", "s")
  if (typeof active === "number" && active > 0) figures.active_s = active
  return {
    kind: "workout",
    id: typeof workout.id === "string" && workout.id !== "" ? workout.id.slice(0, 100) : null,
    from: from.at,
    to: to.at,
    offset_min: from.offset_min,
    ...sportOf(workout),
    figures,
  }
}

const takeWorkout = (text: string | null, sink: Sink): void => {
  const workout = workoutOf(text)
  if (typeof workout === "string") sink.skipped("workouts", workout)
  else sink.used("workouts", workout)
}

const METRIC = ".data.metrics.*"
const WORKOUT = ".data.workouts.*"
const OTHER = /^\.data\.([A-Za-z]{1,40})\.\*$/

const wanted = (path: string): Wanted => {
  if (path === `${METRIC}.name` || path === `${METRIC}.units`) return "text"
  if (path === `${METRIC}.data.*` || path === WORKOUT) return "text"
  if (path === "" || path === ".data" || path === METRIC || path === `${METRIC}.data`)
    return "inside"
  return /^\.data\.[^.]{1,40}$/.test(path) ? "inside" : "nothing"
}

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.gen(function* () {
    const points = new Points(sink)
    const decoder = new TextDecoder(encodingOf(file.head))
    const pieces = new JsonPieces({
      wanted: (path) => {
        const other = path === METRIC || path === WORKOUT ? null : OTHER.exec(path)
        if (other !== null) sink.skipped(other[1]!, "no place for it yet")
        return wanted(path)
      },
      take: (path, text) => {
        if (path === WORKOUT) takeWorkout(text, sink)
        else if (path === `${METRIC}.data.*`) points.point(text)
        else points.named(path.endsWith(".name") ? "name" : "units", text)
      },
      end: (path) => {
        if (path === METRIC) points.end()
      },
    })
    const outcome = yield* file.bytes.pipe(
      Stream.runForEach((bytes) =>
        Effect.sync(() => pieces.push(decoder.decode(bytes, { stream: true }))),
      ),
      Effect.result,
    )
    points.end()
    points.close()
    if (outcome._tag === "Failure") return yield* outcome.failure
    if (!pieces.isWhole) return yield* new ExportUnreadable({ reason: "it is no whole JSON" })
  })

const KEYS =
  "metrics|workouts|stateOfMind|medications|symptoms|cycleTracking|ecg|heartRateNotifications"
const START = new RegExp(`^\\uFEFF?\\s*\\{\\s*"data"\\s*:\\s*\\{\\s*"(?:${KEYS})"\\s*:\\s*\\[`)

/** What the app Health Auto Export writes into files and posts by itself, from what an iPhone knows. */
export const healthAutoExport: Reader = {
  vendor: "health-auto-export",
  provider: "APPLE",
  hasParts: true,
  detect: ({ head }) =>
    START.test(new TextDecoder(encodingOf(head)).decode(head.subarray(0, 2_000))),
  read,
}
