import { expect, test } from "bun:test"
import fc from "fast-check"
import { DROPPED } from "#embedded/aggregator/exports/dropped"
import { garminExport } from "#embedded/aggregator/exports/garmin/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { fileOf, type Outcome, type ReadItem, readBy, readIn, skippedOf } from "#test/export-file"
import { expectSourced, mutationsOf } from "#test/mutations"

const FIXTURES = "test/fixtures/exports/garmin"
const DAYS = "UDSFile_2025-06-01_2025-06-30.json"
const NIGHTS = "2025-06-01_2025-06-30_sleepData.json"
const ACTIVITIES = "user_0_summarizedActivities.json"
const fixture = async (name: string) => fileOf(await Bun.file(`${FIXTURES}/${name}`).bytes(), name)
const archive = () => Promise.all([NIGHTS, ACTIVITIES, DAYS].map(fixture))

const json = (records: ReadonlyArray<object>, name = "DI_CONNECT/UDSFile.json") =>
  fileOf(JSON.stringify(records), name)
const day = (calendarDate: string, more: object = {}) => ({
  calendarDate,
  includesWellnessData: true,
  wellnessStartTimeGmt: `${calendarDate}T04:00:00.0`,
  wellnessStartTimeLocal: `${calendarDate}T00:00:00.0`,
  ...more,
})
const night = (calendarDate: string, from: string, to: string, more: object = {}) => ({
  calendarDate,
  sleepStartTimestampGMT: from,
  sleepEndTimestampGMT: to,
  sleepWindowConfirmationType: "ENHANCED_CONFIRMED_FINAL",
  deepSleepSeconds: 3_600,
  lightSleepSeconds: 7_200,
  ...more,
})
const of = ({ items }: Outcome, type: string) =>
  items.filter((each) => each.type === type).map(({ item }) => item as ReadItem)

test("the files of the archive are known by their fields under any name", async () => {
  for (const name of [DAYS, NIGHTS, ACTIVITIES])
    expect(readerOf({ ...(await fixture(name)), path: "any.json" })?.vendor).toBe("garmin")
  expect(readerOf(fileOf('[{"calendarDate":"2025-06-02","golf":1}]'))).toBeNull()
  expect(readerOf(fileOf('{"summarizedActivitiesExport":[]}'))).toBeNull()
})

test("a day of the sample has each figure in the unit of its column, at the clock of the day", async () => {
  const outcome = await readBy(garminExport, ...(await archive()))
  const [daily] = of(outcome, "daily")
  expect(daily).toEqual({
    metadata: {
      start_time: "2025-06-02T00:00:00-04:00",
      end_time: "2025-06-03T00:00:00-04:00",
      upload_type: 1,
    },
    // 30.5 metres are ten floors of ten feet
    distance_data: { steps: 19_914, distance_meters: 14_075, floors_climbed: 10 },
    calories_data: {
      total_burned_calories: 2_211,
      net_activity_calories: 716,
      BMR_calories: 1_495,
    },
    // 20 and 1 minutes
    active_durations_data: { moderate_intensity_seconds: 1_200, vigorous_intensity_seconds: 60 },
    heart_rate_data: { summary: { resting_hr_bpm: 57, min_hr_bpm: 57, max_hr_bpm: 120 } },
    stress_data: {
      avg_stress_level: 66,
      max_stress_level: 96,
      high_stress_duration_seconds: 9_420,
      medium_stress_duration_seconds: 15_180,
      low_stress_duration_seconds: 6_660,
      rest_stress_duration_seconds: 60,
    },
  })
  expect(of(outcome, "daily")).toHaveLength(1)
  expect(skippedOf(outcome, "UDSFile")).toEqual({ "it was not measured": 1 })
})

test("noted drinks and blood pressures are of their local day; fields that are not read are reported", async () => {
  const drink = (valueInML: number, more: object = {}) => ({
    calendarDate: "2025-08-03",
    timestampLocal: `2025-08-03T0${valueInML % 9}:00:00.0`,
    persistedTimestampGMT: "2025-08-04T03:00:01.0",
    hydrationSource: "GARMIN_CONNECT",
    valueInML,
    ...more,
  })
  const pressure = (calendarDate: unknown) => ({
    metaData: { calendarDate, sequence: 1 },
    bloodPressure: { systolic: 107, diastolic: 70, pulse: 81 },
  })
  const outcome = await readBy(
    garminExport,
    json([drink(473), drink(250), drink(0, { estimatedSweatLossInML: 91 })]),
    json([
      pressure([2025, 8, 3, 8, 58, 46, 6_000_000]),
      pressure("August"),
      pressure([2025, 13, 40, 1, 1]),
    ]),
    json([day("2025-08-03", { totalSteps: 9, bodyBattery: {}, activeSeconds: 60 })]),
  )
  expect(of(outcome, "nutrition").map(({ summary }) => summary)).toEqual([{ water_ml: 723 }])
  expect(of(outcome, "body").map(({ blood_pressure_data }) => blood_pressure_data)).toEqual([
    { day_avg_systolic_bp: 107, day_avg_diastolic_bp: 70 },
  ])
  expect(skippedOf(outcome, "BloodPressureFile: systolic")).toEqual({ "it has no time": 2 })
  expect(skippedOf(outcome, "BloodPressureFile: pulse")).toEqual({ "no place for it yet": 3 })
  expect(skippedOf(outcome, "HydrationLogFile: estimatedSweatLossInML")).toEqual({
    "no place for it yet": 1,
  })
  expect(skippedOf(outcome, "UDSFile: bodyBattery")).toEqual({ "no place for it yet": 1 })
  expect(skippedOf(outcome, "UDSFile: activeSeconds")).toEqual({
    "which seconds count as active is not described": 1,
  })
})

test("a second version of a sport is the same sport", async () => {
  const activity = {
    activityId: 1,
    activityType: "stand_up_paddleboarding_v2",
    startTimeGmt: 1_718_000_000_000,
    startTimeLocal: 1_718_007_200_000,
    duration: 60_000,
  }
  const outcome = await readBy(
    garminExport,
    json([{ summarizedActivitiesExport: [activity] }], ACTIVITIES),
  )
  expect(of(outcome, "activity")[0]!.metadata).toMatchObject({ type: 79 })
})

test("a night in UTC has the clock of its day, whatever file came first", async () => {
  const outcome = await readBy(garminExport, ...(await archive()))
  const [sleep] = of(outcome, "sleep")
  // 03:12 and 10:58 in UTC are 23:12 and 06:58 four hours behind it
  expect(sleep!.metadata).toMatchObject({
    start_time: "2025-06-01T23:12:00-04:00",
    end_time: "2025-06-02T06:58:00-04:00",
    is_nap: false,
  })
  // 4200 + 16020 + 5400
  expect(sleep!.sleep_durations_data.asleep).toEqual({
    duration_asleep_state_seconds: 25_620,
    duration_deep_sleep_state_seconds: 4_200,
    duration_light_sleep_state_seconds: 16_020,
    duration_REM_sleep_state_seconds: 5_400,
  })
  expect(sleep!.heart_rate_data.summary).toEqual({ avg_hr_bpm: 52 })
  expect(sleep!.scores).toEqual({ sleep: 81 })
  expect(skippedOf(outcome, "sleepData")).toEqual({ "it has no times": 1 })
})

test("an activity has metres, seconds and metres a second, and no calories", async () => {
  const outcome = await readBy(garminExport, ...(await archive()))
  const [run] = of(outcome, "activity")
  // 516600 cm, 1884000 ms, 0.2742 and 0.391 cm/ms, 2500 and 2400 cm; from 08:00 UTC, 1901 s long
  expect(run).toMatchObject({
    metadata: {
      summary_id: "10000000001",
      type: 8,
      start_time: "2025-06-02T04:00:00-04:00",
      end_time: "2025-06-02T04:31:41-04:00",
    },
    active_durations_data: { activity_seconds: 1_884 },
    distance_data: {
      summary: {
        distance_meters: 5_166,
        steps: 5_200,
        elevation: { gain_actual_meters: 25, loss_actual_meters: 24 },
      },
    },
    movement_data: { avg_speed_meters_per_second: 2.742, max_speed_meters_per_second: 3.91 },
    heart_rate_data: { summary: { avg_hr_bpm: 148, max_hr_bpm: 171 } },
    oxygen_data: { vo2max_ml_per_min_per_kg: 47 },
  })
  expect(run!.calories_data).toBeUndefined()
  expect(skippedOf(outcome, "activity: calories")).toEqual({
    "their unit is not described": 1,
  })
})

test("a resting pulse of 0 and stress of -1 or -2 were not measured", async () => {
  const stress = (averageStressLevel: number) => ({
    aggregatorList: [{ type: "TOTAL", averageStressLevel, maxStressLevel: 0, restDuration: 0 }],
  })
  const outcome = await readBy(
    garminExport,
    json([
      day("2025-06-02", { restingHeartRate: 0, totalSteps: 0, allDayStress: stress(-1) }),
      day("2025-06-03", { restingHeartRate: 50, allDayStress: stress(-2) }),
      day("2025-06-04", { allDayStress: { aggregatorList: [{ type: "AWAKE" }, null] } }),
    ]),
  )
  expect(of(outcome, "daily").map(({ metadata: _, ...rest }) => rest)).toEqual([
    { distance_data: { steps: 0 } },
    { heart_rate_data: { summary: { resting_hr_bpm: 50 } } },
  ])
  expect(skippedOf(outcome, "restingHeartRate")).toEqual({ "it was not measured": 1 })
  expect(skippedOf(outcome, "allDayStress")).toEqual({ "it was not measured": 2 })
})

test("of overlapping files the newest counts, whatever order they come in", async () => {
  const days = (name: string, totalSteps: number) => json([day("2025-06-02", { totalSteps })], name)
  const files = [
    days("UDSFile_2025-06-01_2025-06-30.json", 9_000),
    days("UDSFile_2025-03-01_2025-06-02.json", 4_000),
    json(
      [night("2025-06-02", "2025-06-02T03:00:00.0", "2025-06-02T10:00:00.0")],
      "2025-03-01_2025-06-02_1_sleepData.json",
    ),
    json(
      [night("2025-06-02", "2025-06-02T03:10:00.0", "2025-06-02T09:00:00.0")],
      "2025-06-01_2025-06-30_1_sleepData.json",
    ),
  ]
  for (const order of [files, files.toReversed()]) {
    const outcome = await readBy(garminExport, ...order)
    expect(of(outcome, "daily").map((each) => each.distance_data.steps)).toEqual([9_000])
    expect(of(outcome, "sleep").map((each) => each.metadata.start_time)).toEqual([
      "2025-06-01T23:10:00-04:00",
    ])
    const reason = "a newer file says it again, or a longer night"
    expect(skippedOf(outcome, "totalSteps")).toEqual({ [reason]: 1 })
    expect(skippedOf(outcome, "sleepData")).toEqual({ [reason]: 1 })
  }
})

test("a night without its clock, its stages or a worn watch is reported", async () => {
  const times = ["2025-06-02T03:00:00.0", "2025-06-02T10:00:00.0"] as const
  const outcome = await readBy(
    garminExport,
    json([
      night("2025-06-02", ...times),
      night("2025-06-02", ...times, { sleepWindowConfirmationType: "OFF_WRIST" }),
      night("2025-06-02", ...times, { deepSleepSeconds: 0, lightSleepSeconds: null }),
      night("2025-06-02", times[1], times[0]),
      night("2025-02-30", ...times, { napList: [{}] }),
    ]),
  )
  expect(outcome.items).toEqual([])
  expect(skippedOf(outcome, "sleepData")).toEqual({
    [DROPPED.clockless]: 1,
    "the watch was not worn": 1,
    "it has no stages: the watch was not worn, or it is a guess": 1,
    "it does not end, or ends before it begins": 1,
    "it has no day": 1,
  })
  expect(skippedOf(outcome, "napList")).toEqual({ "what a nap looks like is not described": 1 })
})

test("a night without a clock beside it is at the zone of the profile, a day's own clock comes first", async () => {
  const nights = [
    night("2025-06-02", "2025-06-01T21:12:00.0", "2025-06-02T04:58:00.0"),
    night("2025-09-02", "2025-09-02T03:12:00.0", "2025-09-02T10:58:00.0"),
  ]
  const outcome = await readIn("Europe/Berlin", [
    [garminExport, json(nights, "sleepData.json")],
    [garminExport, json([day("2025-09-02", { totalSteps: 1 })])],
  ])
  expect(of(outcome, "sleep").map(({ metadata }) => metadata.start_time)).toEqual([
    "2025-06-01T23:12:00+02:00",
    "2025-09-01T23:12:00-04:00",
  ])
})

test("of a day's health the variability of the heart is read, at the clock of the day", async () => {
  const metrics = [
    { type: "HRV", value: 62, baselineLowerLimit: 50, baselineUpperLimit: 70 },
    { type: "HR", value: 57 },
    { type: "SKIN_TEMP_C", value: -0.2 },
  ]
  const outcome = await readBy(
    garminExport,
    json([
      { calendarDate: "2025-06-02", metrics },
      { calendarDate: "2025-06-03", metrics: [{ type: "HRV", status: "ONBOARDING" }, null] },
    ]),
    json([day("2025-06-02", { totalSteps: 1 })]),
  )
  expect(of(outcome, "daily")).toEqual([
    {
      metadata: {
        start_time: "2025-06-02T00:00:00-04:00",
        end_time: "2025-06-03T00:00:00-04:00",
        upload_type: 1,
      },
      distance_data: { steps: 1 },
      heart_rate_data: { summary: { avg_hrv_rmssd: 62 } },
    },
  ])
  expect(skippedOf(outcome, "HRV")).toEqual({ "it was not measured": 1 })
  expect(skippedOf(outcome, "SKIN_TEMP_C")).toEqual({ "only a night has a place for it": 1 })
})

test("of a day's oxygen uptake that of running counts before that of cycling, whatever comes first", async () => {
  const uptake = (vo2MaxValue: number, sport: string) => ({
    calendarDate: "2025-06-02",
    sport,
    vo2MaxValue,
    maxMetCategory: sport === "CYCLING" ? 1 : 0,
  })
  const both = [uptake(47.4, "RUNNING"), uptake(52, "CYCLING")]
  const name = "DI-Connect-Metrics/MetricsMaxMetData_20250601_20250630_1.json"
  for (const records of [both, both.toReversed()]) {
    const outcome = await readBy(garminExport, json(records, name))
    expect(of(outcome, "daily").map((each) => each.oxygen_data)).toEqual([
      { vo2max_ml_per_min_per_kg: 47.4 },
    ])
  }
  const alone = await readBy(
    garminExport,
    json([uptake(52, "CYCLING"), uptake(0, "RUNNING")], name),
  )
  expect(of(alone, "daily")[0]!.oxygen_data).toEqual({ vo2max_ml_per_min_per_kg: 52 })
  expect(skippedOf(alone, "MetricsMaxMetData")).toEqual({ "it was not measured": 1 })
})

test("a weighing is in grams, on the clock of the days around it; 0 % of fat is a failed reading", async () => {
  const weighing = (timestampGMT: string | number, more: object = {}) => ({
    weight: { weight: 80_250, bodyFat: 22.5, sourceType: "INDEX_SCALE", timestampGMT, ...more },
  })
  const scale = json(
    [
      weighing("2025-06-03T03:30:00.0"),
      weighing(Date.UTC(2025, 5, 4, 12), { weight: 80_000, bodyFat: 0 }),
      weighing("2025-06-05T12:00:00.0", { sourceType: "USER_PROFILE" }),
      { weight: null },
    ],
    "DI-Connect-User/1_userBioMetrics.json",
  )
  const outcome = await readBy(garminExport, scale, json([day("2025-06-02", { totalSteps: 1 })]))
  expect(
    outcome.items
      .filter(({ type }) => type === "body")
      .map(({ date, item }) => [date, (item as ReadItem).measurements_data]),
  ).toEqual([
    // 03:30 in UTC is the evening before, four hours behind it
    ["2025-06-02", { day_avg_weight_kg: 80.25, day_avg_bodyfat_percentage: 22.5 }],
    ["2025-06-04", { day_avg_weight_kg: 80 }],
  ])
  expect(skippedOf(outcome, "bodyFat")).toEqual({ "it was not measured": 1 })
  expect(skippedOf(outcome, "userBioMetrics: weight")).toEqual({
    "a source that is not described": 1,
  })
})

test("a part of an activity, one without a clock and one without a length are reported", async () => {
  const started = { startTimeGmt: 1_748_851_200_000, startTimeLocal: 1_748_854_800_000 }
  const run = { activityId: 1, activityType: "made_up_sport", duration: 60_000, ...started }
  const activities = [
    run,
    { ...run, activityId: 2, parentId: 1 },
    { ...run, startTimeLocal: null },
    { ...run, duration: 0 },
    { ...run, startTimeGmt: "today" },
    7,
  ]
  const outcome = await readBy(
    garminExport,
    json([{ summarizedActivitiesExport: activities }], ACTIVITIES),
  )
  expect(of(outcome, "activity").map(({ metadata }) => metadata)).toEqual([
    {
      summary_id: "1",
      name: "made up sport",
      start_time: "2025-06-02T09:00:00+01:00",
      end_time: "2025-06-02T09:01:00+01:00",
      upload_type: 1,
    },
  ])
  expect(skippedOf(outcome, "summarizedActivities")).toEqual({
    "it is a part of another": 1,
    "nothing tells what the clock was": 1,
    "it has no length": 1,
    "it has no times": 1,
    "it is no record": 1,
  })
})

test("no mutation of a sample throws, and every row has its source", async () => {
  const files = await Promise.all(
    [DAYS, NIGHTS, ACTIVITIES].map((name) => Bun.file(`${FIXTURES}/${name}`).bytes()),
  )
  const days = fileOf(files[0]!, DAYS)
  await fc.assert(
    fc.asyncProperty(mutationsOf(files, '{}[]":,-.019enul\u0000é'), async (bytes) => {
      const outcome = await readBy(garminExport, fileOf(bytes, NIGHTS), days)
      expectSourced(outcome)
    }),
    { numRuns: 300 },
  )
})
