import { expect, test } from "bun:test"
import fc from "fast-check"
import { healthAutoExport } from "#embedded/aggregator/exports/health-auto-export/reader"
import { JsonPieces } from "#embedded/aggregator/exports/json-pieces"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readBy, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const PUSH = "test/fixtures/exports/health-auto-export/push.json"
const push = async () => fileOf(await Bun.file(PUSH).bytes(), "body", 97)
const of = ({ items }: Outcome, type: string) =>
  items.filter((each) => each.type === type).map(({ item }) => item as ReadItem)

const metric = (name: string, units: string, data: ReadonlyArray<object>) =>
  fileOf(JSON.stringify({ data: { metrics: [{ name, units, data }] } }))
const at = (clock: string, qty: number, source = "Apple Watch") => ({
  date: `2026-02-06 ${clock} +0100`,
  qty,
  source,
})
const stepsOf = (outcome: Outcome) => of(outcome, "daily").map((day) => day.distance_data?.steps)

test("a push is known by its first words", async () => {
  expect(readerOf(await push())?.vendor).toBe("health-auto-export")
  expect(readerOf(fileOf('{"data":{"workouts":[]}}'))?.vendor).toBe("health-auto-export")
  expect(readerOf(fileOf('{"data":[{"metrics":[]}]}'))).toBeNull()
})

test("a day of the sample has each figure in the unit of its column, at the clock of its points", async () => {
  const [day, next] = of(await readBy(healthAutoExport, await push()), "daily")
  expect(day).toEqual({
    metadata: {
      start_time: "2026-02-06T00:00:00-08:00",
      end_time: "2026-02-07T00:00:00-08:00",
      upload_type: 1,
    },
    // 2 x 1609.344
    distance_data: { steps: 2_700, distance_meters: 3_218.688 },
    // 418.4 / 4.184
    calories_data: { net_activity_calories: 100 },
    heart_rate_data: { summary: { avg_hr_bpm: 75, min_hr_bpm: 51, max_hr_bpm: 141 } },
    oxygen_data: { avg_saturation_percentage: 97 },
  })
  expect(next!.distance_data).toEqual({ steps: 40 })
})

test("a weight in pounds, a pressure and a night have their places", async () => {
  const outcome = await readBy(healthAutoExport, await push())
  expect(of(outcome, "body")[0]).toMatchObject({
    // 180 x 0.45359237
    measurements_data: { day_avg_weight_kg: 81.646627 },
    blood_pressure_data: { day_avg_systolic_bp: 121, day_avg_diastolic_bp: 79 },
  })
  const [night, ...others] = of(outcome, "sleep")
  expect(others).toEqual([])
  expect(night!.metadata).toMatchObject({
    start_time: "2026-02-05T23:00:00-08:00",
    end_time: "2026-02-06T06:15:00-08:00",
    is_nap: false,
  })
  expect(night!.sleep_durations_data).toEqual({
    asleep: {
      duration_asleep_state_seconds: 25_200,
      duration_light_sleep_state_seconds: 14_400,
      duration_deep_sleep_state_seconds: 3_600,
      duration_REM_sleep_state_seconds: 7_200,
    },
    awake: { duration_awake_state_seconds: 900 },
    other: { duration_in_bed_seconds: 28_800 },
  })
})

test("workouts of both versions are read, their lists added up", async () => {
  const outcome = await readBy(healthAutoExport, await push())
  const [run, walk] = of(outcome, "activity")
  expect(run).toEqual({
    metadata: {
      summary_id: "550E8400-E29B-41D4-A716-446655440000",
      type: 8,
      start_time: "2026-02-06T07:00:00-08:00",
      end_time: "2026-02-06T07:30:30-08:00",
      upload_type: 1,
    },
    active_durations_data: { activity_seconds: 1_800 },
    // 3.5 x 1609.344 and 100 x 0.3048
    distance_data: {
      summary: {
        distance_meters: 5_632.704,
        steps: 4_600,
        elevation: { gain_actual_meters: 30.48 },
      },
    },
    calories_data: { total_burned_calories: 400, net_activity_calories: 350 },
    heart_rate_data: { summary: { avg_hr_bpm: 150, max_hr_bpm: 175, min_hr_bpm: 101 } },
    // 7 x 0.44704
    movement_data: { avg_speed_meters_per_second: 3.12928 },
  })
  expect(walk).toMatchObject({
    metadata: { type: 7 },
    calories_data: { net_activity_calories: 100 },
    distance_data: {
      summary: { steps: 908, elevation: { gain_actual_meters: 16, loss_actual_meters: 0 } },
    },
  })
})

test("what has no place is reported by its name", async () => {
  const outcome = await readBy(healthAutoExport, await push())
  for (const name of ["symptoms", "ecg"])
    expect(skippedOf(outcome, name)).toEqual({ "no place for it yet": 1 })
  expect(skippedOf(outcome, "time_in_daylight")).toEqual({ "a metric that is not known": 1 })
})

test("sums of the same hour that two devices made count once, each of theirs by itself in full", async () => {
  const outcome = await readBy(
    healthAutoExport,
    metric("step_count", "count", [
      at("08:00:00", 500),
      at("08:00:00", 450, "iPhone"),
      at("09:00:00", 200, "iPhone"),
      at("10:00:00", 100),
      at("10:01:00", 100),
    ]),
  )
  expect(stepsOf(outcome)).toEqual([900])
  expect(skippedOf(outcome, "step_count")).toEqual({ "another device counted the same time": 1 })
})

test("what two devices wrote at the same time, not on the full minute, is never added up", async () => {
  const outcome = await readBy(
    healthAutoExport,
    metric("step_count", "count", [
      at("08:00:07", 300),
      at("08:02:31", 290, "iPhone"),
      at("08:10:12", 100),
      // The watch had been silent for longer than a quarter of an hour
      at("09:00:02", 50, "iPhone"),
    ]),
  )
  expect(stepsOf(outcome)).toEqual([450])
})

test("many points before the name of their metric are all read", async () => {
  const point = (minute: number) => {
    const clock = new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString()
    return `{"date":"${clock.slice(0, 10)} ${clock.slice(11, 19)} +0000","qty":2}`
  }
  const points = Array.from({ length: 200_000 }, (_, minute) => point(minute)).join(",")
  const metrics = `{"data":[${points}],"units":"count","name":"step_count"}`
  const outcome = await readBy(
    healthAutoExport,
    fileOf(`{"data":{"metrics":[${metrics}]}}`, "export", 65_536),
  )
  // 1440 minutes of two steps; 200000 / 1440 = 138.9
  expect(stepsOf(outcome).slice(0, 138)).toEqual(Array(138).fill(2_880))
  expect(outcome.tally).toEqual([{ type: "step_count", read: 200_000, used: 200_000, skipped: [] }])
}, 30_000)

test("the sum of a week is no day's", async () => {
  const outcome = await readBy(
    healthAutoExport,
    metric("step_count", "count", [
      { date: "2026-02-02 00:00:00 +0100", qty: 61_000 },
      { date: "2026-02-09 00:00:00 +0100", qty: 58_000 },
    ]),
  )
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "step_count")).toEqual({ "it may be the sum of a week or more": 2 })
})

test("segments of sleep are put together to a night", async () => {
  const part = (value: string, startDate: string, endDate: string) => ({
    value,
    startDate: `2026-02-06 ${startDate} +0100`,
    endDate: `2026-02-06 ${endDate} +0100`,
    source: "Apple Watch",
  })
  const outcome = await readBy(
    healthAutoExport,
    metric("sleep_analysis", "hr", [
      part("Core", "00:10:00", "02:10:00"),
      part("Deep", "02:10:00", "03:10:00"),
      part("Awake", "03:10:00", "03:20:00"),
      part("REM", "03:20:00", "04:20:00"),
      part("Dozing", "04:20:00", "04:30:00"),
    ]),
  )
  expect(of(outcome, "sleep")[0]!.sleep_durations_data.asleep).toEqual({
    duration_asleep_state_seconds: 14_400,
    duration_light_sleep_state_seconds: 7_200,
    duration_deep_sleep_state_seconds: 3_600,
    duration_REM_sleep_state_seconds: 3_600,
  })
  expect(skippedOf(outcome, "sleep_analysis")).toEqual({ "a stage that is not known": 1 })
})

test("a value that is none of its quantity is reported with the reason", async () => {
  const skipped = async (name: string, units: string, qty: unknown) => {
    const point = { date: "2026-02-06 08:00:00 +0100", qty }
    const outcome = await readBy(healthAutoExport, metric(name, units, [point]))
    expect(outcome.items).toEqual([])
    return Object.keys(skippedOf(outcome, name))
  }
  expect(await skipped("step_count", "kg", 1)).toEqual(["its unit is not one of this quantity"])
  expect(await skipped("step_count", "count", "one")).toEqual(["its value is no number"])
  expect(await skipped("step_count", "count", -1)).toEqual(["its value is negative"])
  expect(await skipped("resting_heart_rate", "bpm", 0)).toEqual(["a zero stands for no value"])
  expect(await skipped("blood_oxygen_saturation", "%", 0.97)).toEqual([
    "a percentage of 1 or less may be a share",
  ])
})

test("of a file that ends early everything before the end is read, and it says so", async () => {
  const whole = JSON.stringify({
    data: {
      metrics: [
        { name: "step_count", units: "count", data: [at("08:00:00", 5), at("09:00:00", 7)] },
      ],
    },
  })
  const outcome = await readBy(healthAutoExport, fileOf(whole.slice(0, -30)))
  expect(stepsOf(outcome)).toEqual([5])
  expect(outcome.unreadable?.reason).toBe("it is no whole JSON")
})

test("pieces of a document are the same however it is cut", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 9 }), (value, size) => {
      const text = ` {"a":[${value}, "\\"]}\\\\", {"b,]":${value}}] , "c":${value}}\n`
      const found: Array<readonly [string, unknown]> = []
      const pieces = new JsonPieces({
        wanted: (path) => (path === "" || path === ".a" ? "inside" : "text"),
        take: (path, each) => found.push([path, JSON.parse(each!)]),
        end: () => {},
      })
      for (let from = 0; from < text.length; from += size)
        pieces.push(text.slice(from, from + size))
      expect(pieces.isWhole).toBe(true)
      const whole = JSON.parse(text)
      expect(found).toEqual([
        [".a.*", whole.a[0]],
        [".a.*", whole.a[1]],
        [".a.*", whole.a[2]],
        [".c", whole.c],
      ])
    }),
  )
})

test("no mutation of a push throws, and every row has its source", async () => {
  const bytes = await Bun.file(PUSH).bytes()
  await fc.assert(
    fc.asyncProperty(mutationsOf([bytes], '{}[]":,-.019enul\\\u0000é'), async (mutated) => {
      const outcome = await readBy(healthAutoExport, fileOf(mutated))
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})
