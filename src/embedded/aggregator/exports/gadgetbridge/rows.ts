import type { ForeignCell } from "#db/sqlite/foreign-database"
import {
  type Quantity,
  quantities,
  unitOf,
  type WorkoutColumn,
} from "#embedded/aggregator/exports/column"
import { objectOf } from "#embedded/aggregator/exports/fields"
import {
  type ActivityTable,
  units,
  workoutFields,
} from "#embedded/aggregator/exports/gadgetbridge/tables"
import type { Stage } from "#embedded/aggregator/exports/record"
import { conversion } from "#embedded/aggregator/exports/unit"

/** Cells by the names of their columns. */
export type Row = Readonly<Record<string, ForeignCell>>

/** A stretch of one stage, in epoch seconds. */
export interface StageRun {
  readonly stage: Stage
  readonly from: number
  readonly to: number
}

/** Why rows are left out. */
export const SKIPPED = {
  times: "it has no times that can be read",
  value: "it was not measured",
  order: "it ends before it begins, or spans more than two days",
  stage: "a stage that is not known, or none",
  unit: "its unit is not one of this quantity",
  table: "what its columns mean is not looked up yet",
} as const

/** What rows of activity say beside what they count. */
export const MINUTE_COLUMNS = [
  "HEART_RATE",
  "RAW_KIND",
  "DEEP_SLEEP",
  "REM_SLEEP",
  "SPO2",
  "STRESS",
] as const

const COUNTS = /^(?:ACTIVE_)?(?:DISTANCE|CALORIES)/

/** Columns of a table that count something, but for those that are read. */
export const countsBeside = (columns: Iterable<string>, read: ReadonlyArray<string>) =>
  [...columns].filter((column) => COUNTS.test(column) && !read.includes(column))

/** The number of a cell; null for none. */
export const numberIn = (row: Row, column: string): number | null => {
  const value = row[column]
  return typeof value === "number" && Number.isFinite(value) ? value : null
}

/** Gadgetbridge takes no other value for a pulse. */
export const isPulse = (value: number | null): value is number =>
  value !== null && value >= 10 && value <= 250

/** Whether a value can be one of a quantity; devices write 0, -1 and 255 where they measured nothing. */
export const isMeasured = (value: number | null, quantity: Quantity): value is number => {
  if (value === null || value <= 0) return false
  const { unit } = quantities[quantity]
  return unit === "/min" ? value <= 250 : value <= 100 || (unit !== "%" && quantity !== "stress")
}

/** The figures of a workout in the units of ingest. `skipped` hears of an entry whose unit is not known. */
export const figuresOf = ({ SUMMARY_DATA: text }: Row, skipped: (entry: string) => void) => {
  const figures: Partial<Record<WorkoutColumn, number>> = {}
  const summary = typeof text === "string" ? objectOf(text) : null
  for (const [entry, column] of workoutFields) {
    const { value, unit } = (summary?.[entry] ?? {}) as { value?: unknown; unit?: unknown }
    if (typeof value !== "number" || !(value > 0) || figures[column] !== undefined) continue
    const printed = typeof unit === "string" && Object.hasOwn(units, unit) ? units[unit]! : null
    const figure = printed === null ? null : conversion(printed, unitOf(column))?.(value)
    if (figure == null) skipped(entry)
    else figures[column] = figure
  }
  return figures
}

const HUAMI_SLEEP = 120
/** Gadgetbridge's own thresholds: they somewhat match what the band shows. */
const HUAMI_REM = 55
const HUAMI_DEEP = 42

const huamiStage = (row: Row): Stage | null => {
  if (row.RAW_KIND !== HUAMI_SLEEP) return null
  if (((numberIn(row, "REM_SLEEP") ?? 0) & 127) > HUAMI_REM) return "rem"
  if (((numberIn(row, "DEEP_SLEEP") ?? 0) & 127) > HUAMI_DEEP) return "deep"
  return "light"
}

/** Kinds of the first band, and of those behind it. */
const FIRST: Readonly<Record<number, Stage>> = { 4: "deep", 5: "light" }
const LATER: Readonly<Record<number, Stage>> = { 9: "light", 11: "deep" }
/** The kind of the row before goes on. */
const SAME_AS_BEFORE: ReadonlySet<number> = new Set([0, 10])
/** The upper half of a kind by day: what goes on there is no sleep. */
const BY_DAY: ReadonlySet<number> = new Set([1, 5, 6])

const MINUTE_S = 60
/** Behind a longer break in the rows nothing goes on. */
const MAX_BREAK_S = 3_600
/** Nobody sleeps longer without a step or a kind: then nothing tells when what goes on ended. */
const MAX_GOING_ON_S = 12 * 3_600
/** A shorter sleep of which that is left alone is none. */
const MIN_LEFT_S = 1_800
/** Rows of sleep that lie further apart do not belong together. */
const MAX_STEP_S = 120

/** Puts the minutes of one device together to stretches. */
export class SleepRuns {
  private run: StageRun | null = null
  private kind = -1
  private last = 0
  /** When a row last said a kind of its own. */
  private said = 0
  /** When the stretch before ended. */
  private ended = 0
  private readonly of: ActivityTable["sleep"]
  private readonly isFirst: boolean
  private readonly take: (run: StageRun) => void

  constructor(of: ActivityTable["sleep"], isFirst: boolean, take: (run: StageRun) => void) {
    this.of = of
    this.isFirst = isFirst
    this.take = take
  }

  /** Takes a row; rows come in the order of their times. */
  add(at: number, row: Row): void {
    if (at - this.last > MAX_BREAK_S) this.kind = -1
    this.last = at
    if (this.kind >= 0 && at - this.said > MAX_GOING_ON_S) this.forget()
    const stage = this.of === "huami" ? huamiStage(row) : this.bandStage(row)
    const { run } = this
    if (run !== null && run.stage === stage && at - run.to <= MAX_STEP_S)
      this.run = { ...run, to: at + MINUTE_S }
    else {
      this.end()
      if (stage !== null) this.run = { stage, from: at, to: at + MINUTE_S }
    }
  }

  end(): void {
    if (this.run !== null) {
      this.take(this.run)
      this.ended = this.run.to
    }
    this.run = null
  }

  /** Takes back what has gone on for too long. */
  private forget(): void {
    this.kind = -1
    const { run, ended } = this
    if (run === null) return
    const to = this.said + MINUTE_S
    const isAlone = run.from - ended > MAX_STEP_S
    this.run = to - run.from >= (isAlone ? MIN_LEFT_S : MINUTE_S) ? { ...run, to } : null
  }

  /** The stage of a minute. Nobody steps asleep, and a sleep in which somebody did does not simply go on. */
  private bandStage(row: Row): Stage | null {
    const raw = numberIn(row, "RAW_KIND") ?? -1
    const hasSteps = (numberIn(row, "STEPS") ?? 0) > 0
    if (this.isFirst) return hasSteps ? null : (FIRST[raw] ?? null)
    const kind = raw < 0 ? raw : raw & 15
    const goesOn = SAME_AS_BEFORE.has(kind)
    if (!goesOn) this.kind = kind
    else if (hasSteps) this.kind = -1
    if (!goesOn) this.said = this.last
    return hasSteps || (goesOn && BY_DAY.has(raw >> 4)) ? null : (LATER[this.kind] ?? null)
  }
}

/** What counts on from midnight, as what has come since the row before. */
export class SinceMidnight {
  private day = -1
  private value = 0
  private at = 0

  /** The new part of a value and since when, on a local day that began at an instant (epoch seconds). */
  add(at: number, value: number, midnight: number): readonly [since: number, part: number] {
    const isNew = midnight !== this.day
    const since = isNew ? midnight : this.at
    // A watch that was reset counts on from nothing.
    const part = isNew || value < this.value ? value : value - this.value
    this.day = midnight
    this.value = value
    this.at = at
    return [Math.min(since, at), part]
  }
}

/** A stage that a device wrote at an instant (epoch seconds); null for one that is none. */
export interface StageMark {
  readonly at: number
  readonly stage: Stage | null
}

/** A stage lasts no longer where nothing says when it ended or began. */
const MAX_STAGE_S = 4 * 3_600

/** Stages that last until the next one or the end of their sleep; a sleep without any is sleep. Both in order. */
export const untilNext = (
  marks: ReadonlyArray<StageMark>,
  sleeps: ReadonlyArray<readonly [from: number, to: number]>,
): ReadonlyArray<StageRun> => {
  const runs: Array<StageRun> = []
  const staged = new Set<number>()
  let sleep = -1
  for (const [index, { at, stage }] of marks.entries()) {
    while (sleep + 1 < sleeps.length && sleeps[sleep + 1]![0] <= at) sleep++
    const next = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const end = sleep >= 0 && at < sleeps[sleep]![1] ? sleeps[sleep]![1] : at + MAX_STAGE_S
    if (sleep >= 0 && at < sleeps[sleep]![1]) staged.add(sleep)
    const isOpen = next === Number.POSITIVE_INFINITY && end === at + MAX_STAGE_S
    if (stage !== null && !isOpen) runs.push({ stage, from: at, to: Math.min(next, end) })
  }
  for (const [index, [from, to]] of sleeps.entries())
    if (!staged.has(index)) runs.push({ stage: "asleep", from, to })
  return runs
}

/** Stages that began with the one before or the start of their sleep. Both in order. */
export const sincePrevious = (
  marks: ReadonlyArray<StageMark>,
  starts: ReadonlyArray<number>,
): ReadonlyArray<StageRun> => {
  const runs: Array<StageRun> = []
  let start = -1
  for (const [index, { at, stage }] of marks.entries()) {
    while (start + 1 < starts.length && starts[start + 1]! < at) start++
    const from = Math.max(marks[index - 1]?.at ?? 0, starts[start] ?? 0)
    if (stage !== null && at - from <= MAX_STAGE_S) runs.push({ stage, from, to: at })
  }
  return runs
}
