import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import type { Item } from "#domain/delivery-item"
import { DiaryDay } from "#domain/diary"
import { Activity, DailySummary, provenance, SleepSession } from "#domain/wearable"
import { bodyItem, dailyItem, menstruationItem, nutritionItem, tagItem } from "#export/payload/day"
import { nightItem } from "#export/payload/night"
import { workoutItem } from "#export/payload/workout"
import { readActivity } from "#ingest/activity"
import { readBody } from "#ingest/body"
import { readDaily } from "#ingest/daily"
import { readMenstruation } from "#ingest/menstruation"
import { readNutrition } from "#ingest/nutrition"
import { readSleep } from "#ingest/sleep"
import { readTags } from "#ingest/tags"

type Row = Record<string, unknown>

/** A delivery that comes long after the days it is of. */
const LATE = Date.parse("2030-01-01T00:00:00Z")

/** Columns of which payloads say nothing, or that follow from others. */
const DERIVED = new Set([
  "resp_rate_brpm",
  "readiness_score",
  "skin_temp_delta_c",
  "duration_s",
  "type_name",
  "training_load",
  "deleted",
])

const valueOf = (name: string, schema: object): fc.Arbitrary<unknown> => {
  const { anyOf } = schema as { anyOf?: ReadonlyArray<{ type?: string }> }
  const type = anyOf?.[0]?.type ?? (schema as { type?: string }).type
  if (type === "integer") return fc.integer({ min: 0, max: 100_000 })
  if (type === "number") return fc.double({ min: 1.6, max: 240, noNaN: true })
  if (type === "string") return fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" })
  return fc.constant(name === "enrichment" ? { readiness: 71, note: "x" } : null)
}

/** Rows with any values in the columns of a schema, some of them missing. */
const rowsOf = (properties: Readonly<Record<string, object>>, fixed: Row) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => !Object.hasOwn(provenance, name) && !Object.hasOwn(fixed, name))
          .map(([name, schema]) => [name, fc.option(valueOf(name, schema))]),
      ),
    )
    .map((values): Row => ({ ...values, ...fixed }))

const delivered = (item: Item) => JSON.parse(JSON.stringify(item))

const expectSame = (row: Row, read: unknown, names: ReadonlyArray<string>) => {
  const content = read as Row
  for (const name of names)
    if (!DERIVED.has(name)) expect([name, content[name] ?? null]).toEqual([name, row[name] ?? null])
}

const columnsOf = (properties: object) =>
  Object.keys(properties).filter((name) => !Object.hasOwn(provenance, name))

const isOfBody = (name: string) => /^(weight|body_fat|bp_|body_temp|glucose)/.test(name)

const day = {
  date: "2026-06-01",
  tz_offset_min: 120,
  is_complete: true,
  calories_total_kcal: null,
  body_battery_min: 12,
  body_battery_max: 88,
  daily_raw_event_id: 1,
}

describe("a row that is written back as a payload is read as the same row", () => {
  test("a day of a watch", () =>
    fc.assert(
      fc.property(rowsOf(DailySummary.properties, day), (row) => {
        const { calories_active_kcal: active, calories_bmr_kcal: basal } = row as Record<
          string,
          number | null
        >
        const total = active != null && basal != null ? active + basal : null
        const whole = { ...row, calories_total_kcal: total }
        const read = readDaily(delivered(dailyItem(whole as never, undefined)), LATE)
        expectSame(
          whole,
          read,
          columnsOf(DailySummary.properties).filter((name) => !isOfBody(name)),
        )
      }),
    ))

  test("what a scale, a cuff or a sensor measured on a day", () =>
    fc.assert(
      fc.property(rowsOf(DailySummary.properties, day), (row) => {
        const read = readBody(delivered(bodyItem(row as never)), LATE)
        const { measured } = read as { measured: Row }
        expectSame(row, measured, columnsOf(DailySummary.properties).filter(isOfBody))
      }),
    ))

  test("a day that only a body payload speaks of has what that lent to it", () =>
    fc.assert(
      fc.property(rowsOf(DailySummary.properties, { ...day, daily_raw_event_id: null }), (row) => {
        const read = readBody(delivered(bodyItem(row as never)), LATE)
        const { borrowed } = read as { borrowed: Row }
        expectSame(row, borrowed, ["resting_hr_bpm", "hrv_rmssd_ms", "spo2_avg_pct", "is_complete"])
      }),
    ))

  test("a night", () => {
    const fixed = {
      start_at: "2026-05-31T23:10:00.5+02:00",
      end_at: "2026-06-01 06:40:00+0200",
      date: "2026-06-01",
      tz_offset_min: 120,
      is_nap: false,
      hypnogram: [{ t: "2026-05-31T23:10:00+02:00", level: 4 }],
    }
    fc.assert(
      fc.property(rowsOf(SleepSession.properties, fixed), (drawn) => {
        const { deep_s, light_s, rem_s, asleep_s, efficiency_pct } = drawn as Record<
          string,
          number | null
        >
        const stages = [deep_s, light_s, rem_s].filter((stage) => stage != null)
        const row = {
          ...drawn,
          // Ingest makes a missing one of the stages, so a row has it.
          asleep_s: asleep_s ?? (stages.length === 0 ? null : stages.reduce((a, b) => a! + b!, 0)),
          efficiency_pct: efficiency_pct == null ? null : Math.min(100, efficiency_pct),
        }
        const read = readSleep(delivered(nightItem(row as never)))
        expectSame(row, read, [...columnsOf(SleepSession.properties), "hypnogram"])
      }),
    )
    const barely = { ...fixed, efficiency_pct: 1.25 }
    expect(readSleep(delivered(nightItem(barely as never)))).toMatchObject({ efficiency_pct: 1.25 })
  })

  test("a workout", () => {
    const fixed = {
      summary_id: "2026-06-01T09:00:00+02:00|2026-06-01T09:30:00+02:00",
      start_at: "2026-06-01T09:00:00+02:00",
      end_at: "2026-06-01T09:30:00+02:00",
      date: "2026-06-01",
      tz_offset_min: 120,
      hr_zones: [{ zone: 2, s: 300 }],
      tss: 41.5,
    }
    fc.assert(
      fc.property(rowsOf(Activity.properties, fixed), (row) => {
        const read = readActivity(delivered(workoutItem(row as never)))
        expectSame(row, read, columnsOf(Activity.properties))
      }),
    )
    const gone = readActivity(delivered(workoutItem({ ...fixed, upload_type: 4 } as never)))
    expect(gone).toMatchObject({ deleted: true, summary_id: fixed.summary_id })
  })

  test("a day of the diary", () => {
    const fixed = {
      date: "2026-06-01",
      is_complete: true,
      tags: ["Magnesium", "Mood"],
      mood: 4,
      is_predicted: false,
    }
    fc.assert(
      fc.property(rowsOf(DiaryDay.properties, fixed), (row) => {
        const nutrition = readNutrition(delivered(nutritionItem(row as never)), LATE)
        const cycle = readMenstruation(delivered(menstruationItem(row as never)), LATE)
        const tags = readTags(delivered(tagItem(row as never)), "2026-06-01")
        const read = { ...nutrition, ...cycle, ...tags, is_complete: true }
        expectSame(row, read, columnsOf(DiaryDay.properties))
      }),
    )
    expect(
      readTags(delivered(tagItem({ ...fixed, tags: null, mood: null } as never)), "x"),
    ).toEqual({
      date: "x",
      tags: null,
      mood: null,
    })
  })

  test("a day that was not over when it came stays one that was not", () => {
    const row = { ...day, is_complete: false }
    const read = readDaily(delivered(dailyItem(row as never, undefined)), LATE)
    expect(read).toMatchObject({ is_complete: false })
  })
})
