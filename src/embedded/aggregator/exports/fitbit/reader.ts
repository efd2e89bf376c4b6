import { Effect } from "effect"
import { type Fields, inUnitOf, isFields, numberAt } from "#embedded/aggregator/exports/fields"
import { dayFields, minuteFields, unreadFiles } from "#embedded/aggregator/exports/fitbit/fields"
import {
  dayOf,
  FITBIT,
  type TakeLog,
  takeExercise,
  takeSleep,
  takeWeight,
} from "#embedded/aggregator/exports/fitbit/logs"
import { usMomentOf } from "#embedded/aggregator/exports/moment"
import { readObjects } from "#embedded/aggregator/exports/objects"
import { countedBy, pulseBy } from "#embedded/aggregator/exports/quarters"
import { ExportUnreadable, type Reader, type Sink } from "#embedded/aggregator/exports/reader"
import { numberOf } from "#embedded/aggregator/exports/rows"

const SKIPPED = {
  record: "it is no record",
  value: "its value is no number",
  time: "it has no time that can be read",
  day: "it has no day",
  name: "the name of its file says nothing that is known",
  unmeasured: "it was not measured",
  unsure: "its confidence is 0",
} as const

/** What becomes of the records of a file; `end` is called behind the last. */
interface Take {
  readonly take: (record: Fields) => void
  readonly end: () => void
}

const nothing = () => {}

/** Behind what a file is named for: a date or number, and what a browser adds to a name that is there already. */
const ENDING = /[-_](?:\d{4}-\d{2}-\d{2}|\d+)(?: ?\(\d+\))?\.json$/i

const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(ENDING, "")

const takePulse = (sink: Sink): Take => {
  const quarters = pulseBy("heart_rate", FITBIT, sink)
  return {
    take: (record) => {
      const at = usMomentOf(record.dateTime)?.at
      const bpm = numberAt(record, "value.bpm")
      if (at === undefined) sink.skipped("heart_rate", SKIPPED.time)
      else if (bpm === null || bpm <= 0) sink.skipped("heart_rate", SKIPPED.unmeasured)
      else if (numberAt(record, "value.confidence") === 0)
        sink.skipped("heart_rate", SKIPPED.unsure)
      else quarters.add(at, bpm)
    },
    end: () => quarters.end(),
  }
}

const takeMinutes = (stem: string, sink: Sink): Take => {
  const [column, unit] = minuteFields[stem]!
  const quarters = countedBy(column, stem, FITBIT, sink)
  return {
    take: (record) => {
      const at = usMomentOf(record.dateTime)?.at
      const number = numberOf(String(record.value))
      const value = number === null ? null : inUnitOf(column, number, unit)
      if (at === undefined) sink.skipped(stem, SKIPPED.time)
      else if (value === null) sink.skipped(stem, SKIPPED.value)
      else quarters.add(at, value)
    },
    end: () => quarters.end(),
  }
}

const takeDay = (stem: string, sink: Sink): Take => {
  const [column, unit] = dayFields[stem]!
  return {
    take: (record) => {
      const date = dayOf(record.dateTime)
      const number = numberOf(String(record.value))
      const value = number === null ? null : inUnitOf(column, number, unit)
      if (date === null) sink.skipped(stem, SKIPPED.day)
      else if (value === null) sink.skipped(stem, SKIPPED.value)
      else sink.used(stem, { kind: "day", column, date, offset_min: null, value })
    },
    end: nothing,
  }
}

/** Fields that stand for a whole day inside a value. */
const takeFigure =
  (type: string, column: "resting_hr_bpm" | "vo2max_ml_kg_min", fields: ReadonlyArray<string>) =>
  (sink: Sink): Take => ({
    take: (record) => {
      const { value: inner } = record
      const value = isFields(inner)
        ? (fields.map((field) => numberAt(inner, field)).find((each) => each !== null) ?? null)
        : null
      const date = dayOf(isFields(inner) && inner.date ? inner.date : record.dateTime)
      if (value === null || value <= 0) sink.skipped(type, SKIPPED.unmeasured)
      else if (date === null) sink.skipped(type, SKIPPED.day)
      else sink.used(type, { kind: "day", column, date, offset_min: null, value })
    },
    end: nothing,
  })

const each = (take: TakeLog) => (sink: Sink) => ({
  take: (record: Fields) => take(record, sink),
  end: nothing,
})

const restingOf = takeFigure("resting_heart_rate", "resting_hr_bpm", ["value"])
const vo2maxOf = takeFigure("demographic_vo2_max", "vo2max_ml_kg_min", [
  "filteredDemographicVO2Max",
  "demographicVO2Max",
])

/** Records of a time and a value: what the value is, only the name of the file says. */
const takeValues = (path: string, sink: Sink): Take => {
  const stem = stemOf(path)
  if (Object.hasOwn(minuteFields, stem)) return takeMinutes(stem, sink)
  if (Object.hasOwn(dayFields, stem)) return takeDay(stem, sink)
  const isKnown = Object.hasOwn(unreadFiles, stem)
  const reason = isKnown ? unreadFiles[stem]! : SKIPPED.name
  const type = isKnown ? stem : "a time and a value"
  return { take: () => sink.skipped(type, reason), end: nothing }
}

const TIMED = /"dateTime"\s*:\s*"\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d"/

/** The kinds of JSON files by what stands in their beginning; the first that fits. */
const kinds: ReadonlyArray<
  readonly [marks: ReadonlyArray<RegExp>, (sink: Sink, path: string) => Take]
> = [
  [[/"logId"/, /"dateOfSleep"/, /"startTime"/], each(takeSleep)],
  [[/"logId"/, /"activityName"/, /"startTime"\s*:\s*"\d\d\/\d\d\/\d\d /], each(takeExercise)],
  [[/"logId"/, /"weight"/, /"date"\s*:\s*"\d\d\/\d\d\/\d\d"/], each(takeWeight)],
  [[TIMED, /"bpm"/, /"confidence"/], takePulse],
  [[TIMED, /"demographicVO2Max"/], vo2maxOf],
  [[TIMED, /"value"\s*:\s*\{\s*"date"/], restingOf],
  [[TIMED, /"value"/], (sink, path) => takeValues(path, sink)],
]

const LIST = /^\uFEFF?\s*\[\s*\{/

const kindOf = (head: Uint8Array) => {
  const text = new TextDecoder().decode(head)
  if (!LIST.test(text)) return null
  return kinds.find(([marks]) => marks.every((mark) => mark.test(text)))?.[1] ?? null
}

/** Reads the JSON files of a Fitbit export, as the site made it and as Google Takeout does. */
export const fitbit: Reader = {
  vendor: "fitbit",
  provider: "FITBIT",
  detect: ({ head }) => kindOf(head) !== null,
  read: (file, sink) =>
    Effect.suspend(() => {
      const kind = kindOf(file.head)
      if (kind === null)
        return new ExportUnreadable({
          reason: "it is none of the files known",
          error: "unknown_format",
        })
      const { take, end } = kind(sink, file.path)
      return readObjects(file, undefined, take, () => sink.skipped("records", SKIPPED.record)).pipe(
        Effect.ensuring(Effect.sync(end)),
      )
    }),
}
