import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { noteInWords } from "#catalogue/noted/wording"
import { type DayOffset, LocalDayStore } from "#db/local-days"
import { MemoryStore } from "#db/memory"
import { NoteStore } from "#db/notes"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import { datedNoteOf } from "#domain/dated-note"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact, wordFact } from "#pipeline/tools/fact"
import { refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { shiftsOf } from "#pipeline/tools/shifts"
import { slugOf } from "#pipeline/tools/workout-groups"
import { isSignificant } from "#statistics/verdict"

/** What begins or ends within so many days of a change of level stands beside it. */
const NEAR_DAYS = 7
/** A sport begins where it was not done for so long, and was then done often. */
const PAUSE_DAYS = 180
const HABIT_DAYS = 42
const MIN_OF_HABIT = 4
/** A summer time is an hour: what is further was a journey. */
const MIN_TRAVEL_MIN = 120
const MINUTE_S = 60
const DAY_MIN = 1_440

interface Sport {
  readonly name: string
  readonly dates: ReadonlyArray<LocalDate>
}

const sportsOf = (workouts: ReadonlyArray<StoredWorkout>): ReadonlyArray<Sport> =>
  [...Map.groupBy(workouts, ({ type_name }) => type_name?.toLowerCase() ?? "")].flatMap(
    ([name, of]) => (name === "" ? [] : [{ name, dates: of.map(({ date }) => date).sort() }]),
  )

const isWithin = (date: LocalDate, { from, to }: Window): boolean => date >= from && date <= to

const countWithin = (dates: ReadonlyArray<LocalDate>, window: Window): number =>
  dates.filter((date) => isWithin(date, window)).length

/** The first day of a habit within a window; null where the sport was done shortly before, or seldom since. */
const beginningOf = ({ dates }: Sport, window: Window): LocalDate | null => {
  const first = dates.find((date) => isWithin(date, window))
  if (!first) return null
  const before = { from: addDays(first, -PAUSE_DAYS), to: addDays(first, -1) }
  const since = { from: first, to: addDays(first, HABIT_DAYS) }
  return countWithin(dates, before) === 0 && countWithin(dates, since) >= MIN_OF_HABIT
    ? first
    : null
}

/** The last day of a habit within a window; null where it was done again, seldom before, or it is too soon to say. */
const endOf = ({ dates }: Sport, window: Window, until: LocalDate): LocalDate | null => {
  const last = dates.findLast((date) => isWithin(date, window))
  if (!last) return null
  const before = { from: addDays(last, -HABIT_DAYS), to: last }
  const since = { from: addDays(last, 1), to: addDays(last, HABIT_DAYS) }
  const isOver = since.to <= until && countWithin(dates, since) === 0
  return isOver && countWithin(dates, before) >= MIN_OF_HABIT ? last : null
}

/** The first night in another time zone; null without a journey. */
const journeyOf = (nights: ReadonlyArray<DayOffset>): LocalDate | null =>
  nights.find(
    ({ offset_min }, at) =>
      at > 0 && Math.abs(offset_min - nights[at - 1]!.offset_min) >= MIN_TRAVEL_MIN,
  )?.date ?? null

/** Entries of the memory that are looked through for notes with a day. */
const MAX_NOTES = 80

/** What the person has said that began within a window. */
const notesWithin = Effect.fnUntraced(function* (user: UserId, window: Window) {
  const { current } = yield* MemoryStore
  const entries = yield* current(user, ["insight"], MAX_NOTES)
  return entries
    .flatMap(({ text }) => datedNoteOf(text) ?? [])
    .filter((note) => isWithin(note.window.from, window))
})

const subjectOf = (label: string, role: FactRole, window: Window, n = 1) => ({
  label,
  window,
  n,
  key: `${slugOf(label)}_${role}`,
})

/** The local time at which a workout ended, as a clock shows it; null where that is not known. */
const endTimeOf = ({ end_at, tz_offset_min }: StoredWorkout): string | null => {
  if (end_at === null) return null
  const said = 60 * Number(end_at.slice(11, 13)) + Number(end_at.slice(14, 16))
  const minutes = end_at.endsWith("Z") ? said + (tz_offset_min ?? 0) + DAY_MIN : said
  if (!Number.isFinite(minutes)) return null
  const two = (part: number) => String(part).padStart(2, "0")
  return `${two(Math.floor((minutes % DAY_MIN) / 60))}:${two(minutes % 60)}`
}

const workoutFacts = (workout: StoredWorkout, at: number): ReadonlyArray<Fact> => {
  const { type_name, duration_s, active_s, date } = workout
  const label = (type_name ?? "workout").toLowerCase()
  const window = { from: date, to: date }
  const end = endTimeOf(workout)
  const seconds = duration_s ?? active_s
  const subject = (role: FactRole) => {
    const { key, ...about } = subjectOf(label, role, window)
    return { ...about, key: `${key}_${at + 1}` }
  }
  return [
    ...(seconds === null
      ? []
      : [
          numberFact(
            "workout_minutes",
            subject("workout_minutes"),
            seconds / MINUTE_S,
            "minutes",
            0,
          ),
        ]),
    ...(end === null ? [] : [wordFact("workout_end", subject("workout_end"), end)]),
  ]
}

/** The days around one on which a level changed, within which something that began stands beside it. */
export const aroundDay = (date: LocalDate): Window => ({
  from: addDays(date, -NEAR_DAYS),
  to: addDays(date, NEAR_DAYS),
})

/** Days within which a person's level changed, by the metric that did; the window itself without a metric. */
const spansOf = Effect.fnUntraced(function* (user: UserId, window: Window, metric: Metric | null) {
  if (!metric) return [window]
  const [prepared] = yield* preparedOf(user, [metric], window)
  const { shifts } = yield* shiftsOf(prepared, window)
  return shifts
    .filter(({ found }) => isSignificant(found.p_value))
    .map((shift) => aroundDay(addDays(shift.window.from, shift.found.index)))
})

/** What began, ended or happened within some days, as facts; a metric is given where they are around its change. */
export const happeningsIn = Effect.fnUntraced(function* (
  user: UserId,
  span: Window,
  metric: Metric | null,
  until: LocalDate,
) {
  const { within } = yield* WorkoutStore
  const { offsets } = yield* LocalDayStore
  const facts: Array<Fact> = []
  const known = yield* within(user, {
    from: addDays(span.from, -PAUSE_DAYS),
    to: addDays(span.to, HABIT_DAYS),
  })
  const of = (role: "began_on" | "ended_on", label: string, date: LocalDate | null) =>
    date === null ? [] : [wordFact(role, subjectOf(label, role, span), date)]
  // Of somebody whose record begins here nothing is known to have begun.
  const isOnRecord = known.some(({ date }) => date < span.from)
  for (const sport of sportsOf(known)) {
    facts.push(
      ...of("began_on", sport.name, isOnRecord ? beginningOf(sport, span) : null),
      ...of("ended_on", sport.name, metric ? endOf(sport, span, until) : null),
    )
  }
  if (!metric) facts.push(...known.filter(({ date }) => isWithin(date, span)).flatMap(workoutFacts))
  for (const { said, window } of yield* notesWithin(user, span))
    facts.push(wordFact("noted_on", subjectOf(said, "noted_on", span), window.from))
  for (const note of yield* (yield* NoteStore).happened(user, span)) {
    if (metric && note.kind !== "event") continue
    const { name, text } = note
    const said = noteInWords({ kind: note.kind, name, ...(text === null ? {} : { text }) })
    facts.push(wordFact("noted_on", subjectOf(said, "noted_on", span), note.date))
  }
  const journey = journeyOf(yield* offsets(user, { from: addDays(span.from, -1), to: span.to }))
  if (journey) facts.push(wordFact("travel_on", subjectOf("travel", "travel_on", span), journey))
  return facts
})

const OF_ONE_WORKOUT: ReadonlySet<string> = new Set(["workout_end", "workout_minutes"])

/**
 * What began, ended or happened within a window, or within a week of each day in it on which the level of a
 * metric changed. It is timing: nothing is tested.
 */
export const happenings = Effect.fn("happenings")(function* (
  user: UserId,
  { window, around, habits }: ToolInput<"happenings">,
) {
  const metric = around === undefined ? null : metricOf(around)
  if (around !== undefined && !metric) return refused(around)
  const facts = yield* Effect.forEach(yield* spansOf(user, window, metric), (span) =>
    happeningsIn(user, span, metric, window.to),
  )
  const all = facts.flat()
  return {
    ...noFindings,
    facts: habits ? all.filter(({ role }) => !OF_ONE_WORKOUT.has(role)) : all,
  } satisfies Findings
})
