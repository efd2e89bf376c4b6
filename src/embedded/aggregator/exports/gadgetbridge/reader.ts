import { Effect } from "effect"
import { DatabaseRefused, ForeignDatabase } from "#db/sqlite/foreign-database"
import { amounts, type Quantity, quantities } from "#embedded/aggregator/exports/column"
import { copied } from "#embedded/aggregator/exports/copied"
import {
  countsBeside,
  figuresOf,
  isMeasured,
  isPulse,
  MINUTE_COLUMNS,
  numberIn,
  type Row,
  SinceMidnight,
  SKIPPED,
  SleepRuns,
  type StageRun,
  sincePrevious,
  untilNext,
} from "#embedded/aggregator/exports/gadgetbridge/rows"
import {
  type ActivityTable,
  activityTables,
  GARMIN,
  KNOWN,
  kinds,
  lengthTables,
  SLEEP_EVENT,
  sampleTables,
  WORKOUTS,
  XIAOMI,
} from "#embedded/aggregator/exports/gadgetbridge/tables"
import { offsetIn } from "#embedded/aggregator/exports/moment"
import { ExportUnreadable, type Reader, type Sink } from "#embedded/aggregator/exports/reader"
import type { Device, Stage } from "#embedded/aggregator/exports/record"
import { conversion } from "#embedded/aggregator/exports/unit"

const TIME = ["TIMESTAMP", "DEVICE_ID"] as const
const DAY_S = 86_400
/** Seconds up to the year 2106, as ingest keeps them. */
const MAX_S = 2 ** 32

/** Reads one database. */
class Gadgets {
  private readonly database: ForeignDatabase
  private readonly sink: Sink
  private readonly zone: string | null
  private readonly devices = new Map<number, Device & { readonly isFirst: boolean }>()

  constructor(database: ForeignDatabase, sink: Sink, zone: string | null) {
    this.database = database
    this.sink = sink
    this.zone = zone
  }

  read(): void {
    for (const row of this.database.rows("DEVICE", ["_id", "NAME", "TYPE_NAME"], ["_id"])) {
      const id = numberIn(row, "_id")
      const name = typeof row.NAME === "string" ? row.NAME.slice(0, 100) : ""
      if (id !== null)
        this.devices.set(id, {
          name: `${name} ${id}`,
          rank: 0,
          isFirst: row.TYPE_NAME === "MIBAND",
        })
    }
    for (const [table, what] of Object.entries(activityTables)) this.activity(table, what)
    for (const [table, column, quantity, unit] of sampleTables)
      this.samples(table, column, quantity, unit)
    for (const [table, unit_s, stages] of lengthTables)
      for (const row of this.database.rows(table, [...TIME, "DURATION", "STAGE"], TIME)) {
        const [from, length] = [this.timeOf(row, 1_000), numberIn(row, "DURATION")]
        const stage = stages[numberIn(row, "STAGE") ?? -1]
        if (from === null || length === null) this.sink.skipped(table, SKIPPED.times)
        else if (stage === undefined) this.sink.skipped(table, SKIPPED.stage)
        else this.stage(table, row, { stage, from, to: from + length * unit_s })
      }
    this.xiaomi()
    this.garmin()
    this.workouts()
    this.others()
  }

  private deviceOf(row: Row) {
    const id = numberIn(row, "DEVICE_ID") ?? -1
    return this.devices.get(id) ?? { name: `device ${id}`, rank: 0, isFirst: false }
  }

  /** The time of a row in epoch seconds; null for what lies outside of 1970 to 2106. */
  private timeOf(row: Row, unitsPerSecond: number, column = "TIMESTAMP"): number | null {
    const time = numberIn(row, column)
    const seconds = time === null ? -1 : Math.floor(time / unitsPerSecond)
    return seconds > 0 && seconds < MAX_S ? seconds : null
  }

  private spanOf(from: number, to: number) {
    const [start, end] = [from * 1_000, to * 1_000]
    return { from: start, to: end, offset_min: offsetIn(start, this.zone) }
  }

  private stage(table: string, row: Row, { stage, from, to }: StageRun): void {
    if (to <= from || to - from > 2 * DAY_S) this.sink.skipped(table, SKIPPED.order)
    else
      this.sink.used(table, {
        kind: "stage",
        stage,
        ...this.spanOf(from, to),
        device: this.deviceOf(row),
      })
  }

  private sample(table: string, row: Row, at: number, quantity: Quantity, value: number): void {
    const device = this.deviceOf(row)
    this.sink.used(table, { kind: "sample", quantity, ...this.spanOf(at, at), value, device })
  }

  private activity(table: string, what: ActivityTable): void {
    const has = (name: string) => this.database.tables.get(table)?.has(name) ?? false
    const counted = ["STEPS", ...Object.keys(what.also ?? {})]
    const unread = countsBeside(this.database.tables.get(table) ?? [], counted)
    const wanted = [...counted, ...unread, ...MINUTE_COLUMNS]
    const runs = new Map<number, SleepRuns>()
    const counts = new Map<string, SinceMidnight>()
    for (const row of this.database.rows(table, [...TIME, ...wanted.filter(has)], TIME)) {
      const at = this.timeOf(row, 1)
      if (at === null) {
        this.sink.skipped(table, SKIPPED.times)
        continue
      }
      const [device, id] = [this.deviceOf(row), numberIn(row, "DEVICE_ID") ?? -1]
      for (const column of counted) {
        const value = numberIn(row, column)
        if (value === null || value <= 0) continue
        const [target, unit] = what.also?.[column] ?? (["steps", "1"] as const)
        const key = `${id}|${column}`
        const since = counts.get(key) ?? new SinceMidnight()
        counts.set(key, since)
        const midnight = at - ((at + offsetIn(at * 1_000, this.zone) * 60) % DAY_S)
        const [from, part] = what.steps === "own" ? [at, value] : since.add(at, value, midnight)
        if (part <= 0) continue
        this.sink.used(`${table}: ${column}`, {
          kind: "amount",
          column: target,
          ...this.spanOf(from, what.steps === "own" ? at + 60 : at),
          value: conversion(unit, amounts[target].unit)!(part),
          device,
        })
      }
      for (const column of unread)
        if ((numberIn(row, column) ?? 0) > 0)
          this.sink.skipped(`${table}: ${column}`, SKIPPED.table)
      const pulse = numberIn(row, "HEART_RATE")
      if (isPulse(pulse)) this.sample(`${table}: HEART_RATE`, row, at, "heart_rate", pulse)
      for (const [column, quantity] of [
        ["SPO2", "oxygen_saturation"],
        ["STRESS", "stress"],
      ] as const) {
        const value = numberIn(row, column)
        if (isMeasured(value, quantity))
          this.sample(`${table}: ${column}`, row, at, quantity, value)
      }
      if (what.sleep === undefined) continue
      const own =
        runs.get(id) ??
        new SleepRuns(what.sleep, device.isFirst, (run) => this.stage(`${table}: sleep`, row, run))
      runs.set(id, own)
      own.add(at, row)
    }
    for (const run of runs.values()) run.end()
  }

  private samples(table: string, column: string, quantity: Quantity, unit: string): void {
    for (const row of this.database.rows(table, [...TIME, column], TIME)) {
      const [at, value] = [this.timeOf(row, 1_000), numberIn(row, column)]
      if (at !== null && isMeasured(value, quantity))
        this.sample(table, row, at, quantity, conversion(unit, quantities[quantity].unit)!(value))
      else this.sink.skipped(table, at === null ? SKIPPED.times : SKIPPED.value)
    }
  }

  /** The rows of a table by device, in the order of their times. */
  private byDevice<Value>(
    table: string,
    columns: ReadonlyArray<string>,
    valueOf: (row: Row, at: number) => Value | null,
  ): ReadonlyMap<number, Array<Value>> {
    const found = new Map<number, Array<Value>>()
    for (const row of this.database.rows(table, [...TIME, ...columns], TIME)) {
      const at = this.timeOf(row, 1_000)
      const value = at === null ? null : valueOf(row, at)
      const id = numberIn(row, "DEVICE_ID") ?? -1
      if (value === null) this.sink.skipped(table, SKIPPED.times)
      else if (!found.get(id)?.push(value)) found.set(id, [value])
    }
    return found
  }

  private marks(table: string, stages: Readonly<Record<number, Stage>>) {
    return this.byDevice(table, ["STAGE"], (row, at) => ({
      at,
      stage: stages[numberIn(row, "STAGE") ?? -1] ?? null,
    }))
  }

  private stages(table: string, id: number, runs: ReadonlyArray<StageRun>): void {
    for (const run of runs) this.stage(table, { DEVICE_ID: id }, run)
  }

  private xiaomi(): void {
    const table = "XIAOMI_SLEEP_STAGE_SAMPLE"
    const marks = this.marks(table, XIAOMI)
    const sleeps = this.byDevice("XIAOMI_SLEEP_TIME_SAMPLE", ["WAKEUP_TIME"], (row, at) => {
      const to = this.timeOf(row, 1_000, "WAKEUP_TIME")
      return to === null || to <= at ? null : ([at, to] as const)
    })
    for (const id of new Set([...marks.keys(), ...sleeps.keys()]))
      this.stages(table, id, untilNext(marks.get(id) ?? [], sleeps.get(id) ?? []))
  }

  private garmin(): void {
    const table = "GARMIN_SLEEP_STAGE_SAMPLE"
    const events = this.byDevice("GARMIN_EVENT_SAMPLE", ["EVENT", "EVENT_TYPE"], (row, at) => ({
      at,
      isStart: row.EVENT === SLEEP_EVENT && row.EVENT_TYPE === 0,
    }))
    for (const [id, marks] of this.marks(table, GARMIN)) {
      const starts = (events.get(id) ?? []).filter(({ isStart }) => isStart).map(({ at }) => at)
      this.stages(table, id, sincePrevious(marks, starts))
    }
  }

  private workouts(): void {
    const columns = ["NAME", "START_TIME", "END_TIME", "ACTIVITY_KIND", "DEVICE_ID", "SUMMARY_DATA"]
    for (const row of this.database.rows(WORKOUTS, columns, ["START_TIME"])) {
      const from = this.timeOf(row, 1_000, "START_TIME")
      const to = this.timeOf(row, 1_000, "END_TIME")
      if (from === null || to === null) this.sink.skipped(WORKOUTS, SKIPPED.times)
      else if (to <= from || to - from > 30 * DAY_S) this.sink.skipped(WORKOUTS, SKIPPED.order)
      else {
        const type = kinds[numberIn(row, "ACTIVITY_KIND") ?? -1] ?? null
        const name = typeof row.NAME === "string" && row.NAME !== "" ? row.NAME.slice(0, 80) : null
        this.sink.used(WORKOUTS, {
          kind: "workout",
          id: null,
          ...this.spanOf(from, to),
          device: this.deviceOf(row),
          type,
          name: type === null ? name : null,
          figures: figuresOf(row, (entry) =>
            this.sink.skipped(`${WORKOUTS}: ${entry}`, SKIPPED.unit),
          ),
        })
      }
    }
  }

  /** What other devices wrote. */
  private others(): void {
    for (const table of this.database.tables.keys())
      if (/_SAMPLE$/.test(table) && !KNOWN.has(table) && this.database.hasRows(table))
        this.sink.skipped(table, SKIPPED.table)
  }
}

/** A larger database is nobody's watch. */
const MAX_BYTES = 1 << 30

const opened = (path: string) =>
  Effect.acquireRelease(
    Effect.try({
      try: () => new ForeignDatabase(path),
      catch: (cause) =>
        cause instanceof DatabaseRefused
          ? new ExportUnreadable({ reason: cause.message, error: cause.error })
          : new ExportUnreadable({ reason: "it is damaged" }),
    }),
    (database) => Effect.sync(() => database.close()),
  )

const MAGIC = "SQLite format 3\u0000"

/** The database of Gadgetbridge, as it is exported by hand or by itself, alone or in its zip. */
export const gadgetbridge: Reader = {
  vendor: "gadgetbridge",
  provider: "GADGETBRIDGE",
  detect: ({ head }) => Buffer.from(head.subarray(0, MAGIC.length)).toString() === MAGIC,
  read: (file, sink, zone) =>
    Effect.gen(function* () {
      const database = yield* opened(yield* copied(file, MAX_BYTES))
      if (!database.tables.has("DEVICE") || !database.tables.has(WORKOUTS))
        return yield* new ExportUnreadable({
          reason: "it is no database of Gadgetbridge",
          error: "unknown_format",
        })
      yield* Effect.try({
        try: () => new Gadgets(database, sink, zone).read(),
        catch: () => new ExportUnreadable({ reason: "it is damaged" }),
      })
    }).pipe(Effect.scoped),
}
