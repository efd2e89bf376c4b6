import { Effect } from "effect"
import { isLocalDate, parseStamp } from "#domain/time"
import type { NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import {
  eachField,
  type Fields,
  NO_NUMBER,
  numberAt,
  reportUnread,
} from "#embedded/aggregator/exports/fields"
import {
  dayFields,
  nightFields,
  stressFields,
  unreadFields,
  workoutFields,
} from "#embedded/aggregator/exports/garmin/fields"
import {
  type TakeRecord,
  takeDrink,
  takePressure,
  takeWeight,
} from "#embedded/aggregator/exports/garmin/measurements"
import { readObjects } from "#embedded/aggregator/exports/objects"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import { sportOf } from "#embedded/aggregator/exports/track/fields"

const UNMEASURED = "it was not measured"
const NO_DAY = "it has no day"

/** One kind of file: the fields by which it is known, where its records are, what they become. */
interface Kind {
  readonly name: string
  readonly keys: ReadonlyArray<string>
  readonly pointer?: string
  readonly take: TakeRecord
}

const dayOf = (record: Fields): string | null => {
  const date = record.calendarDate
  return typeof date === "string" && isLocalDate(date) ? date : null
}

const DAY_MS = 86_400_000

const instantAt = (record: Fields, name: string) => parseStamp(record[name])?.epoch_ms ?? null

/** Minutes between the same moment on a local clock and in UTC; null for what no clock on earth has. */
const offsetOf = (local: number | null, utc: number | null): number | null => {
  if (local === null || utc === null) return null
  const minutes = (local - utc) / 60_000
  return Number.isInteger(minutes) && Math.abs(minutes) <= 840 ? minutes : null
}

/** A floor is ten feet. */
const FLOOR_M = 3.048

/** Floors that were climbed, where only their height is printed too; null for none. */
const floorsOf = (record: Fields): number | null => {
  const floors = numberAt(record, "floorsAscended")
  const metres = numberAt(record, "floorsAscendedInMeters")
  const value = floors ?? (metres === null ? null : metres / FLOOR_M)
  return value === null || value < 0 ? null : Math.round(value)
}

const takeDay: Kind["take"] = (record, as_of, sink) => {
  const date = dayOf(record)
  if (date === null) return sink.skipped("UDSFile", NO_DAY)
  if (record.includesWellnessData === false) return sink.skipped("UDSFile", UNMEASURED)
  reportUnread(record, "UDSFile", unreadFields.UDSFile, sink.skipped)
  const offset_min = offsetOf(
    instantAt(record, "wellnessStartTimeLocal"),
    instantAt(record, "wellnessStartTimeGmt"),
  )
  const hear: Parameters<typeof eachField<(typeof dayFields)[number][1]>>[2] = (
    field,
    column,
    value,
  ) => {
    if (value === null) sink.skipped(field, UNMEASURED)
    else sink.used(field, { kind: "day", column, date, offset_min, value, as_of })
  }
  const odd = (field: string) => sink.skipped(field, NO_NUMBER)
  eachField(record, dayFields, hear, odd)
  const floors = floorsOf(record)
  if (floors !== null)
    sink.used("floorsAscended", {
      kind: "day",
      column: "floors",
      date,
      offset_min,
      value: floors,
      as_of,
    })
  const stress = (record.allDayStress as Fields | null | undefined)?.aggregatorList
  const all = Array.isArray(stress) ? (stress as ReadonlyArray<Fields | null>) : []
  const total = all.find((each) => each?.type === "TOTAL")
  if (!total) return
  if ((numberAt(total, "averageStressLevel") ?? -1) < 0) sink.skipped("allDayStress", UNMEASURED)
  else eachField(total, stressFields, hear, odd)
}

const takeNight: Kind["take"] = (record, as_of, sink) => {
  const skip = (reason: string) => sink.skipped("sleepData", reason)
  for (const _ of Array.isArray(record.napList) ? record.napList : [])
    sink.skipped("napList", "what a nap looks like is not described")
  const day = dayOf(record)
  if (day === null) return skip(NO_DAY)
  const [from, to] = ["sleepStartTimestampGMT", "sleepEndTimestampGMT"].map((name) =>
    instantAt(record, name),
  )
  if (from == null || to == null) return skip("it has no times")
  if (to <= from || to - from > DAY_MS) return skip("it does not end, or ends before it begins")
  if (record.sleepWindowConfirmationType === "OFF_WRIST") return skip("the watch was not worn")
  const figures: Partial<Record<NightColumn, number>> = {}
  const hear = (_: string, column: NightColumn, value: number | null) => {
    if (value !== null) figures[column] = value
  }
  eachField(record, nightFields, hear, (field) => sink.skipped(`sleepData: ${field}`, NO_NUMBER))
  const asleep_s = (figures.deep_s ?? 0) + (figures.light_s ?? 0) + (figures.rem_s ?? 0)
  if (asleep_s === 0) return skip("it has no stages: the watch was not worn, or it is a guess")
  reportUnread(record, "sleepData", unreadFields.sleepData, sink.skipped)
  sink.used("sleepData", {
    kind: "night",
    id: `night-${day}`,
    from,
    to,
    offset_min: null,
    is_nap: false,
    dated: { day, as_of },
    figures: { ...figures, asleep_s },
  })
}

const takeWorkout: Kind["take"] = (record, _, sink) => {
  const skip = (reason: string) => sink.skipped("summarizedActivities", reason)
  if (typeof record.parentId === "number") return skip("it is a part of another")
  const from = numberAt(record, "startTimeGmt") ?? numberAt(record, "beginTimestamp")
  const duration = numberAt(record, "elapsedDuration") ?? numberAt(record, "duration")
  if (from === null || duration === null || !Number.isSafeInteger(from) || from < 0)
    return skip("it has no times")
  if (duration <= 0 || duration > 30 * DAY_MS) return skip("it has no length")
  const offset_min = offsetOf(numberAt(record, "startTimeLocal"), from)
  if (offset_min === null) return skip("nothing tells what the clock was")
  const figures: Partial<Record<WorkoutColumn, number>> = {}
  const hear = (_: string, column: WorkoutColumn, value: number | null) => {
    if (value !== null) figures[column] = value
  }
  eachField(record, workoutFields, hear, (field) => sink.skipped(`activity: ${field}`, NO_NUMBER))
  reportUnread(record, "activity", unreadFields.activity, sink.skipped)
  const sport = typeof record.activityType === "string" ? record.activityType : ""
  // A kind of which there came a second version is the same sport.
  const { type } = sportOf(sport.replace(/_v\d$/, ""))
  const id = numberAt(record, "activityId")
  sink.used("summarizedActivities", {
    kind: "workout",
    id: id === null ? null : String(id),
    from,
    to: from + Math.round(duration),
    offset_min,
    device: SUMMARY,
    type,
    name: type === null && sport !== "" ? sport.slice(0, 80).replaceAll("_", " ") : null,
    figures,
  })
}

/** Garmin's own summary of an activity counts before the file of the watch. */
const SUMMARY = { name: "Garmin Connect", rank: 0 }

/** Why metrics of a day's health are left out. */
const unread: Readonly<Record<string, string>> = {
  HR: "whether it is resting is not described",
  SPO2: "when it was measured is not described",
  RESPIRATION: "when it was measured is not described",
  SKIN_TEMP_C: "only a night has a place for it",
}

const takeHealth: Kind["take"] = (record, as_of, sink) => {
  const date = dayOf(record)
  if (date === null) return sink.skipped("healthStatusData", NO_DAY)
  for (const metric of Array.isArray(record.metrics) ? record.metrics : []) {
    const named: unknown = (metric as Fields | null)?.type
    const type = typeof named === "string" ? named : "healthStatusData"
    const value = metric && numberAt(metric as Fields, "value")
    if (type !== "HRV") sink.skipped(type, Object.hasOwn(unread, type) ? unread[type]! : "unknown")
    else if (value === null || value <= 0) sink.skipped(type, UNMEASURED)
    else
      sink.used(type, { kind: "day", column: "hrv_rmssd_ms", date, offset_min: null, value, as_of })
  }
}

/** The day's estimate of oxygen uptake: of running or walking, and only without that of cycling. */
const takeUptake: Kind["take"] = (record, as_of, sink) => {
  const date = dayOf(record)
  const value = numberAt(record, "vo2MaxValue")
  const isCycling = record.sport === "CYCLING" || record.maxMetCategory === 1
  if (date === null) sink.skipped("MetricsMaxMetData", NO_DAY)
  else if (value === null || value <= 0) sink.skipped("MetricsMaxMetData", UNMEASURED)
  else {
    const figure = { kind: "day", column: "vo2max_ml_kg_min", date, offset_min: null } as const
    // Of two of one file the later in this order counts.
    const order = `${as_of} ${isCycling ? 1 : 2}`
    sink.used("MetricsMaxMetData", { ...figure, value, as_of: order })
  }
}

/** The first that fits. */
const kinds: ReadonlyArray<Kind> = [
  {
    name: "summarizedActivities",
    keys: ["summarizedActivitiesExport"],
    pointer: "/0/summarizedActivitiesExport",
    take: takeWorkout,
  },
  { name: "sleepData", keys: ["calendarDate", "sleepWindowConfirmationType"], take: takeNight },
  { name: "healthStatusData", keys: ["calendarDate", "metrics", "type"], take: takeHealth },
  {
    name: "MetricsMaxMetData",
    keys: ["calendarDate", "vo2MaxValue", "maxMetCategory"],
    take: takeUptake,
  },
  { name: "UDSFile", keys: ["calendarDate", "includesWellnessData"], take: takeDay },
  { name: "UDSFile", keys: ["calendarDate", "wellnessStartTimeGmt"], take: takeDay },
  { name: "HydrationLogFile", keys: ["hydrationSource", "valueInML"], take: takeDrink },
  { name: "BloodPressureFile", keys: ["bloodPressure", "metaData"], take: takePressure },
  { name: "userBioMetrics", keys: ["weight", "sourceType", "timestampGMT"], take: takeWeight },
]

const LIST = /^\uFEFF?\s*\[\s*\{/

const kindOf = (head: Uint8Array): Kind | null => {
  const text = new TextDecoder().decode(head)
  if (!LIST.test(text)) return null
  return kinds.find(({ keys }) => keys.every((key) => text.includes(`"${key}"`))) ?? null
}

/** The last day in the name of a file, which is that of its latest record. */
const asOf = (path: string): string =>
  path
    .match(/\d{4}-\d{2}-\d{2}/g)
    ?.toSorted()
    .at(-1) ?? ""

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const kind = kindOf(file.head)
    if (kind === null)
      return new ExportUnreadable({
        reason: "it is none of the files known",
        error: "unknown_format",
      })
    const as_of = asOf(file.path)
    return readObjects(
      file,
      kind.pointer,
      (record) => kind.take(record, as_of, sink),
      () => sink.skipped(kind.name, "it is no record"),
    )
  })

/** The files of the archive that Garmin sends on request: days, nights, activities and the health of a day. */
export const garminExport: Reader = {
  vendor: "garmin",
  provider: "GARMIN",
  detect: ({ head }) => kindOf(head) !== null,
  read,
}
